import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FileFact } from '../../core/judge/judge-assertion.ts'

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR'])

/** A file as it is now, read as a stream: there, with its hash and which of the texts it holds; absent; or why nobody can say. */
export async function lookAtFile(file: string, texts: readonly string[]): Promise<Omit<FileFact, 'path'> | { readonly reason: string }> {
  try {
    const entry = await stat(file)
    if (!entry.isFile()) return { present: true }
    return { present: true, bytes: entry.size, ...await readThrough(file, texts) }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return ABSENT.has(code) ? { present: false } : { reason: `it cannot be read: ${message}` }
  }
}

async function readThrough(file: string, texts: readonly string[]): Promise<{ readonly sha256: string; readonly contains: string[] }> {
  const hash = createHash('sha256')
  const found = new Set<string>()
  const overlap = Math.max(0, ...texts.map((text) => Buffer.byteLength(text) - 1))
  let tail = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    const window = Buffer.concat([tail, chunk])
    for (const text of texts) if (window.includes(text)) found.add(text)
    tail = window.subarray(Math.max(0, window.length - overlap))
  }
  return { sha256: hash.digest('hex'), contains: [...found] }
}
