import { resolve } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { writeWhole } from '../engine/source/write-whole.ts'
import { Fault, isFault } from '../model/fault.ts'
import type { Host } from './host.ts'

/** What a file is written of. Faults of a source of bytes are thrown as they are. */
type Content = Parameters<typeof writeWhole>[1]

/** Writes a file that a flag named. @returns its absolute path. @throws Fault usage.invalid when it cannot be written */
export async function writeOutput(host: Pick<Host, 'cwd'>, path: string, content: Content): Promise<string> {
  const file = resolve(host.cwd, path)
  try {
    await writeWhole(file, content)
  } catch (error) {
    if (isFault(error)) throw error
    throw new Fault('usage.invalid', `${path} cannot be written: ${messageOf(error)}`, { cause: error, next: 'name another file' })
  }
  return file
}
