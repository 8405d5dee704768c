import { parseArgs, type ParseArgsConfig } from 'node:util'
import { given } from '../base/given.ts'
import { Fault } from '../model/fault.ts'
import { CallFlags } from './call-flags.ts'
import type { Command, FlagSpec, Globals } from './command.ts'
import { GLOBAL_FLAGS, heededFlags, longName, shortName, takesValue } from './global-flags.ts'
import { meantText } from './meant-text.ts'
import type { ReporterName } from './reporters/choose-reporters.ts'
import type { OutputMode } from './reporters/reporter.ts'

/** The words and flags after a verb. */
export interface Parsed { readonly words: readonly string[]; readonly flags: CallFlags; readonly globals: Globals }

interface OptionToken {
  readonly name: string
  /** As it was typed, with its dashes. */
  readonly rawName: string
  readonly value: string | undefined
  /** The value followed a `=`. */
  readonly inlineValue: boolean | undefined
}

class CallParser {
  readonly words: string[] = []
  readonly given = new Map<string, string[]>()
  readonly #verb: string
  readonly #command: Command
  readonly #specs: ReadonlyMap<string, FlagSpec>

  constructor(verb: string, command: Command) {
    this.#verb = verb
    this.#command = command
    this.#specs = new Map([...command.flags ?? [], ...GLOBAL_FLAGS].map((spec) => [longName(spec), spec]))
  }

  /** @returns false when help was asked for */
  parse(argv: readonly string[]): boolean {
    const { tokens } = parseArgs({ args: [...argv], options: this.#options(), strict: false, allowPositionals: true, tokens: true })
    for (const token of tokens) {
      if (token.kind === 'option' && (token.name === 'help' || token.name === 'h')) return false
      if (token.kind === 'positional') this.words.push(token.value)
      else if (token.kind === 'option') this.#take(token)
    }
    this.#checkWords()
    return true
  }

  #options(): NonNullable<ParseArgsConfig['options']> {
    return Object.fromEntries([...this.#specs].map(([name, spec]) => [name, {
      type: takesValue(spec) ? 'string' : 'boolean', multiple: true, ...given('short', shortName(spec)),
    }]))
  }

  #take(token: OptionToken): void {
    const spec = this.#specs.get(token.name)
    if (spec === undefined) throw this.#unknown(token)
    const before = this.given.get(token.name)
    if (before !== undefined && takesValue(spec) && spec.many !== true) throw this.#wrong(`${token.rawName} was given twice`)
    const value = takesValue(spec) ? this.#value(spec, token) : this.#form(spec, token)
    this.given.set(token.name, [...before ?? [], ...value === undefined ? [] : [value]])
  }

  #value({ choices }: FlagSpec, { rawName, value, inlineValue }: OptionToken): string {
    if (value === undefined) throw this.#wrong(`${rawName} needs a value`)
    if (inlineValue !== true && /^-./.test(value)) {
      throw this.#wrong(`${rawName} needs a value; one that begins with a dash is written ${rawName}=${value}`)
    }
    if (choices?.includes(value) === false) throw this.#wrong(`${rawName} is one of ${choices.join(', ')}, not "${value}"`)
    return value
  }

  /** Of a flag that takes no value, except that some have a second form: `--json=stream`. */
  #form({ form }: FlagSpec, { rawName, value }: OptionToken): string | undefined {
    if (value === undefined || value === form) return value
    throw this.#wrong(form === undefined ? `${rawName} takes no value` : `${rawName} takes no value but ${form}, not "${value}"`)
  }

  #unknown({ name, rawName }: OptionToken): Fault {
    if (this.#command.later?.includes(name) === true) {
      return new Fault('usage.not-available', `this version of "${this.#verb}" does not offer ${rawName} yet`, this.#next)
    }
    return this.#wrong(`it has no flag ${rawName}${meantText(name, this.#specs.keys()).replaceAll(/(?<=mean |or )/g, '--')}`)
  }

  #checkWords(): void {
    const specs = this.#command.words ?? []
    const missing = specs.find(({ word }, index) => word.startsWith('<') && this.words.length <= index)
    if (missing !== undefined) throw this.#wrong(`${missing.word} is missing: ${missing.text}`)
    const most = specs.some(({ word }) => word.includes('...')) ? Infinity : specs.length
    const [extra] = this.words.slice(most)
    if (extra !== undefined) throw this.#wrong(`"${extra}" is one word too many`)
  }

  get #next(): { readonly next: string } { return { next: `runner help ${this.#verb}` } }

  #wrong(problem: string): Fault {
    return new Fault('usage.invalid', `${this.#verb}: ${problem}`, this.#next)
  }
}

function refuseUnheeded(verb: string, command: Command, flags: CallFlags): void {
  const heeded = heededFlags(command)
  const idle = GLOBAL_FLAGS.find((spec) => flags.on(longName(spec)) && !heeded.includes(spec))
  const next = { next: `runner help ${verb}` }
  if (idle !== undefined) throw new Fault('usage.invalid', `--${longName(idle)} does not apply to "${verb}"`, next)
  if (flags.text('json') === 'stream' && command.streams !== true) {
    throw new Fault('usage.invalid', `--json=stream does not apply to "${verb}", --json does`, next)
  }
}

function globalsOf(flags: CallFlags): Globals {
  const json: Globals['json'] = !flags.on('json') ? undefined : flags.text('json') === 'stream' ? 'stream' : 'document'
  return {
    ...given('store', flags.text('store')), ...given('output', flags.text('output') as OutputMode | undefined), ...given('json', json),
    reporters: flags.texts('reporter') as readonly ReporterName[], quiet: flags.on('quiet'), color: !flags.on('no-color'),
    input: !flags.on('no-input'),
  }
}

/**
 * What stands before and after a verb; undefined when it asks for help.
 * @throws Fault usage.invalid, usage.not-available
 */
export function parseCall(verb: string, command: Command, argv: readonly string[]): Parsed | undefined {
  const parser = new CallParser(verb, command)
  if (!parser.parse(argv)) return undefined
  const flags = new CallFlags(parser.given)
  refuseUnheeded(verb, command, flags)
  return { words: parser.words, flags, globals: globalsOf(flags) }
}
