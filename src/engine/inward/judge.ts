import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { err, ok } from '../../base/result.ts'
import type { Outcome } from '../../core/expr/eval-error.ts'
import { evaluate } from '../../core/expr/evaluate.ts'
import { lastAttempt, rulingOn } from '../../core/fold/ledger.ts'
import { foldTally } from '../../core/fold/tally.ts'
import { verdictPolicyOf } from '../../core/flow/defaults.ts'
import { foldAction, foldAssertions, type StepVerdict } from '../../core/judge/fold-verdict.ts'
import { judgeAssertion, type Materials, type VisionQuestion } from '../../core/judge/judge-assertion.ts'
import { assertionsOf, needsWorld } from '../../core/step/needs.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Assertion, Expr } from '../../model/flow.ts'
import type { AssertionOutcome, EventDraft, EventPayload } from '../../model/run-event.ts'
import type { UiNode } from '../../ports/provider.ts'
import type { Place } from '../flow-set.ts'
import type { LiveRun } from '../live-run.ts'
import { instanceAt, scopeFor, type OwnValues } from '../scope.ts'
import { wholeTally } from '../tallies.ts'
import { archiveVerdict } from '../archive-verdict.ts'
import { NO_MATERIAL, type Material } from '../material.ts'
import { exitStep, projectOutput } from './exit-step.ts'

/** The observation a step's assertions look at. */
export async function observationFor(
  run: LiveRun, record: StepRecord, place: Place,
): Promise<EventPayload<'observationRecorded'> | undefined> {
  const { step } = place
  if (
    step.kind !== 'assert' || step.observe === 'fresh'
  ) return record.observations.findLast((row) => row.payload.which !== 'probe')?.payload
  const { fromStep, which } = step.observe
  const ref = instanceAt(run, record.runPath, fromStep)
  const source = ref === undefined ? undefined : (await run.records([ref])).get(ref)
  const wanted = which === 'before' ? ['before', 'probe'] : ['after', 'fresh']
  return source?.observations.findLast((row) => wanted.includes(row.payload.which))?.payload
}

const exprsOf = (assertion: Assertion): readonly Expr[] => {
  const { predicate } = assertion
  if (predicate.type === 'expr') return [predicate.expr]
  if (predicate.type === 'jsonSchema') return [predicate.value]
  return predicate.type === 'file' ? [predicate.path] : []
}

/** What there is to judge assertions by. */
async function materialsFor(
  run: LiveRun, record: StepRecord, assertions: readonly Assertion[], own: OwnValues, seen: EventPayload<'observationRecorded'> | undefined,
  vision: Materials['vision'],
): Promise<Materials> {
  const scope = await scopeFor(run, { path: record.runPath, own }, assertions.flatMap(exprsOf))
  return {
    evaluate: (expr) => { const value = evaluate(expr, scope); return value.ok ? ok(value.value) : err({ message: value.error.message }) },
    checkSchema: run.tools.checkSchema, trees: await treesOf(run, seen), vision,
    gaps: Object.fromEntries((seen?.gaps ?? []).map((gap) => [gap.name, gap.reason])), files: seen?.files ?? [],
  }
}

async function treesOf(run: LiveRun, seen: EventPayload<'observationRecorded'> | undefined): Promise<Materials['trees']> {
  const trees: Record<string, UiNode> = {}
  for (const part of seen?.parts ?? []) {
    if (part.name === 'dom' || part.name === 'uiTree') trees[part.name] = JSON.parse(
      Buffer.from(await run.values.read(part.hash)).toString('utf8')
    ) as UiNode
  }
  return trees
}

/** The vision questions that judging would come to. */
export async function visionQuestions(run: LiveRun, record: StepRecord): Promise<readonly VisionQuestion[]> {
  const place = run.tools.flows.placeOf(record.runPath)
  const assertions = assertionsOf(place.step).filter((row) => row.verifyVia.includes('vision'))
  const materials = await materialsFor(run, record, assertions, {}, await observationFor(run, record, place), new Map())
  return assertions.map((row) => judgeAssertion(row, materials)).flatMap((row) => ('ask' in row ? [row.ask] : []))
}

function judgeAll(assertions: readonly Assertion[], materials: Materials): readonly AssertionOutcome[] {
  return assertions.map((assertion) => {
    const judged = judgeAssertion(assertion, materials)
    return 'outcome' in judged ? judged.outcome : { assertId: assertion.assertId, verdict: 'unknown', reason: 'vision: it was not asked' }
  })
}

interface Judged {
  readonly outcomes: readonly AssertionOutcome[]
  readonly verdict: (StepVerdict & Pick<EventPayload<'verdictRecorded'>, 'cites'>) | undefined
}
const said = (verdict: Judged['verdict']): Judged => ({ outcomes: [], verdict })

async function judgeStep(run: LiveRun, record: StepRecord, place: Place, material: Material): Promise<Judged> {
  if (record.inputError !== undefined) return said(
    { verdict: 'fail', reason: `${record.inputError.errorClass}: ${record.inputError.message}` }
  )
  switch (place.step.kind) {
    case 'action': return isLanded(record) ? judgeLanded(run, record, place, material) : judgeAction(run, record, place, material)
    case 'assert': return judgeObserved(run, record, place, material, {})
    case 'call': return said(calleeVerdict(record))
    default: {
      const folded = foldTally(wholeTally(run, record))
      return said(folded === undefined ? undefined : { verdict: folded.verdict, ...(folded.degraded ? { degraded: true } : {}) })
    }
  }
}

function calleeVerdict(record: StepRecord): StepVerdict | undefined {
  const popped = record.frame?.popped
  if (popped?.inputError !== undefined) return { verdict: 'fail', reason: `the outputs of the called flow: ${popped.inputError.message}` }
  return popped?.verdict === undefined ? undefined : { verdict: popped.verdict, ...(popped.degraded === true ? { degraded: true } : {}) }
}

async function judgeAction(run: LiveRun, record: StepRecord, place: Place, material: Material): Promise<Judged> {
  const last = lastAttempt(record)
  const policy = verdictPolicyOf(place.flow)
  if (last?.settled?.terminal === 'failed') return said(foldAction(last, [], policy, false))
  const projected = await projectOutput(run, record, place.step)
  const own: OwnValues = { output: last?.settled?.output, projected: projected.value }
  const { outcomes } = await judgeObserved(run, record, place, material, own)
  const observed = record.observations.some((row) => row.payload.which === 'after')
  const verdict = foldAction(last, outcomes, policy, observed)
  const problem = projected.problem ?? schemaProblem(run, place, projected.value)
  return { outcomes, verdict: problem === undefined || verdict?.verdict === 'fail' ? await withUntil(run, record, place, verdict) : {
    verdict: 'fail', reason: problem,
  } }
}

function schemaProblem(run: LiveRun, place: Place, value: Json | undefined): string | undefined {
  const { step } = place
  if (step.kind !== 'action' || step.outputSchema === undefined || value === undefined) return undefined
  const problems = run.tools.checkSchema(step.outputSchema, value)
  return problems.length === 0 ? undefined : `the output does not fit its schema: ${problems.join('; ')}`
}

/** A condition waited for that never came true is a fail, whatever the assertions say; one that cannot be evaluated is unknown. */
async function withUntil(
  run: LiveRun, record: StepRecord, { step }: Place, verdict: StepVerdict | undefined,
): Promise<StepVerdict | undefined> {
  const until = step.kind === 'action' ? step.retry?.until : undefined
  const settled = lastAttempt(record)?.settled
  if (until === undefined || settled?.terminal !== 'succeeded' || verdict?.verdict === 'fail') return verdict
  const held = evaluate(until, await scopeFor(run, { path: record.runPath, own: { output: settled.output } }, [until]))
  return waitedFor(held) ?? verdict
}

function waitedFor(held: Outcome): StepVerdict | undefined {
  if (!held.ok) return { verdict: 'unknown', reason: `what it waits for: ${held.error.message}` }
  return held.value === true ? undefined : { verdict: 'fail', reason: 'what it waited for never held' }
}

/** A person says that it was done. */
function isLanded(record: StepRecord): boolean {
  const settled = lastAttempt(record)?.settled
  return settled?.source === 'person' && settled.effect === 'landed'
}

const isBlind = (seen: EventPayload<'observationRecorded'> | undefined): boolean =>
  seen === undefined || seen.parts.length + (seen.files ?? []).length === 0

/** There is no result to judge by: what can be looked at decides, and where nothing was seen the person's word is the verdict. */
async function judgeLanded(run: LiveRun, record: StepRecord, place: Place, material: Material): Promise<Judged> {
  if (!isBlind(await observationFor(run, record, place))) {
    return judgeObserved(run, record, place, material, {}, assertionsOf(place.step).filter((row) => needsWorld([row])))
  }
  const last = lastAttempt(record)
  const evidence = rulingOn(record, last?.callId)?.evidence
  return said({ verdict: 'pass', ...given('reason', last?.settled?.message), ...given('cites', evidence && [evidence]) })
}

async function judgeObserved(
  run: LiveRun, record: StepRecord, place: Place, material: Material, own: OwnValues, assertions = assertionsOf(place.step),
): Promise<Judged> {
  const materials = await materialsFor(run, record, assertions, own, await observationFor(run, record, place), material.vision)
  const outcomes = judgeAll(assertions, materials)
  return { outcomes, verdict: foldAssertions(outcomes, verdictPolicyOf(place.flow)) }
}

/** Judges a step: its assertions one by one, then its verdict; without any verdict it leaves at once. */
export async function judge(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const material = run.gathered.get(record.ref) ?? NO_MATERIAL
  run.gathered.delete(record.ref)
  const place = run.tools.flows.placeOf(record.runPath)
  const { outcomes, verdict } = await judgeStep(run, record, place, material)
  const { runPath } = record
  const rows: EventDraft[] = outcomes.map((outcome) => ({ type: 'assertionEvaluated', runPath, payload: { outcome } }))
  const extras = {
    ...(material.evidence.length > 0 ? { evidence: [...material.evidence] } : {}),
    ...(material.gaps.length > 0 ? { gaps: [...material.gaps] } : {})
  }
  if (verdict === undefined) return [...rows, ...await exitStep(run, record, extras)]
  const annotations = await archiveVerdict(run, record.ref, verdict)
  return [...rows, {
    type: 'verdictRecorded', runPath, payload: {
      ...verdict, judgeHash: place.step.judgeHash, irHash: place.flow.irHash, ...extras, ...(
        annotations.length > 0 ? { annotations: [...annotations] } : {}
      ),
    },
  }]
}

/** Judges the entry check over what was observed for it. Not shown to hold is drift; a step without a check is noted as not looked for. */
export async function probe(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  const seen = record.observations.findLast((row) => row.payload.which === 'probe')?.payload
  const assertions = step.preflight ?? []
  const results = judgeAll(assertions, await materialsFor(run, record, assertions, {}, seen, new Map()))
  return [{
    type: 'preflightProbed', runPath: record.runPath,
    payload: { results: [...results], holds: step.preflight === undefined ? null : results.every((row) => row.verdict === 'pass') },
  }]
}
