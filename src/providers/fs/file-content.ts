import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Fingerprint of a file's bytes. */
export interface FileContent { readonly sha256: string; readonly bytes: number }

/** Reads a file in pieces; memory does not grow with it. */
export async function contentOf(path: string): Promise<FileContent> {
  const digest = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path)) {
    digest.update(piece as Buffer)
    bytes += (piece as Buffer).length
  }
  return { sha256: digest.digest('hex'), bytes }
}
