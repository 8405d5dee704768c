import { defineFlow } from '../../../src/compile/define/define-flow.ts'

/** One line in the world for each time a command really acts. */
const ACT = 'echo "$FLOWIR_IDEMPOTENCY_KEY $FLOWIR_STEP" >> "$CRASH_WORLD"'

const WAIT = 'touch "$CRASH_WORLD-begun"; until [ -e "$CRASH_WORLD-go" ]; do sleep 0.02; done'

/** Real processes: commands under a supervisor, the second of them busy until somebody waits for it, and one that only looks. */
export const commands = defineFlow({ id: 'commands' }, ({ shell }) => {
  shell('build', `${ACT}; echo built`, { effect: 'mutating' })
  const look = shell('look', 'echo seen', { effect: 'readonly' })
  shell('publish', `${WAIT}; ${ACT}; echo published`, { effect: 'mutating' })
  return { seen: look.output.stdout }
})

/** One command, for races around its start. */
export const oneCommand = defineFlow({ id: 'one-command' }, ({ shell }) => {
  shell('publish', `${ACT}; echo published`, { effect: 'mutating' })
})

/** Three branches with three rounds each, nine real processes at once, and one when they are joined. */
export const fanCommands = defineFlow({ id: 'fan-commands' }, ({ parallel, foreach, shell }) => {
  const rounds = (name: string) => (): void => {
    foreach(`each-${name}`, { in: ['p', 'q', 'r'], as: name, key: (item) => item, concurrency: 3 }, () => {
      shell(`work-${name}`, ACT, { effect: 'mutating' })
    })
  }
  parallel('all', { a: rounds('a'), b: rounds('b'), c: rounds('c') })
  shell('after', ACT, { effect: 'mutating' })
})
