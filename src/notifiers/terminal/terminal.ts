import type { Notice, Notifier } from '../../ports/notifier.ts'

/** Shows each notice to somebody at a terminal. @param show takes the whole notice, as it is to be seen */
export const terminal = (show: (notice: Notice) => void): Notifier => ({
  name: 'terminal',
  notify(notice) {
    show(notice)
    return Promise.resolve()
  },
})
