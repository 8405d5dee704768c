import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { ProviderError } from '../ports/provider.ts'
import { callFolder } from './dispatch-journal.ts'

// Streams that a call left in its folder, by a reference that a later session understands too.

export type StreamName = 'stdout' | 'stderr'

const STREAM_REF = /^([^/]+)\/(stdout|stderr)$/

/** Names a stream of a call. */
export const streamRef = (callId: string, stream: StreamName): string => `${encodeURIComponent(callId)}/${stream}`

/** Bytes of a stream. @throws ProviderError when they cannot be had */
export async function* streamOf(dir: string, ref: string): AsyncIterable<Uint8Array> {
  const [, callId, stream] = STREAM_REF.exec(ref) ?? []
  if (callId === undefined || stream === undefined) throw new ProviderError('action_failed_final', `"${ref}" names no stream`)
  try {
    for await (const chunk of createReadStream(join(callFolder(dir, decodeURIComponent(callId)), stream))) yield chunk as Uint8Array
  } catch (error) {
    throw new ProviderError('action_failed_final', `the stream ${ref} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
