import type { PlannedInstance } from '../../model/alignment.ts'
import { ruleText } from '../../core/policy/policy-ruling.ts'
import { shellFlag } from '../../core/view/shell-word.ts'
import { displayWidth, padEnd } from './display-width.ts'
import { oneLine } from './safe-text.ts'

/** A command line that resumes as this call would, with more flags behind it. */
export type ResumeLine = (more: readonly string[]) => string

export const isHeld = ({ gate }: PlannedInstance): boolean => gate?.state === 'held'

/** How a gate is gone past, by the flag that does it. */
const WAYS = [{ flag: '--allow-mutating-reexec', label: 'run it again' }, { flag: '--adopt', label: 'keep it' }] as const
const LABEL = Math.max(...WAYS.map(({ label }) => label.length))

const flagsOf = ({ gate }: PlannedInstance): readonly string[] => gate?.flags ?? []
const labelOf = (flag: string): string => WAYS.find((way) => flag.startsWith(`${way.flag} `))?.label ?? ''

/** How the one gated entry is answered: complete commands, after the flags as they are where a shell needs them otherwise. */
export const gateCommands = (row: PlannedInstance, resume: ResumeLine): readonly string[] => [
  ...flagsOf(row).some((flag) => shellFlag(flag) !== flag) ? flagsOf(row) : [],
  ...flagsOf(row).map((flag) => `${padEnd(labelOf(flag), LABEL)}  ${resume([shellFlag(flag)])}`),
]

/** How an entry is kept of which nobody knows the end: a complete command. */
export const keepCommand = ({ ref }: PlannedInstance, resume: ResumeLine): string => resume([shellFlag(`--adopt ${ref}=REASON`)])

/** How one of several gated entries is answered: flags, of which the command takes one for each entry. */
export function gateFlagLines(row: PlannedInstance, width: number): readonly string[] {
  const flags = flagsOf(row).map(shellFlag)
  const line = flags.join('  or  ')
  return displayWidth(line) <= width ? [line] : flags
}

const KEEP_REST = '--adopt-rest REASON'
const GIVE_REASON = ' --reason REASON'

/** Only its place would run it again; once what comes before it is kept, it is not gated and its own flag would name nothing. */
const isByPlace = ({ gate }: PlannedInstance): boolean => gate?.cause === 'positionalReplay' || gate?.cause === 'orderInvalidated'

const each = (held: readonly PlannedInstance[], flag: string): readonly string[] =>
  held.flatMap((row) => flagsOf(row).filter((text) => text.startsWith(`${flag} `)).map(shellFlag))

/** One reason serves them all. */
function releasing(held: readonly PlannedInstance[]): readonly string[] {
  const flags = each(held, WAYS[0].flag)
  const bare = flags.map((flag) => (flag.endsWith(GIVE_REASON) ? flag.slice(0, -GIVE_REASON.length) : flag))
  return flags.some((flag) => flag.endsWith(GIVE_REASON)) ? [...bare, GIVE_REASON.trim()] : bare
}

const isNever = ({ gate }: PlannedInstance): boolean => gate?.policy?.reexecute === 'never'

/** What the policy says of doing it again. */
export function policyLines({ gate }: PlannedInstance): readonly string[] {
  if (gate?.policy === undefined) return []
  const { reexecute, of } = gate.policy
  const what = of === undefined ? '' : `${oneLine(of)} is `
  return [`${what}${reexecute === 'never' ? 'never done again' : 'done again only with a reason'}: ${oneLine(ruleText(gate.policy))}`]
}

/** How the only gated entry is answered. */
export const aboveText = (row: PlannedInstance): string =>
  ['the policy leaves no way past it', 'the command above', 'one of the two commands above'][flagsOf(row).length] ?? ''

/** Complete commands that answer all gated entries alike, each under what it does. */
export function gateAllCommands(held: readonly PlannedInstance[], resume: ResumeLine): readonly string[] {
  const [roots, followers] = [held.filter((row) => !isByPlace(row)), held.filter(isByPlace)]
  const rest = followers.length === 0 ? [] : [KEEP_REST]
  const names = roots.map(({ ref }) => oneLine(ref)).join(', ')
  const between = [`run ${names} again, keep what only comes after:`, resume([...releasing(roots), ...rest])]
  const kept = each(roots, WAYS[1].flag)
  return [
    ...(held.some(isNever) ? [] : ['run all of them again:', resume(releasing(held))]),
    ...(roots.length === 0 || followers.length === 0 || roots.some(isNever) ? [] : between),
    ...(kept.length < roots.length ? [] : ['keep what all of them did:', resume([...kept, ...rest])]),
  ]
}
