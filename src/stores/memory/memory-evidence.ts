import type { Hash } from '../../model/flow.ts'
import type { EvidenceStore } from '../../ports/run-store.ts'
import { EVIDENCE_INLINE_LIMIT, evidenceFault, type EvidenceState } from '../check-evidence.ts'
import { hashOfBytes } from '../event-bytes.ts'
import type { MemoryDisk } from './memory-disk.ts'
import { promised } from './promised.ts'

/** Evidence in a map. Bytes are copied on the way in, so that nobody can change them afterwards. */
export class MemoryEvidence implements EvidenceStore {
  readonly inlineLimit = EVIDENCE_INLINE_LIMIT

  readonly kept: Map<Hash, Uint8Array>

  constructor(readonly disk: Pick<MemoryDisk, 'evidence' | 'arrivals'>, readonly ambient: { now(): number }) {
    this.kept = disk.evidence
  }

  async write(bytes: AsyncIterable<Uint8Array> | Uint8Array): ReturnType<EvidenceStore['write']> {
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) chunks.push(Buffer.from(chunk))
    const whole = Buffer.concat(chunks)
    const hash = hashOfBytes(whole)
    const known = this.kept.has(hash)
    this.add(hash, whole)
    return { hash, bytes: whole.length, known }
  }

  add(hash: Hash, bytes: Uint8Array): void {
    if (this.kept.has(hash)) return
    this.kept.set(hash, Buffer.from(bytes))
    this.disk.arrivals.set(hash, this.ambient.now())
  }

  state(hash: Hash): EvidenceState {
    const bytes = this.kept.get(hash)
    if (bytes === undefined) return 'missing'
    return hashOfBytes(bytes) === hash ? 'sound' : 'altered'
  }

  #bytes(hash: Hash): Uint8Array {
    const state = this.state(hash)
    if (state !== 'sound') throw evidenceFault(hash, state)
    return Buffer.from(this.kept.get(hash) ?? [])
  }

  read(hash: Hash): Promise<Uint8Array> { return promised(() => this.#bytes(hash)) }

  async *stream(hash: Hash): AsyncGenerator<Uint8Array> { yield await this.read(hash) }

  has(hash: Hash): Promise<boolean> { return Promise.resolve(this.kept.has(hash)) }
}
