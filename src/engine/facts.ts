import { nextInBody } from '../core/step/body-next.ts'
import { assertionsOf, needsWorld } from '../core/step/needs.ts'
import { afterSettle } from '../core/judge/after-settle.ts'
import { afterWork } from '../core/continuation/after-work.ts'
import { awaitsContinuation } from '../core/continuation/previous-of.ts'
import { evaluate } from '../core/expr/evaluate.ts'
import { attemptsOf, isRepeatable, lastAttempt, leavesArtifacts, pendingIntent, rulingOn } from '../core/fold/ledger.ts'
import { isHandling, isReentry, underHandler } from '../core/handle/handling.ts'
import { bodySiteOf, hookOf } from '../core/path/container-of.ts'
import type { RequestRow, StepRecord } from '../model/checkpoint.ts'
import type { ActionStep, FlowIR, IfStep, Step } from '../model/flow.ts'
import type { EventType, RunEvent } from '../model/run-event.ts'
import type { Facts } from '../machine/machine-event.ts'
import type { FlowSet, Place } from './flow-set.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { LiveRun } from './live-run.ts'
import { inputsOf, scopeFor } from './scope.ts'
import { workOf } from './work.ts'
import { isEnded } from './inward/abort-span.ts'
import { isOverdue } from './inward/ask.ts'
import { asksOtherwise } from './inward/handle.ts'
import { NO_BODY } from './inward/answered.ts'

// What a machine's guards ask, gathered before its transition. Every decision is a function of `core`.

/** Facts of a step's own event. */
export async function ownFacts(
  run: LiveRun, record: StepRecord, place: Place, at: RunEvent | 'recovered' | 'reentered',
): Promise<Facts> {
  const { step } = place
  const base = {
    ...ownStepFacts(run, step, record), ...peopleFacts(run, record), ...at === 'recovered' ? await questionFacts(run, record) : {},
    ...typeof at === 'string' ? {} : artifactFacts(record, at),
  }
  if (step.kind === 'action' && (at === 'recovered' || at === 'reentered' || OF_DISPATCHES.has(at.type))) {
    return withAfter(run, record, place.flow, step, base)
  }
  if (step.kind === 'if') return { ...base, ...await choiceFacts(run, record, step) }
  return base
}

/** Events after which its machine may ask for another dispatch. */
const OF_DISPATCHES: ReadonlySet<EventType> = new Set(['actionSettled', 'humanResponded', 'preflightProbed', 'continuationTriggered'])

/** What a person's answer leads to, whether it is too late, and whether a handler has something under way. */
function peopleFacts(run: LiveRun, record: StepRecord): Facts {
  const row = record.requests?.at(-1)
  return {
    ...(row === undefined ? {} : { answer: answerOf(record, row), overdue: isOverdue(run, record) }),
    ...(isHandling(record) ? { handling: true } : {}),
  }
}

async function questionFacts(run: LiveRun, record: StepRecord): Promise<Facts> {
  return record.state === 'awaitingHuman' && await asksOtherwise(run, record) ? { asksOtherwise: true } : {}
}

function answerOf({ handling }: StepRecord, { kind, answered, decision }: RequestRow): NonNullable<Facts['answer']> {
  if (answered === undefined) return 'held'
  switch (kind) {
    case 'uncertain': return 'rule'
    case 'supervision': return decision === 'abort' ? 'abort' : 'proceed'
    case 'escalation': return handling?.hook === 'onResumeDrift' ? 'drift' : 'handle'
    default: return 'judge'
  }
}

/** What its own machine asks besides: whether to note that nobody looked, and what a person ruled. */
function ownStepFacts(run: LiveRun, step: Step, record: StepRecord): Facts {
  const facts = stepFacts(step, record)
  if (step.kind !== 'action') return facts
  const ruled = record.requests !== undefined && rulingOn(record, pendingIntent(record)?.callId) !== undefined
  return {
    ...facts, hasPreflight: facts.hasPreflight === true || isUnprobed(run, record), ...(ruled ? { ruled } : {}),
    capturesArtifacts: run.tools.folder !== null && leavesArtifacts(record, step.artifacts ?? []),
  }
}

/** Artifacts of one dispatch are stored in one go. */
const artifactFacts = (record: StepRecord, { type, seq }: RunEvent): Pick<Facts, 'moreArtifacts'> =>
  (type === 'artifactStored' ? { moreArtifacts: record.artifacts?.at(-1)?.seq !== seq } : {})

const isUnprobed = (run: LiveRun, { ref, state, inputError }: StepRecord): boolean =>
  (state === 'ready' || state === 'suspended') && inputError === undefined && run.course.isUnprobed(ref)

function stepFacts(step: Step, record: StepRecord): Facts {
  const failed = endedForSure(record)
  const assertions = failed ? [] : assertionsOf(step)
  const reuses = step.kind === 'assert' && step.observe !== 'fresh'
  const offers = attemptsOf(record).flatMap((row) => row.settled?.offers ?? [])
  return {
    record, hasPreflight: step.preflight !== undefined, probeNeedsWorld: needsWorld(step.preflight ?? []),
    judgeNeedsWorld: !reuses && needsWorld(assertions),
    needsMaterial: offers.length > 0 || assertions.some((row) => row.verifyVia.includes('vision')),
  }
}

/** Nothing that could be observed would change the verdict: it failed, or it may be repeated and nobody knows how it ended. */
function endedForSure(record: StepRecord): boolean {
  const last = lastAttempt(record)
  const terminal = last?.settled?.terminal
  return terminal === 'failed' || (last !== undefined && terminal !== undefined && terminal !== 'succeeded' && isRepeatable(last))
}

async function withAfter(run: LiveRun, record: StepRecord, flow: FlowIR, step: ActionStep, base: Facts): Promise<Facts> {
  if (isEnded(run, record)) return { ...base, after: { kind: 'abort' } }
  if (isReentry(record)) return { ...base, after: { kind: 'chain', chainIndex: 0 } }
  const chainIndex = lastAttempt(record)?.chainIndex ?? 0
  if (awaitsContinuation(record)) return { ...base, after: { kind: 'chain', chainIndex } }
  const acting = underHandler(flow, step, record)
  const after = afterSettle(record, acting, await untilHolds(run, record, acting), run.tools.ambient.random())
  const work = after.kind === 'judge' ? await workOf(run, record, flow, step) : undefined
  return { ...base, after: work === undefined ? after : afterWork(work.decision, step, chainIndex, work.mayGoOn) }
}

async function untilHolds(run: LiveRun, record: StepRecord, step: ActionStep): Promise<boolean> {
  const until = step.retry?.until
  const settled = lastAttempt(record)?.settled
  if (until === undefined || settled?.terminal !== 'succeeded') return true
  const scope = await scopeFor(run, { path: record.runPath, own: { output: settled.output } }, [until])
  const value = evaluate(until, scope)
  return value.ok && value.value === true
}

async function choiceFacts(run: LiveRun, record: StepRecord, step: IfStep): Promise<Facts> {
  if (record.resolvedInputs === null) return {}
  const inputs = await inputsOf(run, record)
  if (typeof inputs.cond !== 'boolean') return {}
  const has = { then: true, else: step.else !== undefined }
  const [taken, untaken] = inputs.cond ? ['then', 'else'] as const : ['else', 'then'] as const
  return { ...(has[taken] ? { taken } : {}), ...(has[untaken] ? { untaken } : {}) }
}

/** Facts of a container, or of the flow itself, when a child has left one of its bodies. */
export async function childFacts(run: LiveRun, child: StepRecord): Promise<Facts> {
  const { flows } = run.tools
  const place = flows.placeOf(child.runPath)
  const site = bodySiteOf(child.runPath, child.within, child.phase)
  const next = nextInBody(place.site.index + 1, place.site.steps.length, child, place.flow.irVersion)
  return bodyFacts(run, site.container, { name: site.body, next })
}

/** The same when a body moves on without one of its steps having left now. */
export async function bodyFacts(run: LiveRun, ref: InstanceRef, body: LeftBody): Promise<Facts> {
  const { flows } = run.tools
  const container = ref === '' ? undefined : run.open(ref)
  if (container === undefined) return { body, hasFinally: body.name === 'body' && flows.root.finally !== undefined }
  return containerFacts(run, container, flows, body)
}

type LeftBody = NonNullable<Facts['body']>

async function containerFacts(run: LiveRun, container: StepRecord, flows: FlowSet, body: LeftBody): Promise<Facts> {
  const { step } = flows.placeOf(container.runPath)
  const facts: Facts = { ...stepFacts(step, container), body }
  switch (step.kind) {
    case 'if': return { ...facts, ...await choiceFacts(run, container, step) }
    case 'call': return { ...facts, hasFinally: body.name === 'body' && flows.byHash(step.flowRef.irHash).finally !== undefined }
    case 'action': case 'assert': case 'human': return { ...facts, hasFinally: hasRepairFinally(flows, container, body.name) }
    case 'foreach': case 'parallel': return { ...facts, ...fanFacts(run, container.ref, body.name) }
    default: return facts
  }
}

function hasRepairFinally(flows: FlowSet, { runPath }: StepRecord, name: string): boolean {
  const { hook, n, phase } = hookOf(name)
  return phase === undefined && flows.flowAt([...runPath, { hook, n }]).finally !== undefined
}

/** A body that was never opened is only accounted. */
function fanFacts(run: LiveRun, ref: InstanceRef, body: string): Facts {
  if (body === NO_BODY) return { allOver: run.fans.get(ref)?.open.size === 0 }
  return run.fans.get(ref)?.open.has(body) === true ? {} : { untaken: body }
}
