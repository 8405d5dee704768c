import { Fault, FAULTS } from '../model/fault.ts'
import { useColor } from './color.ts'
import { overallHelp, verbHelp } from './help-text.ts'
import { GLOBAL_FLAGS, takesValue } from './global-flags.ts'
import type { Host } from './host.ts'
import { storeIn } from './in-store.ts'
import { meantText } from './meant-text.ts'
import { parseCall } from './parse-call.ts'
import { printFailure } from './print-fault.ts'
import { LATER_VERBS, VERBS } from './verbs.ts'

/** Flags that take the word after them, which is then no verb. */
const TAKING: readonly string[] = GLOBAL_FLAGS.filter(takesValue).map(({ flag }) => flag.split(' ')[0] ?? '')

/** Where the verb stands among the words; -1 when there is none. */
function verbAt(argv: readonly string[]): number {
  for (let at = 0; at < argv.length; at += TAKING.includes(argv[at] ?? '') ? 2 : 1) if (!(argv[at] ?? '').startsWith('-')) return at
  return -1
}

function unknownVerb(verb: string): Fault {
  if (LATER_VERBS.includes(verb)) {
    return new Fault('usage.not-available', `this version does not offer "${verb}" yet`, { next: 'runner help' })
  }
  return new Fault('usage.invalid', `there is no verb "${verb}"${meantText(verb, Object.keys(VERBS))}`, { next: 'runner help' })
}

function withoutVerb(argv: readonly string[], host: Host): number {
  const [only] = argv
  if (only === '--help' || only === '-h') {
    host.stdout.write(overallHelp(VERBS))
    return 0
  }
  if (only !== undefined) throw new Fault('usage.invalid', `there is no verb after ${argv.join(' ')}`, { next: 'runner help' })
  host.stderr.write(overallHelp(VERBS))
  return FAULTS['usage.invalid'].exit
}

async function runVerb(argv: readonly string[], at: number, host: Host): Promise<number> {
  const verb = argv[at] ?? ''
  const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (found === undefined) throw unknownVerb(verb)
  const command = await found.load()
  const parsed = parseCall(verb, command, argv.toSpliced(at, 1))
  if (parsed !== undefined) return command.run({ verb, ...parsed, host, verbs: VERBS })
  host.stdout.write(verbHelp(verb, command, found.summary))
  return 0
}

/** Runs a command line to its end. @returns the exit code; nothing is thrown */
export async function runCli(argv: readonly string[], host: Host): Promise<number> {
  const at = verbAt(argv)
  try {
    return at < 0 ? withoutVerb(argv, host) : await runVerb(argv, at, host)
  } catch (error) {
    const json = argv.some((word) => word === '--json' || word === '--json=stream')
    const color = useColor(host.stderr, host.env, !argv.includes('--no-color'))
    return printFailure(error, host, { color, json, store: storeIn(argv) }, argv[at])
  }
}
