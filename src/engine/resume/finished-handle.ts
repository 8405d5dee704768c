import type { CheckpointView } from '../../model/checkpoint.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { resultOf } from '../live-handle.ts'
import type { RunHandle } from '../run-handle.ts'
import { Values } from '../values.ts'

async function* nothing(): AsyncGenerator<never, void> { /* no event, no line */ }

/** The handle to a run that has finished and has nothing to do: nothing is written, its result is its own. */
export function finishedHandle(store: RunStore, view: CheckpointView): RunHandle {
  return {
    runId: view.header.runId, events: nothing, output: nothing, watch: () => () => undefined,
    stop: () => undefined, cancel: async () => { await Promise.resolve() }, lookNow: () => undefined,
    result: async () => ({ ...await resultOf(view, new Values(store.evidence), undefined), nothingToDo: true }),
  }
}
