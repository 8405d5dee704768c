import type { Database, Statement } from 'better-sqlite3'
import { isBusy } from './sqlite-fault.ts'

// 1. What is submitted in one turn of the event loop shares one transaction; one flush request makes all of it durable.
// 2. A work plans before it writes. Refusing is planning, so a refused work has written nothing and the others never notice.
// 3. An error while writing fails the whole transaction: nothing of it is there, and everybody is told.

/** A change to the database in two halves. */
export interface Work<T> {
  /** Synced to disk, with everything before, when the promise resolves. */
  readonly flush: boolean
  /** Reads and decides; throws to refuse. */
  plan(): Planned<T>
}

/** What is left to do: `write` only changes rows. */
export interface Planned<T> { readonly result: T; write(): void }

/** What was done, for those who count instead of timing. */
export interface WriteStats {
  readonly transactions: number
  readonly flushedTransactions: number
  readonly rows: number
  readonly bytesWritten: number
}

interface Job {
  readonly work: Work<unknown>
  readonly waitingSince: number
  resolve(value: unknown): void
  reject(error: unknown): void
}

const RETRY_MS = 5

/** Runs works in shared transactions on one connection. */
export class GroupCommit {
  #queue: Job[] = []
  #scheduled = false
  #syncs = false
  readonly #idle: (() => void)[] = []
  readonly #stats = { transactions: 0, flushedTransactions: 0, rows: 0, bytesWritten: 0 }
  #pending = { rows: 0, bytesWritten: 0 }
  readonly #begin: Statement
  readonly #commit: Statement

  /** @param patienceMs how long works wait for another process's write lock */
  constructor(readonly db: Database, readonly patienceMs: number) {
    this.#begin = db.prepare('BEGIN IMMEDIATE')
    this.#commit = db.prepare('COMMIT')
  }

  get stats(): WriteStats { return { ...this.#stats } }

  /** Counts a row as written by the transaction in progress. */
  count(bytes: number): void {
    this.#pending.rows++
    this.#pending.bytesWritten += bytes
  }

  submit<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, waitingSince: performance.now(), resolve: (value) => resolve(value as T), reject })
      if (this.#scheduled) return
      this.#scheduled = true
      setImmediate(() => this.#drain())
    })
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    if (this.#scheduled) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  #drain(): void {
    const jobs = this.#queue
    this.#queue = []
    try {
      this.#transact(jobs)
    } catch (error) {
      this.#abort(jobs, error)
    }
    if (this.#queue.length > 0) return void setTimeout(() => this.#drain(), RETRY_MS)
    this.#scheduled = false
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  #transact(jobs: readonly Job[]): void {
    this.#pending = { rows: 0, bytesWritten: 0 }
    const flush = jobs.some(({ work }) => work.flush)
    this.#setSync(flush)
    this.#begin.run()
    const answers = jobs.map((job) => this.#run(job))
    this.#commit.run()
    this.#stats.transactions++
    if (flush) this.#stats.flushedTransactions++
    this.#stats.rows += this.#pending.rows
    this.#stats.bytesWritten += this.#pending.bytesWritten
    for (const answer of answers) answer()
  }

  #run({ work, resolve, reject }: Job): () => void {
    let planned: Planned<unknown>
    try {
      planned = work.plan()
    } catch (error) {
      if (!this.db.inTransaction) throw error
      return () => reject(error)
    }
    planned.write()
    return () => resolve(planned.result)
  }

  /** Changing it inside a transaction is an error, and costs a microsecond outside. */
  #setSync(syncs: boolean): void {
    if (syncs === this.#syncs) return
    this.db.exec(`PRAGMA synchronous = ${syncs ? 'FULL' : 'NORMAL'}`)
    this.#syncs = syncs
  }

  #abort(jobs: readonly Job[], error: unknown): void {
    const now = performance.now()
    for (const job of jobs) {
      if (isBusy(error) && now - job.waitingSince < this.patienceMs) this.#queue.push(job)
      else job.reject(error)
    }
    if (this.db.inTransaction) this.db.exec('ROLLBACK')
  }
}
