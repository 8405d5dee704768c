import { canonicalJson } from '../../base/json.ts'
import { pendingIntent } from '../../core/fold/ledger.ts'
import { isHost } from '../../core/path/container-of.ts'
import { contributionOf } from '../../core/fold/tally.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { nextInBody, type BodyNext } from '../../core/step/body-next.ts'
import type { Disposition, Rejudged, Stamp } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef, RunPath } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { bodyTally } from '../tallies.ts'
import { abortSpan, isEnded } from './abort-span.ts'
import type { Answered } from './answered.ts'
import { judgedRecord } from '../../core/align/keep-leaf.ts'
import type { EventDraft } from '../../model/run-event.ts'
import { bodyOf, childPath, hashesOf, type Body } from './body-steps.ts'
import { verdictDrafts } from './verdict-drafts.ts'
import { accountRest, enterStep, hasLeftHere } from './enter-step.ts'
import { stampOf } from './stamp.ts'
import { stepInputs } from './step-inputs.ts'

// How a body goes on: what the course keeps is passed, an open span is recovered, the first step that is to run is entered. A kept step
// that halted its body halts it again.

/** A body that is being gone through. */
interface Way { readonly run: LiveRun; readonly container: StepRecord | undefined; readonly name: string; readonly body: Body }

/** Goes on with a body from a step on. An answer without anything: the segment stops before the next step. */
export async function goOn(run: LiveRun, container: StepRecord | undefined, name: string, from: number): Promise<readonly Answered[]> {
  const way = { run, container, name, body: await bodyOf(run, container, name) }
  for (let index = from; index < way.body.steps.length; index += 1) {
    const found = await meet(way, index)
    if (found !== undefined) return found
  }
  return [bodyMoves(way, { kind: 'ended' })]
}

/** Whether going on with a body found nothing to do. */
export const isOver = (answered: readonly Answered[]): boolean => {
  const [first] = answered
  return first?.type === 'bodyMoves' && first.next.kind === 'ended'
}

const bodyMoves = ({ container, name }: Pick<Way, 'container' | 'name'>, next: BodyNext): Answered =>
  ({ type: 'bodyMoves', container: container?.ref ?? '', body: name, next })

const pathAt = ({ body }: Way, index: number): RunPath => {
  const step = body.steps[index]
  return step === undefined ? [] : childPath(body, step)
}

const refAt = (way: Way, index: number): InstanceRef => instanceRef(pathAt(way, index))

/** It holds no steps, and nothing of it is under way that has an end to come. */
const isAtRest = (record: StepRecord): boolean =>
  (isHost(record.kind) ? record.handling?.frame === undefined : record.kind === 'wait') && pendingIntent(record) === undefined

/** What is to be done with a step; undefined: nothing, it is behind. */
async function meet(way: Way, index: number): Promise<readonly Answered[] | undefined> {
  const { run } = way
  const ref = refAt(way, index)
  const open = run.open(ref)
  if (open !== undefined) return isEnded(run, open) && isAtRest(open) ? abortSpan(run, open) : [{ type: 'recover', ref }]
  const disposition = await inForce(run, ref)
  if (disposition?.kind === 'keep') return keep(way, index, disposition.stamp)
  if (disposition?.kind === 'decide' && await sameInputs(way, index, disposition.stamp)) return stamped(way, index, disposition.stamp, true)
  return isEnded(run, { runPath: pathAt(way, index) }) ? blockRest(run, way.container, way.name, index) : enterStep(run, way.body, index)
}

/** An instance that left in this segment is behind, whatever was to become of it before. */
async function inForce(run: LiveRun, ref: InstanceRef): Promise<Disposition | undefined> {
  const disposition = run.course.dispositionOf(ref)
  if (disposition?.kind === 'keep' || !run.course.goesThroughAll) return disposition
  await run.records([ref])
  return hasLeftHere(run, ref) ? { kind: 'keep' } : disposition
}

async function keep(way: Way, index: number, stamp: Stamp | undefined): Promise<readonly Answered[] | undefined> {
  if (stamp !== undefined) return stamped(way, index, stamp, false)
  const next = await afterKept(way, index)
  return next.kind === 'enter' ? undefined : [bodyMoves(way, next)]
}

async function stamped(way: Way, index: number, stamp: Stamp, decided: boolean): Promise<readonly Answered[]> {
  const { run } = way
  const ref = refAt(way, index)
  const source = stamp.from ?? ref
  const records = await run.records([ref, source])
  const record = records.get(source)
  const site = { container: way.container?.ref ?? '', body: way.name }
  if (decided && source === ref) run.decided.set(ref, { ...site, tally: contributionOf(record) })
  const moves = bodyMoves(way, nextAfter(way, index, record && judgedRecord(record, judgedBy(stamp))))
  if (source !== ref && records.get(ref)?.adoptedFrom === source) return [moves]
  return [...await stampDrafts(way, index, stamp, record), moves]
}

const judgedBy = ({ unjudged, rejudged }: Stamp): Rejudged | undefined => (unjudged === true ? { outcomes: [] } : rejudged)

async function stampDrafts(way: Way, index: number, stamp: Stamp, record: StepRecord | undefined): Promise<readonly EventDraft[]> {
  const judged = stamp.rejudged === undefined ? [] : takenOverDrafts(way, index, stamp.rejudged, record?.verdict?.seq)
  return [await stampOf(way.run, way.body, index, stamp), ...judged]
}

/** The verdict of a record taken over, under the expectations it has now. */
function takenOverDrafts({ body }: Way, index: number, rejudged: Rejudged, supersedes: number | undefined): readonly EventDraft[] {
  const step = body.steps[index]
  if (step === undefined) return []
  return verdictDrafts({ runPath: childPath(body, step), hashes: hashesOf(step), irHash: body.flow.irHash }, rejudged, supersedes)
}

/** Reads the record of a kept step only where one of its body halts. */
async function afterKept(way: Way, index: number): Promise<BodyNext> {
  const { fail, unknown } = bodyTally(way.run, way.container, way.name)
  const ref = refAt(way, index)
  return nextAfter(way, index, fail + unknown === 0 ? undefined : (await way.run.records([ref])).get(ref))
}

function nextAfter({ body }: Way, index: number, record: StepRecord | undefined): BodyNext {
  if (index + 1 >= body.steps.length) return { kind: 'ended' }
  const next = record === undefined ? undefined : nextInBody(index + 1, body.steps.length, record, body.flow.irVersion)
  return next?.kind === 'block' ? next : { kind: 'enter', index: index + 1 }
}

async function sameInputs({ run, body }: Way, index: number, stamp: Stamp): Promise<boolean> {
  const step = body.steps[index]
  if (step === undefined) return false
  const path = childPath(body, step)
  const source = stamp.from ?? instanceRef(path)
  const record = (await run.records([source])).get(source)
  if (record === undefined || record.resolvedInputs === null || record.inputError !== undefined) return false
  const inputs = await stepInputs(run, step, body.flow, path)
  return inputs.ok && canonicalJson(inputs.value) === canonicalJson(await run.values.load(record.resolvedInputs))
}

/** Accounts the rest of a halted body; it is over at once when nothing was left to account at its end. */
export async function blockRest(run: LiveRun, container: StepRecord | undefined, name: string, from: number): Promise<readonly Answered[]> {
  const { drafts, last } = await accountRest(run, await bodyOf(run, container, name), from, 'blocked')
  return last ? drafts : [...drafts, bodyMoves({ container, name }, { kind: 'ended' })]
}
