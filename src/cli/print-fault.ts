import { FAULTS, isFault, type Fault } from '../model/fault.ts'
import { paintFor } from './render/paint.ts'
import type { Host } from './host.ts'
import { inStore } from './in-store.ts'
import { reportBug, withoutSecrets } from './report-bug.ts'
import { oneLine, safeLines } from './render/safe-text.ts'

interface Shown {
  readonly color: boolean
  readonly json: boolean
  /** That the call named. */
  readonly store?: string | undefined
}

/** What `--json` prints of a fault. */
export const faultDocument = (fault: Fault, store?: string): object => ({
  schemaVersion: 1,
  error: {
    code: fault.code, title: FAULTS[fault.code].title, message: fault.message, exitCode: fault.exit,
    docs: `docs/errors/README.md#${fault.code.split('.')[0] ?? ''}`,
    ...(fault.next === undefined ? {} : { next: inStore(fault.next, store) }), ...(fault.data === undefined ? {} : { data: fault.data }),
  },
})

function printFault(fault: Fault, host: Host, { color, json, store }: Shown): number {
  const paint = paintFor(color)
  const lines = [`${paint.bad(`error[${fault.code}]`)} ${safeLines(fault.message).join('\n  ')}`]
  if (fault.next !== undefined) lines.push(`next: ${paint.strong(oneLine(inStore(fault.next, store)))}`)
  host.stderr.write(withoutSecrets(`${lines.join('\n')}\n`))
  if (json) host.stdout.write(withoutSecrets(`${JSON.stringify(faultDocument(fault, store), null, 2)}\n`))
  return fault.exit
}

/** Prints why a command ended without doing what it was asked. @returns the exit code */
export function printFailure(error: unknown, host: Host, shown: Shown, verb: string | undefined): number {
  if (isFault(error)) return printFault(error, host, shown)
  const { message, file } = reportBug(error, host, verb)
  const code = paintFor(shown.color).bad('error[internal]')
  host.stderr.write(`${code} this is a bug in the runner: ${oneLine(message)}\nnext: report it with the file ${file}\n`)
  if (shown.json) {
    const document = { schemaVersion: 1, error: { code: 'internal', message, exitCode: BUG_EXIT, report: file } }
    host.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
  }
  return BUG_EXIT
}

const BUG_EXIT = 70
