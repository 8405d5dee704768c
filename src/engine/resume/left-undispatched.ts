import { stepsBelow } from '../../core/flow/step-tree.ts'
import { isUndispatched } from '../../core/fold/ledger.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import type { RunPath } from '../../model/run-path.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { allRecords } from './all-records.ts'

/** Whether a step of a finished run could not be dispatched, and may be now. A `finally` has had its time. */
export async function leftUndispatched(
  store: Pick<RunStore, 'recordPage'>, { header, finished, cancelled }: CheckpointView, root: FlowIR,
): Promise<boolean> {
  if (finished?.outcome === 'passed' || cancelled !== undefined) return false
  const closing = new Set((root.finally ?? []).flatMap((step) => [step, ...stepsBelow<Step>(step)]).map((step) => step.stepId))
  const records = await allRecords(store, header.runId)
  return [...records.values()].some((record) => isUndispatched(record) && !closing.has(outermost(record.runPath)))
}

/** Id of the step of the root flow that an instance is of, or that it happened in. */
function outermost([frame]: RunPath): string {
  if (frame === undefined || 'hook' in frame) return ''
  if ('call' in frame) return frame.call
  return 'loop' in frame ? frame.loop : frame.step
}
