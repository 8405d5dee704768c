import type { OutputMode } from './reporter.ts'

/** Where progress goes; `quiet` shows none. */
const PROGRESS_REPORTERS = ['terminal', 'plain', 'github', 'quiet'] as const
/** What is written to stdout, beside the progress. */
const DATA_REPORTERS = ['json', 'json-stream', 'junit'] as const
export const REPORTERS = [...PROGRESS_REPORTERS, ...DATA_REPORTERS] as const
export type ReporterName = (typeof REPORTERS)[number]

type Env = Readonly<Record<string, string | undefined>>

interface Surroundings {
  readonly env: Env
  /** stderr is a terminal. */
  readonly isTerminal: boolean
}

/** Whether a variable says yes. */
export const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== '0' && value !== 'false'

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => (names as readonly string[]).includes(name)

/** A live region needs a terminal that can move its cursor; a CI system is none, whatever it says. */
export const isInteractive = ({ env, isTerminal }: Surroundings): boolean => isTerminal && !isSet(env['CI']) && env['TERM'] !== 'dumb'

function defaultProgress(around: Surroundings, streams: boolean): ReporterName {
  if (isSet(around.env['GITHUB_ACTIONS'])) return 'github'
  return isInteractive(around) && !streams ? 'terminal' : 'plain'
}

/**
 * The reporters of a run: one for progress, and those that write data.
 * @param wanted.named by `--reporter`, in order
 * @param wanted.json by `--json`
 */
export function chooseReporters(
  wanted: { readonly named: readonly ReporterName[]; readonly json?: 'document' | 'stream' }, around: Surroundings,
): readonly ReporterName[] {
  const json: readonly ReporterName[] = wanted.json === undefined ? [] : [wanted.json === 'stream' ? 'json-stream' : 'json']
  const data = [...new Set([...json, ...wanted.named.filter((name) => isOneOf(DATA_REPORTERS, name))])]
  const progress = wanted.named.find((name) => isOneOf(PROGRESS_REPORTERS, name))
  return [progress ?? defaultProgress(around, data.includes('json-stream')), ...data]
}

/** Commands' output goes on as it comes where nobody watches, and only when something failed where somebody does. */
export const defaultOutput = (around: Surroundings): OutputMode => (isInteractive(around) ? 'on-failure' : 'stream')
