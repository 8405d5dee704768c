import { lstat, readdir } from 'node:fs/promises'
import type { Dirent } from 'node:fs'
import path from 'node:path'
import { eachBounded } from './each-bounded.ts'
import { prepareGlobs, type Globs, type Pattern } from './globs.ts'
import { isGone, whyUnreadable, WorldRefused } from './world-refused.ts'

const FOLDERS_AT_ONCE = 32

/**
 * Files of the working folder that globs match, in order of path (by code unit): regular files and symbolic links, relative to the folder
 * with `/`. Folders behind links are not entered. What vanishes meanwhile is left out.
 * @param passOver folders passed over unless a glob names them, besides `.git` and `node_modules`: the store
 * @throws WorldRefused for a glob that names what is outside, and for a folder that cannot be listed; the reason of an aborted signal
 */
export async function matchFiles(
  workDir: string, globs: readonly string[], passOver: readonly string[], signal?: AbortSignal,
): Promise<readonly string[]> {
  const prepared = await prepareGlobs(workDir, globs, passOver)
  const found: string[] = []
  let level = await rootsOf(workDir, prepared.patterns)
  while (level.length > 0) {
    signal?.throwIfAborted()
    const lists = await eachBounded(level, FOLDERS_AT_ONCE, (folder) => listFolder(workDir, folder))
    level = lists.flatMap((list) => takeList(prepared, list, found))
  }
  return found.sort()
}

/** Where to begin: each base once, none inside another, none behind a link. */
async function rootsOf(workDir: string, patterns: readonly Pattern[]): Promise<readonly string[]> {
  const bases = [...new Set(patterns.map((pattern) => pattern.base))]
  const outermost = bases.filter((base) => !bases.some((other) => other !== base && (other === '' || base.startsWith(`${other}/`))))
  const linked = await Promise.all(outermost.map((base) => linkOnTheWay(workDir, base)))
  return outermost.filter((_, index) => linked[index] === undefined)
}

/** The first part of a path, itself included, that is a symbolic link. */
export async function linkOnTheWay(workDir: string, relative: string): Promise<string | undefined> {
  const parts = relative === '' ? [] : relative.split('/')
  for (let count = 1; count <= parts.length; count += 1) {
    const part = parts.slice(0, count).join('/')
    const entry = await lstat(path.join(workDir, part)).catch(() => undefined)
    if (entry === undefined) return undefined
    if (entry.isSymbolicLink()) return part
  }
  return undefined
}

/** Links on the way to where globs begin: what is behind them is not looked at. */
export async function linksInTheWay(workDir: string, globs: readonly string[]): Promise<readonly string[]> {
  const { patterns } = await prepareGlobs(workDir, globs, [])
  const links = await Promise.all(patterns.map(({ base }) => linkOnTheWay(workDir, base)))
  return [...new Set(links.filter((link) => link !== undefined))]
}

interface Listed { readonly folder: string; readonly entries: readonly Dirent[] }

async function listFolder(workDir: string, folder: string): Promise<Listed> {
  try {
    return { folder, entries: await readdir(path.join(workDir, folder), { withFileTypes: true }) }
  } catch (error) {
    if (isGone(error)) return { folder, entries: [] }
    throw new WorldRefused(folder, whyUnreadable(error))
  }
}

/** Takes the files of a folder that match. @returns the folders in it that may hold more */
function takeList({ patterns, matches }: Globs, { folder, entries }: Listed, found: string[]): readonly string[] {
  const deeper: string[] = []
  for (const entry of entries) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (patterns.some((pattern) => pattern.mayHold(file))) deeper.push(file)
    } else if ((entry.isFile() || entry.isSymbolicLink()) && matches(file)) found.push(file)
  }
  return deeper
}
