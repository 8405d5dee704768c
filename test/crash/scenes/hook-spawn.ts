import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import type { CrashWorld } from '../../../src/testing/crash/crash-world.ts'

/** Makes the start of a supervisor, and the message to it, moments to die at. */
export function hookSpawn(world: CrashWorld): void {
  const start = childProcess.spawn as (...args: readonly unknown[]) => childProcess.ChildProcess
  const hooked = (...args: readonly unknown[]): childProcess.ChildProcess => {
    if (args[0] !== process.execPath) return start(...args)
    const child = world.around('spawn', () => start(...args))
    const { stdin } = child
    if (stdin !== null) {
      const end = stdin.end.bind(stdin) as (...bytes: readonly unknown[]) => typeof stdin
      stdin.end = ((...bytes: readonly unknown[]) => world.around('message', () => end(...bytes))) as typeof stdin.end
    }
    return child
  }
  childProcess.spawn = hooked as typeof childProcess.spawn
  syncBuiltinESMExports()
}
