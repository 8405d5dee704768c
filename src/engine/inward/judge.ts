import { given } from '../../base/given.ts'
import { err, ok } from '../../base/result.ts'
import { verdictOnWork } from '../../core/continuation/after-work.ts'
import type { Outcome } from '../../core/expr/eval-error.ts'
import { evaluate } from '../../core/expr/evaluate.ts'
import { lastAttempt, rulingOn } from '../../core/fold/ledger.ts'
import { foldTally } from '../../core/fold/tally.ts'
import { rulingVerdict, saidText } from '../../core/handle/ruling.ts'
import type { StepVerdict } from '../../core/judge/fold-verdict.ts'
import { isLandedByWord, judgeAction, judgeAll, judgeObservation } from '../../core/judge/judge-step.ts'
import { judgeAssertion, type Materials, type VisionQuestion } from '../../core/judge/judge-assertion.ts'
import { assertionsOf } from '../../core/step/needs.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, Assertion, AssertStep, Expr, Hash } from '../../model/flow.ts'
import type { AssertionOutcome, DraftOf, EventDraft, EventPayload } from '../../model/run-event.ts'
import type { UiNode } from '../../ports/provider.ts'
import type { Place } from '../flow-set.ts'
import type { LiveRun } from '../live-run.ts'
import { instanceAt, scopeFor, type OwnValues } from '../scope.ts'
import { wholeTally } from '../tallies.ts'
import { archiveVerdict } from '../archive-verdict.ts'
import { NO_MATERIAL, type Material } from '../material.ts'
import { workOf } from '../work.ts'
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
    case 'action': return judgeOutcome(run, record, place, place.step, material)
    case 'assert': return judgeObserved(run, record, place, place.step, material)
    case 'call': return said(calleeVerdict(record))
    case 'human': return said(personsVerdict(record))
    default: {
      const folded = foldTally(wholeTally(run, record))
      return said(folded === undefined ? undefined : { verdict: folded.verdict, ...(folded.degraded ? { degraded: true } : {}) })
    }
  }
}

/** What a person said, or that nobody did. */
function personsVerdict({ requests = [] }: StepRecord): Judged['verdict'] {
  const row = requests.findLast(({ kind }) => kind === 'step')
  if (row?.answered === undefined) return { verdict: 'unknown', reason: 'nobody was asked' }
  const reason = row.timedOut === true ? 'nobody answered in time' : saidText(row)
  return { verdict: rulingVerdict(row), reason, ...given('cites', row.evidence && [row.evidence]) }
}

function calleeVerdict(record: StepRecord): StepVerdict | undefined {
  const popped = record.frame?.popped
  if (popped?.inputError !== undefined) return { verdict: 'fail', reason: `the outputs of the called flow: ${popped.inputError.message}` }
  return popped?.verdict === undefined ? undefined : { verdict: popped.verdict, ...(popped.degraded === true ? { degraded: true } : {}) }
}

async function judgeOutcome(run: LiveRun, record: StepRecord, place: Place, step: ActionStep, material: Material): Promise<Judged> {
  const unfinished = verdictOnWork((await workOf(run, record, place.flow, step))?.decision)
  if (unfinished !== undefined) return said(unfinished)
  const settled = lastAttempt(record)?.settled
  const projected = await projectOutput(run, record, step)
  const own: OwnValues = { output: settled?.output, projected: projected.value }
  const seen = await observationFor(run, record, place)
  const materials = await materialsFor(run, record, step.assertions, own, seen, material.vision)
  const judged = judgeAction(step, record, place.flow, { materials, projected, until: await untilOf(run, record, step) })
  return isLandedByWord(record) ? citing(judged, rulingOn(record, lastAttempt(record)?.callId)?.evidence) : judged
}

/** A verdict that rests on a person's answer names it. */
const citing = ({ outcomes, verdict }: Judged, evidence: Hash | undefined): Judged =>
  ({ outcomes, verdict: verdict && outcomes.length === 0 ? { ...verdict, ...given('cites', evidence && [evidence]) } : verdict })

async function untilOf(run: LiveRun, record: StepRecord, { retry }: ActionStep): Promise<Outcome | undefined> {
  const output = lastAttempt(record)?.settled?.output
  if (retry?.until === undefined || output === undefined) return undefined
  return evaluate(retry.until, await scopeFor(run, { path: record.runPath, own: { output } }, [retry.until]))
}

async function judgeObserved(
  run: LiveRun, record: StepRecord, place: Place, step: AssertStep, material: Material): Promise<Judged> {
  const seen = await observationFor(run, record, place)
  return judgeObservation(step.assertions, place.flow, await materialsFor(run, record, step.assertions, {}, seen, material.vision))
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
  return [...rows, await verdictDraft(run, record, verdict, extras)]
}

type Extras = Pick<EventPayload<'verdictRecorded'>, 'evidence' | 'gaps'>

/** A step's verdict, told to the providers that keep verdicts. */
export async function verdictDraft(
  run: LiveRun, record: StepRecord, verdict: NonNullable<Judged['verdict']>, extras: Extras = {},
): Promise<DraftOf<'verdictRecorded'>> {
  const { step, flow } = run.tools.flows.placeOf(record.runPath)
  const annotations = await archiveVerdict(run, record.ref, verdict)
  const payload = {
    ...verdict, judgeHash: step.judgeHash, irHash: flow.irHash, ...extras, ...given('supersedes', record.verdict?.seq),
    ...annotations.length > 0 ? { annotations: [...annotations] } : {},
  }
  return { type: 'verdictRecorded', runPath: record.runPath, payload }
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
