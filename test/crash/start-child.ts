import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const TSX = import.meta.resolve('tsx')

/** Where a child's program is. */
export const programOf = (name: string): string => fileURLToPath(new URL(`children/${name}.ts`, import.meta.url))

/** What starts a program written in TypeScript. */
export const NODE_ARGS: readonly string[] = ['--import', TSX]

/** Starts a real process that runs a program from `children/`, with a channel for messages. */
export const startChild = (name: string, ...args: readonly string[]): ChildProcess =>
  fork(programOf(name), args, { execArgv: [...NODE_ARGS], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

export const nextMessage = <T>(child: ChildProcess): Promise<T> => new Promise((resolve, reject) => {
  const fail = (code: number | null): void => { reject(new Error(`the child ended with ${String(code)}`)) }
  child.once('exit', fail)
  child.once('message', (message) => {
    child.off('exit', fail)
    resolve(message as T)
  })
})

export const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => {
  if (child.exitCode !== null || child.signalCode !== null) resolve()
  else child.once('exit', () => resolve())
})
