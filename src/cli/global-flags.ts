import type { Command, FlagSpec, GlobalFlag } from './command.ts'
import { REPORTERS } from './reporters/choose-reporters.ts'
import { OUTPUT_MODES } from './reporters/reporter.ts'

interface GlobalFlagSpec extends FlagSpec { readonly heeded: GlobalFlag | 'always' }

/** Flags that may stand before or after the verb. */
export const GLOBAL_FLAGS: readonly GlobalFlagSpec[] = [
  { flag: '--store <dir>', text: 'where runs are kept (default: .runner)', heeded: 'store' },
  { flag: '--json', form: 'stream', text: 'one JSON document on stdout; --json=stream: events as they come, one a line', heeded: 'json' },
  { flag: '-q, --quiet', text: 'bare ids on stdout', heeded: 'quiet' },
  { flag: '--output <when>', text: 'what is shown of commands\' output', choices: OUTPUT_MODES, heeded: 'output' },
  { flag: '--reporter <name>', text: 'how a run is shown', choices: REPORTERS, many: true, heeded: 'reporter' },
  { flag: '--no-color', text: 'no colours', heeded: 'always' },
  { flag: '--no-input', text: 'never ask anything', heeded: 'always' },
]

/** Those of them that a verb heeds. */
export const heededFlags = ({ heeds = [] }: Command): readonly FlagSpec[] =>
  GLOBAL_FLAGS.filter(({ heeded }) => heeded === 'always' || heeds.includes(heeded))

/** The long name of a flag: `out` of `-o, --out <dir>`. */
export const longName = ({ flag }: Pick<FlagSpec, 'flag'>): string => /--([a-z-]+)/.exec(flag)?.[1] ?? ''
/** Its letter: `o`. */
export const shortName = ({ flag }: Pick<FlagSpec, 'flag'>): string | undefined => /^-([a-z]),/.exec(flag)?.[1]
/** Whether a value follows it. */
export const takesValue = ({ flag }: Pick<FlagSpec, 'flag'>): boolean => flag.includes('<')
