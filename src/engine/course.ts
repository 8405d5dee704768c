import type { Disposition } from '../model/alignment.ts'
import type { StepRecord, Tally } from '../model/checkpoint.ts'
import type { InstanceRef } from '../model/run-path.ts'
import { EMPTY_TALLY } from '../core/fold/tally.ts'

/** Why an effect may be repeated in this segment. */
export interface Release { readonly ref: InstanceRef; readonly by: string }

/** What becomes of the instances of a segment. Decided before its first turn; asked whenever a body comes to its next step. */
export interface Course {
  /** How many steps of a body are left behind without a look: a linear history's were, in order. */
  startOf(container: StepRecord | undefined, body: string, exited: number): number
  /** What to do with the instance; undefined: nobody has met it before. */
  dispositionOf(ref: InstanceRef): Disposition | undefined
  /** Verdicts of the kept instances of a body, which the log of this segment does not tell. The empty reference is the flow itself. */
  keptTally(container: InstanceRef, body: string): Tally
  /** Whose word allows to repeat the effect of an instance here. */
  releaseOf(ref: InstanceRef): Release | undefined
}

/** A fresh run, and a linear history: everything not yet left is entered. */
export const LINEAR_COURSE: Course = {
  startOf: (_container, _body, exited) => exited,
  dispositionOf: () => undefined,
  keptTally: () => EMPTY_TALLY,
  releaseOf: () => undefined,
}
