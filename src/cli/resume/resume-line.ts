import { runnerLine } from '../../core/view/shell-word.ts'
import type { CallFlags } from '../call-flags.ts'
import type { Call } from '../command.ts'
import { longName } from '../global-flags.ts'
import { INTERACTIVE, PLANNED_NAMES, PROCESS_NAMES } from './resume-flags.ts'

/** A value that begins with a dash would be taken for a flag. */
const withValue = (name: string, text: string): readonly string[] =>
  (text.startsWith('-') ? [`--${name}=${text}`] : [`--${name}`, text])

const flagWords = (flags: CallFlags, name: string): readonly string[] =>
  (flags.texts(name).length === 0 ? [`--${name}`] : flags.texts(name).flatMap((text) => withValue(name, text)))

/** Another verb than `resume`, flags that are not repeated, and how the newest segment was supervised, unless the call says. */
interface LineAbout { readonly verb?: string; readonly without?: readonly string[]; readonly supervise?: string | undefined }

/**
 * The command line that resumes a run as this call asks, with more behind it: words that are already fit for a shell.
 * @example resumeLine(call, 'r1')(['--adopt publish=REASON']) // runner resume r1 --flow flow.yaml --adopt publish=REASON
 */
export function resumeLine(
  { flags, globals }: Pick<Call, 'flags' | 'globals'>, runId: string, { verb = 'resume', without = [], supervise }: LineAbout = {},
): (more?: readonly string[]) => string {
  const idle = verb === 'resume' ? without : [...without, longName(INTERACTIVE)]
  const names = [...PLANNED_NAMES, ...PROCESS_NAMES].filter((name) => flags.on(name) && !idle.includes(name))
  const store = globals.store === undefined ? [] : ['--store', globals.store]
  const again = supervise === undefined || flags.on('supervise') ? [] : ['--supervise', supervise]
  const line = runnerLine([verb, runId, ...names.flatMap((name) => flagWords(flags, name)), ...again, ...store])
  return (more = []) => [line, ...more].join(' ')
}
