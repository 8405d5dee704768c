import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { measuredEnv } from './machine.ts'
import { root } from './scratch.ts'

/** The built command. */
export const CLI = join(root, 'dist', 'cli.js')

/** How a measured command is to end: with success, or in its first dispatch. */
export type End = 'success' | 'first dispatch'

interface Ending { readonly prints?: boolean; readonly end?: End }

/** Milliseconds from starting a command to its end. */
export function commandMs(args: readonly string[], cwd: string, { prints = true, end = 'success' }: Ending = {}): number {
  const began = performance.now()
  const options = { cwd, env: measuredEnv(), encoding: 'utf8', maxBuffer: Infinity } as const
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, options)
  const took = performance.now() - began
  const isGood = end === 'success' ? status === 0 && (stdout !== '') === prints : signal === 'SIGKILL'
  if (!isGood) throw new Error(`${args.join(' ')} ended with ${String(status ?? signal)}: ${stdout}${stderr}`)
  return took
}
