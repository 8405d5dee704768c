import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import type { Masker } from '../core/secret/masker.ts'

/** Of a longer stream the record keeps so many bytes of either end. */
const KEPT_END_BYTES = 8 * 1024

/** What is kept of one stream of a command. */
export interface StreamSummary {
  /** The whole of it, or both ends with a mark between. */
  readonly text: string
  /** Of the whole stream, masked. */
  readonly bytes: number
  readonly sha256: string
  readonly truncated: boolean
  /** The file does not hold the whole stream, and why. */
  readonly lost?: string
}

export interface StreamCapture {
  readonly write: (chunk: Uint8Array) => Promise<void>
  /** Nothing follows. `flush`: the file survives a power cut. */
  finish(flush: boolean): Promise<StreamSummary>
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

/** Both ends are cut between characters. */
const headText = (head: Buffer): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(head, { stream: true })

function tailText(tail: Buffer): string {
  let start = 0
  while (start < 3 && isContinuation(tail[start])) start++
  return tail.subarray(start).toString()
}

const mark = (bytes: number): string => `\n[… ${bytes} bytes left out here; the whole stream is kept as evidence …]\n`

/** First and last bytes of a stream, in memory that does not grow. */
function endsOfStream() {
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  let bytes = 0
  return {
    add(chunk: Buffer): void {
      bytes += chunk.length
      const room = KEPT_END_BYTES - head.length
      if (room > 0) head = Buffer.concat([head, chunk.subarray(0, room)])
      const rest = chunk.subarray(Math.max(0, room))
      tail = Buffer.concat([tail, rest.subarray(-KEPT_END_BYTES)]).subarray(-KEPT_END_BYTES)
    },
    summary(): Pick<StreamSummary, 'text' | 'bytes' | 'truncated'> {
      const leftOut = bytes - head.length - tail.length
      if (leftOut === 0) return { text: Buffer.concat([head, tail]).toString(), bytes, truncated: false }
      return { text: headText(head) + mark(leftOut) + tailText(tail), bytes, truncated: true }
    },
  }
}

/** Appends to a file that exists only once something came. A disk that is full loses the rest, never the command. */
function lazyFile(path: string) {
  let handle: FileHandle | undefined
  let lost: string | undefined
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (lost !== undefined) return
    try { await work() } catch (error) { lost = (error as Error).message }
  }
  return {
    append: (bytes: Buffer): Promise<void> => attempt(async () => {
      handle ??= await open(path, 'w', 0o600)
      await handle.appendFile(bytes)
    }),
    async close(flush: boolean): Promise<string | undefined> {
      if (flush) await attempt(async () => handle?.sync())
      await handle?.close().catch(() => undefined)
      return lost
    },
  }
}

/** Masks a stream, keeps its ends and writes all of it to a file. `onText` hears what is written, as it comes. */
export function captureStream(path: string, masker: Masker, onText?: (text: string) => void): StreamCapture {
  const file = lazyFile(path)
  const ends = endsOfStream()
  const digest = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

  async function take(masked: Buffer, last: boolean): Promise<void> {
    const text = onText && decoder.decode(masked, { stream: !last })
    if (text) onText(text)
    if (masked.length === 0) return
    ends.add(masked)
    digest.update(masked)
    await file.append(masked)
  }

  return {
    write: (chunk) => take(masker.write(chunk), false),
    async finish(flush) {
      await take(masker.end(), true)
      const lost = await file.close(flush)
      return { ...ends.summary(), sha256: digest.digest('hex'), ...(lost === undefined ? {} : { lost }) }
    },
  }
}
