import { randomUUID } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DRAFT_PREFIX } from '../base/draft-prefix.ts'

// Files that are whole or absent, and stay so after a power cut: written beside, flushed, then given their name.

/** Makes the names in a folder survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try { await handle.sync() } finally { await handle.close() }
}

/** A name beside `path`, on the same file system, that nobody else uses. */
const nameBeside = (path: string): string => join(dirname(path), `${DRAFT_PREFIX}${randomUUID()}`)

async function writeFlushed(path: string, data: string | Uint8Array, mode = 0o600): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(data)
    await handle.chmod(mode)
    await handle.sync()
  } finally { await handle.close() }
}

/** Runs `work` with a name beside `path` and leaves nothing under that name. */
export async function viaNameBeside<T>(path: string, work: (temporary: string) => Promise<T>): Promise<T> {
  const temporary = nameBeside(path)
  try { return await work(temporary) } finally { await rm(temporary, { force: true }) }
}

/** Writes a file whole or not at all, in place of whatever had its name, with exactly this mode. Durable on return. */
export async function replaceFile(path: string, data: string | Uint8Array, mode?: number): Promise<void> {
  await viaNameBeside(path, async (temporary) => {
    await writeFlushed(temporary, data, mode)
    await rename(temporary, path)
    await flushFolder(dirname(path))
  })
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code

/** Gives a finished file its name, unless the name is taken. Content and name appear together: a torn claim cannot exist. */
async function publish(temporary: string, path: string, data: string): Promise<void> {
  try { await link(temporary, path) } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(String(codeOf(error)))) throw error
    await writeFlushed(path, data)
  }
}

/** Creates a file if nobody has: true for exactly one caller, whatever process or moment. Durable on return. */
export async function createFile(path: string, data: string): Promise<boolean> {
  return viaNameBeside(path, async (temporary) => {
    await writeFlushed(temporary, data)
    try { await publish(temporary, path, data) } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    }
    await flushFolder(dirname(path))
    return true
  })
}
