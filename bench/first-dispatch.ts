import { instant } from './instant-provider.ts'

// The provider of a measured command: at its first dispatch the process is gone, so that its end is the moment of that dispatch.

export default instant(() => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
})
