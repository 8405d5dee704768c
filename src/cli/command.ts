import type { CallFlags } from './call-flags.ts'
import type { Host } from './host.ts'
import type { ReporterName } from './reporters/choose-reporters.ts'
import type { OutputMode } from './reporters/reporter.ts'

/** Flags that belong to no verb; a verb names those it heeds, the others are refused there. */
export type GlobalFlag = 'store' | 'json' | 'quiet' | 'output' | 'reporter'

/** A flag as it is written: `-o, --out <dir>`; an angle bracket takes a value. */
export interface FlagSpec {
  readonly flag: string
  readonly text: string
  /** May be given several times. */
  readonly many?: true
  readonly choices?: readonly string[]
  /** The one word that may follow `=` although it takes no value. */
  readonly form?: string
}

/** What was typed, parsed. */
export interface Call {
  readonly verb: string
  readonly words: readonly string[]
  readonly flags: CallFlags
  readonly globals: Globals
  readonly host: Host
  /** All verbs of this version, for those that tell of others. */
  readonly verbs: Verbs
}

export interface Globals {
  readonly store?: string
  readonly json?: 'document' | 'stream'
  readonly quiet: boolean
  readonly color: boolean
  readonly input: boolean
  readonly output?: OutputMode
  readonly reporters: readonly ReporterName[]
}

/** A verb of the command line: options in, one public function, view out. */
export interface Command {
  /** Positional words: `[run]`, `<flow...>`. */
  readonly words?: readonly { readonly word: string; readonly text: string; readonly choices?: readonly string[] }[]
  readonly flags?: readonly FlagSpec[]
  readonly heeds?: readonly GlobalFlag[]
  /** `--json=stream` applies. */
  readonly streams?: true
  /** Flags of this verb, by name, that only a later version understands. */
  readonly later?: readonly string[]
  /** Lines shown under the help. */
  readonly notes?: readonly string[]
  /** @returns the process exit code. @throws Fault */
  run(call: Call): Promise<number>
}

/** A verb: what it does in a few words, and where it is. Only the one that was typed is loaded. */
export interface Verb { readonly summary: string; readonly load: () => Promise<Command> }
export type Verbs = Readonly<Record<string, Verb>>
