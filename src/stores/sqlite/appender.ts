import { invariant } from '../../base/never.ts'
import type { FoldState } from '../../core/fold/fold-run.ts'
import type { AppendRequest, AppendResult, LogHead } from '../../ports/run-store.ts'
import { EVIDENCE_INLINE_LIMIT } from '../check-evidence.ts'
import { damaged } from '../event-bytes.ts'
import { planAppend, type LogExtension, type LogSource } from '../plan-append.ts'
import type { EvidenceFiles } from './evidence-files.ts'
import type { EvidenceRows } from './evidence-rows.ts'
import type { Planned, Work } from './group-commit.ts'
import type { LogReader, RunHead } from './log-reader.ts'
import type { LogWriter } from './log-writer.ts'
import type { RemovedRows } from './removed-rows.ts'

/** What of a store an append reads and writes. */
export interface AppenderParts {
  readonly reader: LogReader
  readonly writer: LogWriter
  readonly evidence: EvidenceRows
  readonly files: EvidenceFiles
  readonly removed: RemovedRows
}

interface Remembered { readonly head: LogHead; readonly state: FoldState }

/** Runs whose fold is remembered between appends: those at work at the same time, with room to spare. Theirs is the one they work on. */
const REMEMBERED_RUNS = 1_024

/**
 * Appends to logs. The fold of a run is remembered, and used only while the head row names the bytes it was folded from: so neither
 * another process's append nor a commit that failed can be missed. Else it is read from the tables, whatever the length of the log.
 */
export class Appender {
  readonly #folds = new Map<string, Remembered>()

  constructor(readonly parts: AppenderParts) {}

  work(request: AppendRequest): Work<AppendResult> {
    return { flush: request.flush, plan: () => this.#plan(request) }
  }

  /** Raises the run's epoch, so that who wrote it before can no more; answers the new one. */
  takeOver(runId: string): Work<number> {
    return {
      flush: false,
      plan: () => {
        const { reader, writer } = this.parts
        const head = reader.head(runId)
        if (head === undefined) return { result: 1, write: () => undefined }
        const epoch = head.epoch + 1
        return { result: epoch, write: () => writer.epoch(head.run, epoch) }
      },
    }
  }

  #plan(request: AppendRequest): Planned<AppendResult> {
    invariant((request.evidence ?? []).every(({ bytes }) => bytes.length <= EVIDENCE_INLINE_LIMIT), 'evidence of an append is small')
    const head = this.parts.reader.head(request.runId)
    const plan = planAppend(request, this.#source(request.runId, head))
    if (plan.kind === 'headMoved') return { result: plan, write: () => undefined }
    const result: AppendResult = { kind: 'appended', head: plan.head, events: plan.stored.map(({ event }) => event), state: plan.state }
    return { result, write: () => this.#write(request, head?.run, plan) }
  }

  #source(runId: string, head: RunHead | undefined): LogSource {
    const { reader, evidence, files, removed } = this.parts
    return {
      head,
      state: () => this.#state(runId, head),
      record: (ref) => (head === undefined ? undefined : reader.record(runId, head.run, ref)),
      tail: (after) => (head === undefined ? [] : reader.events(runId, head, after, head.seq)),
      removed: () => removed.find(runId),
      holdsEvidence: (hash) => {
        const place = evidence.find(hash)
        return place !== undefined && (place.filed === 0 || files.hasNow(hash))
      },
    }
  }

  #state(runId: string, head: RunHead | undefined): FoldState {
    invariant(head !== undefined, 'a run without a head has no state')
    const remembered = this.#folds.get(runId)
    return remembered?.head.hash === head.hash ? remembered.state : this.#read(runId, head)
  }

  #read(runId: string, { run }: RunHead): FoldState {
    const { reader } = this.parts
    const view = reader.view(runId, run)
    const open = view.open.map((ref) => {
      const record = reader.record(runId, run, ref)
      if (record === undefined) throw damaged(`the record of ${ref} in run "${runId}"`)
      return [ref, record] as const
    })
    return { view, open: new Map(open) }
  }

  #write({ runId, evidence = [] }: AppendRequest, known: number | undefined, plan: LogExtension): void {
    const { writer } = this.parts
    const run = known ?? writer.run(runId, plan.epoch)
    for (const item of evidence) this.parts.evidence.add(item.hash, item.bytes.length, item.bytes)
    for (const event of plan.stored) writer.event(run, event)
    for (const record of plan.changed) writer.record(run, record)
    if (plan.headerChanged) writer.header(run, plan.state.view)
    writer.checkpoint(run, plan.head, plan.state.view)
    this.#remember(runId, { head: plan.head, state: plan.state })
  }

  #remember(runId: string, fold: Remembered): void {
    this.#folds.delete(runId)
    this.#folds.set(runId, fold)
    const [oldest] = this.#folds.keys()
    if (this.#folds.size > REMEMBERED_RUNS && oldest !== undefined) this.#folds.delete(oldest)
  }
}
