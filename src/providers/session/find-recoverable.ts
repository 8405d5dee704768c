import { lstat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { matchFiles } from '../../engine/world/match-files.ts'
import { isSessionId } from './judge-frame.ts'
import type { SessionConfig } from './session-config.ts'

interface Kept { readonly sid: string; readonly size: number }

async function keptIn(cwd: string, file: string): Promise<readonly Kept[]> {
  const sid = basename(file, extname(file))
  const facts = isSessionId(sid) ? await lstat(join(cwd, file)).catch(() => undefined) : undefined
  return facts?.isFile() === true && facts.size > 0 ? [{ sid, size: facts.size }] : []
}

/**
 * The session that a program keeps on disk and that holds most, to be taken up in place of one that is lost: the largest file.
 * Of equals the one whose path comes first.
 * @param cwd absolute; the folder that the program works in
 * @param excluded sessions that are known not to work
 * @throws WorldRefused when the configured glob names what is outside of `cwd`, or a folder cannot be listed
 */
export async function findRecoverable(
  { findRecoverable: kept }: SessionConfig, cwd: string, excluded: readonly string[], signal?: AbortSignal,
): Promise<string | undefined> {
  if (kept === undefined) return undefined
  const files = await matchFiles(cwd, [kept.files], [], signal)
  const sessions = (await Promise.all(files.map((file) => keptIn(cwd, file)))).flat().filter(({ sid }) => !excluded.includes(sid))
  return sessions.reduce<Kept | undefined>((largest, each) => each.size > (largest?.size ?? 0) ? each : largest, undefined)?.sid
}
