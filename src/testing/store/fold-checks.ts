import { applyEvent, type FoldState } from '../../core/fold/fold-run.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft, RunEvent } from '../../model/run-event.ts'
import type { FoldedEvents, RunStore } from '../../ports/run-store.ts'
import { assertFolded } from './assert-store.ts'
import { RunWriter } from './run-writer.ts'
import { sampleRun } from './sample-log.ts'
import { handleCheck, type StoreCheck } from './store-under-test.ts'

/** Appends a run event by event with what each comes to, as the engine does. */
async function appendFolded(store: RunStore, handOver: (folded: FoldedEvents) => FoldedEvents): Promise<void> {
  const run = new RunWriter(store, 'r1')
  const records = new Map<string, StepRecord>()
  let state: FoldState | undefined
  for (const draft of sampleRun()) {
    const step = applyEvent(state, placed(run, draft), (ref) => records.get(ref))
    for (const record of step.changed) records.set(record.ref, record)
    const result = await store.append(run.request([draft], { folded: handOver({ onto: state, ...step }) }))
    run.took(result)
    state = result.kind === 'appended' ? result.state ?? step.state : undefined
  }
}

const placed = ({ runId, head, epoch, segment, atMs }: RunWriter, draft: EventDraft): RunEvent =>
  ({ ...draft, runId, seq: head.seq + 1, prev: null, epoch, segment, atMs, v: 1 })

/** A store may be spared the fold, and is never misled by one. */
export const FOLD_CHECKS: readonly StoreCheck[] = [
  handleCheck('events that come with their fold are kept as the store would have folded them', async (store) => {
    await appendFolded(store, (folded) => folded)
    await assertFolded(store, 'r1')
  }),

  handleCheck('a fold onto anything but the very state the store holds is not taken', async (store) => {
    await appendFolded(store, ({ onto, state }) => ({
      onto: onto === undefined ? state : { ...onto }, state: { ...state, view: { ...state.view, status: 'finished' } }, changed: [],
    }))
    await assertFolded(store, 'r1')
  }),
]
