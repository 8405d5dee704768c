import type { PlannedInstance } from '../../model/alignment.ts'
import { padEnd } from './display-width.ts'

/** A command line that resumes as this call would, with more flags behind it. */
export type ResumeLine = (more: readonly string[]) => string

export const isHeld = ({ gate }: PlannedInstance): boolean => gate?.state === 'held'

/** How a gate is gone past, by the flag that does it. */
const WAYS = [{ flag: '--allow-mutating-reexec', label: 'run it again' }, { flag: '--adopt', label: 'keep it' }] as const
const LABEL = Math.max(...WAYS.map(({ label }) => label.length))

const flagsOf = ({ gate }: PlannedInstance): readonly string[] => gate?.flags ?? []
const labelOf = (flag: string): string => WAYS.find((way) => flag.startsWith(`${way.flag} `))?.label ?? ''

/** How the one gated entry is answered: complete commands. */
export const gateCommands = (row: PlannedInstance, resume: ResumeLine): readonly string[] =>
  flagsOf(row).map((flag) => `${padEnd(labelOf(flag), LABEL)}  ${resume([flag])}`)

/** How one of several gated entries is answered: flags, of which the command takes one for each entry. */
export const gateFlagLines = (row: PlannedInstance): readonly string[] =>
  flagsOf(row).map((flag) => `${padEnd(labelOf(flag), LABEL)}  ${flag}`)

const all = (held: readonly PlannedInstance[], flag: string): readonly string[] =>
  held.map((row) => flagsOf(row).find((each) => each.startsWith(`${flag} `)) ?? '')

/** Complete commands that answer all gated entries alike. */
export function gateAllCommands(held: readonly PlannedInstance[], resume: ResumeLine): readonly string[] {
  return [
    'run all of them again:', resume(all(held, WAYS[0].flag)),
    'keep what all of them did:', resume(all(held, WAYS[1].flag)),
  ]
}
