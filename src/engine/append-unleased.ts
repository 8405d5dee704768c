import { storeNow } from '../core/fold/store-now.ts'
import { Fault, isFault } from '../model/fault.ts'
import type { CheckpointView } from '../model/checkpoint.ts'
import type { EventDraft } from '../model/run-event.ts'
import type { AppendRequest, InlineEvidence, RunStore } from '../ports/run-store.ts'

/** What somebody without the lease has to say, decided over the log as it is. */
export interface Word { readonly draft: EventDraft; readonly evidence?: readonly InlineEvidence[] }

/** Evidence may be removed between its writing and its naming: then all is said again, so often at most. */
const TRIES = 3

/** @returns whether it was appended. @throws Fault store.evidence-missing the last time */
async function append(store: Pick<RunStore, 'append'>, request: AppendRequest, isLast: boolean): Promise<boolean> {
  try {
    return (await store.append(request)).kind === 'appended'
  } catch (error) {
    if (isLast || !isFault(error, 'store.evidence-missing')) throw error
    return false
  }
}

/**
 * Appends without the lease, carrying the head row's epoch and segment; decides again when the run moved on meanwhile. `say` is told the
 * time by the store's clock, at which its word counts.
 * @throws Fault run.unknown, and what `say` throws
 */
export async function appendUnleased(
  store: RunStore, runId: string, now: () => number, say: (view: CheckpointView, atMs: number) => Word | Promise<Word>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const head = await store.head(runId)
    const [view, last] = [await store.checkpoint(runId), (await store.events(runId, { after: (head?.seq ?? 1) - 1 })).at(-1)]
    if (head === undefined || view === undefined || last === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, {
      next: 'runner ls',
    })
    const atMs = storeNow(view, now())
    const { draft, evidence = [] } = await say(view, atMs)
    const { epoch, segment } = last
    const request = { runId, head, epoch, segment, atMs, events: [draft], evidence, flush: true }
    if (await append(store, request, tries >= TRIES)) return
  }
}
