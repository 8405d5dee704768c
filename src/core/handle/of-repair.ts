import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowBundle } from '../../model/flow.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { isInHook } from '../path/container-of.ts'
import { findFlow } from './find-flow.ts'

/** Whether a record is of a repair that the flows still name: what it did, it did for the step that it repaired, and is not missing. */
export function isOfRepair(bundle: FlowBundle, { runPath, stepId }: Pick<StepRecord, 'runPath' | 'stepId'>): boolean {
  if (!isInHook(runPath)) return false
  const flow = findFlow(bundle, runPath)
  return flow !== undefined && indexFlow(flow).find(stepId) !== undefined
}
