import { lstat, readlink, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CapturedFile } from '../../core/align/explain-files.ts'
import { hashFile } from './fingerprint.ts'
import { whyUnreadable } from './world-refused.ts'

/** How a file that a step made stands in the working folder now. */
export type CapturedState =
  | { readonly kind: 'same' | 'missing' }
  /** Another content is there, or a link that leads to none; `content` names what is there. */
  | { readonly kind: 'altered'; readonly content: string }
  /** What is there is no file, or cannot be looked at. */
  | { readonly kind: 'blocked'; readonly why: string }

/** Holds a captured file against the folder. Its mode does not count. */
export async function capturedState(workDir: string, { path: file, hash, bytes }: CapturedFile): Promise<CapturedState> {
  const place = path.join(workDir, file)
  try {
    const entry = await lstat(place)
    if (entry.isDirectory()) return { kind: 'blocked', why: 'a folder stands in its place' }
    const target = entry.isSymbolicLink() ? await stat(place).catch(() => undefined) : entry
    if (target?.isFile() !== true) return { kind: 'altered', content: entry.isSymbolicLink() ? `link ${await readlink(place)}` : 'no file' }
    const content = await hashFile(place, target.size)
    return content === hash && target.size === bytes ? { kind: 'same' } : { kind: 'altered', content }
  } catch (error) {
    return unlooked(error)
  }
}

function unlooked(error: unknown): CapturedState {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return { kind: 'missing' }
  return { kind: 'blocked', why: code === 'ENOTDIR' ? 'a file stands where its folder belongs' : whyUnreadable(error) }
}
