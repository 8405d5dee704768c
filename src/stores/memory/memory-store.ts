import { hostname } from 'node:os'
import type { CheckpointView, RunRow, StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { Hash } from '../../model/flow.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type {
  AppendRequest, AppendResult, ForeignLog, ImportedLog, Lease, LeaseHolder, LoggedEvent, LogHead, Removal, RemovalRequest, RemovedRun,
  RunFilter, RunStore, StoreProblem,
} from '../../ports/run-store.ts'
import { readRecord, readView, rowOf } from '../materialise.ts'
import { writerBusy } from '../writer-busy.ts'
import { appendToMemory } from './append-to-memory.ts'
import { importToMemory } from './import-to-memory.ts'
import { MemoryDisk, type MemoryRun } from './memory-disk.ts'
import { MemoryEvidence } from './memory-evidence.ts'
import { promised } from './promised.ts'
import { eventsOf, loggedOf, recordsOf } from './read-memory.ts'
import { removeFromMemory } from './remove-from-memory.ts'
import { verifyMemory } from './verify-memory.ts'

export interface MemoryStoreOptions {
  /** Data to share with other handles, and to find again after one was closed. Default: a disk of its own, gone with `close`. */
  readonly disk?: MemoryDisk
  /** Tells lease holders' times. Default: the system's clock. */
  readonly ambient?: { now(): number }
}

/** A store in memory, with the semantics of one in a folder. */
export interface MemoryStore extends RunStore {
  /** Ends the handle as a killed process does: its leases are free, nothing else happens. */
  abandon(): void
}

const DEFAULT_PAGE = 1_000

/**
 * Opens a store in memory.
 * @example const store = openMemoryStore()
 */
export function openMemoryStore(options: MemoryStoreOptions = {}): MemoryStore {
  return new MemoryRunStore(options.disk ?? new MemoryDisk(), options.ambient ?? Date, options.disk === undefined)
}

class MemoryRunStore implements MemoryStore {
  readonly evidence: MemoryEvidence
  readonly #held = new Map<string, LeaseHolder>()

  constructor(readonly disk: MemoryDisk, readonly ambient: { now(): number }, readonly ownsDisk: boolean) {
    this.evidence = new MemoryEvidence(disk, ambient)
  }

  get journalDir(): string { return this.disk.journalDir }

  acquireLease(runId: string): Promise<Lease> { return promised(() => this.#acquire(runId)) }

  #hold(runId: string): LeaseHolder {
    const other = this.disk.leases.get(runId)
    if (other !== undefined) throw writerBusy(runId, other)
    const holder = { pid: process.pid, host: hostname(), sinceMs: this.ambient.now() }
    this.disk.leases.set(runId, holder)
    this.#held.set(runId, holder)
    return holder
  }

  #acquire(runId: string): Lease {
    const holder = this.#hold(runId)
    const run = this.disk.runs.get(runId)
    if (run !== undefined) run.epoch++
    return { runId, epoch: run?.epoch ?? 1, release: () => promised(() => this.#release(runId, holder)) }
  }

  #release(runId: string, holder: LeaseHolder): void {
    if (this.disk.leases.get(runId) === holder) this.disk.leases.delete(runId)
    this.#held.delete(runId)
  }

  leaseHolder(runId: string): Promise<LeaseHolder | undefined> { return Promise.resolve(this.disk.leases.get(runId)) }

  append(request: AppendRequest): Promise<AppendResult> { return promised(() => appendToMemory(this.disk, this.evidence, request)) }

  events(runId: string, page: Parameters<RunStore['events']>[1] = {}): Promise<readonly RunEvent[]> {
    const { after = 0, limit = DEFAULT_PAGE } = page
    return this.#of(runId, [], (run) => eventsOf(run, after, after + limit))
  }

  loggedEvents(runId: string, page: Parameters<RunStore['events']>[1] = {}): Promise<readonly LoggedEvent[]> {
    const { after = 0, limit = DEFAULT_PAGE } = page
    return this.#of(runId, [], (run) =>
      loggedOf(run, after, after + limit).map(({ event, bytes }) => ({ event, bytes: Buffer.from(bytes) })))
  }

  async importLog(log: ForeignLog): Promise<ImportedLog> {
    const holder = this.#hold(log.runId)
    try {
      return await importToMemory(this.disk, this, log)
    } finally {
      this.#release(log.runId, holder)
    }
  }

  head(runId: string): Promise<LogHead | undefined> { return this.#of(runId, undefined, ({ head }) => ({ ...head })) }

  checkpoint(runId: string): Promise<CheckpointView | undefined> { return this.#of(runId, undefined, viewOf) }

  records(runId: string, refs: readonly InstanceRef[]): Promise<readonly StepRecord[]> {
    return this.#of(runId, [], (run) => refs.flatMap((ref) => run.records.get(ref) ?? []).map(({ text }) => readRecord(runId, text)))
  }

  recordPage(runId: string, page: Parameters<RunStore['recordPage']>[1] = {}): Promise<readonly StepRecord[]> {
    const { afterPosition = 0, limit = DEFAULT_PAGE } = page
    return this.#of(runId, [], (run) => {
      const later = recordsOf(run).filter(({ position }) => position > afterPosition)
      const last = later[limit - 1]?.position ?? Infinity
      return later.filter(({ position }) => position <= last)
    })
  }

  recordsOfStep(runId: string, stepId: string, limit: number): Promise<readonly StepRecord[]> {
    return this.#of(runId, [], (run) => recordsOf(run).filter((record) => record.stepId === stepId).slice(0, limit))
  }

  runs(filter: RunFilter = {}): Promise<readonly RunRow[]> {
    return promised(() => [...this.disk.runs.values()].reverse().map((run) => rowOf(viewOf(run)))
      .filter((row) => fits(row, filter)).sort((a, b) => b.startedAtMs - a.startedAtMs).slice(0, filter.limit))
  }

  runIdsWithPrefix(prefix: string, limit: number): Promise<readonly string[]> {
    return Promise.resolve([...this.disk.runs.keys()].filter((runId) => runId.startsWith(prefix)).sort().slice(0, limit))
  }

  putFlow(irHash: Hash, bytes: Uint8Array): Promise<void> {
    this.disk.addFlow(irHash, bytes)
    return Promise.resolve()
  }

  flow(irHash: Hash): Promise<Uint8Array | undefined> { return Promise.resolve(this.disk.flows.get(irHash)?.bytes) }

  remove(request: RemovalRequest): Promise<Removal> { return removeFromMemory(this.disk, request) }

  removedRun(runId: string): Promise<RemovedRun | undefined> { return Promise.resolve(this.disk.removed.get(runId)) }

  releaseRunId(runId: string): Promise<void> {
    this.disk.removed.delete(runId)
    return Promise.resolve()
  }

  keptHashes(of: 'evidence' | 'flows', page: Parameters<RunStore['keptHashes']>[1] = {}): Promise<readonly Hash[]> {
    const { after = '', limit = DEFAULT_PAGE } = page
    const kept = of === 'evidence' ? this.disk.evidence : this.disk.flows
    return Promise.resolve([...kept.keys()].filter((hash) => hash > after).sort().slice(0, limit))
  }

  async verify(runId?: string): Promise<readonly StoreProblem[]> {
    const run = runId === undefined ? undefined : this.disk.runs.get(runId)
    if (runId !== undefined && run === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
    return verifyMemory(this.disk, this.evidence, run)
  }

  abandon(): void {
    for (const [runId, holder] of this.#held) this.#release(runId, holder)
  }

  close(): Promise<void> {
    this.abandon()
    if (this.ownsDisk) this.disk.dispose()
    return Promise.resolve()
  }

  #of<T, N>(runId: string, none: N, read: (run: MemoryRun) => T): Promise<T | N> {
    const run = this.disk.runs.get(runId)
    return promised(() => (run === undefined ? none : read(run)))
  }
}

function fits(row: RunRow, { flowId = row.flowId, labels = {}, outcome = row.outcome, sinceMs = 0 }: RunFilter): boolean {
  return row.flowId === flowId && row.outcome === outcome && row.startedAtMs >= sinceMs
    && Object.entries(labels).every(([key, value]) => row.labels[key] === value)
}

const viewOf = ({ runId, checkpoint }: MemoryRun): CheckpointView => readView(runId, checkpoint.header, checkpoint.view)
