import { resolveOne } from '../core/align/resolve-word.ts'
import { instanceRef } from '../core/path/instance-ref.ts'
import { Fault } from '../model/fault.ts'
import type { EventDraft, RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Ambient } from '../ports/ambient.ts'
import type { Lease, LogHead, RunStore } from '../ports/run-store.ts'
import { checkRunId, refuseTaken } from './start-run.ts'

export interface ForkRequest {
  readonly store: RunStore
  readonly ambient: Pick<Ambient, 'now' | 'newId'>
  readonly runId: string
  /** The instance before which the new run stands: a path, or a step id that one instance has. */
  readonly at: string
  /** Default: a fresh id. */
  readonly newRunId?: string
}

export interface Forked {
  readonly runId: string; readonly parent: { readonly runId: string; readonly seq: number }; readonly at: InstanceRef
}

/**
 * Makes a run that has done what another one had done before an instance entered, and stands there, suspended. Nothing is dispatched. What
 * the parent did from there on is not undone: its effects count as this run's when a resume would repeat them.
 * @throws Fault run.unknown, run.step-unknown, run.id-taken, run.id-invalid
 */
export async function forkRun(request: ForkRequest): Promise<Forked> {
  const { store, ambient, runId } = request
  const events = await logOf(store, runId)
  const at = instanceNamed(request.at, events)
  const entry = events.findLast((event) => event.type === 'stepEntered' && instanceRef(event.runPath) === at)
  const kept = events.filter((event) => event.seq < (entry?.seq ?? 0))
  const parent = { runId, seq: kept.at(-1)?.seq ?? 1 }
  const id = checkRunId(request.newRunId ?? ambient.newId())
  await refuseTaken(store, id)
  const lease = await store.acquireLease(id)
  try {
    await holdParent(store, runId)
    await copyLog({ store, runId: id, lease, atMs: ambient.now() }, kept, parent, at)
    return { runId: id, parent, at }
  } finally {
    await lease.release()
  }
}

/** Under the lease of the fork nothing is removed any more; before it was taken, its parent may have been. @throws Fault run.unknown */
async function holdParent(store: Pick<RunStore, 'head'>, runId: string): Promise<void> {
  if (await store.head(runId) === undefined) throw unknown(runId)
}

const unknown = (runId: string): Fault => new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })

async function logOf(store: RunStore, runId: string): Promise<readonly RunEvent[]> {
  const events: RunEvent[] = []
  for (;;) {
    const page = await store.events(runId, { after: events.at(-1)?.seq ?? 0 })
    if (page.length === 0) break
    events.push(...page)
  }
  if (events.length > 0) return events
  throw unknown(runId)
}

/** @throws Fault run.step-unknown */
function instanceNamed(text: string, events: readonly RunEvent[]): InstanceRef {
  const refs = new Set(events.filter((event) => event.type === 'stepEntered').map((event) => instanceRef(event.runPath)))
  try {
    return resolveOne(text, '--at', refs)
  } catch (cause) {
    if (!(cause instanceof Fault) || cause.code === 'resume.ref-ambiguous') throw cause
    throw new Fault(
      'run.step-unknown', `--at ${text}: the run never came to such a step`, { cause, next: 'runner inspect shows its steps' },
    )
  }
}

interface Copy { readonly store: RunStore; readonly runId: string; readonly lease: Lease; readonly atMs: number }

/** One append for each segment of the parent: whatever of them is stored is a run that stands somewhere before. */
async function copyLog(copy: Copy, kept: readonly RunEvent[], parent: Forked['parent'], at: InstanceRef): Promise<void> {
  const segments = [...new Set(kept.map((event) => event.segment))]
  let head: LogHead = { seq: 0, hash: null }
  for (const segment of segments) {
    const drafts = kept.filter((event) => event.segment === segment).flatMap((event) => draftOf(event, parent))
    const isLast = segment === segments.at(-1)
    const end: EventDraft = {
      type: 'runSuspended', runPath: [], payload: { reason: 'stop', message: `forked from ${parent.runId}, stands before ${at}` },
    }
    head = await append(copy, head, segment, isLast ? [...drafts, end] : drafts)
  }
}

/** Suspensions of the parent in between are its own: the copy begins each segment as the parent did, and ends once. */
function draftOf({ type, runPath, payload, seq }: RunEvent, parent: Forked['parent']): readonly EventDraft[] {
  if (type === 'runFinished' || type === 'runCancelled' || type === 'humanRequested' || type === 'humanResponded') return []
  const draft = { type, runPath, payload } as EventDraft
  return draft.type === 'runStarted' && seq === 1 ? [{ ...draft, payload: { ...draft.payload, parent } }] : [draft]
}

async function append(
  { store, runId, lease, atMs }: Copy, head: LogHead, segment: number, events: readonly EventDraft[],
): Promise<LogHead> {
  const done = await store.append({ runId, head, epoch: lease.epoch, segment, atMs, events, flush: true })
  if (done.kind === 'appended') return done.head
  throw new Fault('run.id-taken', `another process began the run "${runId}" meanwhile`, { next: 'choose another --run-id' })
}
