import { sameJson, type JsonObject } from '../../base/json.ts'
import type { AlignClass, Cause } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Step } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { ParsedRef } from '../expr/parse-ref.ts'
import { instanceAt } from '../step/instance-at.ts'
import { archivedStep, compareStep, type Comparison } from './compare-step.ts'
import type { Front, Standing } from './front.ts'
import { inputsNow, type InputsNow } from './inputs-now.ts'
import { isRefusedAgain } from './refused-again.ts'
import type { Found, Walk } from './walk.ts'

/** Why a record cannot simply be kept. */
export interface Why {
  readonly class: AlignClass
  readonly cause: Cause
  readonly because?: InstanceRef | undefined
  readonly changed?: readonly string[]
  /** Only its place speaks against it. */
  readonly byPosition?: true
  /** Its inputs are known when this instance has run: decided then. */
  readonly later?: true
}

/** Steps that do not touch the world pass on values, never their position. */
export const touchesWorld = (step: Step): boolean =>
  step.kind === 'action' || step.kind === 'human' || step.kind === 'wait' || (step.kind === 'assert' && step.observe === 'fresh')

export interface Compared { readonly same: Comparison; readonly now: InputsNow }

/** Holds a record against its step under the new flow. */
export function compare(walk: Walk, found: Found, record: StepRecord): Compared {
  const { input, known } = walk
  const { step, body, site } = found
  return {
    same: compareStep(step, body.flow, record, (irHash) => input.archived(irHash)),
    now: inputsNow(known, site, step, { bundle: input.bundle, check: input.checkSchema }),
  }
}

/** Why an instance has to run again although it has a record; undefined: its effect stands. */
export function whyRun(walk: Walk, found: Found, record: StepRecord, front: Front, { same, now }: Compared): Why | undefined {
  const { body, ref } = found
  if (walk.said.force.has(ref)) return { class: 'effectDirty', cause: 'forced' }
  if (isRetried(walk, ref, record)) return { class: 'effectDirty', cause: 'retried' }
  if (!same.effect) return { class: 'effectDirty', cause: 'effectChanged' }
  return inputsDiffer(walk, found, record, now) ?? inTheWorld(walk, ref)
    ?? inGroup(body) ?? outOfPlace(walk, found, record, front, now) ?? undecided(now)
}

/** Another attempt of it is taken on, now or by a process that died before that. One of an open span goes on with the span. */
const isRetried = ({ said }: Walk, ref: InstanceRef, { claim, exit }: StepRecord): boolean =>
  exit !== undefined && (said.retry === ref || claim !== undefined)

/** Whoever keeps what only its place would run again keeps nothing whose inputs may turn out to be others: decided when they are known. */
const outOfPlace = (walk: Walk, found: Found, record: StepRecord, front: Front, now: InputsNow): Why | undefined =>
  (walk.said.adoptRest !== undefined && now.pending !== undefined ? undefined : behind(walk, found, record, front))

const inGroup = ({ group }: Found['body']): Why | undefined => group === undefined ? undefined : {
  class: 'effectDirty', cause: group.cause, because: group.because ?? group.ref, changed: group.changed,
}

/** Files it read are others now, or files it made are lost. */
function inTheWorld({ input }: Walk, ref: InstanceRef): Why | undefined {
  const found = input.world?.get(ref)
  return found === undefined ? undefined : { class: 'effectDirty', cause: found.cause, changed: found.paths }
}

/** Whether its inputs, evaluated anew, are others than those of the archive. */
function inputsDiffer(walk: Walk, found: Found, record: StepRecord, { inputs, changed }: InputsNow): Why | undefined {
  if (inputs === undefined) return undefined
  const failed = record.inputError !== undefined
  if (inputs.ok && failed && isRefusedAgain(walk, found, record, changed)) return undefined
  const heeded = heededInputs(walk, found, record)
  const stands = inputs.ok ? !failed && sameJson(heeded(walk.known.inputsOf(record)), heeded(inputs.value)) : failed
  return stands ? undefined : valueChange(changed)
}

/** Edited globs of sources are in no hash and change nothing: they are compared only while their expressions are the same. */
function heededInputs({ input }: Walk, { step }: Found, record: StepRecord): (inputs: JsonObject) => JsonObject {
  if (step.kind !== 'action') return (inputs) => inputs
  const old = archivedStep((irHash) => input.archived(irHash), record, record.ledger.at(-1)?.irHash)
  const isEdited = old?.kind === 'action' && !sameJson([...old.sources ?? []], [...step.sources ?? []])
  return isEdited ? ({ sources: _globs, ...inputs }) => inputs : (inputs) => inputs
}

/** What changed, by name: parameters when only they did. */
export function valueChange(changed: readonly ParsedRef[]): Why {
  const names = [...new Set(changed.map((ref) => ref.text))]
  const cause = names.length === 0 || changed.some((ref) => ref.kind !== 'param') ? 'valueChanged' : 'paramChanged'
  return { class: 'effectDirty', cause, changed: names }
}

const undecided = ({ pending }: InputsNow): Why | undefined =>
  (pending === undefined ? undefined : { class: 'effectDirty', cause: 'valueUnknown', because: pending, later: true })

/** What runs, or is kept at a new place, before an instance in its sequence; a step may say whose changes it heeds. */
function before(walk: Walk, { step, body, path }: Found, front: Front): {
  readonly runs: InstanceRef | undefined; readonly last: Standing | undefined
} {
  if (step.affectedBy === undefined) return { runs: front.runs, last: front.last }
  const reaches = step.affectedBy.flatMap((id) => walk.reach.get(instanceAt(body.index, path, id) ?? '') ?? [])
  const last = reaches.map((reach) => reach.last).reduce(
    (a, b) => (b !== undefined && (a === undefined || b.position > a.position) ? b : a), undefined,
  )
  return { runs: reaches.find((reach) => reach.runs !== undefined)?.runs, last }
}

/** Whether it comes after something that runs again, or stands before something that it now follows. */
function behind(walk: Walk, found: Found, record: StepRecord, front: Front): Why | undefined {
  if (!touchesWorld(found.step)) return undefined
  const { runs, last } = before(walk, found, front)
  const first = runs ?? found.body.after
  if (first !== undefined) return { class: 'clean', cause: 'positionalReplay', because: first, byPosition: true }
  if (last === undefined || last.position <= record.position) return undefined
  return last.segment > record.segment
    ? { class: 'clean', cause: 'positionalReplay', because: last.ref, byPosition: true }
    : { class: 'effectDirty', cause: 'orderInvalidated', because: last.ref, byPosition: true }
}
