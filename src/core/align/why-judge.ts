import type { Cause } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, Assertion, AssertStep, Step } from '../../model/flow.ts'
import { isRuled } from '../handle/handling.ts'
import { instanceAt } from '../step/instance-at.ts'
import { assertionExprs } from './judge-again.ts'
import { changedReads, type Projection } from './project-again.ts'
import type { Found, Walk } from './walk.ts'
import type { Compared } from './why-run.ts'

export type WhyJudge = Extract<Cause, 'judgeChanged' | 'policyChanged' | 'valueChanged'>

/** Why a kept record's verdict has to be made anew; undefined: it stands, as one on unfinished work does whatever is expected of it. */
export function whyJudge(walk: Walk, found: Found, record: StepRecord, { same }: Compared, projection: Projection): WhyJudge | undefined {
  const { step } = found
  if (step.kind !== 'action' && step.kind !== 'assert') return undefined
  return isOfUnfinished(record) ? undefined : whyAgain(walk, found, record, same, projection, step)
}

function whyAgain(
  walk: Walk, found: Found, record: StepRecord, same: Compared['same'], projection: Projection, step: ActionStep | AssertStep,
): WhyJudge | undefined {
  const mapped = mayFailByOutput(step, record, projection)
  if (!same.judge && !same.preflightOnly) return 'judgeChanged'
  if (!mapped && isJudgedByHand(step.assertions, record)) return undefined
  if (!same.policy) return 'policyChanged'
  return mapped || readsOthers(walk, found, record, step.assertions, projection) ? 'valueChanged' : undefined
}

const isOfUnfinished = ({ verdict }: StepRecord): boolean => verdict?.unfinished !== undefined

/** Nothing of the step gave it its verdict, or a person ruled over it: that stands whatever the step reads. */
const isJudgedByHand = (assertions: readonly Assertion[], record: StepRecord): boolean =>
  record.verdict !== undefined && (assertions.length === 0 || isRuled(record))

/** Whether a mapping made anew may decide besides the assertions, or may have decided before. */
function mayFailByOutput(step: Step, { verdict }: StepRecord, { isNew, problem, value }: Projection): boolean {
  if (step.kind !== 'action' || !isNew) return false
  return problem !== undefined || (step.outputSchema !== undefined && value !== undefined) || verdict?.verdict === 'fail'
}

function readsOthers(
  walk: Walk, found: Found, record: StepRecord, assertions: readonly Assertion[], projection: Projection,
): boolean {
  const exprs = assertionExprs(assertions)
  if ((projection.isOther && exprs.length > 0) || changedReads(walk, found.site, exprs).length > 0) return true
  return sourceIsNewer(walk, found, record)
}

/** What an assert step reuses was looked at again since it was judged. */
function sourceIsNewer(walk: Walk, { step, body, path }: Found, record: StepRecord): boolean {
  if (step.kind !== 'assert' || step.observe === 'fresh') return false
  const source = walk.input.records.get(instanceAt(body.index, path, step.observe.fromStep) ?? '')
  return source !== undefined && source.enteredSeq > (record.verdict?.seq ?? record.enteredSeq)
}
