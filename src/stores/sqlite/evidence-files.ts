import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, unlinkSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Hash } from '../../model/flow.ts'

/** Bytes that were read to their end: in memory while small, else in a file that has no name yet. */
export interface Received { readonly hash: Hash; readonly size: number; readonly held?: Buffer; readonly file?: string }

/** A file that nothing names; one without a hash was on its way in. */
export interface StrayFile { readonly path: string; readonly hash?: Hash; readonly size: number }

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Names in a folder; none when there is no folder. */
const namesIn = (dir: string): Promise<readonly string[]> => readdir(dir).catch((error: unknown) => {
  if (isMissing(error)) return []
  throw error
})

const HEX = /^[0-9a-f]{64}$/

/** Large evidence: one file each, named after its content, two levels deep. */
export class EvidenceFiles {
  /** @param dir the store's folder of evidence; created when the first file comes */
  constructor(readonly dir: string) {}

  path(hash: Hash): string {
    const hex = hash.slice('sha256:'.length)
    return join(this.dir, 'sha256', hex.slice(0, 2), hex)
  }

  /** Reads a source to its end. What outgrows `limit` goes to a temporary file, removed when the source fails. */
  async receive(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit: number): Promise<Received> {
    const incoming = new Incoming(join(this.dir, 'incoming'), limit)
    try {
      for await (const chunk of source) await incoming.take(chunk)
      return await incoming.end()
    } catch (error) {
      await incoming.drop()
      throw error
    }
  }

  /** Gives a received file its name; durable when the promise resolves, so that nothing can refer to less. */
  async keep(file: string, hash: Hash): Promise<void> {
    const path = this.path(hash)
    const made = await mkdir(dirname(path), { recursive: true })
    await rename(file, path)
    const above = made === undefined ? [] : [dirname(dirname(path)), this.dir, dirname(this.dir)]
    for (const folder of [dirname(path), ...above]) await syncFolder(folder)
  }

  async discard(file: string): Promise<void> { await rm(file, { force: true }) }

  async has(hash: Hash): Promise<boolean> {
    return stat(this.path(hash)).then((found) => found.isFile(), () => false)
  }

  hasNow(hash: Hash): boolean { return existsSync(this.path(hash)) }

  /** Files that came before an instant and have no row, and those that never came to their end. */
  async strays(beforeMs: number, isKnown: (hash: Hash) => boolean): Promise<readonly StrayFile[]> {
    const found: StrayFile[] = []
    for await (const { path, hash } of this.#unknown(isKnown)) {
      const file = await stat(path).catch(() => undefined)
      if (file?.isFile() === true && file.mtimeMs < beforeMs) found.push({ path, size: file.size, ...(hash === undefined ? {} : { hash }) })
    }
    return found
  }

  async * #unknown(isKnown: (hash: Hash) => boolean): AsyncGenerator<{ readonly path: string; readonly hash?: Hash }> {
    const incoming = join(this.dir, 'incoming')
    for (const name of await namesIn(incoming)) yield { path: join(incoming, name) }
    for (const shard of await namesIn(join(this.dir, 'sha256'))) {
      for (const name of await namesIn(join(this.dir, 'sha256', shard))) {
        const hash: Hash = `sha256:${name}`
        if (HEX.test(name) && name.startsWith(shard) && !isKnown(hash)) yield { path: this.path(hash), hash }
      }
    }
  }

  /** @returns whether it is gone */
  unlink({ path }: StrayFile): boolean {
    try {
      unlinkSync(path)
      return true
    } catch (error) {
      return isMissing(error)
    }
  }

  stream(hash: Hash): AsyncIterable<Uint8Array> { return createReadStream(this.path(hash)) }
}

/** Bytes on their way in. */
class Incoming {
  readonly #digest = createHash('sha256')
  readonly #held: Uint8Array[] = []
  #size = 0
  #file: { readonly path: string; readonly handle: FileHandle } | undefined

  constructor(readonly folder: string, readonly limit: number) {}

  async take(chunk: Uint8Array): Promise<void> {
    this.#digest.update(chunk)
    this.#size += chunk.length
    if (this.#size <= this.limit) return void this.#held.push(Buffer.from(chunk))
    this.#file ??= await this.#create()
    await this.#file.handle.writeFile(Buffer.concat([...this.#held.splice(0), chunk]))
  }

  async #create(): Promise<{ path: string; handle: FileHandle }> {
    await mkdir(this.folder, { recursive: true })
    const path = join(this.folder, randomUUID())
    return { path, handle: await open(path, 'wx') }
  }

  async end(): Promise<Received> {
    await this.#file?.handle.datasync()
    await this.#file?.handle.close()
    const hash: Hash = `sha256:${this.#digest.digest('hex')}`
    return { hash, size: this.#size, ...(this.#file === undefined ? { held: Buffer.concat(this.#held) } : { file: this.#file.path }) }
  }

  async drop(): Promise<void> {
    if (this.#file === undefined) return
    await this.#file.handle.close()
    await rm(this.#file.path, { force: true })
  }
}

/** Makes names in a folder durable. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
