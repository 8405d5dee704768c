import { given } from '../../base/given.ts'
import { sameJson } from '../../base/json.ts'
import { Fault } from '../../model/fault.ts'
import type { AlignClass, Cause, Disposition, Gate, GateCause, Stamp } from '../../model/alignment.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Step } from '../../model/flow.ts'
import { haltsWith } from '../step/body-next.ts'
import { attemptsOf, isUndispatched, pendingIntent, rulingOn } from '../fold/ledger.ts'
import { contributionOf } from '../fold/tally.ts'
import { fateOf, isEffective, isPrecious, isRepeatableStep, isUnsettled } from './effective.ts'
import type { Front } from './front.ts'
import { keepLeaf } from './keep-leaf.ts'
import { sameEffectOf } from './same-effect.ts'
import type { Orphan } from './orphans.ts'
import type { Found, Row, StepEnd, Walk } from './walk.ts'
import { compare, touchesWorld, whyRun, type Compared, type Why } from './why-run.ts'

// Steps that hold no steps: kept, judged again, run again, or gated.

export function alignLeaf(walk: Walk, found: Found, front: Front): StepEnd {
  const { record } = found
  if (record !== undefined) walk.newest = Math.max(walk.newest, newestSeq(record))
  const standing = standingOf(found)
  if (record === undefined || standing === 'none') return alignNew(walk, found, front)
  const compared = compare(walk, found, record)
  const why = whyRun(walk, found, record, front, compared)
  if (why === undefined && standing === 'open') return goOn(walk, found, record, front, compared)
  const onFlip = (): StepEnd => flipped(walk, found, record, front, compared)
  if (why === undefined) return keepLeaf(walk, found, record, front, compared, undefined, onFlip)
  const stamp = standing === 'settled' ? keptAnyway(walk, found, why) : undefined
  if (stamp !== undefined) return keepLeaf(walk, found, record, front, compared, { stamp })
  return again(
    walk, found, record, front, why, (gate) => keepLeaf(walk, found, record, front, compared, { stamp: adopted(walk, found, why), gate }),
  )
}

/** Its new verdict has a handler act, on it or on whatever repairs it: never because an expectation was edited, unless a person says so. */
function flipped(walk: Walk, found: Found, record: StepRecord, front: Front, compared: Compared): StepEnd {
  const why: Why = { class: 'judgeDirty', cause: 'judgeChanged' }
  const gate = walk.gate(found.ref, 'mutatingReexec')
  if (gate.state === 'adopted') return keepLeaf(walk, found, record, front, compared, { stamp: adopted(walk, found, why), gate })
  return runAgain(walk, found, record, front, why, gate)
}

const newestSeq = (record: StepRecord): number => Math.max(record.enteredSeq, record.ledger.at(-1)?.seq ?? 0)

/** Whether a record can be gone on with: settled with a judgement, in an open span of a body that goes on, or not at all. */
export function standingOf({ record, body, step }: Found): 'settled' | 'open' | 'none' {
  if (record === undefined || record.resolvedInputs === null || record.state === 'aborted') return 'none'
  if (isOfEarlierEntry(record, body) || isUndispatched(record)) return 'none'
  if (record.exit !== undefined) return record.state === 'judged' ? 'settled' : 'none'
  return body.closed || !isInPlace(record, body, step) ? 'none' : 'open'
}

/** Of before a container around it began to run again as one, and kept by nobody since. Bindings are a question of values alone. */
const isOfEarlierEntry = ({ kind, enteredSeq, adoptedSeq = 0 }: StepRecord, { since }: Found['body']): boolean =>
  kind !== 'let' && Math.max(enteredSeq, adoptedSeq) < since

/** Whether a span stands where the flow has its step now: in the same branch, before or in the `finally`. */
const isInPlace = ({ within, phase }: StepRecord, { index, name, container }: Found['body'], { stepId }: Step): boolean =>
  sameJson(within ?? null, index.find(stepId)?.within ?? null) && (container !== '' || phase === (name === 'finally' ? name : undefined))

/** Kept with the container that a person keeps, or for its place alone. */
function keptAnyway(walk: Walk, { body: { adopting } }: Found, why: Why): Stamp | undefined {
  if (adopting !== undefined && why.later !== true) return { class: why.class, cause: 'adoptedAcrossChange', reason: adopting }
  return keepsPlace(walk, why) ? adoptedRest(walk, why) : undefined
}

/** Every clean record that only its position would run again is kept, when a person said why. */
const keepsPlace = (walk: Walk, why: Why): boolean => why.byPosition === true && walk.said.adoptRest !== undefined

const adoptedRest = (walk: Walk, why: Why): Stamp => (
  { class: 'clean', cause: why.cause, ...given('reason', walk.said.adoptRest) })

function adopted(walk: Walk, { ref }: Found, why: Why): Stamp {
  const reason = walk.said.adopt.get(ref)
  const cause: Cause = why.class === 'effectDirty' ? 'adoptedAcrossChange' : 'adopted'
  return { class: why.class, cause, ...given('reason', reason) }
}

/** An open span goes on in place, under the hashes that its step has now. */
function goOn(walk: Walk, found: Found, record: StepRecord, front: Front, compared: Compared): StepEnd {
  if (found.body.stopped !== undefined) return leaveAsItIs(walk, found, record, 'clean')
  const lapsed = lapsedGate(walk, found, record)
  if (lapsed !== undefined) return askAgain(walk, found, record, front, compared, lapsed)
  const { input } = walk
  const fate = fateOf(record, input.fates)
  const asks = (fate === 'startedNoTerminal' || fate === 'logUnavailable') && !isRepeatableStep(found.step)
  const done = saidDone(walk, found, record, asks || fate === 'notAsked')
  if (done !== undefined) walk.add(found, {
    class: 'clean', word: 'keep', cause: 'adopted', gate: walk.gate(found.ref, 'frontierUnknown'), disposition: { kind: 'open', done },
    ...restampOpen(record, compared),
  })
  else walk.add(found, {
    class: 'clean', word: asks || record.state === 'awaitingHuman' ? 'ask' : 'run', cause: 'notFinished', disposition: { kind: 'open' },
    ...(asks ? { because: found.ref } : {}), ...restampOpen(record, compared),
  })
  runs(walk, found, front)
  return acting(found)
}

interface Lapsed { readonly gate: Gate; readonly like?: Orphan }

/**
 * An entry that was let begin and has dispatched nothing yet: the word for it lapsed with its segment. A dispatch of the entry that spent
 * the word, or that may have had an effect, is gone on with.
 */
function lapsedGate(walk: Walk, found: Found, record: StepRecord): Lapsed | undefined {
  const { fates } = walk.input
  if (attemptsOf(record).some((row) => row.released === true || isEffective(row, fates))) return undefined
  if (isPrecious(found.step, walk.ledgerOf(found), fates)) return { gate: walk.gate(found.ref, 'mutatingReexec') }
  const like = hasOwnEffect(walk, found) ? undefined : sameEffectOf(walk, found)
  return like === undefined ? undefined : { gate: walk.gate(found.ref, 'sameEffect'), like }
}

function askAgain(
  walk: Walk, found: Found, record: StepRecord, front: Front, compared: Compared, { gate, like }: Lapsed,
): StepEnd {
  if (gate.state === 'adopted' && like !== undefined) return takeOver(walk, found, front, like, gate)
  if (gate.state === 'adopted') {
    const stamp = adopted(walk, found, { class: 'effectDirty', cause: 'effectChanged' })
    return keepLeaf(walk, found, record, front, compared, { stamp, gate })
  }
  walk.add(found, {
    class: 'clean', word: gate.state === 'held' ? 'ask' : 'run', cause: gate.cause, gate, disposition: { kind: 'open' },
    ...given('because', like?.ref), ...restampOpen(record, compared),
  })
  runs(walk, found, front)
  return acting(found)
}

/** By its new hashes it will be projected, and judged where it was not yet. */
const restampOpen = ({ verdict }: StepRecord, { same }: Compared): Pick<Row, 'restamp'> =>
  (verdict !== undefined || (same.judge && same.project) ? {} : { restamp: { class: 'clean', cause: 'notFinished' } })

/** A person says beforehand what they would be asked, or answers it so: it was done. */
function saidDone(walk: Walk, { ref, step }: Found, record: StepRecord, isUnknown: boolean): string | undefined {
  const isOpen = isUnknown && !isRepeatableStep(step) && rulingOn(record, pendingIntent(record)?.callId) === undefined
  return isOpen ? walk.said.adopt.get(ref) : undefined
}

/** Its effect does not stand: it runs again, unless nothing new begins here, or a person must be asked. */
function again(walk: Walk, found: Found, record: StepRecord, front: Front, why: Why, keep: (gate: Gate) => StepEnd): StepEnd {
  if (found.body.stopped !== undefined) return leaveAsItIs(walk, found, record, why.class)
  const gate = gateOf(walk, found, record, why)
  if (gate?.state === 'adopted') return keep(gate)
  const like = gate === undefined && why.later !== true && !hasOwnEffect(walk, found) ? sameEffectOf(walk, found) : undefined
  return like === undefined ? runAgain(walk, found, record, front, why, gate) : alignMoved(walk, found, front, like)
}

function runAgain(walk: Walk, found: Found, record: StepRecord, front: Front, why: Why, gate: Gate | undefined): StepEnd {
  const isOpen = record.exit === undefined
  walk.add(found, {
    ...reasonOf(why), class: isOpen ? 'new' : why.class, word: wordOf(walk, found, gate, 'rerun'),
    ...given('gate', gate), ...unprobedOf(found, front, gate),
    ...(gate?.cause === 'frontierUnknown' ? { cause: 'frontierUnknown' } : {}),
    disposition: why.later === true && !isOpen ? { kind: 'decide', stamp: { class: 'clean', cause: 'valueUnknown' } } : { kind: 'enter' },
  })
  runs(walk, found, front)
  return acting(found)
}

const GATE_OF: Partial<Record<Cause, GateCause>> = {
  positionalReplay: 'positionalReplay', orderInvalidated: 'orderInvalidated', frontierUnknown: 'frontierUnknown', sameEffect: 'sameEffect',
}

const hasOwnEffect = (walk: Walk, found: Found): boolean =>
  walk.ledgerOf(found).some((row) => isEffective(row, walk.input.fates))

/** The gate before an instance whose effect would be repeated; one below a group is part of the group's. */
function gateOf(walk: Walk, found: Found, record: StepRecord, why: Why): Gate | undefined {
  const { ref, step, body } = found
  if (!isPrecious(step, walk.ledgerOf(found), walk.input.fates)) return undefined
  if (body.group !== undefined) { body.group.precious.push(ref); return undefined }
  if (why.later === true && !walk.said.allow.has(ref) && !walk.said.adopt.has(ref)) return undefined
  return walk.gate(ref, isUnsettled(record, walk.input.fates) ? 'frontierUnknown' : GATE_OF[why.cause] ?? 'mutatingReexec')
}

function wordOf(walk: Walk, { body, ref }: Found, gate: Gate | undefined, word: 'run' | 'rerun'): Row['word'] {
  const asks = gate?.state === 'held' || (body.group?.precious.includes(ref) === true && !walk.said.allow.has(body.group.ref))
  return asks ? 'ask' : word
}

const reasonOf = (why: Why): Pick<Row, 'cause' | 'because' | 'changed'> => ({
  cause: why.cause, ...given('because', why.because),
  ...(why.changed === undefined || why.changed.length === 0 ? {} : { changed: why.changed }),
})

/** The first to run in its frontier, and each released one, says so when nothing is checked before it acts. */
const unprobedOf = ({ step }: Found, front: Front, gate: Gate | undefined): Pick<Row, 'unprobed'> =>
  (step.kind === 'action' && step.preflight === undefined && (
    front.runs === undefined || gate?.state === 'released'
  ) ? { unprobed: true } : {})

function runs(walk: Walk, { ref, step }: Found, front: Front): void {
  walk.known.put(ref, { pending: ref })
  if (!touchesWorld(step)) return
  front.runs ??= ref
  walk.reach.set(ref, { runs: ref })
}

/** Nothing new begins in this body: what has a record stays as it is; a span that is open is not gone on with. */
export function leaveAsItIs(walk: Walk, found: Found, record: StepRecord, as: AlignClass, at: number = walk.reserve()): StepEnd {
  if (record.exit === undefined) return neverBegins(walk, found, at)
  const isOver = found.body.stopped?.cause === 'finallyOver'
  const verdict = record.verdict?.verdict
  walk.known.put(found.ref, { ...given('stored', record.output), ...given('verdict', verdict) })
  walk.add(found, { class: as, word: 'skip', ...whyStopped(found), disposition: { kind: 'keep' } }, at)
  walk.keepVerdict(found.body, contributionOf(record))
  return { todo: false, halts: isOver && haltsWith(record, verdict, found.body.flow.irVersion) }
}

export const whyStopped = ({ body: { stopped } }: Found): Pick<Row, 'cause' | 'because'> =>
  ({ cause: stopped?.cause ?? 'blocked', ...given('because', stopped?.by) })

function alignNew(walk: Walk, found: Found, front: Front): StepEnd {
  const { record } = found
  if (found.body.stopped !== undefined) return neverBegins(walk, found)
  const { fates } = walk.input
  if (record !== undefined && isPrecious(found.step, record.ledger, fates)) return alignUnfinished(walk, found, front, record)
  if (isPrecious(found.step, walk.ledgerOf(found), fates)) return alignLandedInParent(walk, found, front)
  const like = sameEffectOf(walk, found)
  if (like !== undefined) return alignMoved(walk, found, front, like)
  walk.add(found, { class: 'new', word: 'run', disposition: { kind: 'enter' }, ...unprobedOf(found, front, undefined) })
  runs(walk, found, front)
  return acting(found)
}

/** The run that this one was forked from has had its effect. There is no record here that could be kept. */
function alignLandedInParent(walk: Walk, found: Found, front: Front): StepEnd {
  const { ref } = found
  const gate = walk.gate(ref, 'mutatingReexec')
  if (gate.state === 'adopted') throw notOurs(ref)
  walk.add(found, {
    class: 'new', word: gate.state === 'held' ? 'ask' : 'run', cause: 'landedInParent', gate, disposition: { kind: 'enter' },
    ...unprobedOf(found, front, gate),
  })
  runs(walk, found, front)
  return acting(found)
}

const notOurs = (ref: InstanceRef): Fault => new Fault(
  'resume.allow-names-nothing',
  `--adopt ${ref}: it happened in the run that this one was forked from, which has its result; this one has none`,
  { next: `fork behind ${ref} to keep it, or --allow-mutating-reexec ${ref}` },
)

/** Nothing of its record can be gone on with, but it acted before. */
function alignUnfinished(walk: Walk, found: Found, front: Front, record: StepRecord): StepEnd {
  const gate = gateOf(walk, found, record, { class: 'new', cause: newCause(record) })
  if (gate?.state === 'adopted') {
    const stamp = adopted(walk, found, { class: 'effectDirty', cause: 'effectChanged' })
    return keepLeaf(walk, found, record, front, compare(walk, found, record), { stamp, gate })
  }
  walk.add(found, {
    class: 'new', word: wordOf(walk, found, gate, 'run'), ...given('gate', gate), ...given('cause', gate?.cause),
    disposition: { kind: 'enter' },
    ...unprobedOf(found, front, gate),
  })
  runs(walk, found, front)
  return acting(found)
}

const newCause = (record: StepRecord): Cause =>
  record.ledger.some((row) => row.settled === undefined || row.settled.effect === 'unknown') ? 'frontierUnknown' : 'mutatingReexec'

/** In a body that is halted it is accounted when its turn comes; in a `finally` that has had its time nothing comes to it any more. */
export const unbegun = ({ body: { stopped } }: Found): Disposition => ({ kind: stopped?.cause === 'finallyOver' ? 'keep' : 'enter' })

function neverBegins(walk: Walk, found: Found, at: number = walk.reserve()): StepEnd {
  walk.known.put(found.ref, { gone: true })
  walk.add(found, { class: 'new', word: 'skip', ...whyStopped(found), disposition: unbegun(found) }, at)
  return { todo: false, halts: false }
}

/** A step without an effect of its own looks like one whose effect happened: its record can be taken over. */
function alignMoved(walk: Walk, found: Found, front: Front, like: Orphan): StepEnd {
  const { ref, body } = found
  if (body.group !== undefined) body.group.precious.push(ref)
  const gate = body.group === undefined ? walk.gate(ref, 'sameEffect') : undefined
  if (gate?.state === 'adopted') return takeOver(walk, found, front, like, gate)
  walk.add(found, {
    class: 'new', word: wordOf(walk, found, gate, 'run'), cause: 'sameEffect', because: like.ref, ...given('gate', gate),
    disposition: { kind: 'enter' }, ...unprobedOf(found, front, gate),
  })
  runs(walk, found, front)
  return acting(found)
}

function takeOver(walk: Walk, found: Found, front: Front, { ref, record }: Orphan, gate: Gate): StepEnd {
  if (record === undefined) throw notOurs(found.ref)
  const reason = walk.said.adopt.get(found.ref)
  const stamp: Stamp = { class: 'new', cause: 'sameEffect', from: ref, ...given('reason', reason) }
  return keepLeaf(walk, found, record, front, compare(walk, found, record), { stamp, gate })
}

const acting = ({ ref, step }: Found): StepEnd => ({ todo: true, pending: ref, halts: false, ...(touchesWorld(step) ? { acts: ref } : {}) })
