import type { Cause } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { instanceAt } from '../step/instance-at.ts'
import { assertionExprs } from './judge-again.ts'
import { changedReads, type Projection } from './project-again.ts'
import type { Found, Walk } from './walk.ts'
import type { Compared } from './why-run.ts'

export type WhyJudge = Extract<Cause, 'judgeChanged' | 'policyChanged' | 'valueChanged'>

/** Why a kept record's verdict has to be made anew; undefined: it stands. */
export function whyJudge(walk: Walk, found: Found, record: StepRecord, { same }: Compared, projection: Projection): WhyJudge | undefined {
  const { step } = found
  if (step.kind !== 'action' && step.kind !== 'assert') return undefined
  // Nothing judges it any more: a verdict once given is not taken back.
  if (step.assertions.length === 0 && record.verdict !== undefined) return undefined
  if (!same.judge && !same.preflightOnly) return 'judgeChanged'
  if (!same.policy) return 'policyChanged'
  return readsOthers(walk, found, step.assertions, projection) || sourceIsNewer(walk, found, record) ? 'valueChanged' : undefined
}

function readsOthers(walk: Walk, { site }: Found, assertions: Parameters<typeof assertionExprs>[0], projection: Projection): boolean {
  const exprs = assertionExprs(assertions)
  return (projection.isOther && exprs.length > 0) || changedReads(walk, site, exprs).length > 0
}

/** What an assert step reuses was looked at again since it was judged. */
function sourceIsNewer(walk: Walk, { step, body, path }: Found, record: StepRecord): boolean {
  if (step.kind !== 'assert' || step.observe === 'fresh') return false
  const source = walk.input.records.get(instanceAt(body.index, path, step.observe.fromStep) ?? '')
  return source !== undefined && source.enteredSeq > (record.verdict?.seq ?? record.enteredSeq)
}
