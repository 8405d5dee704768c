import { join } from 'node:path'
import type { EvidenceOffer } from '../../model/run-event.ts'
import { createMasker, type SecretSpellings } from '../../core/secret/masker.ts'
import { streamRef, type StreamName } from '../call-streams.ts'
import { createCallFolder } from '../dispatch-journal.ts'
import { captureStream } from '../stream-capture.ts'

/** So much of either stream is kept of a call, in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024

/** What a program wrote while a call was under way, as it wrote it, masked. */
export interface Transcript {
  keep(stream: StreamName, bytes: Uint8Array): void
  /** Nothing follows. */
  offers(): Promise<readonly EvidenceOffer[]>
}

function keepStream(path: string, spellings: SecretSpellings) {
  const capture = captureStream(path, createMasker(spellings))
  let room = KEPT_BYTES
  let written: Promise<void> = Promise.resolve()
  return {
    keep(bytes: Uint8Array): void {
      const kept = bytes.subarray(0, Math.max(0, room))
      room -= kept.length
      if (kept.length > 0) written = written.then(() => capture.write(kept))
    },
    async end() {
      await written
      return capture.finish(false)
    },
  }
}

/** @throws Error when the call's folder cannot be made */
export async function openTranscript(dir: string, callId: string, spellings: SecretSpellings): Promise<Transcript> {
  const folder = await createCallFolder(dir, callId)
  const streams = { stdout: keepStream(join(folder, 'stdout'), spellings), stderr: keepStream(join(folder, 'stderr'), spellings) }
  return {
    keep(stream, bytes) { streams[stream].keep(bytes) },
    async offers() {
      const all = Object.entries(streams) as [StreamName, ReturnType<typeof keepStream>][]
      const ended = await Promise.all(all.map(async ([name, stream]) => [name, await stream.end()] as const))
      return ended.filter(([, { bytes, lost }]) => bytes > 0 && lost === undefined).map(([name, { sha256 }]) => (
        { ref: streamRef(callId, name), name, mediaType: 'text/plain; charset=utf-8', sha256 }
      ))
    },
  }
}
