import { resolve } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { writeWhole } from '../engine/source/write-whole.ts'
import { Fault } from '../model/fault.ts'
import type { Host } from './host.ts'

/** Writes a file that a flag named. @returns its absolute path. @throws Fault usage.invalid when it cannot be written */
export async function writeOutput(host: Pick<Host, 'cwd'>, path: string, content: string): Promise<string> {
  const file = resolve(host.cwd, path)
  try {
    await writeWhole(file, content)
  } catch (error) {
    throw new Fault('usage.invalid', `${path} cannot be written: ${messageOf(error)}`, { cause: error, next: 'name another file' })
  }
  return file
}
