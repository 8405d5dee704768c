import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'

/** The view and the records of open instances: all that is needed to fold the next event, whatever the run's length. */
export interface FoldState {
  readonly view: CheckpointView
  readonly open: ReadonlyMap<InstanceRef, StepRecord>
}

/** Finds the record of a settled instance (the open ones are in the state). */
export type RecordLookup = (ref: InstanceRef) => StepRecord | undefined
