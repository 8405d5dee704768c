import type { Database } from 'better-sqlite3'
import { join } from 'node:path'
import { Fault, isFault } from '../../model/fault.ts'
import type { StoreProblem } from '../../ports/run-store.ts'
import { loadEventCheck, type EventCheck } from '../refold.ts'
import { verifyRun, type RunSource } from '../verify-run.ts'
import { EvidenceFiles } from './evidence-files.ts'
import { EvidenceRows } from './evidence-rows.ts'
import { FlowRows } from './flow-rows.ts'
import { LogReader, type RunHead } from './log-reader.ts'
import { openSnapshot } from './open-database.ts'
import { SqliteEvidence } from './sqlite-evidence.ts'
import { storeFault } from './sqlite-fault.ts'
import { StoreAccess } from './store-access.ts'

/** Events read at a time. */
const PAGE = 1_000

type Findings = readonly StoreProblem[]

const uncounted = (): void => undefined

/** Checks a store by a reader of its own, in one snapshot: what is appended meanwhile does not disturb it. */
export async function verifyStore(dir: string, runId?: string): Promise<Findings> {
  const db = openSnapshot(dir)
  try {
    const check = new StoreCheck(dir, db, await loadEventCheck())
    return runId === undefined ? await check.everything() : await check.oneRun(runId)
  } finally {
    db.close()
  }
}

class StoreCheck {
  readonly reader: LogReader
  readonly evidence: SqliteEvidence
  readonly flows: FlowRows

  constructor(readonly dir: string, readonly db: Database, readonly check: EventCheck) {
    this.reader = new LogReader(db)
    this.flows = new FlowRows(db, uncounted)
    const rows = new EvidenceRows(db, uncounted, Date.now)
    this.evidence = new SqliteEvidence(rows, new EvidenceFiles(join(dir, 'evidence')), new StoreAccess(dir))
  }

  async oneRun(runId: string): Promise<Findings> {
    const head = this.reader.head(runId)
    if (head === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
    return this.#survive(runId, () => verifyRun(runId, this.#source(runId, head), this.check))
  }

  async everything(): Promise<Findings> {
    const problems: StoreProblem[] = []
    const take = async (step: () => Findings | Promise<Findings>): Promise<void> => {
      problems.push(...await this.#survive(undefined, step))
    }
    await take(() => this.#database())
    await take(() => this.#strays())
    for (const runId of this.#runIds()) await take(() => this.oneRun(runId))
    await take(() => this.#allEvidence())
    await take(() => this.#allFlows())
    return problems
  }

  /** What cannot be read at all is a finding too. */
  async #survive(runId: string | undefined, step: () => Findings | Promise<Findings>): Promise<Findings> {
    try {
      return await step()
    } catch (error) {
      const fault = storeFault(error, this.dir, 'read')
      if (!isFault(fault)) throw error
      return [{ kind: 'database', message: fault.message, ...(runId === undefined ? {} : { runId }) }]
    }
  }

  #runIds(): readonly string[] {
    return this.db.prepare<[], string>('SELECT run_id FROM run ORDER BY run').pluck().all()
  }

  #database(): Findings {
    const lines = this.db.pragma('integrity_check') as readonly { readonly integrity_check: string }[]
    return lines.filter((line) => line.integrity_check !== 'ok').map((line) => ({ kind: 'database', message: line.integrity_check }))
  }

  /** Events of no run, which no check of a run would meet. */
  #strays(): Findings {
    const events = this.db.prepare<[], number>('SELECT DISTINCT run FROM event WHERE run NOT IN (SELECT run FROM run)').pluck().all()
    return events.map((run) => ({ kind: 'database', message: `there are events of a run ${String(run)} that is not there` }))
  }

  async #allEvidence(): Promise<Findings> {
    const problems: StoreProblem[] = []
    for (const { hash } of this.evidence.rows.all()) {
      const state = await this.evidence.state(hash)
      if (state !== 'sound') problems.push({ kind: 'evidence', message: `${hash} is ${state}` })
    }
    return problems
  }

  #allFlows(): Findings {
    return this.flows.hashes().flatMap((irHash) => {
      const message = this.flows.problem(irHash)
      return message === undefined ? [] : [{ kind: 'flow', message }]
    })
  }

  #source(runId: string, head: RunHead): RunSource {
    const { reader } = this
    return {
      head,
      page: (after) => reader.rows(head.run, after + 1, after + PAGE),
      checkpoint: () => reader.texts(runId, head.run),
      record: (ref) => reader.recordText(runId, head.run, ref),
      recordCount: () => reader.recordCount(head.run),
      evidence: (hash) => this.evidence.state(hash),
      flowProblem: (irHash) => this.flows.problem(irHash),
    }
  }
}
