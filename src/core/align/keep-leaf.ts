import { given } from '../../base/given.ts'
import { sameJson, type JsonObject } from '../../base/json.ts'
import type { Gate, Rejudged, Stamp } from '../../model/alignment.ts'
import type { StepRecord, VerdictRow } from '../../model/checkpoint.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import { contributionOf } from '../fold/tally.ts'
import { nextRung, troubleOf } from '../handle/ladder.ts'
import { haltsWith } from '../step/body-next.ts'
import { instanceAt } from '../step/instance-at.ts'
import { isUnsettled } from './effective.ts'
import type { Front } from './front.ts'
import { judgeActionAgain, judgeAssertAgain, projectAgain } from './judge-again.ts'
import { projectionOf, type Projection } from './project-again.ts'
import type { Found, Row, StepEnd, Walk } from './walk.ts'
import { whyJudge, type WhyJudge } from './why-judge.ts'
import type { Compared } from './why-run.ts'

// A record whose effect stands: its output is projected again where the mapping differs, its verdict made anew where judging does.

/** Why it is kept although something speaks against it. */
export interface Keeping {
  readonly stamp: Stamp
  readonly gate?: Gate
}

/** A record with what is made of it now. */
interface Kept {
  readonly record: StepRecord
  readonly compared: Compared
  readonly keeping: Keeping | undefined
  readonly projection: Projection
  readonly why: WhyJudge | undefined
  readonly rejudged: Rejudged | undefined
  /** What its inputs are now, where a person keeps it under others than it acted with. */
  readonly otherInputs: JsonObject | undefined
}

/** @param flipped what becomes of it when a verdict made anew has a handler act */
export function keepLeaf(
  walk: Walk, found: Found, record: StepRecord, front: Front, compared: Compared, keeping?: Keeping, flipped?: () => StepEnd,
): StepEnd {
  if (keeping === undefined && looksAnew(found, compared)) return lookAnew(walk, found)
  const projection = projectionOf(walk, found, record, compared)
  const why = whyJudge(walk, found, record, compared, projection)
  const rejudged = ruling(walk, record, keeping) ?? (why === undefined ? undefined : judge(walk, found, record, projection))
  if (flipped !== undefined && walk.input.onlyJudges !== true && handlerActs(walk, found, record, rejudged)) return flipped()
  const otherInputs = keeping === undefined ? undefined : inputsNowOf(walk, record, compared)
  return settle(walk, found, front, { record, compared, keeping, projection, why, rejudged, otherInputs })
}

/** Whether a step that did not fail does now, and the first handler that is asked about that acts again. */
function handlerActs(
  { input: { policy } }: Walk, { step, body: { flow } }: Found, record: StepRecord, rejudged: Rejudged | undefined,
): boolean {
  if (rejudged?.verdict?.verdict !== 'fail' || record.verdict?.verdict === 'fail') return false
  const { triggers: _t, ...anew } = record
  const trouble = troubleOf(anew, 'fail')
  const kind = trouble && nextRung({ flow, step, record: anew, policy }, trouble).rung?.binding.action.kind
  return kind === 'retry' || kind === 'repair'
}

function inputsNowOf(walk: Walk, record: StepRecord, { now: { inputs } }: Compared): JsonObject | undefined {
  return inputs?.ok !== true || sameJson(inputs.value, walk.known.inputsOf(record)) ? undefined : inputs.value
}

/** An assert step that looks at the world looks anew when its expectations changed. */
const looksAnew = ({ step }: Found, { same }: Compared): boolean =>
  step.kind === 'assert' && step.observe === 'fresh' && !same.judge && !same.preflightOnly

function lookAnew(walk: Walk, found: Found): StepEnd {
  walk.known.put(found.ref, { pending: found.ref })
  walk.add(found, { class: 'judgeDirty', word: 'rerun', cause: 'judgeChanged', disposition: { kind: 'enter' } })
  return { todo: true, pending: found.ref, halts: false }
}

function judge(walk: Walk, found: Found, record: StepRecord, projection: Projection): Rejudged | undefined {
  const { step, body, site } = found
  const seen = seenBy(walk, found, record)
  const judging = { known: walk.known, site, flow: body.flow, record, checkSchema: walk.input.checkSchema, seen }
  if (step.kind === 'assert') return judgeAssertAgain(judging, step)
  if (step.kind !== 'action') return undefined
  return judgeActionAgain(judging, step, projection.isNew ? projection : projectAgain(walk.known, site, step, record))
}

/** The observation its assertions look at. */
function seenBy(walk: Walk, { step, body, path }: Found, record: StepRecord): StepRecord['observations'][number]['payload'] | undefined {
  if (step.kind !== 'assert' || step.observe === 'fresh') {
    return record.observations.findLast((row) => row.payload.which !== 'probe')?.payload
  }
  const source = walk.input.records.get(instanceAt(body.index, path, step.observe.fromStep) ?? '')
  const wanted = step.observe.which === 'before' ? ['before', 'probe'] : ['after', 'fresh']
  return source?.observations.findLast((row) => wanted.includes(row.payload.which))?.payload
}

/** A person's ruling on an effect that nobody judged, or could not. */
function ruling(walk: Walk, record: StepRecord, keeping: Keeping | undefined): Rejudged | undefined {
  const reason = keeping?.stamp.reason
  if (keeping?.gate === undefined || reason === undefined) return undefined
  const isUnjudged = record.exit === undefined ? record.verdict === undefined : record.state !== 'judged'
  const isOpen = isUnjudged || isUnsettled(record, walk.input.fates)
  if (!isOpen && record.verdict?.verdict !== 'unknown') return undefined
  return { outcomes: [], verdict: { verdict: 'pass', reason: `a person said so: ${reason}` } }
}

function settle(walk: Walk, found: Found, front: Front, kept: Kept): StepEnd {
  const { record, keeping, rejudged } = kept
  const from = keeping?.stamp.from
  const isBehind = front.runs !== undefined || front.moved !== undefined || from !== undefined || isOvertaken(front, kept)
  const as = keptAs(kept)
  walk.add(found, {
    ...as, ...stampsOf(kept, as, isBehind), ...given('rejudged', from === undefined ? rejudged : undefined),
    ...given('verdict', record.verdict), ...given('gate', keeping?.gate), ...given('because', from),
  })
  const verdict = remember(walk, found, kept)
  stand(walk, found, record, front, isBehind)
  if (from === undefined) walk.keepVerdict(found.body, contributionOf(judgedRecord(record, rejudged)))
  return { todo: isBehind, halts: haltsWith(record, verdict, found.body.flow.irVersion) }
}

/** Kept although something that it now follows came after it: it gets a new place, so that nobody is asked again. */
const isOvertaken = ({ last }: Front, { record, keeping }: Kept): boolean =>
  keeping !== undefined && last !== undefined && last.position > record.position

/** What later steps may read of it. @returns its verdict now */
function remember(walk: Walk, { ref }: Found, { record, projection, rejudged }: Kept): Verdict | undefined {
  const { verdict: { verdict } = {} } = judgedRecord(record, rejudged)
  walk.known.put(ref, {
    ...given('stored', record.output), ...given('output', projection.isNew ? projection.output : undefined), ...given('verdict', verdict),
    outputChanged: projection.isOther, verdictChanged: verdict !== record.verdict?.verdict,
  })
  return verdict
}

/** The record as it will be: with its new verdict, or none, and settled. */
export function judgedRecord({ verdict: before, ...record }: StepRecord, rejudged: Rejudged | undefined): StepRecord {
  const verdict = rejudged?.verdict === undefined ? before : { ...before, ...rejudged.verdict } as VerdictRow
  const isUnjudged = rejudged !== undefined && rejudged.verdict === undefined
  return { ...record, state: 'judged', exit: record.exit ?? { seq: 0, atMs: 0 }, ...given('verdict', isUnjudged ? undefined : verdict) }
}

/** Marks a stamp when the verdict that the record has does not count any more. */
export const unjudging = (record: StepRecord, rejudged: Rejudged | undefined): Pick<Stamp, 'unjudged'> =>
  (rejudged !== undefined && rejudged.verdict === undefined && record.verdict !== undefined ? { unjudged: true } : {})

type As = Pick<Row, 'class' | 'word' | 'cause'>

const isAccepted = ({ exit }: StepRecord): boolean => exit?.completedIncomplete === true

function keptAs(kept: Kept): As {
  if (kept.keeping !== undefined) return onWord(kept, kept.keeping)
  const { compared: { same }, projection, why } = kept
  if (projection.isNew && (!same.project || projection.isOther)) {
    return { class: 'projectDirty', word: 'remap', cause: same.project ? 'valueChanged' : 'projectChanged' }
  }
  if (why !== undefined) return { class: 'judgeDirty', word: 'rejudge', cause: why }
  if (same.judge) return { class: 'clean', word: 'keep', ...given('cause', isAccepted(kept.record) ? 'completedIncomplete' : undefined) }
  if (same.preflightOnly) return { class: 'clean', word: 'keep', cause: 'preflightChanged' }
  return { class: 'judgeDirty', word: 'keep', cause: 'judgeChanged' }
}

/** Kept on a person's word, or for its place. */
function onWord({ compared: { same }, projection, why }: Kept, { stamp }: Keeping): As {
  const isMapped = projection.isNew && !same.project
  const word = why === undefined ? 'keep' : 'rejudge'
  return { class: stamp.class, word: isMapped ? 'remap' : word, ...given('cause', stamp.cause) }
}

/** What the log is told of the keeping: at once, or when its body comes to it at its new place. */
function stampsOf(
  { record, keeping, projection, rejudged, otherInputs }: Kept, as: As, isBehind: boolean,
): Pick<Row, 'disposition' | 'restamp'> {
  const base: Stamp = keeping?.stamp ?? { class: as.class, ...given('cause', as.cause) }
  const stamp: Stamp = {
    ...base, ...given('output', projection.isOther ? projection.output : undefined),
    ...given('rejudged', base.from === undefined ? undefined : rejudged), ...given('inputs', otherInputs),
    ...unjudging(record, rejudged),
  }
  if (isBehind) return { disposition: { kind: 'keep', stamp } }
  const isPlain = keeping === undefined && as.class === 'clean' && (as.cause === undefined || as.cause === 'completedIncomplete')
  return { disposition: { kind: 'keep' }, ...given('restamp', isPlain ? undefined : stamp) }
}

function stand(walk: Walk, { ref }: Found, record: StepRecord, front: Front, isBehind: boolean): void {
  if (isBehind) front.moved ??= ref
  front.hasKept(record)
  walk.reach.set(ref, { last: { position: record.position, ref: record.ref, segment: record.segment } })
}
