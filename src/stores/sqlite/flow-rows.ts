import type { Database } from 'better-sqlite3'
import type { Hash } from '../../model/flow.ts'
import { flowProblem } from '../check-flow.ts'
import { damaged, hashOfBytes } from '../event-bytes.ts'

interface FlowRow { readonly digest: string; readonly bytes: Uint8Array }

/** A flow and how large it is. */
export interface KeptFlow { readonly irHash: Hash; readonly size: number }

const statements = (db: Database) => ({
  add: db.prepare<[string, string, Uint8Array]>(
    'INSERT INTO flow (ir_hash, digest, bytes) VALUES (?, ?, ?) ON CONFLICT (ir_hash) DO NOTHING'),
  find: db.prepare<[string], FlowRow>('SELECT digest, bytes FROM flow WHERE ir_hash = ?'),
  all: db.prepare<[], Hash>('SELECT ir_hash FROM flow ORDER BY rowid').pluck(),
  sizes: db.prepare<[], KeptFlow>('SELECT ir_hash AS irHash, length(bytes) AS size FROM flow'),
  hashesAfter: db.prepare<[string, number], Hash>('SELECT ir_hash FROM flow WHERE ir_hash > ? ORDER BY ir_hash LIMIT ?').pluck(),
  remove: db.prepare<[string]>('DELETE FROM flow WHERE ir_hash = ?'),
})

/** Archived flows. The first bytes under a hash stay. */
export class FlowRows {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database, readonly count: (bytes: number) => void) { this.#sql = statements(db) }

  add(irHash: Hash, bytes: Uint8Array): void {
    if (this.#sql.add.run(irHash, hashOfBytes(bytes), bytes).changes > 0) this.count(bytes.length)
  }

  /** @throws Fault store.corrupt */
  bytes(irHash: Hash): Uint8Array | undefined {
    const row = this.#sql.find.get(irHash)
    if (row !== undefined && hashOfBytes(row.bytes) !== row.digest) throw damaged(`flow ${irHash}`)
    return row?.bytes
  }

  /** What is wrong with it; nothing when it is not here. */
  problem(irHash: Hash): string | undefined {
    const row = this.#sql.find.get(irHash)
    return row === undefined ? undefined : flowProblem(irHash, row.bytes, row.digest)
  }

  sizes(): readonly KeptFlow[] { return this.#sql.sizes.all() }

  remove(irHash: Hash): void {
    this.#sql.remove.run(irHash)
    this.count(0)
  }

  hashesAfter(hash: string, limit: number): readonly Hash[] { return this.#sql.hashesAfter.all(hash, limit) }

  hashes(): readonly Hash[] { return this.#sql.all.all() }
}
