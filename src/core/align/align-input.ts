import type { Json, JsonObject } from '../../base/json.ts'
import type { FateKind } from '../../model/alignment.ts'
import type { CheckpointView, LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { FlowBundle, FlowIR, Hash } from '../../model/flow.ts'
import type { Stored } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { VisionQuestion } from '../judge/judge-assertion.ts'
import type { PolicyInForce } from '../policy/policy-in-force.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import type { Verdict } from '../../model/vocabulary.ts'

/** What a person says about instances: by full references, or by step ids that have one instance. */
export interface PersonsWord {
  readonly force: readonly string[]
  readonly allow: readonly string[]
  /** The failed instance that is to have another attempt, in full. */
  readonly retry?: InstanceRef
  /** Whose dispatch is to be ended, where it still runs and its step does not go on. */
  readonly cancel: readonly string[]
  readonly adopt: readonly { readonly ref: string; readonly reason: string }[]
  /** Why every clean record is kept that only its position would run again. */
  readonly adoptRest?: string
  /** Why what is allowed is done again. */
  readonly reason?: string
}

/** A question that judging the archive comes to: the verifier of images must be asked. */
export interface ArchivedQuestion extends VisionQuestion {
  readonly ref: InstanceRef
  readonly image: Hash
}

/** Archived material at hand. What is not there yet answers undefined: it is fetched and the alignment asked again. */
export interface ArchiveReader {
  value(stored: Stored): Json | undefined
  bytes(hash: Hash): Uint8Array | undefined
  vision(question: ArchivedQuestion): { readonly verdict: Verdict; readonly reason: string } | undefined
}

/** Why files make a record dirty, and which. */
export interface WorldDifference { readonly cause: 'sourceChanged' | 'artifactLost'; readonly paths: readonly string[] }

/** Old run × new flow, all that is needed to say what becomes of each instance. */
export interface AlignInput {
  readonly bundle: FlowBundle
  readonly view: CheckpointView
  readonly records: ReadonlyMap<InstanceRef, StepRecord>
  /** Effective attempts of the runs that this one was forked from, by instance. */
  readonly inherited?: ReadonlyMap<InstanceRef, readonly LedgerEntry[]>
  /** A flow that a segment executed, if the store has it. */
  archived(irHash: Hash): FlowIR | undefined
  /** In force in the new segment, defaults filled in. */
  readonly params: JsonObject
  readonly env: Readonly<Record<string, Json>>
  readonly word: PersonsWord
  /** What is known of open dispatches, by callId. */
  readonly fates: ReadonlyMap<string, FateKind>
  readonly archive: ArchiveReader
  readonly checkSchema: SchemaCheck
  /** Nothing is done by what comes of it but judging. */
  readonly onlyJudges?: true
  /** What a look at the working folder found that the run does not explain. Absent: nobody looked. */
  readonly world?: ReadonlyMap<InstanceRef, WorldDifference>
  /** What repetitions are held to. */
  readonly policy?: PolicyInForce | undefined
}

/** What the alignment needs and did not find at hand. */
export interface Lacks {
  readonly values: readonly Stored[]
  readonly bytes: readonly Hash[]
  readonly questions: readonly ArchivedQuestion[]
}
