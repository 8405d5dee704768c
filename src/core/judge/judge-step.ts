import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, Assertion, FlowIR } from '../../model/flow.ts'
import type { AssertionOutcome, EventPayload } from '../../model/run-event.ts'
import type { Outcome } from '../expr/eval-error.ts'
import { keptOf, lastAttempt } from '../fold/ledger.ts'
import { verdictPolicyOf } from '../flow/defaults.ts'
import { needsWorld } from '../step/needs.ts'
import { foldAction, foldAssertions, type StepVerdict } from './fold-verdict.ts'
import { judgeAssertion, type Materials } from './judge-assertion.ts'

// The verdict of a step over archived material: the same function when it has just run and when it is judged again.

export interface Judged { readonly outcomes: readonly AssertionOutcome[]; readonly verdict: StepVerdict | undefined }

/** Judges assertions one by one; one that comes to an image nobody looked at is unknown. */
export function judgeAll(assertions: readonly Assertion[], materials: Materials): readonly AssertionOutcome[] {
  return assertions.map((assertion) => {
    const judged = judgeAssertion(assertion, materials)
    return 'outcome' in judged ? judged.outcome : { assertId: assertion.assertId, verdict: 'unknown', reason: 'vision: it was not asked' }
  })
}

export function judgeObservation(assertions: readonly Assertion[], flow: FlowIR, materials: Materials): Judged {
  const outcomes = judgeAll(assertions, materials)
  return { outcomes, verdict: foldAssertions(outcomes, verdictPolicyOf(flow)) }
}

/** A person says that it was done: there is no result to judge by. */
export function isLandedByWord(record: StepRecord): boolean {
  const settled = lastAttempt(record)?.settled
  return settled?.source === 'person' && settled.effect === 'landed'
}

/** What can be looked at decides, and where nothing was seen the person's word is the verdict. */
function judgeLanded(step: ActionStep, record: StepRecord, flow: FlowIR, materials: Materials): Judged {
  const seen = record.observations.findLast((row) => row.payload.which !== 'probe')?.payload
  const isBlind = seen === undefined || seen.parts.length + (seen.files ?? []).length === 0
  if (!isBlind) return judgeObservation(step.assertions.filter((row) => needsWorld([row])), flow, materials)
  const said = lastAttempt(record)?.settled?.message
  return { outcomes: [], verdict: { verdict: 'pass', ...given('reason', said) } }
}

/** What judging an action takes besides its assertions' materials. */
export interface ActionMaterials {
  readonly materials: Materials
  readonly projected: { readonly value?: Json; readonly problem?: string }
  /** What `retry.until` comes to over the raw result. */
  readonly until?: Outcome | undefined
}

export function judgeAction(step: ActionStep, record: StepRecord, flow: FlowIR, made: ActionMaterials): Judged {
  const last = lastAttempt(record)
  const policy = verdictPolicyOf(flow)
  if (last?.settled?.terminal === 'failed') return { outcomes: [], verdict: foldAction(last, [], policy, false) }
  if (isLandedByWord(record)) return judgeLanded(step, record, flow, made.materials)
  if (last === undefined) return { outcomes: [], verdict: undispatched(record) }
  const outcomes = judgeAll(step.assertions, made.materials)
  const verdict = foldAction(last, outcomes, policy, record.observations.some((row) => row.payload.which === 'after'))
  return { outcomes, verdict: withBesides(verdict, judgeArtifacts(record), () => besidesAssertions(step, last, made)) }
}

/** A verdict with what counts besides the assertions. */
function withBesides(
  verdict: StepVerdict | undefined, artifacts: StepVerdict | undefined, others: () => StepVerdict | undefined,
): StepVerdict | undefined {
  if (verdict?.verdict === 'fail') return artifacts?.verdict === 'fail' ? both(verdict, artifacts) : verdict
  const besides = [artifacts, others()].filter((each) => each !== undefined)
  return besides.find((each) => each.verdict === 'fail') ?? besides[0] ?? verdict
}

const both = (one: StepVerdict, other: StepVerdict): StepVerdict =>
  ({ ...one, reason: [one.reason, other.reason].filter((reason) => reason !== undefined).join('; ') })

/** Nothing was done that could be judged: what was said of it then stands. */
const undispatched = ({ verdict }: StepRecord): StepVerdict =>
  ({ verdict: verdict?.verdict ?? 'unknown', reason: verdict?.reason ?? 'it was not dispatched' })

/** An artifact of which nothing is there was not made; one that could not be kept, nobody can tell. */
function judgeArtifacts(record: StepRecord): StepVerdict | undefined {
  const kept = keptOf(record)
  const missing = kept.filter((row) => row.problem === undefined && row.files.length === 0)
  if (missing.length > 0) return { verdict: 'fail', reason: missing.map(notMade).join('; ') }
  const problems = kept.flatMap(({ name, problem }) => (problem === undefined ? [] : [`artifact ${name}: ${problem}`]))
  return problems.length === 0 ? undefined : { verdict: 'unknown', reason: problems.join('; ') }
}

const notMade = ({ name, globs = [] }: EventPayload<'artifactStored'>): string =>
  `artifact ${name}: no file matches ${globs.length === 0 ? 'its paths' : globs.join(', ')}`

/** What counts besides the assertions: an output that cannot be made or does not fit, and what was waited for. */
function besidesAssertions(step: ActionStep, last: LedgerEntry | undefined, made: ActionMaterials): StepVerdict | undefined {
  const { projected, materials, until } = made
  const problem = projected.problem ?? schemaProblem(step, projected.value, materials)
  if (problem !== undefined) return { verdict: 'fail', reason: problem }
  return waitedFor(last?.settled?.terminal === 'succeeded' ? until : undefined)
}

function schemaProblem(step: ActionStep, value: Json | undefined, { checkSchema }: Materials): string | undefined {
  if (step.outputSchema === undefined || value === undefined) return undefined
  const problems = checkSchema(step.outputSchema, value)
  return problems.length === 0 ? undefined : `the output does not fit its schema: ${problems.join('; ')}`
}

/** A condition waited for that never came true is a fail, whatever the assertions say; one that cannot be evaluated is unknown. */
function waitedFor(held: Outcome | undefined): StepVerdict | undefined {
  if (held === undefined) return undefined
  if (!held.ok) return { verdict: 'unknown', reason: `what it waits for: ${held.error.message}` }
  return held.value === true ? undefined : { verdict: 'fail', reason: 'what it waited for never held' }
}
