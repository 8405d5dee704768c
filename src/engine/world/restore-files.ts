import { createWriteStream } from 'node:fs'
import { chmod, lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CapturedFile } from '../../core/align/explain-files.ts'
import { messageOf } from '../../base/message-of.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { EvidenceStore } from '../../ports/run-store.ts'
import { draftName, isDraftOf } from './draft-name.ts'
import { eachBounded } from './each-bounded.ts'
import { linkOnTheWay } from './match-files.ts'

/** A captured file that is put back. */
export interface FileToRestore {
  readonly file: CapturedFile
  /** What is there is replaced: a person said so. */
  readonly overwrites: boolean
}

/** The fault that says that a file cannot be written, and why. */
export type Refuse = (file: string, why: string, cause: unknown) => Fault

interface Draft extends FileToRestore { readonly place: string; readonly beside: string }

/**
 * Puts captured files back with their modes: all are written beside their places first, then renamed, so that nobody meets half of one.
 * Folders are made; nothing is written through a link. When one cannot be put back nothing of what was written beside stays.
 * @param owner who does it: what they leave when they are killed is theirs to remove
 * @throws what `refuse` makes of it (Fault resume.artifact-blocked), and the store's own
 */
export async function restoreFiles(
  workDir: string, evidence: Pick<EvidenceStore, 'stream'>, files: readonly FileToRestore[], owner: string,
  refuse: Refuse = blocked,
): Promise<void> {
  const drafts = files.map((each): Draft => {
    const place = path.join(workDir, each.file.path)
    return { ...each, place, beside: path.join(path.dirname(place), draftName(owner)) }
  })
  const made: string[] = []
  try {
    for (const draft of drafts) await naming(draft, refuse, () => writeBeside(workDir, evidence, draft, made))
    for (const draft of drafts) await naming(draft, refuse, () => putInPlace(draft))
  } catch (error) {
    for (const { beside } of drafts) await rm(beside, { force: true })
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined)
    throw error
  }
}

const FOLDERS_AT_ONCE = 16

/** Removes what a killed process of the same owner left beside these files. */
export async function removeDrafts(workDir: string, owner: string, files: Iterable<string>): Promise<void> {
  const folders = new Set([...files].map((file) => path.posix.dirname(file)))
  await eachBounded([...folders], FOLDERS_AT_ONCE, async (folder) => {
    const names = await readdir(path.join(workDir, folder)).catch(() => [])
    const left = names.filter((name) => isDraftOf(owner, name))
    if (left.length === 0 || await linkOnTheWay(workDir, folder === '.' ? '' : folder) !== undefined) return
    for (const name of left) await rm(path.join(workDir, folder, name), { force: true })
  })
}

async function naming({ file }: Draft, refuse: Refuse, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isFault(error) ? error : refuse(file.path, whyUnwritten(error), error)
  }
}

/** What stands in the way of a file, in plain words. */
class InTheWay extends Error {}

const SAID: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file stands where its folder belongs', EEXIST: 'a file stands where its folder belongs', EACCES: 'permission denied',
  EPERM: 'permission denied', EROFS: 'the disk is read-only', ENOSPC: 'there is no space left',
}

const whyUnwritten = (error: unknown): string => SAID[(error as NodeJS.ErrnoException).code ?? ''] ?? messageOf(error)

/** @param why in plain words */
const blocked = (file: string, why: string, cause?: unknown): Fault => new Fault(
  'resume.artifact-blocked', `${file} cannot be put back: ${why}`, {
    cause, next: 'clear its way, then resume again: nothing of the run was written', data: { path: file },
  },
)

async function writeBeside(workDir: string, evidence: Pick<EvidenceStore, 'stream'>, draft: Draft, made: string[]): Promise<void> {
  const { file, place, beside } = draft
  const folder = path.posix.dirname(file.path)
  const link = await linkOnTheWay(workDir, folder === '.' ? '' : folder)
  if (link !== undefined) throw new InTheWay(`${link} is a link, and nothing is written through links`)
  made.push(...await makeFolders(workDir, path.dirname(place)))
  await pipeline(evidence.stream(file.hash), createWriteStream(beside, { flags: 'wx', mode: file.mode }))
  await chmod(beside, file.mode)
}

/** @returns the folders that were not there, outermost first */
async function makeFolders(workDir: string, folder: string): Promise<readonly string[]> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return []
  const made: string[] = []
  for (let each = folder; each.startsWith(first) && each !== workDir; each = path.dirname(each)) made.unshift(each)
  return made
}

async function putInPlace({ place, beside, overwrites }: Draft): Promise<void> {
  const there = await lstat(place).catch(() => undefined)
  if (there !== undefined && (!overwrites || there.isDirectory())) throw new InTheWay('something stands in its place')
  await rename(beside, place)
}
