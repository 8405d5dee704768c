import { readFile } from 'node:fs/promises'
import { canonicalJson, type Json } from '../../base/json.ts'
import { parseDocument } from '../../core/flow/parse-document.ts'
import { schemaProblems } from '../../core/flow/schema-problems.ts'
import { Fault } from '../../model/fault.ts'
import { validateLockfile } from '../../model/generated/validate-lockfile.js'
import type { Lockfile } from '../../model/manifest.ts'
import { writeWhole } from './write-whole.ts'

export const LOCKFILE = 'runner.lock.json'

const RELOCK = { next: 'runner lock' }

function sorted(value: Json): Json {
  return JSON.parse(canonicalJson(value)) as Json
}

/** One text for one content, so that a version control system shows what changed. */
export const lockfileText = (lockfile: Lockfile): string => `${JSON.stringify(sorted(lockfile), null, 2)}\n`

/** Writes a lockfile whole or not at all. */
export const writeLockfile = (file: string, lockfile: Lockfile): Promise<void> => writeWhole(file, lockfileText(lockfile))

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw new Fault('lock.invalid', `${file} cannot be read: ${(error as Error).message}`, { ...RELOCK, cause: error })
  }
}

/** The lockfile, or undefined when there is none. @throws Fault lock.invalid */
export async function readLockfile(file: string): Promise<Lockfile | undefined> {
  const text = await textOf(file)
  if (text === undefined) return undefined
  const parsed = parseDocument(text)
  if (!parsed.ok) throw new Fault('lock.invalid', `${file}: ${parsed.error.message}`, { ...RELOCK, cause: parsed.error })
  const { value } = parsed.value
  const [wrong] = schemaProblems(validateLockfile, value)
  const where = wrong === undefined || wrong.pointer === '' ? '' : ` at ${wrong.pointer}`
  if (wrong !== undefined) throw new Fault('lock.invalid', `${file}${where}: ${wrong.problem}`, RELOCK)
  return value as Lockfile
}
