import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OutputChunk } from '../../ports/provider.ts'
import { STREAMS } from './command-record.ts'

const POLL_MS = 50
const PIECE_BYTES = 64 * 1024

/** Gives what was added to a growing file since the last look. */
function tail(path: string, onText: (text: string) => void) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const piece = Buffer.alloc(PIECE_BYTES)
  let handle: FileHandle | undefined
  return {
    async look(): Promise<void> {
      handle ??= await open(path, 'r').catch(() => undefined)
      if (handle === undefined) return
      for (;;) {
        const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES)
        if (bytesRead === 0) return
        const text = decoder.decode(piece.subarray(0, bytesRead), { stream: true })
        if (text !== '') onText(text)
      }
    },
    async close(): Promise<void> {
      const rest = decoder.decode()
      if (rest !== '') onText(rest)
      await handle?.close()
    },
  }
}

/** Reports what a supervisor writes to the streams in `folder`, until `over`; then what is left, and resolves. */
export async function followStreams(folder: string, onOutput: (chunk: OutputChunk) => void, over: AbortSignal): Promise<void> {
  const tails = STREAMS.map((stream) => tail(join(folder, stream), (text) => { onOutput({ stream, text }) }))
  const look = (): Promise<unknown> => Promise.all(tails.map((each) => each.look()))
  while (!over.aborted) {
    await look()
    await sleep(POLL_MS, undefined, { signal: over }).catch(() => undefined)
  }
  await look()
  await Promise.all(tails.map((each) => each.close()))
}
