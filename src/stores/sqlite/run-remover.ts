import type { Database } from 'better-sqlite3'
import { invariant } from '../../base/never.ts'
import type { Removal, RemovalRequest } from '../../ports/run-store.ts'
import { Marking, type MarkedLogs } from '../marking.ts'
import { addFreed, freedBy, planRemoval, type RemovalPlan } from '../plan-removal.ts'
import { removalBusy } from '../writer-busy.ts'
import type { EvidenceFiles, StrayFile } from './evidence-files.ts'
import type { EvidencePlace, EvidenceRows } from './evidence-rows.ts'
import type { FlowRows } from './flow-rows.ts'
import type { Work } from './group-commit.ts'
import type { LogReader, RunHead } from './log-reader.ts'
import type { RemovedRows } from './removed-rows.ts'
import type { RunLeases } from './run-leases.ts'
import type { RunList } from './run-list.ts'
import { GUARDS, LIFT_GUARDS } from './schema.ts'
import type { StoreAccess } from './store-access.ts'

// Why nothing that is named can go: a writer takes its kernel lock, then enters a write transaction, then writes evidence. What removes
// looks at the locks inside a write transaction. A writer whose lock it does not see enters its own after the commit, and finds gone
// what is gone. Files are unlinked after the commit, in write transactions of the same kind: what is unlinked has no row, and nobody is
// between making the file and the row.

/** Events read at a time. */
const PAGE = 1_000
/** Files unlinked in one transaction: others wait so long. */
const UNLINKED_AT_ONCE = 200
/** A file is written anew when so much of it is free, in pages and as a share. */
const FREE_PAGES = 256
const FREE_SHARE = 0.25

/** What rows of a store a removal reads and changes. */
export interface RemovableParts {
  readonly reader: LogReader
  readonly list: RunList
  readonly removed: RemovedRows
  readonly evidence: EvidenceRows
  readonly flows: FlowRows
  readonly files: EvidenceFiles
  readonly leases: RunLeases
}

type Plan = RemovalPlan<EvidencePlace>

/** Removes whole runs, and what nothing names. */
export class RunRemover {
  readonly #logs: MarkedLogs

  constructor(readonly db: Database, readonly parts: RemovableParts, readonly access: StoreAccess) {
    const { reader, list, flows } = parts
    const headOf = (runId: string): RunHead => {
      const head = reader.head(runId)
      invariant(head !== undefined, `the run "${runId}" is there`)
      return head
    }
    this.#logs = {
      runs: () => list.heads(),
      view: (runId) => reader.view(runId, headOf(runId).run),
      page: (runId, after) => reader.events(runId, headOf(runId), after, after + PAGE),
      flow: (irHash) => flows.bytes(irHash),
    }
  }

  async remove(request: RemovalRequest): Promise<Removal> {
    const { files, evidence } = this.parts
    this.#refuseWhileLeased()
    const marking = new Marking(this.#logs, request.runIds)
    await this.access.files('read', () => marking.mark())
    const strays = await this.access.files('read', () =>
      files.strays(request.orphansBeforeMs, (hash) => evidence.find(hash) !== undefined))
    const plan = request.dryRun === true
      ? await this.access.read(() => this.#plan(marking, request))
      : await this.access.write(this.#work(marking, request))
    const unnamed = [...plan.evidence.flatMap((place) => this.#fileOf(place)), ...strays]
    const filesLeft = request.dryRun === true ? 0 : await this.#finish(unnamed)
    const orphans = addFreed(plan.orphans, freedBy(strays.map(({ size }) => size)))
    return { runs: plan.runs, orphans, flows: plan.flowsFreed, filesLeft }
  }

  #plan(marking: Marking, request: RemovalRequest): Plan {
    const { evidence, flows, removed, reader } = this.parts
    return planRemoval(marking, request, {
      evidence: () => evidence.all(), flows: () => flows.sizes(), sizeOf: (runId) => removed.sizeOf(reader.head(runId)?.run ?? 0),
    })
  }

  #work(marking: Marking, request: RemovalRequest): Work<Plan> {
    return {
      flush: true,
      plan: () => {
        this.#refuseWhileLeased()
        marking.catchUp()
        const plan = this.#plan(marking, request)
        return { result: plan, write: () => this.#write(plan) }
      },
    }
  }

  #write({ runs, evidence, flows }: Plan): void {
    const { removed, reader } = this.parts
    if (runs.length > 0) this.db.exec(LIFT_GUARDS)
    for (const run of runs) {
      removed.removeRows(reader.head(run.runId)?.run ?? 0)
      removed.add(run)
    }
    if (runs.length > 0) this.db.exec(GUARDS)
    for (const { hash } of evidence) this.parts.evidence.remove(hash)
    for (const irHash of flows) this.parts.flows.remove(irHash)
  }

  /** @throws Fault store.writer-busy */
  #refuseWhileLeased(): void {
    const held = this.parts.leases.anyHeld()
    if (held !== undefined) throw removalBusy(held.runId, held.holder)
  }

  #fileOf({ filed, hash, size }: EvidencePlace): readonly StrayFile[] {
    return filed === 0 ? [] : [{ path: this.parts.files.path(hash), hash, size }]
  }

  /** What is left to do once the rows are gone. @returns how many files are still there */
  async #finish(files: readonly StrayFile[]): Promise<number> {
    const left = await this.#unlink(files)
    this.#compact()
    return left
  }

  async #unlink(files: readonly StrayFile[]): Promise<number> {
    let left = 0
    for (let at = 0; at < files.length; at += UNLINKED_AT_ONCE) {
      left += await this.access.write(this.#unlinkSome(files.slice(at, at + UNLINKED_AT_ONCE)))
    }
    return left
  }

  #unlinkSome(files: readonly StrayFile[]): Work<number> {
    return {
      flush: false,
      plan: () => {
        const isWritten = this.parts.leases.anyHeld() !== undefined
        const free = isWritten ? [] : files.filter(({ hash }) => hash === undefined || this.parts.evidence.find(hash) === undefined)
        const left = free.filter((file) => !this.parts.files.unlink(file)).length
        return { result: isWritten ? files.length : left, write: () => undefined }
      },
    }
  }

  /** Gives free pages back to the disk, where that is worth writing the file anew. Without it they are used again. */
  #compact(): void {
    const [free, all] = [this.#pages('freelist_count'), this.#pages('page_count')]
    if (free < FREE_PAGES || free < all * FREE_SHARE) return
    try {
      this.db.exec('VACUUM')
      this.db.pragma('wal_checkpoint(TRUNCATE)')
    } catch { /* somebody reads or writes, or there is no room for a copy */ }
  }

  #pages(name: 'freelist_count' | 'page_count'): number { return Number(this.db.pragma(name, { simple: true })) }
}
