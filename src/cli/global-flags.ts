import type { FlagSpec, GlobalFlag } from './command.ts'
import { REPORTERS } from './reporters/choose-reporters.ts'
import { OUTPUT_MODES } from './reporters/reporter.ts'

interface GlobalFlagSpec extends FlagSpec { readonly heeded: GlobalFlag | 'always' }

/** Flags that may stand before or after the verb. */
export const GLOBAL_FLAGS: readonly GlobalFlagSpec[] = [
  { flag: '--store <dir>', text: 'where runs are kept (default: .runner)', heeded: 'store' },
  { flag: '--json', text: 'one JSON document on stdout', heeded: 'json' },
  { flag: '--json=stream', text: 'events as JSON lines, as they are appended', heeded: 'stream' },
  { flag: '-q, --quiet', text: 'bare ids on stdout', heeded: 'quiet' },
  { flag: '--output <when>', text: 'what is shown of commands\' output', choices: OUTPUT_MODES, heeded: 'output' },
  { flag: '--reporter <name>', text: 'how a run is shown', choices: REPORTERS, many: true, heeded: 'reporter' },
  { flag: '--no-color', text: 'no colours', heeded: 'always' },
  { flag: '--no-input', text: 'never ask anything', heeded: 'always' },
]

/** The long name of a flag: `out` of `-o, --out <dir>`. */
export const longName = (spec: Pick<FlagSpec, 'flag'>): string => /--([a-z-]+(?:=[a-z]+)?)/.exec(spec.flag)?.[1] ?? ''

/** Whether a value follows it. */
export const takesValue = (spec: Pick<FlagSpec, 'flag'>): boolean => spec.flag.includes('<')
