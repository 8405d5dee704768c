import type { Command, FlagSpec, Verbs } from './command.ts'
import { GLOBAL_FLAGS, heededFlags } from './global-flags.ts'

type Line = readonly [string, string]

/** Two columns; a long left side gets a line of its own. */
function columns(lines: readonly Line[]): readonly string[] {
  const width = Math.min(28, Math.max(...lines.map(([left]) => left.length)))
  return lines.flatMap(([left, right]) => (left.length > width
    ? [`  ${left}`, `  ${' '.repeat(width)}  ${right}`]
    : [`  ${left.padEnd(width)}  ${right}`]))
}

const section = (title: string, lines: readonly Line[]): readonly string[] => (lines.length === 0 ? [] : ['', title, ...columns(lines)])

function flagLine({ flag, text, choices, many }: FlagSpec): Line {
  const options = choices === undefined ? '' : ` (${choices.join(', ')})`
  return [flag, `${text}${options}${many === true ? '; may be repeated' : ''}`]
}

/** Help about one verb. */
export function verbHelp(verb: string, command: Command, summary: string): string {
  const words = (command.words ?? []).map(({ word }) => ` ${word}`).join('')
  const flags = command.flags ?? []
  return [
    `runner ${verb}${words}${flags.length > 0 ? ' [flags]' : ''}`, '', summary,
    ...section('Words', (command.words ?? []).map(({ word, text }) => [word, text])), ...section('Flags', flags.map(flagLine)),
    ...section('Common flags', heededFlags(command).map(flagLine)), ...(command.notes === undefined ? [] : ['', ...command.notes]), '',
  ].join('\n')
}

/** Help about the whole command. */
export function overallHelp(verbs: Verbs): string {
  return [
    'runner <verb> [flags]', '', 'Runs workflows that touch the real world, and says afterwards what happened.',
    ...section('Verbs', Object.entries(verbs).map(([verb, { summary }]) => [verb, summary])),
    ...section('Flags', [...GLOBAL_FLAGS.map(flagLine), ['-h, --help', 'this help'], ['--version', 'the version']]), '',
    'A run is named by its id, by the beginning of it, or as @latest.', 'runner help VERB   runner help exit-codes', '',
  ].join('\n')
}
