import { given } from '../../base/given.ts'
import { sameJson, type JsonObject } from '../../base/json.ts'
import type { Gate, Stamp } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import { inputsNow } from './inputs-now.ts'
import { standingOf } from './align-leaf.ts'
import type { Found, Group, Walk } from './walk.ts'
import { compare, valueChange, type Compared, type Why } from './why-run.ts'

// What a container decided, under the new flow: its decision stands and its body is descended, or its whole body runs again as one.

export type Decision =
  /** Nobody was here before, or nothing of it can be gone on with. */
  | { readonly kind: 'new'; readonly values: JsonObject | undefined; readonly pending?: InstanceRef | undefined }
  /** `stamp`: it was changed and decides the same. `anew`: its archived inputs are others. */
  | { readonly kind: 'stands'; readonly record: StepRecord; readonly values: JsonObject; readonly isOpen: boolean; readonly stamp?: Stamp
    readonly anew?: Why; readonly compared: Compared; readonly gate?: Gate
    /** The verdict it comes to when it is left anew, where nothing in it has to run for that. */
    readonly comesTo?: Verdict }
  /** Its inputs are known when something before it has run; those of the archive only say what may be in it. */
  | { readonly kind: 'later'; readonly record: StepRecord; readonly values: JsonObject; readonly pending: InstanceRef }
  | { readonly kind: 'changed'; readonly record: StepRecord; readonly values: JsonObject | undefined; readonly group: Group }

/** Whether a decision stands although its step was edited or its inputs are others; `undefined`: it does not. */
export type StillStands = (
  record: StepRecord, values: JsonObject | undefined, compared: Compared,
) => { readonly anew?: Why; readonly stamp?: Stamp } | undefined

export function decide(walk: Walk, found: Found, stillStands: StillStands): Decision {
  const { record, ref } = found
  const standing = standingOf(found)
  if (record === undefined || standing === 'none') return decideNew(walk, found)
  const compared = compare(walk, found, record)
  const { inputs, pending } = compared.now
  const values = inputs?.ok === true ? inputs.value : undefined
  if (walk.said.force.has(ref)) return changed(found, record, values, { class: 'effectDirty', cause: 'forced' })
  if (pending !== undefined) return { kind: 'later', record, values: walk.known.inputsOf(record), pending }
  const still = standsAs(walk, found, record, values, compared, stillStands)
  if (still === undefined) return changed(found, record, values, whyChanged(found, compared))
  // A span that is open goes on with the values it was entered with: with others it is entered anew.
  return { kind: 'stands', record, isOpen: standing === 'open' && still.anew === undefined, compared, ...still }
}

/** What has to run before the values that a container hands to its body are known. */
export const pendingOf = (decision: Decision): InstanceRef | undefined => 'pending' in decision ? decision.pending : undefined

type Standing = Pick<Extract<Decision, { readonly kind: 'stands' }>, 'values' | 'stamp' | 'anew' | 'gate'>

/** With which values a decision stands: those of the archive, unless its kind says that others do. */
function standsAs(
  walk: Walk, { ref, body, step }: Found, record: StepRecord, values: JsonObject | undefined, compared: Compared,
  stillStands: StillStands,
): Standing | undefined {
  const archived = walk.known.inputsOf(record)
  if (isAsItWas(walk, record, values, archived, compared) && body.group === undefined) return { values: archived }
  const reason = walk.said.adopt.get(ref) ?? body.adopting
  if (reason !== undefined) return adopted(walk, ref, step.kind === 'if' ? archived : values ?? archived, values, reason)
  const still = body.group === undefined ? stillStands(record, values, compared) : undefined
  return still === undefined ? undefined : { values: values ?? archived, ...still }
}

function isAsItWas(
  { known }: Walk, { inputError, keptAgainst }: StepRecord, values: JsonObject | undefined, archived: JsonObject, { same }: Compared,
): boolean {
  if (!same.effect) return false
  if (values === undefined) return inputError !== undefined
  return sameJson(values, archived) || (keptAgainst !== undefined && sameJson(values, known.load(keptAgainst)))
}

/** A person keeps what it did: under its inputs as they are now, a choice under the branch that it took. */
function adopted(walk: Walk, ref: InstanceRef, values: JsonObject, now: JsonObject | undefined, reason: string): Standing {
  const against = now === undefined || sameJson(now, values) ? undefined : now
  const stamp: Stamp = { class: 'effectDirty', cause: 'adoptedAcrossChange', reason, inputs: values, ...given('against', against) }
  return { values, stamp, ...adoptedGate(walk, ref) }
}

function adoptedGate(walk: Walk, ref: InstanceRef): Pick<Standing, 'gate'> {
  const gate = walk.offered.get(ref)
  return gate === undefined ? {} : { gate: { ...gate, state: 'adopted' } }
}

function decideNew(walk: Walk, { site, step }: Found): Decision {
  const { inputs, pending } = inputsNow(walk.known, site, step, { bundle: walk.input.bundle, check: walk.input.checkSchema })
  return { kind: 'new', values: inputs?.ok === true ? inputs.value : undefined, pending }
}

const whyChanged = ({ body }: Found, { same, now }: Compared): Why => {
  if (body.group !== undefined) return { class: 'effectDirty', cause: body.group.cause, because: body.group.ref }
  return same.effect ? valueChange(now.changed) : { class: 'effectDirty', cause: 'effectChanged' }
}

function changed({ ref, body }: Found, record: StepRecord, values: JsonObject | undefined, why: Why): Decision {
  const group = body.group ?? { ref, cause: why.cause, because: why.because, changed: why.changed ?? [], precious: [] }
  return { kind: 'changed', record, values, group }
}
