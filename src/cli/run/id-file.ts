import { appendFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { messageOf } from '../../base/message-of.ts'
import { Fault } from '../../model/fault.ts'
import type { Call } from '../command.ts'

/** The file of `--run-id-file`: it names a run just before that begins, and none that does not. */
export interface IdFile { begin(runId: string): void }

function unwritten(path: string, cause: unknown): Fault {
  return new Fault('usage.invalid', `--run-id-file ${path} cannot be written: ${messageOf(cause)}`, { cause, next: 'name another file' })
}

/**
 * Makes the file empty, before anything begins. Undefined when the call names none.
 * @throws Fault usage.invalid when it cannot be written, its folder is not there, or it is `-`
 */
export function openIdFile({ flags, host }: Pick<Call, 'flags' | 'host'>): IdFile | undefined {
  const path = flags.text('run-id-file')
  if (path === undefined) return undefined
  if (path === '-') {
    throw new Fault('usage.invalid', '--run-id-file takes a file: stdout is for data', { next: 'with -q the ids are printed on stdout' })
  }
  const file = resolve(host.cwd, path)
  const writing = (write: () => void): void => {
    try {
      write()
    } catch (error) {
      throw unwritten(path, error)
    }
  }
  writing(() => { writeFileSync(file, '') })
  return { begin: (runId) => { writing(() => { appendFileSync(file, `${runId}\n`) }) } }
}
