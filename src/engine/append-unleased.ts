import { Fault } from '../model/fault.ts'
import type { CheckpointView } from '../model/checkpoint.ts'
import type { EventDraft } from '../model/run-event.ts'
import type { InlineEvidence, RunStore } from '../ports/run-store.ts'

/** What somebody without the lease has to say, decided over the log as it is. */
export interface Word { readonly draft: EventDraft; readonly evidence?: readonly InlineEvidence[] }

/**
 * Appends without the lease, carrying the head row's epoch and segment; decides again when the run moved on meanwhile.
 * @throws Fault run.unknown, and what `say` throws
 */
export async function appendUnleased(
  store: RunStore, runId: string, now: () => number, say: (view: CheckpointView) => Word | Promise<Word>,
): Promise<void> {
  for (;;) {
    const head = await store.head(runId)
    const [view, last] = [await store.checkpoint(runId), (await store.events(runId, { after: (head?.seq ?? 1) - 1 })).at(-1)]
    if (head === undefined || view === undefined || last === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, {
      next: 'runner ls',
    })
    const { draft, evidence = [] } = await say(view)
    const { epoch, segment } = last
    const done = await store.append({ runId, head, epoch, segment, atMs: now(), events: [draft], evidence, flush: true })
    if (done.kind === 'appended') return
  }
}
