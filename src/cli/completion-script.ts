import type { Command, FlagSpec } from './command.ts'
import { heededFlags } from './global-flags.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

export interface CompletedVerb { readonly name: string; readonly summary: string; readonly command: Command }

const spellings = ({ flag }: FlagSpec): readonly string[] => flag.split(', ').map((form) => form.split(' ')[0] ?? '')

const flagsOf = ({ command }: CompletedVerb): readonly FlagSpec[] => [...command.flags ?? [], ...heededFlags(command)]

const takesRun = ({ command }: CompletedVerb): boolean => (command.words ?? []).some(({ word }) => /\brun\b/.test(word))

/** Inside double quotes of the three shells. */
const quoted = (text: string): string => text.replaceAll(/["$`\\]/g, '')

/** Cases of a shell: after a flag with choices these, else runs where a verb takes one, else files. */
function bashCases(verb: CompletedVerb): string {
  const flags = flagsOf(verb)
  const choices = flags.filter((spec) => spec.choices !== undefined).map((spec) =>
    `      ${spellings(spec).join('|')}) COMPREPLY=($(compgen -W "${spec.choices?.join(' ') ?? ''}" -- "$cur")); return ;;`)
  const words = flags.flatMap(spellings).join(' ')
  const runs = takesRun(verb) ? '\n    COMPREPLY+=($(compgen -W "@latest $(runner ls -q 2>/dev/null)" -- "$cur"))' : ''
  const cases = choices.length === 0 ? '' : `    case "$prev" in\n${choices.join('\n')}\n    esac\n`
  const flagWords = `    COMPREPLY=($(compgen -W "${words}" -- "$cur"))${runs}`
  return `  ${verb.name})\n${cases}${flagWords}\n    COMPREPLY+=($(compgen -f -- "$cur"))\n    ;;`
}

function bash(verbs: readonly CompletedVerb[]): string {
  return [
    '_runner() {', '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" verb="${COMP_WORDS[1]}"', '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${verbs.map(({ name }) => name).join(' ')}" -- "$cur"))`, '    return', '  fi',
    '  case "$verb" in', ...verbs.map(bashCases), '  esac', '}', 'complete -o filenames -F _runner runner', '',
  ].join('\n')
}

/** zsh reads completions of bash. */
const zsh = (verbs: readonly CompletedVerb[]): string =>
  `autoload -Uz compinit bashcompinit\n(( $+functions[compdef] )) || compinit\nbashcompinit\n${bash(verbs)}`

function fishFlag(verb: string, spec: FlagSpec): string {
  const names = spellings(spec).map((form) => (form.startsWith('--') ? `-l ${form.slice(2)}` : `-s ${form.slice(1)}`)).join(' ')
  const value = spec.choices === undefined ? spec.flag.includes('<') ? ' -r' : '' : ` -x -a "${spec.choices.join(' ')}"`
  return `complete -c runner -n "__fish_seen_subcommand_from ${verb}" ${names}${value} -d "${quoted(spec.text)}"`
}

function fish(verbs: readonly CompletedVerb[]): string {
  const first = verbs.map(({ name, summary }) => `complete -c runner -n __fish_use_subcommand -f -a ${name} -d "${quoted(summary)}"`)
  const flags = verbs.flatMap((verb) => flagsOf(verb).map((spec) => fishFlag(verb.name, spec)))
  const runs = verbs.filter(takesRun).map(({ name }) =>
    `complete -c runner -n "__fish_seen_subcommand_from ${name}" -a "@latest (runner ls -q 2>/dev/null)"`)
  return [...first, ...flags, ...runs, ''].join('\n')
}

const SCRIPT: Readonly<Record<Shell, (verbs: readonly CompletedVerb[]) => string>> = { bash, zsh, fish }

/** A script that teaches a shell the verbs, their flags and the runs there are. */
export const completionScript = (shell: Shell, verbs: readonly CompletedVerb[]): string => SCRIPT[shell](verbs)
