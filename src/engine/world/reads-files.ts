import { allSteps } from '../../core/flow/step-tree.ts'
import type { FlowIR, Step } from '../../model/flow.ts'

/** Whether a step of these flows reads or makes files that a resume must look at. */
export const hasToDoWithFiles = (flows: Iterable<FlowIR>): boolean => [...flows].some((flow) => [...allSteps<Step>(flow)].some(
  (step) => step.kind === 'action' && (step.sources !== undefined || step.artifacts !== undefined),
))
