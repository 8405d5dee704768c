import { given } from '../../base/given.ts'
import type { Gate, Rejudged, Stamp } from '../../model/alignment.ts'
import type { StepRecord, Tally } from '../../model/checkpoint.ts'
import { addTally, contributionOf, EMPTY_TALLY, foldTally } from '../fold/tally.ts'
import { foldFlow } from '../judge/fold-verdict.ts'
import { isRuled } from '../handle/handling.ts'
import { haltsBody, haltsWith } from '../step/body-next.ts'
import type { Decision } from './container-decision.ts'
import { leaveAsItIs, unbegun, whyStopped } from './align-leaf.ts'
import { judgedRecord, unjudging } from './keep-leaf.ts'
import type { Body, Found, Row, StepEnd, Walk } from './walk.ts'

// What becomes of a container once its bodies are aligned.

type Stands = Extract<Decision, { readonly kind: 'stands' }>

/** What every body of a container has in common. */
export function bodyUnder(
  { body, record }: Found, decision: Decision,
): Pick<Body, 'closed' | 'group' | 'stopped' | 'after' | 'adopting' | 'since'> {
  const stopped = body.stopped ?? refusedBy(decision)
  const after = decision.kind === 'later' ? decision.pending : body.after
  const group = decision.kind === 'changed' ? decision.group : body.group
  return {
    closed: body.closed || stopped !== undefined || decision.kind !== 'stands' || !decision.isOpen,
    since: Math.max(body.since, record?.asOneSeq ?? 0),
    ...given('group', group), ...given('stopped', stopped), ...given('after', after), ...given('adopting', adoptingOf(body, decision)),
  }
}

/** A container whose inputs cannot be used fails: nothing in it begins. */
const refusedBy = (decision: Decision): Body['stopped'] =>
  (decision.kind === 'stands' && decision.record.inputError !== undefined && decision.anew === undefined
    ? { by: decision.record.ref, cause: 'blocked' } : undefined)

const adoptingOf = (body: Body, decision: Decision): string | undefined =>
  (decision.kind === 'stands' && decision.stamp?.cause === 'adoptedAcrossChange' ? decision.stamp.reason : body.adopting)

export const settleContainer = (walk: Walk, found: Found, at: number, decision: Decision, inside: StepEnd): StepEnd =>
  ({ last: inside.last, ...settled(walk, found, at, decision, inside) })

function settled(walk: Walk, found: Found, at: number, decision: Decision, inside: StepEnd): StepEnd {
  if (found.body.stopped !== undefined) return stopped(walk, found, at, decision, inside)
  switch (decision.kind) {
    case 'new': return enters(walk, found, at, inside, { class: 'new', word: 'run', disposition: { kind: 'enter' } })
    case 'later': return enters(walk, found, at, { ...inside, halts: false }, {
      class: 'effectDirty', word: 'rerun', cause: 'valueUnknown', because: decision.pending, disposition: { kind: 'enter' },
    })
    case 'changed': return runsAsOne(walk, found, at, decision, inside)
    default: return stands(walk, found, at, decision, inside)
  }
}

/** In a body that is halted it stays as it is; what would have to be done in it is left undone in all that is around it. */
function stopped(walk: Walk, found: Found, at: number, decision: Decision, inside: StepEnd): StepEnd {
  const stays = decision.kind === 'stands' && !decision.isOpen && !inside.todo && decision.anew === undefined
  if (stays) return keep(walk, found, at, decision, decision.record)
  return { ...left(walk, found, at, decision), todo: inside.todo }
}

function left(walk: Walk, found: Found, at: number, decision: Decision): StepEnd {
  if (decision.kind !== 'new') return leaveAsItIs(walk, found, decision.record, decision.kind === 'stands' ? 'clean' : 'effectDirty', at)
  walk.add(found, { class: 'new', word: 'skip', ...whyStopped(found), disposition: unbegun(found) }, at)
  return { todo: false, halts: false }
}

/** What is kept in it and halts its body halts it for certain, whatever else runs in it. */
function enters(walk: Walk, found: Found, at: number, inside: StepEnd, row: Row): StepEnd {
  walk.add(found, row, at)
  return { todo: true, pending: found.ref, halts: inside.halts, acts: inside.acts }
}

function runsAsOne(
  walk: Walk, found: Found, at: number, { group }: Extract<Decision, { readonly kind: 'changed' }>, inside: StepEnd,
): StepEnd {
  const isHead = group.ref === found.ref
  const gate: Gate | undefined = isHead && group.precious.length > 0 ? walk.gate(found.ref, 'mutatingReexec', group.precious) : undefined
  return enters(walk, found, at, inside, {
    class: 'effectDirty', word: gate?.state === 'held' ? 'ask' : 'rerun', cause: group.cause, disposition: { kind: 'enter', asOne: true },
    ...(
      isHead || group.because === undefined ? {} : { because: group.because }
    ), ...(group.changed.length === 0 ? {} : { changed: group.changed }),
    ...given('gate', gate),
  })
}

/**
 * Its decision stands: it stays, goes on, or is entered again so that what is inside can run: also where its verdict is only waiting for
 * what a handler makes of it.
 */
function stands(walk: Walk, found: Found, at: number, decision: Stands, inside: StepEnd): StepEnd {
  const { record, isOpen, anew } = decision
  const changed = anew === undefined ? {} : { cause: anew.cause, ...given('changed', anew.changed) }
  if (isOpen && !isOvertaken(decision, inside)) {
    walk.add(found, {
      class: 'clean', word: 'run', cause: 'notFinished', ...changed, disposition: { kind: 'open' }, ...given('restamp', decision.stamp),
    }, at)
    return { todo: true, pending: found.ref, halts: inside.halts, acts: inside.acts }
  }
  if (inside.todo || anew !== undefined) {
    const isEdited = decision.stamp !== undefined || anew !== undefined
    walk.add(found, {
      class: isEdited ? 'effectDirty' : 'clean', word: 'keep', ...stampCause(decision.stamp), ...changed, disposition: { kind: 'enter' },
      ...given('gate', decision.gate),
    }, at)
    const halts = inside.halts || haltsBody(decision.comesTo, found.body.flow.irVersion)
    return { todo: true, pending: inside.pending ?? found.ref, halts, acts: inside.acts }
  }
  return keep(walk, found, at, decision, record)
}

/** Judged already, it waits for what a handler makes of that, but something in it has to be done. */
const isOvertaken = ({ record, anew }: Stands, inside: StepEnd): boolean =>
  record.verdict !== undefined && (inside.todo || anew !== undefined)

const stampCause = (stamp: Stamp | undefined): Pick<Row, 'cause'> => (stamp?.cause === undefined ? {} : { cause: stamp.cause })

function keep(walk: Walk, found: Found, at: number, decision: Stands, record: StepRecord): StepEnd {
  const rejudged = refolded(walk, found, record)
  const judged = judgedRecord(record, rejudged)
  const verdict = judged.verdict?.verdict
  const restamp = restampOf(decision, rejudged)
  walk.add(found, {
    class: restamp?.class ?? 'clean', word: rejudged === undefined ? 'keep' : 'rejudge', ...stampCause(restamp),
    disposition: { kind: 'keep' },
    ...given('restamp', restamp), ...given('rejudged', rejudged), ...given('verdict', record.verdict), ...given('gate', decision.gate),
  }, at)
  walk.known.put(
    found.ref, { ...walk.known.fact(found.ref), ...given('verdict', verdict), verdictChanged: verdict !== record.verdict?.verdict },
  )
  walk.keepVerdict(found.body, contributionOf(judged))
  return { todo: false, halts: haltsWith(record, verdict, found.body.flow.irVersion) }
}

/** What the log is told of a kept container: it decides the same, its entry check changed, or what it holds was judged again. */
function restampOf({ record, stamp, compared }: Stands, rejudged: Rejudged | undefined): Stamp | undefined {
  const unjudged = unjudging(record, rejudged)
  if (stamp !== undefined) return { ...stamp, ...unjudged }
  if (rejudged !== undefined) return { class: 'judgeDirty', cause: 'valueChanged', ...unjudged }
  return compared.same.judge ? undefined : { class: 'clean', cause: 'preflightChanged' }
}

type Folded = Omit<NonNullable<Rejudged['verdict']>, 'reason'>

/** The verdict of what it holds, where that is another one now. A person's word on it stands. */
function refolded(walk: Walk, found: Found, record: StepRecord): Rejudged | undefined {
  if (record.inputError !== undefined || record.frame?.popped?.inputError !== undefined || isRuled(record)) return undefined
  const folded = foldOf(walk, found)
  if (isSameVerdict(folded, record.verdict)) return undefined
  return { outcomes: [], ...given('verdict', folded && { ...folded, reason: 'what it holds was judged again' }) }
}

const isSameVerdict = (a: Folded | undefined, b: Folded | undefined): boolean =>
  a?.verdict === b?.verdict && (a?.degraded === true) === (b?.degraded === true)

/** What the kept steps of a container come to. */
export function foldOf(walk: Walk, { ref, step, body }: Found): Folded | undefined {
  const folded = foldTally([...walk.kept.get(ref)?.values() ?? []].reduce<Tally>(addTally, EMPTY_TALLY))
  if (step.kind === 'call') return foldFlow(walk.input.bundle.flows.get(step.flowRef.irHash) ?? body.flow, folded)
  return folded === undefined ? undefined : { verdict: folded.verdict, ...(folded.degraded ? { degraded: true } : {}) }
}
