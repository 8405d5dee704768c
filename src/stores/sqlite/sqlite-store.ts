import path from 'node:path'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import type { CheckpointView, RunRow, StepRecord } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type {
  AppendRequest, AppendResult, ForeignLog, ImportedLog, Lease, LeaseHolder, LoggedEvent, LogHead, Removal, RemovalRequest, RemovedRun,
  RunFilter, RunStore, StoreProblem,
} from '../../ports/run-store.ts'
import { Appender } from './appender.ts'
import { EvidenceFiles } from './evidence-files.ts'
import { EvidenceRows } from './evidence-rows.ts'
import { FlowRows } from './flow-rows.ts'
import { GroupCommit, type WriteStats } from './group-commit.ts'
import { LogImporter } from './log-importer.ts'
import { LogReader, type RunHead } from './log-reader.ts'
import { LogWriter } from './log-writer.ts'
import { openForReading, openForWriting, tidyAfterReading } from './open-database.ts'
import { RunLeases, type HeldLock } from './run-leases.ts'
import { RemovedRows } from './removed-rows.ts'
import { RunList } from './run-list.ts'
import { RunRemover } from './run-remover.ts'
import { guarded } from './sqlite-fault.ts'
import { SqliteEvidence } from './sqlite-evidence.ts'
import { StoreAccess } from './store-access.ts'
import { verifyStore } from './verify-store.ts'

export interface SqliteStoreOptions {
  /** `read` changes no byte of the store and refuses to write with `store.read-only`. */
  readonly mode: 'read' | 'write'
  /** Writing only: make the store when the folder holds none. Default: refuse with `store.missing`. */
  readonly createIfMissing?: boolean
  /** Tells lease holders' times. Default: the system's clock. */
  readonly ambient?: { now(): number }
  /** How long a write waits for another process's, in milliseconds, before `store.busy`. Default 10,000. */
  readonly patienceMs?: number
}

/** A store in a folder. */
export interface SqliteStore extends RunStore {
  /** What this handle has written so far, for tests that count instead of timing. */
  stats(): WriteStats
}

const DEFAULT_PATIENCE_MS = 10_000
const DEFAULT_PAGE = 1_000

/**
 * Opens the store in a folder: `runner.db`, `evidence/`, `leases/`, `journal/`.
 * @throws Fault store.missing, store.not-a-store, store.newer-version, store.read-only, store.full, store.corrupt, store.unreadable,
 *   store.busy
 * @example const store = openSqliteStore('.runner', { mode: 'write', createIfMissing: true })
 */
export function openSqliteStore(folder: string, options: SqliteStoreOptions): SqliteStore {
  const dir = path.resolve(folder)
  return guarded(dir, options.mode, () => {
    const db = options.mode === 'read' ? openForReading(dir) : openForWriting(dir, options.createIfMissing ?? false)
    try {
      return new SqliteRunStore(dir, db, options)
    } catch (error) {
      db.close()
      throw error
    }
  })
}

class SqliteRunStore implements SqliteStore {
  readonly evidence: SqliteEvidence
  readonly #reader: LogReader
  readonly #list: RunList
  readonly #flows: FlowRows
  readonly #appender: Appender
  readonly #importer: LogImporter
  readonly #leases: RunLeases
  readonly #removed: RemovedRows
  readonly #remover: RunRemover
  readonly #access: StoreAccess
  readonly #commit: GroupCommit | undefined
  readonly #held = new Set<HeldLock>()
  #closed: Promise<void> | undefined

  constructor(readonly dir: string, readonly db: Database, { mode, ambient = Date, patienceMs = DEFAULT_PATIENCE_MS }: SqliteStoreOptions) {
    const count = (bytes: number): void => this.#commit?.count(bytes)
    const rows = new EvidenceRows(db, count, () => ambient.now())
    this.#reader = new LogReader(db)
    this.#list = new RunList(db, this.#reader)
    this.#flows = new FlowRows(db, count)
    const writer = new LogWriter(db, count)
    const files = new EvidenceFiles(join(dir, 'evidence'))
    this.#removed = new RemovedRows(db)
    const parts = { reader: this.#reader, writer, list: this.#list, flows: this.#flows, evidence: rows, files, removed: this.#removed }
    this.#appender = new Appender(parts)
    this.#leases = new RunLeases(join(dir, 'leases'), () => ambient.now())
    this.#commit = mode === 'write' ? new GroupCommit(db, patienceMs) : undefined
    this.#access = new StoreAccess(dir, this.#commit)
    this.#importer = new LogImporter(db, parts, this.#access)
    this.#remover = new RunRemover(db, { ...parts, leases: this.#leases }, this.#access)
    this.evidence = new SqliteEvidence(rows, files, this.#access)
  }

  get journalDir(): string {
    const path = join(this.dir, 'journal')
    if (this.#commit !== undefined) guarded(this.dir, 'write', () => mkdirSync(path, { recursive: true }))
    return path
  }

  stats(): WriteStats { return this.#access.writer().stats }

  async acquireLease(runId: string): Promise<Lease> {
    const lock = await this.#lock(runId)
    const release = (): Promise<void> => this.#unlock(lock)
    try {
      return { runId, release, epoch: await this.#access.write(this.#appender.takeOver(runId)) }
    } catch (error) {
      await release()
      throw error
    }
  }

  async #lock(runId: string): Promise<HeldLock> {
    this.#access.writer()
    const lock = await this.#access.files('write', () => this.#leases.acquire(runId))
    this.#held.add(lock)
    return lock
  }

  async #unlock(lock: HeldLock): Promise<void> {
    this.#held.delete(lock)
    await this.#access.files('write', () => lock.release())
  }

  leaseHolder(runId: string): Promise<LeaseHolder | undefined> {
    return this.#access.read(() => this.#leases.holder(runId))
  }

  append(request: AppendRequest): Promise<AppendResult> { return this.#access.write(this.#appender.work(request)) }

  events(runId: string, page: Parameters<RunStore['events']>[1] = {}): Promise<readonly RunEvent[]> {
    const { after = 0, limit = DEFAULT_PAGE } = page
    return this.#of(runId, [], (head) => this.#reader.events(runId, head, after, after + limit))
  }

  loggedEvents(runId: string, page: Parameters<RunStore['events']>[1] = {}): Promise<readonly LoggedEvent[]> {
    const { after = 0, limit = DEFAULT_PAGE } = page
    return this.#of(runId, [], (head) => this.#reader.logged(runId, head, after, after + limit))
  }

  async importLog(log: ForeignLog): Promise<ImportedLog> {
    const lock = await this.#lock(log.runId)
    try {
      return await this.#importer.import(log, this)
    } finally {
      await this.#unlock(lock)
    }
  }

  head(runId: string): Promise<LogHead | undefined> {
    return this.#of(runId, undefined, ({ seq, hash }) => ({ seq, hash }))
  }

  checkpoint(runId: string): Promise<CheckpointView | undefined> {
    return this.#of(runId, undefined, ({ run }) => this.#reader.view(runId, run))
  }

  records(runId: string, refs: readonly InstanceRef[]): Promise<readonly StepRecord[]> {
    return this.#access.read(() => this.#reader.recordsOf(runId, refs))
  }

  recordPage(runId: string, page: Parameters<RunStore['recordPage']>[1] = {}): Promise<readonly StepRecord[]> {
    const { afterPosition = 0, limit = DEFAULT_PAGE } = page
    return this.#of(runId, [], ({ run }) => this.#reader.recordPage(runId, run, afterPosition, limit))
  }

  recordsOfStep(runId: string, stepId: string, limit: number): Promise<readonly StepRecord[]> {
    return this.#of(runId, [], ({ run }) => this.#reader.recordsOfStep(runId, run, stepId, limit))
  }

  runs(filter: RunFilter = {}): Promise<readonly RunRow[]> { return this.#access.read(() => this.#list.find(filter)) }

  runIdsWithPrefix(prefix: string, limit: number): Promise<readonly string[]> {
    return this.#access.read(() => this.#list.withPrefix(prefix, limit))
  }

  putFlow(irHash: Hash, bytes: Uint8Array): Promise<void> {
    return this.#access.write({ flush: false, plan: () => ({ result: undefined, write: () => this.#flows.add(irHash, bytes) }) })
  }

  async remove(request: RemovalRequest): Promise<Removal> {
    if (request.dryRun !== true) this.#access.writer()
    return this.#remover.remove(request)
  }

  removedRun(runId: string): Promise<RemovedRun | undefined> { return this.#access.read(() => this.#removed.find(runId)) }

  releaseRunId(runId: string): Promise<void> {
    return this.#access.write({ flush: true, plan: () => ({ result: undefined, write: () => this.#removed.release(runId) }) })
  }

  flow(irHash: Hash): Promise<Uint8Array | undefined> { return this.#access.read(() => this.#flows.bytes(irHash)) }

  keptHashes(of: 'evidence' | 'flows', page: Parameters<RunStore['keptHashes']>[1] = {}): Promise<readonly Hash[]> {
    const { after = '', limit = DEFAULT_PAGE } = page
    return this.#access.read(() => (of === 'evidence' ? this.evidence.rows : this.#flows).hashesAfter(after, limit))
  }

  verify(runId?: string): Promise<readonly StoreProblem[]> { return this.#access.files('read', () => verifyStore(this.dir, runId)) }

  close(): Promise<void> { return this.#closed ??= this.#close() }

  async #close(): Promise<void> {
    await this.#commit?.idle()
    for (const lock of this.#held) await lock.release()
    try {
      if (this.#commit !== undefined) this.db.pragma('wal_checkpoint(TRUNCATE)')
    } catch { /* everything is in the log already, and the next one to open it merges it */ }
    this.db.close()
    if (this.#commit === undefined) tidyAfterReading(this.dir)
  }

  #of<T, N>(runId: string, none: N, read: (head: RunHead) => T): Promise<T | N> {
    return this.#access.read(() => {
      const head = this.#reader.head(runId)
      return head === undefined ? none : read(head)
    })
  }
}
