import type { BodyNext } from '../core/step/body-next.ts'
import { nextInBody } from '../core/step/body-next.ts'
import { assertionsOf, needsWorld } from '../core/step/needs.ts'
import { afterSettle } from '../core/judge/after-settle.ts'
import { evaluate } from '../core/expr/evaluate.ts'
import { foldTally } from '../core/fold/tally.ts'
import { isRepeatable, lastAttempt } from '../core/fold/ledger.ts'
import { bodySiteOf } from '../core/path/container-of.ts'
import { onItemFailOf } from '../core/flow/defaults.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { ActionStep, Step } from '../model/flow.ts'
import type { Facts } from '../machine/machine-event.ts'
import type { FlowSet, Place } from './flow-set.ts'
import type { LiveRun } from './live-run.ts'
import { inputsOf, scopeFor } from './scope.ts'

// What a machine's guards ask, gathered before its transition. Every decision is a function of `core`.

/** Facts of a step's own event. */
export async function ownFacts(run: LiveRun, record: StepRecord, place: Place, settledNow: boolean): Promise<Facts> {
  const { step } = place
  const base = stepFacts(step, record)
  if (step.kind === 'action' && settledNow) return withAfter(run, record, step, base)
  if (step.kind === 'if' || step.kind === 'foreach') return { ...base, ...await choiceFacts(run, record, step) }
  return base
}

function stepFacts(step: Step, record: StepRecord): Facts {
  const failed = endedForSure(record)
  const assertions = assertionsOf(step)
  return {
    record, hasPreflight: step.preflight !== undefined, probeNeedsWorld: step.preflight !== undefined && needsWorld(step.preflight),
    judgeNeedsWorld: !failed && needsWorld(assertions) && !(step.kind === 'assert' && step.observe !== 'fresh'),
    needsMaterial: (lastAttempt(record)?.settled?.offers ?? []).length > 0 || (!failed && assertions.some((row) => row.verifyVia.includes('vision'))),
  }
}

/** Nothing that could be observed would change the verdict: it failed, or it may be repeated and nobody knows how it ended. */
function endedForSure(record: StepRecord): boolean {
  const last = lastAttempt(record)
  const terminal = last?.settled?.terminal
  return terminal === 'failed' || (last !== undefined && terminal !== undefined && terminal !== 'succeeded' && isRepeatable(last))
}

async function withAfter(run: LiveRun, record: StepRecord, step: ActionStep, base: Facts): Promise<Facts> {
  return { ...base, after: afterSettle(record, step, await untilHolds(run, record, step), run.tools.ambient.random()) }
}

async function untilHolds(run: LiveRun, record: StepRecord, step: ActionStep): Promise<boolean> {
  const until = step.retry?.until
  const settled = lastAttempt(record)?.settled
  if (until === undefined || settled?.terminal !== 'succeeded') return true
  const scope = await scopeFor(run, { path: record.runPath, own: { output: settled.output } }, [until])
  const value = evaluate(until, scope)
  return value.ok && value.value === true
}

async function choiceFacts(run: LiveRun, record: StepRecord, step: Step): Promise<Facts> {
  if (record.resolvedInputs === null) return {}
  const inputs = await inputsOf(run, record)
  if (step.kind === 'foreach') return { moreRounds: Array.isArray(inputs.items) && inputs.items.length > 0 }
  if (step.kind !== 'if' || typeof inputs.cond !== 'boolean') return {}
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
  const body = { name: site.body, next }
  const container = site.container === '' ? undefined : run.open(site.container)
  if (container === undefined) return { body, hasFinally: flows.root.finally !== undefined }
  return containerFacts(run, container, flows, body)
}

async function containerFacts(run: LiveRun, container: StepRecord, flows: FlowSet, body: { readonly name: string; readonly next: BodyNext }): Promise<Facts> {
  const { step, flow } = flows.placeOf(container.runPath)
  const facts: Facts = { ...stepFacts(step, container), body }
  if (step.kind === 'if') return { ...facts, ...await choiceFacts(run, container, step) }
  if (step.kind === 'call') return { ...facts, hasFinally: flows.byHash(container.frame?.irHash ?? step.flowRef.irHash).finally !== undefined }
  if (step.kind !== 'foreach' || body.next.kind !== 'ended') return facts
  const { items } = await inputsOf(run, container)
  const done = container.ended?.count ?? 0
  const worst = container.ended === undefined ? undefined : foldTally(container.ended.tally)?.verdict
  const failing = worst === 'fail' || (worst === 'unknown' && flow.irVersion === 2)
  return { ...facts, moreRounds: Array.isArray(items) && done < items.length && (!failing || onItemFailOf(step) === 'continue') }
}
