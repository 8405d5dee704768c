import type { FoldState } from '../core/fold/fold-state.ts'
import type { CheckpointView, RunRow, StepRecord } from '../model/checkpoint.ts'
import type { Hash } from '../model/flow.ts'
import type { EventDraft, EventType, RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Outcome } from '../model/vocabulary.ts'

// What the engine asks of a store. Each promise here is a check of the conformance suite.

/** Place a writer believes the log's end is. */
export interface LogHead { readonly seq: number; readonly hash: Hash | null }

/** Small evidence that must be durable exactly when the events naming it are. */
export interface InlineEvidence { readonly hash: Hash; readonly bytes: Uint8Array }

/** What the events of an append come to, folded by who drafted them. */
export interface FoldedEvents {
  /** The state they were folded onto; undefined before the first event. */
  readonly onto: FoldState | undefined
  readonly state: FoldState
  /** Records made or changed, once each, newest form. */
  readonly changed: readonly StepRecord[]
}

export interface AppendRequest {
  readonly runId: string
  readonly head: LogHead
  /** The lease's epoch; a stale one is refused with `store.epoch-lost`. */
  readonly epoch: number
  readonly segment: number
  readonly atMs: number
  readonly events: readonly EventDraft[]
  readonly evidence?: readonly InlineEvidence[]
  /** Spares the store the work: taken when `onto` is the very object it holds for the run at this head, and folded anew otherwise. */
  readonly folded?: FoldedEvents
  /** True when a later outward effect relies on these events: synced to disk before the promise resolves, with everything before. */
  readonly flush: boolean
}

export type AppendResult =
  /** `state`: what the store holds for the run now, to fold the next events onto. */
  | { readonly kind: 'appended'; readonly head: LogHead; readonly events: readonly RunEvent[]; readonly state?: FoldState }
  /** Somebody appended in between (only what the lease does not cover): fold `events` and try again. Nothing was written. */
  | { readonly kind: 'headMoved'; readonly head: LogHead; readonly events: readonly RunEvent[] }

/** Events that may be appended without the lease. They get the epoch and segment of the run they go to, whatever the request says. */
export const LEASELESS_EVENTS: readonly EventType[] = ['humanResponded', 'retryClaimed', 'runCancelled']

/** Proof that this process alone writes the run. On one host a kernel lock: it ends with the process and never by time. */
export interface Lease {
  readonly runId: string
  /** Raised by every take-over. */
  readonly epoch: number
  release(): Promise<void>
}

export interface LeaseHolder { readonly pid: number; readonly host: string; readonly sinceMs: number }

export interface RunFilter {
  readonly flowId?: string
  readonly labels?: { readonly [key: string]: string }
  readonly outcome?: Outcome
  readonly sinceMs?: number
  /** Newest first; at most this many. */
  readonly limit?: number
}

/** An event and the bytes that are stored of it: the chain hashes these. */
export interface LoggedEvent { readonly event: RunEvent; readonly bytes: Uint8Array }

/** A whole log as another store wrote it. */
export interface ForeignLog {
  readonly runId: string
  /** Where it ends. */
  readonly head: LogHead
  /** The stored bytes of its events from the first on, asked for once and to the end. A source that throws fails the import. */
  readonly events: AsyncIterable<Uint8Array>
  /** Archived flows, kept in one step with the events. */
  readonly flows: readonly ArchivedFlow[]
}

export interface ArchivedFlow { readonly irHash: Hash; readonly bytes: Uint8Array }

/** What became of a foreign log: a run that was not here, events that continue one that was, or nothing that was not here already. */
export interface ImportedLog {
  readonly kind: 'imported' | 'extended' | 'known'
  /** The head of the run in this store. */
  readonly head: LogHead
  /** Events that are new here. */
  readonly added: number
}

/** A run that was removed. Its id stays taken: beginning it again would do a second time what it did. */
export interface RemovedRun {
  readonly runId: string
  readonly flowId: string
  readonly outcome: Outcome
  readonly finishedAtMs: number
  readonly removedAtMs: number
  /** Dispatches of which nobody knows how they ended: what providers keep of them stays. */
  readonly openCalls: readonly string[]
}

export interface RemovalRequest {
  /** Finished runs that go; none: only what nothing names is swept. */
  readonly runIds: readonly string[]
  readonly atMs: number
  /** What nothing names, and no removed run named, goes when it came before this instant. */
  readonly orphansBeforeMs: number
  /** Only say what would go. */
  readonly dryRun?: boolean
}

export interface Freed { readonly count: number; readonly bytes: number }

/** What a removal took away, or would. Sizes are of contents, without what a store adds. */
export interface Removal {
  /** `bytes`: of its log, of what is folded from that, and of evidence that only removed runs named, with the first of them. */
  readonly runs: readonly (RemovedRun & { readonly bytes: number })[]
  /** Evidence and files that nothing named. */
  readonly orphans: Freed
  /** Archived flows that no remaining run names. */
  readonly flows: Freed
  /** Files that nothing names any more and that are still there: somebody began to write, or they cannot be removed. Later removals do. */
  readonly filesLeft: number
}

/** A damage `verify` found. */
export interface StoreProblem {
  readonly runId?: string
  readonly kind: 'bytes' | 'chain' | 'schema' | 'fold' | 'checkpoint' | 'evidence' | 'flow' | 'database'
  readonly seq?: number
  readonly message: string
}

export interface RunStore {
  /** A folder of the store that providers may keep journals in; outlives the process where the store does. */
  readonly journalDir: string
  readonly evidence: EvidenceStore

  /** Takes the run's lease and creates nothing; a run that exists gets a higher epoch. @throws Fault store.writer-busy naming the holder */
  acquireLease(runId: string): Promise<Lease>
  /** Who holds the lease, without taking it or leaving a file behind. */
  leaseHolder(runId: string): Promise<LeaseHolder | undefined>

  /**
   * Appends all events or none, by compare-and-set on the head. Assigns seq, prev and atMs inside its transaction, folds them, and
   * materialises what changed: constant rows per event. The first append of a run begins with `runStarted`, at head
   * `{seq: 0, hash: null}`.
   * An append without events is a misuse. Appends asked in one turn of the event loop may share a commit; a refusal touches no other.
   * @throws Fault run.id-taken (also by a run that was removed), run.unknown (there is no such run and the events do not start it),
   * store.epoch-lost,
   * store.event-refused (the fold does not accept an event), store.history-diverged (the head is of another log),
   * store.evidence-missing (events appended without the lease name evidence that is not here), store.full, store.read-only, store.busy
   */
  append(request: AppendRequest): Promise<AppendResult>

  /**
   * The log in order; of an unknown run nothing. `after`: only later ones. Pages: at most `limit` (default 1,000).
   * @throws Fault store.corrupt when bytes of the page are not those that were written
   */
  events(runId: string, page?: { readonly after?: number; readonly limit?: number }): Promise<readonly RunEvent[]>
  head(runId: string): Promise<LogHead | undefined>
  checkpoint(runId: string): Promise<CheckpointView | undefined>
  /** In the order asked for; those that are not there are left out. */
  records(runId: string, refs: readonly InstanceRef[]): Promise<readonly StepRecord[]>
  /** All records in order of position, paged. Those at the position where a page ends all belong to it, even beyond `limit`. */
  recordPage(runId: string, page?: { readonly afterPosition?: number; readonly limit?: number }): Promise<readonly StepRecord[]>
  /** Records of a step id whatever instance: to resolve a bare id. At most `limit`. */
  recordsOfStep(runId: string, stepId: string, limit: number): Promise<readonly StepRecord[]>

  runs(filter?: RunFilter): Promise<readonly RunRow[]>
  /** Ids that begin with the text. */
  runIdsWithPrefix(prefix: string, limit: number): Promise<readonly string[]>

  /** Archives the bytes of a sealed flow under its irHash; idempotent. */
  putFlow(irHash: Hash, bytes: Uint8Array): Promise<void>
  flow(irHash: Hash): Promise<Uint8Array | undefined>

  /** Hashes of everything of a kind that is kept, named by a run or not: in order, at most `limit` (default 1,000) after one. */
  keptHashes(of: 'evidence' | 'flows', page?: { readonly after?: Hash; readonly limit?: number }): Promise<readonly Hash[]>

  /** The log like `events`, with the bytes as they are stored. @throws Fault store.corrupt */
  loggedEvents(runId: string, page?: { readonly after?: number; readonly limit?: number }): Promise<readonly LoggedEvent[]>
  /**
   * Keeps a foreign log byte for byte, under the run's lease, which it takes and gives up. All is visible in one step, or nothing. A log
   * that this store knows, or its beginning, changes nothing; one that continues it is appended. Evidence that the events name is here
   * before the source of events ends. A removed run comes back this way. Afterwards `verify` finds nothing wrong with the run.
   * @throws Fault import.invalid (its events are no log), import.parent-missing (of a forked run), store.history-diverged naming the first
   * event that differs, store.writer-busy, store.busy (somebody appended meanwhile), store.full, store.read-only
   */
  importLog(log: ForeignLog): Promise<ImportedLog>

  /**
   * Removes runs whole: logs, folds, evidence and flows that only they named; their ids stay taken. Sweeps what nothing names. All is gone
   * in one step, or nothing; files follow, so that a process killed meanwhile leaves files too many and never one too few.
   * @throws Fault store.writer-busy while any run is leased, naming it; run.unknown; store.busy when a run to remove is not finished, went
   * on meanwhile, or is the parent of one that stays; store.corrupt when it cannot be told what the remaining runs name
   */
  remove(request: RemovalRequest): Promise<Removal>
  /** What is known of a run that was removed and is not here. */
  removedRun(runId: string): Promise<RemovedRun | undefined>
  /** Lets the id of a removed run be taken again: a person says that nothing of it counts. Of any other id nothing. */
  releaseRunId(runId: string): Promise<void>

  /** Refolds from zero, checks bytes, chain, schema, materialisation, evidence. Without a run: all of them, and the database itself. */
  verify(runId?: string): Promise<readonly StoreProblem[]>
  /** Checkpoints and closes: afterwards copying the folder is safe. Idempotent. */
  close(): Promise<void>
}

export interface EvidenceStore {
  /** At most this many bytes travel with an append; larger ones go through `write`. */
  readonly inlineLimit: number
  /** Streams bytes in, content-addressed and idempotent; durable before the next flushed append. */
  write(bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<{ readonly hash: Hash; readonly bytes: number; readonly known: boolean }>
  /** Whole bytes, checked against the hash. @throws Fault store.evidence-missing */
  read(hash: Hash): Promise<Uint8Array>
  stream(hash: Hash): AsyncIterable<Uint8Array>
  has(hash: Hash): Promise<boolean>
}
