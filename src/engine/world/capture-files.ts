import { constants } from 'node:fs'
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { given } from '../../base/given.ts'
import type { EventPayload } from '../../model/run-event.ts'
import { eachBounded } from './each-bounded.ts'
import { linkOnTheWay, linksInTheWay, matchFiles } from './match-files.ts'
import type { Captured, Keep } from './keep.ts'
import { isGone, whyUnreadable, WorldRefused } from './world-refused.ts'

const FILES_AT_ONCE = 4

const CHUNK_BYTES = 256 * 1024

/** So many problems are named, the others counted. */
const MOST_NAMED = 3

/** Permissions that are kept: whose file it was, and on whose behalf it runs, is not. */
const PERMISSIONS = 0o777

export interface CaptureOptions {
  readonly workDir: string
  readonly passOver: readonly string[]
  /** Larger files are not kept, in bytes. */
  readonly maxArtifactBytes: number
}

type CapturedFile = EventPayload<'artifactStored'>['files'][number]

/** Keeps the files that globs match, with their permissions. What cannot be kept is a problem; what vanishes meanwhile is left out. */
export async function captureFiles(options: CaptureOptions, globs: readonly string[], keep: Keep): Promise<Captured> {
  const { workDir, passOver } = options
  const named = await nameFiles(workDir, globs, passOver)
  const taken = await eachBounded(named.paths, FILES_AT_ONCE, (file) => captureFile(options, file, keep))
  const problems = [...named.problems, ...taken.flatMap((each) => (typeof each === 'string' ? [each] : []))]
  const files = taken.filter((each): each is CapturedFile => typeof each === 'object')
  return { files, ...given('problem', problems.length === 0 ? undefined : told(problems)) }
}

/** Keeps one file that a person named, by the same rules. @returns why it is not kept, in plain words, where it is not */
export async function captureNamed(options: CaptureOptions, file: string, keep: Keep): Promise<CapturedFile | string> {
  const folder = path.posix.dirname(file)
  const link = await linkOnTheWay(options.workDir, folder === '.' ? '' : folder)
  return link === undefined ? await captureFile(options, file, keep) ?? `${file} is gone` : folderLink(link)
}

const told = (problems: readonly string[]): string => {
  const rest = problems.length - MOST_NAMED
  return [...problems.slice(0, MOST_NAMED), ...rest > 0 ? [`and ${String(rest)} more`] : []].join('; ')
}

interface Named { readonly paths: readonly string[]; readonly problems: readonly string[] }

async function nameFiles(workDir: string, globs: readonly string[], passOver: readonly string[]): Promise<Named> {
  try {
    const links = await linksInTheWay(workDir, globs)
    return { paths: await matchFiles(workDir, globs, passOver), problems: links.map(folderLink) }
  } catch (error) {
    if (error instanceof WorldRefused) return { paths: [], problems: [error.message] }
    throw error
  }
}

const folderLink = (link: string): string => `${link} is a link to a folder: what is behind it is not kept`

type Taken = CapturedFile | string | undefined

/** @returns the file as it is kept; undefined when there is none any more; why it is not kept */
async function captureFile({ workDir, maxArtifactBytes }: CaptureOptions, file: string, keep: Keep): Promise<Taken> {
  let handle: FileHandle | undefined
  try {
    const place = await placeOf(workDir, file)
    if ('problem' in place) return place.problem
    handle = await open(place.real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    return unread(file, error)
  }
  return keepContent(file, handle, new Source(handle, maxArtifactBytes), keep).finally(() => handle.close())
}

const unread = (file: string, error: unknown): string | undefined => (isGone(error) ? undefined : `${file}: ${whyUnreadable(error)}`)

async function keepContent(file: string, handle: FileHandle, source: Source, keep: Keep): Promise<Taken> {
  const entry = await handle.stat()
  if (entry.isDirectory()) return folderLink(file)
  if (!entry.isFile()) return `${file} is no file`
  try {
    const { hash, bytes } = await keep(source.read(entry.size))
    return { path: file, hash, bytes, mode: entry.mode & PERMISSIONS }
  } catch (error) {
    if (source.isTooLarge) return `${file} is larger than ${String(source.limit)} bytes, the most that is kept of one file`
    if (source.failure === undefined) throw error
    return unread(file, source.failure)
  }
}

/** Where a file's content is. A link counts as the file it leads to, where that is in the working folder. */
async function placeOf(workDir: string, file: string): Promise<{ readonly real: string } | { readonly problem: string }> {
  const place = path.join(workDir, file)
  if (!(await lstat(place)).isSymbolicLink()) return { real: place }
  const real = await realpath(place).catch((error: unknown) => {
    if (isGone(error)) return undefined
    throw error
  })
  if (real === undefined) return { problem: `${file} is a link that leads to nothing` }
  return real.startsWith(`${await realpath(workDir)}/`) ? { real } : { problem: `${file} is a link that leads out of the working folder` }
}

/** The bytes of a file as they are read. It remembers how reading ended: who takes the bytes may tell it otherwise. */
class Source {
  isTooLarge = false
  failure: unknown

  constructor(readonly handle: FileHandle, readonly limit: number) {}

  /** @param size what the file said of its size: none of a larger one is read */
  async *read(size: number): AsyncGenerator<Uint8Array> {
    let total = 0
    for (let chunk = await this.#next(size); chunk.length > 0; chunk = await this.#next(total)) {
      total += chunk.length
      yield chunk
    }
  }

  /** The next bytes after so many. */
  async #next(total: number): Promise<Uint8Array> {
    this.isTooLarge = total > this.limit
    if (this.isTooLarge) throw new Error('it is too large')
    try {
      const { buffer, bytesRead } = await this.handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, null)
      return buffer.subarray(0, bytesRead)
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}
