import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { evaluate } from '../../core/expr/evaluate.ts'
import { foldFlow } from '../../core/judge/fold-verdict.ts'
import { backoffMs } from '../../core/judge/after-settle.ts'
import { addTally, foldTally } from '../../core/fold/tally.ts'
import { bindingName } from '../../core/handle/binding-name.ts'
import { isRuled, questionOf } from '../../core/handle/handling.ts'
import { bindingNamed, DRIFT, nextRung, troubleOf, type Rung } from '../../core/handle/ladder.ts'
import { questionDigest } from '../../core/handle/question-digest.ts'
import { rulingVerdict, saidText } from '../../core/handle/ruling.ts'
import { hookBody } from '../../core/path/container-of.ts'
import type { Handling, RequestRow, StepRecord, Tally } from '../../model/checkpoint.ts'
import type { FlowRef, HandlerAction, HumanStep, RetryPolicy } from '../../model/flow.ts'
import type { DraftOf, EventDraft } from '../../model/run-event.ts'
import type { ErrorClass } from '../../model/vocabulary.ts'
import type { LiveRun } from '../live-run.ts'
import { scopeFor } from '../scope.ts'
import { bodyTally, progressOf } from '../tallies.ts'
import { abortSpan } from './abort-span.ts'
import { questionDraft } from './ask.ts'
import type { Answered } from './answered.ts'
import { exitStep } from './exit-step.ts'
import { goOn } from './go-on.ts'
import { verdictDraft } from './judge.ts'
import { resumeOne } from './resume-one.ts'

// A step that did not pass, or whose entry check does not hold, and has not left: its handlers are asked one after the other. What one of
// them began is told by the record, so that any later process goes on with it.

/** Goes on with what a handler began; else asks the next one; else the step leaves, or stays drifted. */
export async function handle(run: LiveRun, record: StepRecord): Promise<readonly Answered[]> {
  const { handling } = record
  if (handling?.disposition === 'abort') return abortSpan(run, record)
  if (run.view.aborting !== undefined || record.verdict?.unfinished === 'accepted') return leave(run, record)
  const goes = handling === undefined ? undefined : await goOnWith(run, record, handling)
  return goes ?? askNext(run, record)
}

async function askNext(run: LiveRun, record: StepRecord): Promise<readonly Answered[]> {
  const { flow, step } = run.tools.flows.placeOf(record.runPath)
  const trouble = record.state === 'drifted' ? DRIFT : isRuled(record) ? undefined : troubleOf(record, record.verdict?.verdict)
  if (trouble === undefined) return leave(run, record)
  const { rung, passedOver } = nextRung({ flow, step, record, policy: run.tools.policy }, trouble)
  return rung === undefined ? leave(run, record, passedOver) : [triggered(record, rung, trouble.errorClass)]
}

function triggered(record: StepRecord, rung: Rung, errorClass: ErrorClass | undefined): EventDraft {
  const { level, hook, index, binding } = rung
  const n = (record.triggers?.[bindingName(rung)] ?? 0) + 1
  return {
    type: 'handlerTriggered', runPath: record.runPath,
    payload: { hook, level, index, disposition: binding.action.kind, n, ...given('errorClass', errorClass) },
  }
}

/** A drifted step stays until its check holds. Handlers that may not act here are named where it leaves. */
async function leave(run: LiveRun, record: StepRecord, passedOver: readonly Rung[] = []): Promise<readonly Answered[]> {
  if (record.state === 'drifted') return []
  const names = passedOver.map((rung) => bindingName(rung)).join(', ')
  return exitStep(run, record, names === '' ? {} : { reason: `passed over, as it would repeat an effect: ${names}` })
}

/** What follows from what a handler began; undefined: it is over, and another one is asked. */
async function goOnWith(run: LiveRun, record: StepRecord, handling: Handling): Promise<readonly Answered[] | undefined> {
  const { flow, step } = run.tools.flows.placeOf(record.runPath)
  const action = bindingNamed(flow, step, handling.binding)?.action
  if (handling.disposition === 'escalate') return escalate(run, record, handling, action)
  if (action?.kind !== handling.disposition) return undefined
  switch (action.kind) {
    case 'continue': return leave(run, record)
    case 'retry': return [retryDraft(run, record, handling, action.policy)]
    case 'repair': return repair(run, record, handling, action.flowRef)
    default: return undefined
  }
}

function retryDraft({ tools: { ambient } }: LiveRun, record: StepRecord, { binding, n }: Handling, policy: RetryPolicy): EventDraft {
  const dueAtMs = Math.ceil(ambient.now() + backoffMs(policy, n + 1, ambient.random()))
  const why = `${binding}: ${record.verdict?.reason ?? record.verdict?.verdict ?? 'its entry check does not hold'}`
  return { type: 'retryScheduled', runPath: record.runPath, payload: { attempt: record.ledger.length + 1, dueAtMs, why } }
}

async function escalate(
  run: LiveRun, record: StepRecord, handling: Handling, action: HandlerAction | undefined,
): Promise<readonly Answered[] | undefined> {
  const question = questionOf(record)
  const now = action?.kind === 'escalate' ? await escalation(run, record, action.human) : undefined
  if (question === undefined || question.withdrawn === true) return now && [now]
  if (question.answered === undefined) return []
  if (question.timedOut === true) return undefined
  if (now !== undefined && questionDigest(now.payload) !== question.asked) return [now]
  return answered(run, record, handling, question)
}

async function answered(run: LiveRun, record: StepRecord, handling: Handling, question: RequestRow): Promise<readonly Answered[]> {
  return handling.hook === 'onResumeDrift' ? ruledDrift(record, question) : [await ruled(run, record, question)]
}

/** Whether a handler's pending question would be another one now: it is taken back, and asked anew. */
export async function asksOtherwise(run: LiveRun, record: StepRecord): Promise<boolean> {
  const question = questionOf(record)
  if (question === undefined || question.answered !== undefined || record.handling === undefined) return false
  const { flow, step } = run.tools.flows.placeOf(record.runPath)
  const action = bindingNamed(flow, step, record.handling.binding)?.action
  if (action?.kind !== 'escalate') return false
  return questionDigest((await escalation(run, record, action.human)).payload) !== question.asked
}

/** The check decides, not the word that it will hold; who says that it will not is not asked again before the next look. */
const ruledDrift = ({ ref }: StepRecord, question: RequestRow): readonly Answered[] =>
  (rulingVerdict(question) === 'pass' ? [{ type: 'reenter', ref }] : [])

const ruled = (run: LiveRun, record: StepRecord, question: RequestRow): Promise<EventDraft> =>
  verdictDraft(run, record, {
    verdict: rulingVerdict(question), reason: saidText(question), ...given('cites', question.evidence && [question.evidence]),
  })

/** A handler's question about its step. What of its texts cannot be evaluated is said in its place. */
async function escalation(run: LiveRun, record: StepRecord, human: HumanStep): Promise<DraftOf<'humanRequested'>> {
  const scope = await scopeFor(run, { path: record.runPath, own: ownValues(record) }, [human.prompt, ...human.presents])
  const texts = [human.prompt, ...human.presents].map((expr): Json => {
    const value = evaluate(expr, scope)
    return value.ok ? value.value : `(${value.error.message})`
  })
  const [prompt, ...presents] = texts
  return questionDraft(run, record, 'escalation', human, { prompt: typeof prompt === 'string' ? prompt : JSON.stringify(prompt), presents })
}

const ownValues = ({ output, ledger }: StepRecord): { readonly output?: NonNullable<StepRecord['output']> } =>
  given('output', output ?? ledger.at(-1)?.settled?.output)

async function repair(
  run: LiveRun, record: StepRecord, { frame, hook, bodies = {} }: Handling, { flowId, irHash }: FlowRef,
): Promise<readonly Answered[] | undefined> {
  if (frame?.irHash !== irHash) {
    const rebase = frame === undefined ? {} : { rebase: true as const }
    return [{ type: 'callFramePushed', runPath: record.runPath, payload: { flowId, irHash, ...rebase } }]
  }
  if (frame.popped === undefined) return resumeRepair(run, record)
  const { verdict } = frame.popped
  const isRepaired = verdict === 'pass' || (verdict === undefined && !Object.values(bodies).some(({ halted }) => halted === true))
  return isRepaired || hook === 'onResumeDrift' ? [{ type: 'reenter', ref: record.ref }] : undefined
}

/** Name of the body of the flow that repairs a step, or of its `finally`. */
const repairName = ({ handling }: StepRecord, phase?: 'finally'): string =>
  (handling === undefined ? '' : hookBody({ hook: handling.binding, n: handling.n }, phase))

/** Begins the body, or the `finally`, of the flow that repairs. */
export const openRepair = (run: LiveRun, record: StepRecord, phase?: 'finally'): Promise<readonly Answered[]> =>
  goOn(run, record, repairName(record, phase), 0)

async function resumeRepair(run: LiveRun, record: StepRecord): Promise<readonly Answered[]> {
  const [body, last] = [repairName(record), repairName(record, 'finally')]
  const ended = (name: string): Answered => ({ type: 'bodyMoves', container: record.ref, body: name, next: { kind: 'ended' } })
  if (progressOf(run, record, body)?.ended !== true) return resumeOne(run, record, body)
  const callee = run.tools.flows.byHash(record.handling?.frame?.irHash ?? run.tools.flows.root.irHash)
  if (callee.finally === undefined) return [ended(body)]
  return progressOf(run, record, last)?.ended === true ? [ended(last)] : resumeOne(run, record, last)
}

/** Of this repair alone: what an earlier one came to is its own. */
const repairTallies = (run: LiveRun, record: StepRecord): [Tally, Tally] =>
  [bodyTally(run, record, repairName(record)), bodyTally(run, record, repairName(record, 'finally'))]

/** The end of the flow that repairs: its verdict counts, its outputs go nowhere. */
export function popRepair(run: LiveRun, record: StepRecord): readonly EventDraft[] {
  const { frame } = record.handling ?? {}
  if (frame === undefined) return []
  const verdict = foldFlow(run.tools.flows.byHash(frame.irHash), foldTally(addTally(...repairTallies(run, record))))
  return [{ type: 'callFramePopped', runPath: record.runPath, payload: { ...verdict } }]
}
