import { createHash } from 'node:crypto'
import { createReadStream, type BigIntStats } from 'node:fs'
import { lstat, readFile, readlink, stat } from 'node:fs/promises'
import path from 'node:path'
import { given } from '../../base/given.ts'
import { canonicalJson } from '../../base/json.ts'
import { sha256Hex } from '../../core/hash/sha256.ts'
import { sourcesDocument } from '../../core/world/sources-document.ts'
import type { Hash } from '../../model/flow.ts'
import type { FileStat, Fingerprint, SourceFile } from '../../model/world-file.ts'
import { eachBounded } from './each-bounded.ts'
import { matchFiles } from './match-files.ts'
import { isGone, whyUnreadable, WorldRefused } from './world-refused.ts'

const FILES_AT_ONCE = 16

/** Larger files are read as a stream, in bytes. */
const AT_ONCE_BYTES = 1024 * 1024

/**
 * How much older than the look at it a file's times must be to tell it apart from one written right after, in nanoseconds. A second write
 * in the same tick of the file system's clock leaves no trace: ticks are 10 ms or less on Linux, and 2 s on FAT, the coarsest in use.
 */
const COARSEST_TICK_NS = 2_000_000_000n

export interface FingerprintOptions {
  readonly workDir: string
  /** Folders passed over unless a glob names them, besides `.git` and `node_modules`: the store. */
  readonly passOver: readonly string[]
  /** Epoch milliseconds, by the clock that the file system writes its times with. */
  readonly now: () => number
}

/** Fingerprints files of a working folder, reading none twice that did not change meanwhile. */
export class Fingerprints {
  readonly #options: FingerprintOptions
  readonly #known = new Map<string, SourceFile>()
  /** How many files were read through so far. */
  filesRead = 0

  constructor(options: FingerprintOptions) {
    this.#options = options
  }

  /** Takes over what an earlier process saw: files whose stat is still the same are not read. */
  remember(files: readonly SourceFile[]): void {
    for (const file of files) if (file.stat !== undefined) this.#known.set(file.path, file)
  }

  /**
   * The files that globs match now.
   * @throws WorldRefused for a glob that cannot be, and for a file or folder that cannot be read; the reason of a signal that is aborted
   */
  async take(globs: readonly string[], signal?: AbortSignal): Promise<Fingerprint> {
    const { workDir, passOver } = this.#options
    const paths = await matchFiles(workDir, globs, passOver, signal)
    const looked = await eachBounded(paths, FILES_AT_ONCE, async (file) => {
      signal?.throwIfAborted()
      return this.#look(file)
    })
    const files = looked.filter((file) => file !== undefined)
    this.remember(files)
    return { files, digest: digestOf(files) }
  }

  /** One file as it is now; undefined: there is none. */
  async #look(file: string): Promise<SourceFile | undefined> {
    const place = path.join(this.#options.workDir, file)
    try {
      const entry = await lstat(place, { bigint: true })
      if (entry.isFile()) return await this.#content(file, place, entry, undefined)
      return entry.isSymbolicLink() ? await this.#link(file, place) : undefined
    } catch (error) {
      if (isGone(error)) return undefined
      throw new WorldRefused(file, whyUnreadable(error))
    }
  }

  async #link(file: string, place: string): Promise<SourceFile> {
    const link = await readlink(place)
    const target = await stat(place, { bigint: true }).catch(unlessCircle)
    if (target?.isFile() === true) return this.#content(file, place, target, link)
    return { path: file, hash: `sha256:${sha256Hex(link)}`, link }
  }

  async #content(file: string, place: string, entry: BigIntStats, link: string | undefined): Promise<SourceFile> {
    const now = { bytes: Number(entry.size), mtimeNs: String(entry.mtimeNs), ctimeNs: String(entry.ctimeNs), ino: String(entry.ino) }
    const known = this.#known.get(file)
    if (known?.stat !== undefined && known.link === link && isSame(known.stat, now)) return known
    const isTelling = later(entry.mtimeNs, entry.ctimeNs) + COARSEST_TICK_NS < BigInt(this.#options.now()) * 1_000_000n
    const hash = await hashFile(place, now.bytes)
    this.filesRead += 1
    return { path: file, hash, ...given('link', link), ...given('stat', isTelling ? now : undefined) }
  }
}

const later = (a: bigint, b: bigint): bigint => (a > b ? a : b)

const isSame = (a: FileStat, b: FileStat): boolean =>
  a.bytes === b.bytes && a.mtimeNs === b.mtimeNs && a.ctimeNs === b.ctimeNs && a.ino === b.ino

function unlessCircle(error: unknown): undefined {
  if (isGone(error) || (error as NodeJS.ErrnoException).code === 'ELOOP') return undefined
  throw error
}

/** The content hash of a file. */
export async function hashFile(place: string, bytes: number): Promise<Hash> {
  if (bytes <= AT_ONCE_BYTES) return `sha256:${sha256Hex(await readFile(place))}`
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) hash.update(chunk)
  return `sha256:${hash.digest('hex')}`
}

const digestOf = (files: readonly SourceFile[]): Hash => `sha256:${sha256Hex(canonicalJson(sourcesDocument(files)))}`
