import type { Database } from 'better-sqlite3'
import type { Hash } from '../../model/flow.ts'
import type { KeptEvidence } from '../plan-removal.ts'

/** Where the bytes of evidence are. */
export interface EvidencePlace extends KeptEvidence { readonly id: number; readonly filed: 0 | 1 }

const PLACE = 'SELECT rowid AS id, hash, size, bytes IS NULL AS filed, added_at AS addedAtMs FROM evidence'
const PAGE = 1_000

const statements = (db: Database) => ({
  add: db.prepare<[string, number, Uint8Array | null, number]>(
    'INSERT INTO evidence (hash, size, bytes, added_at) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING'),
  find: db.prepare<[string], EvidencePlace>(`${PLACE} WHERE hash = ?`),
  bytes: db.prepare<[string], Uint8Array | null>('SELECT bytes FROM evidence WHERE hash = ?').pluck(),
  hashesAfter: db.prepare<[string, number], Hash>('SELECT hash FROM evidence WHERE hash > ? ORDER BY hash LIMIT ?').pluck(),
  remove: db.prepare<[string]>('DELETE FROM evidence WHERE hash = ?'),
  after: db.prepare<[number, number], EvidencePlace>(`${PLACE} WHERE rowid > ? ORDER BY rowid LIMIT ?`),
})

/** The index of evidence, and the bytes of the small. */
export class EvidenceRows {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database, readonly count: (bytes: number) => void, readonly now: () => number) { this.#sql = statements(db) }

  /** Adds bytes, or the mark that they are a file. Known evidence stays as it is. */
  add(hash: Hash, size: number, bytes: Uint8Array | null): void {
    if (this.#sql.add.run(hash, size, bytes, this.now()).changes > 0) this.count(bytes?.length ?? 0)
  }

  hashesAfter(hash: string, limit: number): readonly Hash[] { return this.#sql.hashesAfter.all(hash, limit) }

  find(hash: Hash): EvidencePlace | undefined { return this.#sql.find.get(hash) }

  /** By the hash, because rows may be renumbered at any time. */
  bytes({ hash }: EvidencePlace): Uint8Array { return this.#sql.bytes.get(hash) ?? new Uint8Array() }

  remove(hash: Hash): void {
    this.#sql.remove.run(hash)
    this.count(0)
  }

  /** In order of arrival, read in pages: within a transaction, or without a pause. */
  * all(): Generator<EvidencePlace> {
    const { after } = this.#sql
    for (let page = after.all(0, PAGE); page.length > 0; page = after.all(page.at(-1)?.id ?? 0, PAGE)) yield* page
  }

}
