import type { Database } from 'better-sqlite3'
import type { Hash } from '../../model/flow.ts'

/** Where the bytes of evidence are. */
export interface EvidencePlace { readonly id: number; readonly hash: Hash; readonly size: number; readonly filed: 0 | 1 }

const PLACE = 'SELECT rowid AS id, hash, size, bytes IS NULL AS filed FROM evidence'

const statements = (db: Database) => ({
  add: db.prepare<[string, number, Uint8Array | null]>(
    'INSERT INTO evidence (hash, size, bytes) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING'),
  find: db.prepare<[string], EvidencePlace>(`${PLACE} WHERE hash = ?`),
  bytes: db.prepare<[number], Uint8Array | null>('SELECT bytes FROM evidence WHERE rowid = ?').pluck(),
  after: db.prepare<[number, number], EvidencePlace>(`${PLACE} WHERE rowid > ? ORDER BY rowid LIMIT ?`),
})

/** The index of evidence, and the bytes of the small. */
export class EvidenceRows {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database, readonly count: (bytes: number) => void) { this.#sql = statements(db) }

  /** Adds bytes, or the mark that they are a file. Known evidence stays as it is. */
  add(hash: Hash, size: number, bytes: Uint8Array | null): void {
    if (this.#sql.add.run(hash, size, bytes).changes > 0) this.count(bytes?.length ?? 0)
  }

  find(hash: Hash): EvidencePlace | undefined { return this.#sql.find.get(hash) }

  bytes(place: EvidencePlace): Uint8Array { return this.#sql.bytes.get(place.id) ?? new Uint8Array() }

  /** In order of arrival, paged. */
  after(id: number, limit: number): readonly EvidencePlace[] { return this.#sql.after.all(id, limit) }
}
