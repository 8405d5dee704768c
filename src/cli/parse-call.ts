import { Command as Parser, CommanderError, InvalidArgumentError, Option } from 'commander'
import { given } from '../base/given.ts'
import { nearestNames } from '../core/expr/nearest-names.ts'
import { Fault } from '../model/fault.ts'
import { CallFlags } from './call-flags.ts'
import type { Call, Command, FlagSpec, Globals, Verbs } from './command.ts'
import { GLOBAL_FLAGS, longName, takesValue } from './global-flags.ts'
import type { Host } from './host.ts'
import type { ReporterName } from './reporters/choose-reporters.ts'
import type { OutputMode } from './reporters/reporter.ts'

/** The parser knows it under this name, because a flag with an optional value would take the word after it. */
const STREAM = '--json-stream'

function optionOf(spec: FlagSpec): Option {
  const option = new Option(spec.flag.replace('--json=stream', STREAM), spec.text)
  return takesValue(spec) ? option.argParser((value, before: unknown) => readValue(spec, value, before)) : option
}

function readValue(spec: FlagSpec, value: string, before: unknown): string | readonly string[] {
  if (spec.choices?.includes(value) === false) throw new InvalidArgumentError(`It is one of ${spec.choices.join(', ')}.`)
  if (spec.many === true) return [...before as readonly string[] | undefined ?? [], value]
  if (before !== undefined) throw new InvalidArgumentError('It was given twice.')
  return value
}

function parserOf(verb: string, command: Command, help: () => string, host: Host): Parser {
  const parser = new Parser(verb)
    .exitOverride().showSuggestionAfterError(false).helpOption('-h, --help').helpCommand(false)
    .configureOutput({ writeOut: (text) => { host.stdout.write(text) }, outputError: () => undefined })
  parser.helpInformation = help
  for (const { word, text } of command.words ?? []) parser.argument(word, text)
  for (const spec of [...command.flags ?? [], ...GLOBAL_FLAGS]) parser.addOption(optionOf(spec))
  return parser
}

const next = (verb: string): { readonly next: string } => ({ next: `runner help ${verb}` })

/** Says `--json` of a form that does not exist before the parser takes it for something else. */
function readForm(token: string): string {
  if (token === '--json=stream') return STREAM
  if (token.startsWith('--json=')) throw new Fault('usage.invalid', `--json takes no value but stream, not "${token.slice(7)}"`)
  if (token === STREAM) throw new Fault('usage.invalid', `there is no flag ${STREAM}: it is --json=stream`)
  return token
}

function readForms(argv: readonly string[]): readonly string[] {
  const end = argv.indexOf('--')
  return argv.map((token, index) => (end >= 0 && index >= end ? token : readForm(token)))
}

function unknownFlag(verb: string, command: Command, flag: string): Fault {
  if (command.later?.includes(flag) === true) {
    return new Fault('usage.not-available', `this version of "${verb}" does not offer ${flag} yet`, next(verb))
  }
  const known = [...command.flags ?? [], ...GLOBAL_FLAGS].map(longName)
  const near = nearestNames(flag.replace(/^-+/, '').replace(/=.*$/s, ''), known).map((name) => `--${name}`)
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
  return new Fault('usage.invalid', `"${verb}" has no flag ${flag}${hint}`, next(verb))
}

function usageFault(verb: string, command: Command, error: CommanderError): Fault {
  const text = error.message.replace(/^error: /, '')
  const flag = /'([^']*)'/.exec(text)?.[1] ?? ''
  return error.code === 'commander.unknownOption' ? unknownFlag(verb, command, flag) : new Fault('usage.invalid', `${verb}: ${text}`, next(verb))
}

function refuseUnheeded(verb: string, command: Command, parser: Parser): void {
  for (const spec of GLOBAL_FLAGS) {
    if (spec.heeded === 'always' || command.heeds?.includes(spec.heeded) === true) continue
    const name = optionOf(spec).attributeName()
    if (parser.getOptionValueSource(name) === 'cli') {
      throw new Fault('usage.invalid', `--${longName(spec)} does not apply to "${verb}"`, next(verb))
    }
  }
}

/** Values of the global flags as the parser leaves them. */
interface ParsedGlobals {
  readonly store?: string
  readonly json?: true
  readonly jsonStream?: true
  readonly quiet?: true
  readonly output?: OutputMode
  readonly reporter?: readonly ReporterName[]
  readonly color: boolean
  readonly input: boolean
}

function globalsOf({ store, output, reporter = [], color, input, ...values }: ParsedGlobals): Globals {
  const json: Globals['json'] = values.jsonStream === true ? 'stream' : values.json === true ? 'document' : undefined
  return { ...given('store', store), ...given('output', output), ...given('json', json), reporters: reporter, quiet: values.quiet === true, color, input }
}

/**
 * The words and flags after a verb; undefined when help was asked for and has been shown.
 * @throws Fault usage.invalid, usage.not-available
 */
export function parseCall(
  verb: string, command: Command, argv: readonly string[], around: { readonly help: () => string; readonly host: Host; readonly verbs: Verbs },
): Call | undefined {
  const { help, host, verbs } = around
  const parser = parserOf(verb, command, help, host)
  try {
    parser.parse(readForms(argv), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed') return undefined
    throw usageFault(verb, command, error)
  }
  refuseUnheeded(verb, command, parser)
  const values = parser.opts<Record<string, unknown>>()
  return { verb, words: parser.args, flags: new CallFlags(values), globals: globalsOf(parser.opts<ParsedGlobals>()), host, verbs }
}
