import { Fault, type FaultCode } from '../../model/fault.ts'
import { SqliteError } from './driver.ts'

// What the database and the file system say, in the words of the fault table.

/** First match decides; SQLite's extended codes begin with their primary code. */
const DATABASE: readonly (readonly [prefix: string, code: FaultCode])[] = [
  ['SQLITE_BUSY', 'store.busy'], ['SQLITE_LOCKED', 'store.busy'], ['SQLITE_PROTOCOL', 'store.busy'],
  ['SQLITE_FULL', 'store.full'], ['SQLITE_IOERR_WRITE', 'store.full'], ['SQLITE_IOERR_SHMSIZE', 'store.full'],
  ['SQLITE_IOERR_FSYNC', 'store.full'], ['SQLITE_IOERR_TRUNCATE', 'store.full'],
  ['SQLITE_IOERR_SHORT_READ', 'store.corrupt'], ['SQLITE_IOERR_CORRUPTFS', 'store.corrupt'],
  ['SQLITE_READONLY', 'store.read-only'],
  ['SQLITE_NOTADB', 'store.not-a-store'],
  ['SQLITE_CORRUPT', 'store.corrupt'], ['SQLITE_CONSTRAINT', 'store.corrupt'], ['SQLITE_MISMATCH', 'store.corrupt'],
  ['SQLITE_ERROR', 'store.corrupt'], ['SQLITE_FORMAT', 'store.corrupt'],
  ['SQLITE_', 'store.unreadable'],
]

const FILES: Readonly<Record<string, FaultCode>> = {
  ENOSPC: 'store.full', EDQUOT: 'store.full', EFBIG: 'store.full', EROFS: 'store.read-only',
  ENOTDIR: 'store.not-a-store', EISDIR: 'store.not-a-store', EEXIST: 'store.not-a-store',
}

const NEXT: { readonly [C in FaultCode]?: string } = {
  'store.busy': 'try again', 'store.full': 'free some space, then resume', 'store.corrupt': 'runner verify',
  'store.read-only': 'make the folder writable, or name another with --store',
  'store.not-a-store': 'name another folder with --store', 'store.unreadable': 'check the permissions of the folder',
}

export const isBusy = (error: unknown): boolean => error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(error.code)

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && typeof (error as NodeJS.ErrnoException).code === 'string'

function codeOf(error: unknown, access: 'read' | 'write'): FaultCode | undefined {
  if (error instanceof SqliteError) return DATABASE.find(([prefix]) => error.code.startsWith(prefix))?.[1]
  if (!isFileError(error)) return undefined
  const { code = '' } = error
  if (code === 'EACCES' || code === 'EPERM') return access === 'write' ? 'store.read-only' : 'store.unreadable'
  return FILES[code] ?? 'store.unreadable'
}

/** The fault that an error of the database or the file system is; anything else unchanged, because it is a bug or a fault already. */
export function storeFault(error: unknown, dir: string, access: 'read' | 'write'): unknown {
  const code = codeOf(error, access)
  if (code === undefined) return error
  const next = NEXT[code]
  return new Fault(code, `store ${dir}: ${(error as Error).message}`, { cause: error, ...(next === undefined ? {} : { next }) })
}

/** Runs an operation on the store; what the system says of it becomes a fault. */
export function guarded<T>(dir: string, access: 'read' | 'write', operation: () => T): T {
  try {
    return operation()
  } catch (error) {
    throw storeFault(error, dir, access) as Error
  }
}
