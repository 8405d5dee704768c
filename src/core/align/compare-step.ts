import { sameJson } from '../../base/json.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Hash, Step } from '../../model/flow.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { verdictPolicyOf } from '../flow/defaults.ts'
import { schemeOf } from '../hash/hash-of.ts'

/** What of a step is as it was when its record was made. */
export interface Comparison {
  readonly effect: boolean
  readonly judge: boolean
  readonly project: boolean
  /** Judging differs, and only in the entry check. */
  readonly preflightOnly: boolean
  /** The flow folds verdicts by another policy. */
  readonly policy: boolean
}

type Archive = (irHash: Hash) => FlowIR | undefined

/** The step that a record was made of, if its flow is archived. */
export function archivedStep(archived: Archive, record: StepRecord, irHash: Hash = record.irHash): Step | undefined {
  const flow = archived(irHash)
  return flow === undefined ? undefined : indexFlow(flow).find(record.stepId)?.step
}

export function compareStep(step: Step, flow: FlowIR, record: StepRecord, archived: Archive): Comparison {
  const sameScheme = record.scheme === schemeOf(flow)
  const judge = sameScheme && judgedAs(record) === step.judgeHash
  return {
    effect: sameScheme && record.hashes.effect === step.effectHash, judge,
    project: sameScheme && record.hashes.project === step.projectHash,
    preflightOnly: !judge && onlyPreflight(step, record, archived), policy: samePolicy(flow, record, archived),
  }
}

/** The hash its verdict was made under: that of the span it was judged in, or of a later adoption that let it stand. */
const judgedAs = ({ verdict, hashes, adoptedSeq }: StepRecord): Hash =>
  (verdict === undefined || (adoptedSeq ?? 0) > verdict.seq ? hashes.judge : verdict.judgeHash)

const judgedBy = (step: Step): unknown => ('assertions' in step ? [step.assertions, 'observe' in step ? step.observe : null] : [])

function onlyPreflight(step: Step, record: StepRecord, archived: Archive): boolean {
  const old = archivedStep(archived, record, record.verdict?.irHash)
  return old !== undefined && old.kind === step.kind && sameJson(judgedBy(old), judgedBy(step))
}

function samePolicy(flow: FlowIR, record: StepRecord, archived: Archive): boolean {
  if (record.verdict === undefined || record.verdict.irHash === flow.irHash) return true
  const old = archived(record.verdict.irHash)
  return old === undefined || verdictPolicyOf(old) === verdictPolicyOf(flow)
}
