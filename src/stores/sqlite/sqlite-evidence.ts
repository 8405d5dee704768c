import { createHash } from 'node:crypto'
import { isFault } from '../../model/fault.ts'
import type { Hash } from '../../model/flow.ts'
import type { EvidenceStore } from '../../ports/run-store.ts'
import { EVIDENCE_INLINE_LIMIT, evidenceFault, type EvidenceState } from '../check-evidence.ts'
import type { EvidenceFiles, Received } from './evidence-files.ts'
import type { EvidenceRows } from './evidence-rows.ts'
import type { StoreAccess } from './store-access.ts'

/** Evidence as rows while small, as files when large. The index row comes after the file is durable. */
export class SqliteEvidence implements EvidenceStore {
  readonly inlineLimit = EVIDENCE_INLINE_LIMIT

  constructor(readonly rows: EvidenceRows, readonly files: EvidenceFiles, readonly access: StoreAccess) {}

  async write(bytes: AsyncIterable<Uint8Array> | Uint8Array): ReturnType<EvidenceStore['write']> {
    this.access.writer()
    const source = bytes instanceof Uint8Array ? [bytes] : bytes
    const received = await this.access.files('write', () => this.files.receive(source, this.inlineLimit))
    const { hash, size } = received
    const known = await this.has(hash) ? await this.#discard(received) : await this.#keep(received)
    return { hash, bytes: size, known }
  }

  async #discard({ file }: Received): Promise<true> {
    if (file !== undefined) await this.access.files('write', () => this.files.discard(file))
    return true
  }

  async #keep({ hash, size, held, file }: Received): Promise<boolean> {
    if (file !== undefined) await this.access.files('write', () => this.files.keep(file, hash))
    return this.access.write({
      flush: false,
      plan: () => ({ result: this.rows.find(hash) !== undefined, write: () => this.rows.add(hash, size, held ?? null) }),
    })
  }

  async read(hash: Hash): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    for await (const chunk of this.stream(hash)) chunks.push(chunk)
    return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)
  }

  /** Checks the hash as it goes: an altered end is a fault after the last chunk. */
  async *stream(hash: Hash): AsyncGenerator<Uint8Array> {
    const digest = createHash('sha256')
    let size = 0
    const source = await this.#source(hash)
    for await (const chunk of source.chunks) {
      digest.update(chunk)
      size += chunk.length
      yield chunk
    }
    if (`sha256:${digest.digest('hex')}` !== hash || size !== source.size) throw evidenceFault(hash, 'altered')
  }

  async #source(hash: Hash): Promise<{ readonly size: number; readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }> {
    return this.access.read(() => {
      const place = this.rows.find(hash)
      if (place === undefined) throw evidenceFault(hash, 'missing')
      return { size: place.size, chunks: place.filed === 1 ? this.#file(hash) : [this.rows.bytes(place)] }
    })
  }

  async *#file(hash: Hash): AsyncGenerator<Uint8Array> {
    if (!await this.files.has(hash)) throw evidenceFault(hash, 'missing')
    const chunks = this.files.stream(hash)[Symbol.asyncIterator]()
    for (;;) {
      const next = await this.access.files('read', () => chunks.next())
      if (next.done === true) return
      yield next.value
    }
  }

  async has(hash: Hash): Promise<boolean> {
    const place = await this.access.read(() => this.rows.find(hash))
    return place !== undefined && (place.filed === 0 || this.files.has(hash))
  }

  /** Reads everything and says what it found, for `verify`. */
  async state(hash: Hash): Promise<EvidenceState> {
    try {
      for await (const _chunk of this.stream(hash)) { /* reading proves it */ }
      return 'sound'
    } catch (error) {
      if (isFault(error, 'store.evidence-missing')) return error.data?.['state'] === 'missing' ? 'missing' : 'altered'
      throw error
    }
  }
}
