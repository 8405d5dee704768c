import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { FileStat, SourceFile } from '../../model/world-file.ts'

// How a list of fingerprinted files is archived: what it says of contents apart from what only this machine says of the files, so that the
// hash of the first does not depend on the second.

type Row = readonly [path: string, hash: Hash, link?: string]
type StatRow = readonly [path: string, bytes: number, mtimeNs: string, ctimeNs: string, ino: string]

/** Paths, contents and links: its hash is the fingerprint's digest. */
export const sourcesDocument = (files: readonly SourceFile[]): { readonly files: Json } => ({
  files: files.map(({ path, hash, link }): Json => (link === undefined ? [path, hash] : [path, hash, link])),
})

/** What tells that the files were not touched since; undefined where nothing does. */
export function sourcesStatDocument(files: readonly SourceFile[]): { readonly files: Json } | undefined {
  const rows = files.flatMap(({ path, stat }) => (
    stat === undefined ? [] : [[path, stat.bytes, stat.mtimeNs, stat.ctimeNs, stat.ino] satisfies StatRow]
  ))
  return rows.length === 0 ? undefined : { files: rows }
}

/** The list again. @param document the archived document @param stat the archived document about the files, where there is one */
export function readSources(document: Json, stat?: Json): readonly SourceFile[] {
  const statRows = stat === undefined ? [] : rowsOf(stat) as readonly StatRow[]
  const stats = new Map(statRows.map((row) => [row[0], statOf(row)]))
  const rows = rowsOf(document) as readonly Row[]
  return rows.map(([path, hash, link]) => ({ path, hash, ...given('link', link), ...given('stat', stats.get(path)) }))
}

/** Documents are read only from evidence that this program wrote, by its hash. */
const rowsOf = (document: Json): Json => (document as { readonly files: Json }).files

const statOf = ([, bytes, mtimeNs, ctimeNs, ino]: StatRow): FileStat => ({ bytes, mtimeNs, ctimeNs, ino })
