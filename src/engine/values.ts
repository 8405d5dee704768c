import { canonicalJson, type Json } from '../base/json.ts'
import { sha256Hex } from '../core/hash/sha256.ts'
import type { Hash } from '../model/flow.ts'
import type { EvidenceItem, Stored } from '../model/run-event.ts'
import { INLINE_LIMIT } from '../model/vocabulary.ts'
import type { EvidenceStore, InlineEvidence } from '../ports/run-store.ts'

const CACHED_BYTES = 16 * 1024 * 1024

/** Turns values into what the log stores and back. Small evidence waits here for the commit that makes it durable. */
export class Values {
  readonly #evidence: EvidenceStore
  #staged: InlineEvidence[] = []
  readonly #cache = new Map<Hash, { readonly value: Json; readonly bytes: number }>()
  #cachedBytes = 0

  constructor(evidence: EvidenceStore) {
    this.#evidence = evidence
  }

  /** Inline when small, else evidence; large evidence is written at once. */
  async store(value: Json): Promise<Stored> {
    const text = canonicalJson(value)
    if (text.length <= INLINE_LIMIT / 3 || Buffer.byteLength(text) <= INLINE_LIMIT) return { inline: value }
    const bytes = Buffer.from(text)
    const hash = await this.put(bytes)
    this.#remember(hash, value, bytes.length)
    return { evidence: hash, bytes: bytes.length }
  }

  async put(bytes: Uint8Array): Promise<Hash> {
    if (bytes.length > this.#evidence.inlineLimit) return (await this.#evidence.write(bytes)).hash
    const hash: Hash = `sha256:${sha256Hex(bytes)}`
    this.#staged.push({ hash, bytes })
    return hash
  }

  async item(name: string, mediaType: string, bytes: Uint8Array): Promise<EvidenceItem> {
    return { name, mediaType, hash: await this.put(bytes), bytes: bytes.length }
  }

  /** Copies a stream into the evidence. */
  async copy(name: string, mediaType: string, bytes: AsyncIterable<Uint8Array>): Promise<EvidenceItem> {
    const written = await this.#evidence.write(bytes)
    return { name, mediaType, hash: written.hash, bytes: written.bytes }
  }

  async load(stored: Stored): Promise<Json> {
    if ('inline' in stored) return stored.inline
    const known = this.#cache.get(stored.evidence)
    if (known !== undefined) return known.value
    const value = JSON.parse(Buffer.from(await this.read(stored.evidence)).toString('utf8')) as Json
    this.#remember(stored.evidence, value, stored.bytes)
    return value
  }

  async read(hash: Hash): Promise<Uint8Array> {
    return this.#staged.find((row) => row.hash === hash)?.bytes ?? await this.#evidence.read(hash)
  }

  /** Evidence that the next commit must carry. */
  get staged(): readonly InlineEvidence[] {
    return this.#staged
  }

  committed(count: number): void {
    this.#staged = this.#staged.slice(count)
  }

  #remember(hash: Hash, value: Json, bytes: number): void {
    this.#cachedBytes += bytes - (this.#cache.get(hash)?.bytes ?? 0)
    this.#cache.delete(hash)
    this.#cache.set(hash, { value, bytes })
    for (const [old, entry] of this.#cache) {
      if (this.#cachedBytes <= CACHED_BYTES || this.#cache.size === 1) break
      this.#cache.delete(old)
      this.#cachedBytes -= entry.bytes
    }
  }
}
