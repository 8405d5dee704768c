import type { Json, JsonObject } from '../base/json.ts'
import type { Tally, VerdictRow } from './checkpoint.ts'
import type { Unfinished } from './continuation.ts'
import type { Hash } from './flow.ts'
import type { AssertionOutcome, Scheme, StepHashes } from './run-event.ts'
import type { InstanceRef, RunPath } from './run-path.ts'
import type { SourceFile } from './world-file.ts'
import type { PlanWord, Reexecute, StepKind, Verdict } from './vocabulary.ts'

// What a resume makes of every instance: old run × new flow. One alignment serves plan, resume, retry and every view of them.

export const ALIGN_CLASSES = ['clean', 'judgeDirty', 'projectDirty', 'effectDirty', 'new', 'orphaned'] as const
export type AlignClass = (typeof ALIGN_CLASSES)[number]

/** Why an effect must not be repeated unnamed. */
export const GATE_CAUSES = ['mutatingReexec', 'positionalReplay', 'orderInvalidated', 'frontierUnknown', 'sameEffect'] as const
export type GateCause = (typeof GATE_CAUSES)[number]

/** Why an instance is not simply kept. */
export const CAUSES = [
  ...GATE_CAUSES, 'effectChanged', 'judgeChanged', 'projectChanged', 'paramChanged', 'valueChanged', 'valueUnknown', 'policyChanged',
  'forced', 'preflightChanged', 'decidesTheSame', 'adoptedAcrossChange', 'notFinished', 'blocked', 'orphaned', 'unprobed',
  'completedIncomplete', 'finallyOver', 'adopted', 'landedInParent', 'sourceChanged', 'artifactLost', 'retried',
] as const
export type Cause = (typeof CAUSES)[number]

/** What the engine does when a body comes to an instance. */
export type Disposition =
  /** Enter it anew. `asOne`: a container, and nothing that it holds is kept. */
  | { readonly kind: 'enter'; readonly asOne?: true }
  /** Its record stays. `stamp`: written into the log when the body comes to it. */
  | { readonly kind: 'keep'; readonly stamp?: Stamp }
  /** Its span is open and goes on. `done`: why a person says that its dispatch, of which nobody knows the end, was done. */
  | { readonly kind: 'open'; readonly done?: string }
  /** Kept if its inputs, known by then, are those of the archive; else entered. */
  | { readonly kind: 'decide'; readonly stamp: Stamp }

/** What a person keeps a record under: its sources as they are now, and files it made that are lost. */
export interface FilesKept {
  /** How far the log went when they were looked at. */
  readonly seq: number
  readonly sources?: readonly SourceFile[]
  readonly givenUp?: readonly string[]
}

/** What a re-stamp records. */
export interface Stamp {
  readonly class: AlignClass
  readonly cause?: Cause
  /** The record that is kept, when it is another instance's. */
  readonly from?: InstanceRef
  /** The projected output, when it is another one now. */
  readonly output?: Json
  /** The inputs it is kept under, when they are others now. */
  readonly inputs?: JsonObject
  readonly reason?: string
  /** What the inputs of a choice come to now, under which it is kept as it was made. */
  readonly against?: JsonObject
  /** What of its files it is kept under, where they changed. */
  readonly files?: FilesKept
  /** Nothing judges it any more: the verdict it had does not count. */
  readonly unjudged?: true
  /** The verdict that a record taken over gets under its new expectations. */
  readonly rejudged?: Rejudged
}

/** A verdict made over the archive. */
export interface Rejudged {
  readonly outcomes: readonly AssertionOutcome[]
  /** Undefined: nothing to judge by any more. */
  readonly verdict?: { readonly verdict: Verdict; readonly degraded?: true; readonly reason?: string; readonly unfinished?: Unfinished }
}

/** One instance of the new flow, or one that only the record has. */
export interface AlignedInstance {
  readonly ref: InstanceRef
  /** Its path in the new flow; an orphan's own. */
  readonly runPath: RunPath
  readonly stepId: string
  readonly kind: StepKind
  readonly class: AlignClass
  readonly word: PlanWord
  readonly cause?: Cause
  /** The instance that made it so: the changed step, the one that runs before it, the one whose effect it looks like. */
  readonly because?: InstanceRef
  /** Names what changed, where it is not the step itself: parameters, variables, files. */
  readonly changed?: readonly string[]
  /** It repeats an effect: refused unless released or adopted. */
  readonly gate?: Gate
  /** The flow that it belongs to now. */
  readonly scheme: Scheme
  readonly irHash: Hash
  readonly hashes: StepHashes
  readonly disposition: Disposition
  readonly rejudged?: Rejudged
  /** Written at once, at the record's old position. */
  readonly restamp?: Stamp
  /** The verdict it has before this resume, if its record stays. */
  readonly verdict?: VerdictRow
  /** Nothing is checked before it acts. */
  readonly unprobed?: true
}

export interface Gate {
  readonly cause: GateCause
  /** Instances that one permission releases: the entry's own, or all below a container that cannot be descended. */
  readonly releases: readonly InstanceRef[]
  readonly state: 'held' | 'released' | 'adopted'
  /** What the policy says of doing it again; absent: nothing. */
  readonly policy?: GatePolicy
}

/** The strictest rule of a policy on what one permission releases. */
export interface GatePolicy {
  readonly reexecute: Reexecute
  /** Position of the rule in the policy, from 1. */
  readonly rule: number
  readonly why: string
  /** The released instance that it is about, where that is not the entry itself. */
  readonly of?: InstanceRef
  /** A reason is asked for, and none was given. */
  readonly needsReason?: true
}

/** What is known of an open dispatch, asked of the session that issued it. */
export const FATES = ['completed', 'leftNothing', 'running', 'neverDispatched', 'startedNoTerminal', 'logUnavailable', 'notAsked'] as const
export type FateKind = (typeof FATES)[number]

/** Old run × new flow. */
export interface Alignment {
  /** In the order of the new flow; orphans last, in order of position. */
  readonly instances: readonly AlignedInstance[]
  /** Open spans that the flow does not go on with, innermost first. */
  readonly tearDown: readonly InstanceRef[]
  /** Verdicts of what is kept, by container (empty: the flow) and body. */
  readonly kept: ReadonlyMap<InstanceRef, ReadonlyMap<string, Tally>>
  /** Effective attempts of instances that are no longer in the flow: what a new step may turn out to repeat. */
  readonly orphanedEffects: readonly OrphanedEffect[]
  /** Globs of artifacts that open spans may have begun to write, a list for each artifact. */
  readonly writing: readonly (readonly string[])[]
}

/** What an attempt did: the action, and its evaluated arguments as canonical text. */
export interface Deed { readonly actionName: string; readonly args: string }

export interface OrphanedEffect {
  readonly ref: InstanceRef
  readonly deeds: readonly Deed[]
  /** One of them was declared mutating and not idempotent. */
  readonly precious: boolean
}

/** Where a step stands in its author's text. */
export interface PlanSource { readonly file: string; readonly line: number; readonly column: number }

/** A field of a step that differs: its path in the step, and both values as text. */
export interface FieldDifference { readonly field: string; readonly old?: string; readonly new?: string }

export interface PlannedInstance {
  readonly ref: InstanceRef
  readonly class: AlignClass
  readonly word: PlanWord
  readonly cause?: Cause
  /** `flags`: each of them settles the entry. */
  readonly gate?: Gate & { readonly flags: readonly string[] }
  /** Plain words: why. */
  readonly reason: string
  /** From the instance itself back to what was changed. */
  readonly chain?: readonly InstanceRef[]
  readonly differs?: readonly FieldDifference[]
  readonly source?: PlanSource
  /** The fate of its open dispatch, where it has one. */
  readonly fate?: FateKind
  readonly effect?: 'mutating' | 'readonly'
  readonly unprobed?: true
  /** Files that made it so, relative to the working folder: those it read that changed, those it made that are lost. At most 100. */
  readonly paths?: readonly string[]
}

/** What becomes of a file that a kept step made and that is not as it was captured. */
export interface PlannedArtifact {
  /** The step that made it, the artifact it belongs to, and its path in the working folder. */
  readonly ref: InstanceRef
  readonly name: string
  readonly path: string
  /**
   * `restore`: its captured version is put back. `accept`: what is there becomes its newest version. `altered`: refused until a person
   * says which. `blocked`: what stands in its way cannot be replaced.
   */
  readonly fate: 'restore' | 'accept' | 'altered' | 'blocked'
  readonly reason: string
  /** Each of them settles an altered one. */
  readonly flags?: readonly string[]
}

/** What a resume would do: printed by `plan`, saved by `plan -o`, applied by `resume --apply`. */
export interface ResumePlan {
  readonly schemaVersion: 1
  readonly runId: string
  readonly flowId: string
  readonly irHash: Hash
  readonly instances: readonly PlannedInstance[]
  /** Files of kept steps that are missing or altered; absent when there are none. */
  readonly artifacts?: readonly PlannedArtifact[]
  readonly totals: {
    readonly words: { readonly [word in PlanWord]: number }
    /** Mutating dispatches that would happen. */
    readonly effects: number
    /** Entries that need a person's word. */
    readonly gated: number
    readonly orphaned: number
  }
  /** What a saved plan is held against before it is applied. */
  readonly basis: {
    readonly headSeq: number; readonly headHash: Hash | null; readonly options: Json
    /** Names what was found in the working folder, where the flow has to do with files. */
    readonly world?: string
  }
}
