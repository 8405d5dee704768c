import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FoldState } from '../../core/fold/fold-run.ts'
import type { Hash } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LeaseHolder, RemovedRun } from '../../ports/run-store.ts'
import { hashOfBytes } from '../event-bytes.ts'
import type { RunIndex } from '../materialise.ts'

/** A run as kept: the bytes of its log, and the texts of its fold. */
export interface MemoryRun {
  readonly runId: string
  epoch: number
  head: { readonly seq: number; readonly hash: Hash }
  state: FoldState
  readonly events: Uint8Array[]
  checkpoint: { readonly header: string; readonly view: string; readonly index: RunIndex }
  readonly records: Map<InstanceRef, { readonly text: string; readonly stepId: string; readonly position: number }>
}

/** What stores in memory keep their data on. Handles on the same disk see each other's, as processes on one folder do. */
export class MemoryDisk {
  readonly runs = new Map<string, MemoryRun>()
  readonly evidence = new Map<Hash, Uint8Array>()
  /** When each came, in epoch milliseconds. */
  readonly arrivals = new Map<Hash, number>()
  readonly flows = new Map<Hash, { readonly bytes: Uint8Array; readonly digest: Hash }>()
  readonly leases = new Map<string, LeaseHolder>()
  readonly removed = new Map<string, RemovedRun>()
  #journal: string | undefined

  /** The first bytes under a hash stay. */
  addFlow(irHash: Hash, bytes: Uint8Array): void {
    if (!this.flows.has(irHash)) this.flows.set(irHash, { bytes: Buffer.from(bytes), digest: hashOfBytes(bytes) })
  }

  /** A temporary folder, made when first asked for. */
  get journalDir(): string { return this.#journal ??= mkdtempSync(join(tmpdir(), 'flowir-journal-')) }

  /** Removes the folder of journals. */
  dispose(): void {
    if (this.#journal !== undefined) rmSync(this.#journal, { recursive: true, force: true })
    this.#journal = undefined
  }
}
