import type { Deed, Disposition } from '../model/alignment.ts'
import type { LedgerEntry, StepRecord, Tally } from '../model/checkpoint.ts'
import type { InstanceRef } from '../model/run-path.ts'
import { EMPTY_TALLY } from '../core/fold/tally.ts'

/** Why an effect may be repeated in this segment. */
export interface Release { readonly ref: InstanceRef; readonly by: string; readonly reason?: string }

/** What becomes of the instances of a segment. Decided before its first turn; asked whenever a body comes to its next step. */
export interface Course {
  /** How many steps of a body are left behind without a look: a linear history's were, in order. */
  startOf(container: StepRecord | undefined, body: string, exited: number): number
  /** Every body is gone through from its first step, and a row of bodies from its first body. */
  readonly goesThroughAll: boolean
  /** What to do with the instance; undefined: nobody has met it before. */
  dispositionOf(ref: InstanceRef): Disposition | undefined
  /**
   * Verdicts of the kept instances of a body, or of all bodies, which the log of this segment does not tell; without those that a
   * `decide` keeps. The empty reference is the flow itself.
   */
  keptTally(container: InstanceRef, body?: string): Tally
  /** Whose word allows to repeat the effect of an instance here. */
  releaseOf(ref: InstanceRef): Release | undefined
  /** Effective attempts of the runs that this one was forked from. */
  inheritedBy(ref: InstanceRef): readonly LedgerEntry[]
  /** The instance, no longer in the flow, that did what a step would do again. `isStrict`: it may not be repeated by itself. */
  sameEffectAs(deeds: readonly Deed[], isStrict: boolean): InstanceRef | undefined
  /** Whether an instance acts in a world that nobody has looked at since the last segment; recorded where it has no entry check. */
  isUnprobed(ref: InstanceRef): boolean
}

/** A fresh run: everything not yet left is entered. */
export const LINEAR_COURSE: Course = {
  goesThroughAll: false,
  startOf: (_container, _body, exited) => exited,
  dispositionOf: () => undefined,
  keptTally: () => EMPTY_TALLY,
  releaseOf: () => undefined,
  inheritedBy: () => [],
  sameEffectAs: () => undefined,
  isUnprobed: () => false,
}

/** The course of a resumed linear history: the first action that it comes to is the one nobody has looked for. */
export function linearResume(): Course {
  let first: InstanceRef | undefined
  return { ...LINEAR_COURSE, isUnprobed: (ref) => (first ??= ref) === ref }
}
