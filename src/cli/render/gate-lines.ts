import { gateFlags } from '../../core/view/gate-flags.ts'
import type { PlannedInstance } from '../../model/alignment.ts'
import { padEnd } from './display-width.ts'

/** A command line that resumes as this call would, with more flags behind it. */
export type ResumeLine = (more: readonly string[]) => string

export const isHeld = ({ gate }: PlannedInstance): boolean => gate?.state === 'held'

const [RERUN, KEEP] = ['run it again', 'keep it'] as const

const labelled = (label: string, text: string): string => `${padEnd(label, RERUN.length)}  ${text}`

/** How the one gated entry is answered: two complete commands. */
export const gateCommands = ({ ref }: PlannedInstance, resume: ResumeLine): readonly string[] => {
  const { rerun, keep } = gateFlags(ref)
  return [labelled(RERUN, resume([rerun])), labelled(KEEP, resume([keep]))]
}

/** How one of several gated entries is answered: two flags, of which the command takes one for each entry. */
export const gateFlagLines = ({ ref }: PlannedInstance): readonly string[] => {
  const { rerun, keep } = gateFlags(ref)
  return [labelled(RERUN, rerun), labelled(KEEP, keep)]
}

/** Complete commands that answer all gated entries alike. */
export function gateAllCommands(held: readonly PlannedInstance[], resume: ResumeLine): readonly string[] {
  const flags = held.map(({ ref }) => gateFlags(ref))
  return [
    'run all of them again:', resume(flags.map(({ rerun }) => rerun)),
    'keep what all of them did:', resume(flags.map(({ keep }) => keep)),
  ]
}
