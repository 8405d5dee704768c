import { Fault } from '../../model/fault.ts'
import type { Call } from '../command.ts'

/**
 * Refuses to ask where nobody can answer.
 * @throws Fault usage.invalid
 */
export function checkInteractive({ flags, globals, host, verb }: Call): void {
  if (!flags.on('interactive')) return
  const problem = !globals.input ? 'does not go with --no-input'
    : host.stdin.kind === 'none' ? 'has nobody to ask: there is no input' : undefined
  if (problem === undefined) return
  throw new Fault('usage.invalid', `${verb}: --interactive ${problem}`, { next: 'leave it out: runner inbox shows what is asked' })
}
