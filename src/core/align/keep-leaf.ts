import { sameJson, type Json } from '../../base/json.ts'
import type { AlignClass, Cause, Gate, Rejudged, Stamp } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Expr } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import { contributionOf } from '../fold/tally.ts'
import { haltsBody } from '../step/body-next.ts'
import { assertionsOf } from '../step/needs.ts'
import { instanceAt } from '../step/instance-at.ts'
import { isUnsettled } from './effective.ts'
import type { Front } from './front.ts'
import { assertionExprs, judgeActionAgain, judgeAssertAgain, projectAgain } from './judge-again.ts'
import type { Found, Row, StepEnd, Walk } from './walk.ts'
import type { Compared } from './why-run.ts'

// A record whose effect stands: its output is projected again where the mapping differs, its verdict made anew where judging does.

/** Why it is kept although something speaks against it. */
export interface Keeping {
  readonly stamp: Stamp
  readonly gate?: Gate
}

interface Projection { readonly value?: Json; readonly problem?: string; readonly isNew: boolean; readonly isOther: boolean }

export function keepLeaf(walk: Walk, found: Found, record: StepRecord, front: Front, compared: Compared, keeping?: Keeping): StepEnd {
  if (keeping === undefined && looksAnew(found, compared)) return lookAnew(walk, found)
  const projection = project(walk, found, record, compared)
  const why = whyJudge(walk, found, record, compared, projection)
  const rejudged = ruling(walk, record, keeping) ?? (why === undefined ? undefined : judge(walk, found, record, projection))
  const verdict = rejudged?.verdict ?? record.verdict
  const after: StepRecord = verdict === record.verdict ? record : { ...record, verdict: { ...record.verdict, ...verdict } as StepRecord['verdict'] & object }
  const isBehind = front.runs !== undefined || front.moved !== undefined || keeping?.stamp.from !== undefined
  walk.add(found, {
    ...keptAs(compared, projection, why, keeping), ...stamps(compared, projection, why, keeping, isBehind, rejudged),
    ...(rejudged === undefined || keeping?.stamp.from !== undefined ? {} : { rejudged }),
    ...(record.verdict === undefined ? {} : { verdict: record.verdict }),
    ...(keeping?.gate === undefined ? {} : { gate: keeping.gate }),
    ...(keeping?.stamp.from === undefined ? {} : { because: keeping.stamp.from }),
  })
  remember(walk, found, record, projection, verdict?.verdict)
  stand(walk, found, record, front, isBehind)
  if (keeping?.stamp.from === undefined) walk.keepVerdict(found.body, contributionOf({ ...after, state: 'judged', exit: after.exit ?? { seq: 0, atMs: 0 } }))
  return { todo: isBehind, halts: haltsBody(verdict?.verdict, found.body.flow.irVersion) }
}

/** An assert step that looks at the world looks anew when its expectations changed. */
const looksAnew = ({ step }: Found, { same }: Compared): boolean =>
  step.kind === 'assert' && step.observe === 'fresh' && !same.judge && !same.preflightOnly

function lookAnew(walk: Walk, found: Found): StepEnd {
  walk.known.put(found.ref, { pending: found.ref })
  walk.add(found, { class: 'judgeDirty', word: 'rerun', cause: 'judgeChanged', disposition: { kind: 'enter' } })
  return { todo: true, pending: found.ref, halts: false }
}

function project(walk: Walk, { step, site }: Found, record: StepRecord, { same }: Compared): Projection {
  if (step.kind !== 'action') return { isNew: false, isOther: false }
  const stale = !same.project || reads(walk, site, Object.values(step.outputs ?? {})).length > 0
  if (!stale) return { ...(record.output === undefined || step.outputs === undefined ? {} : {}), isNew: false, isOther: false }
  const made = projectAgain(walk.known, site, step, record)
  const isOther = !sameJson(made.value ?? null, record.output === undefined ? null : walk.known.load(record.output))
  return { ...made, isNew: true, isOther }
}

/** The references of expressions whose values are others than in the archive. */
const reads = (walk: Walk, site: Found['site'], exprs: readonly Expr[]): readonly string[] => {
  const { changed, pending } = walk.known.read(site, exprs)
  return pending === undefined ? changed.map((ref) => ref.text) : []
}

type WhyJudge = Extract<Cause, 'judgeChanged' | 'policyChanged' | 'valueChanged'>

/** Why its verdict has to be made anew; undefined: it stands. */
function whyJudge(walk: Walk, found: Found, record: StepRecord, { same }: Compared, projection: Projection): WhyJudge | undefined {
  const { step, site } = found
  if (step.kind !== 'action' && step.kind !== 'assert') return undefined
  const exprs = assertionExprs(step.assertions)
  if (step.assertions.length === 0 && record.verdict !== undefined) return undefined
  if (!same.judge && !same.preflightOnly) return 'judgeChanged'
  if (!same.policy) return 'policyChanged'
  const ownOutput = projection.isOther && exprs.length > 0
  return ownOutput || reads(walk, site, exprs).length > 0 || sourceIsNewer(walk, found, record) ? 'valueChanged' : undefined
}

/** What an assert step reuses was looked at again since. */
function sourceIsNewer(walk: Walk, { step, body, path }: Found, record: StepRecord): boolean {
  const source = sourceOf(step) === undefined ? undefined : instanceAt(body.index, path, sourceOf(step) ?? '')
  const seen = source === undefined ? undefined : walk.input.records.get(source)
  return seen !== undefined && seen.enteredSeq > (record.verdict?.seq ?? record.enteredSeq)
}

const sourceOf = (step: Found['step']): string | undefined =>
  (step.kind === 'assert' && step.observe !== 'fresh' ? step.observe.fromStep : undefined)

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
  if (step.kind !== 'assert' || step.observe === 'fresh') return record.observations.findLast((row) => row.payload.which !== 'probe')?.payload
  const source = walk.input.records.get(instanceAt(body.index, path, step.observe.fromStep) ?? '')
  const wanted = step.observe.which === 'before' ? ['before', 'probe'] : ['after', 'fresh']
  return source?.observations.findLast((row) => wanted.includes(row.payload.which))?.payload
}

/** A person's ruling on an effect that nobody judged, or could not. */
function ruling(walk: Walk, record: StepRecord, keeping: Keeping | undefined): Rejudged | undefined {
  const reason = keeping?.stamp.reason
  if (keeping?.gate === undefined || reason === undefined) return undefined
  const isOpen = isUnsettled(record, walk.input.fates) || record.exit === undefined
  return isOpen || record.verdict?.verdict === 'unknown' ? { outcomes: [], verdict: { verdict: 'pass', reason: `a person said so: ${reason}` } } : undefined
}

function keptAs({ same }: Compared, projection: Projection, why: WhyJudge | undefined, keeping: Keeping | undefined): Pick<Row, 'class' | 'word' | 'cause'> {
  const word = why === undefined ? projection.isNew ? 'remap' : 'keep' : projection.isNew ? 'remap' : 'rejudge'
  if (keeping !== undefined) {
    const { cause } = keeping.stamp
    return { class: keeping.stamp.class, word: word === 'remap' && same.project ? 'keep' : word, ...(cause === undefined ? {} : { cause }) }
  }
  if (projection.isNew && !same.project) return { class: 'projectDirty', word: 'remap', cause: 'projectChanged' }
  if (projection.isNew && projection.isOther) return { class: 'projectDirty', word: 'remap', cause: 'valueChanged' }
  if (why !== undefined) return { class: 'judgeDirty', word: 'rejudge', cause: why }
  return !same.judge ? { class: 'clean', word: 'keep', cause: 'preflightChanged' } : { class: 'clean', word: 'keep' }
}

/** What the log is told of the keeping: at once, or when its body comes to it at its new place. */
function stamps(compared: Compared, projection: Projection, why: WhyJudge | undefined, keeping: Keeping | undefined, isBehind: boolean, rejudged: Rejudged | undefined,
): Pick<Row, 'disposition' | 'restamp'> {
  const as = keptAs(compared, projection, why, keeping)
  const isPlain = as.class === 'clean' && as.cause === undefined
  const output = projection.isNew && projection.isOther && projection.value !== undefined ? { output: projection.value } : {}
  const stamp: Stamp = keeping === undefined ? { class: as.class, ...(as.cause === undefined ? {} : { cause: as.cause }), ...output } : {
    ...keeping.stamp, ...output, ...(rejudged === undefined || keeping.stamp.from === undefined ? {} : { rejudged }),
  }
  if (isBehind) return { disposition: { kind: 'keep', stamp } }
  return { disposition: { kind: 'keep' }, ...(isPlain && keeping === undefined ? {} : { restamp: stamp }) }
}

function remember(walk: Walk, { ref }: Found, record: StepRecord, projection: Projection, verdict: Verdict | undefined): void {
  const { output } = record
  walk.known.put(ref, {
    ...(projection.isNew && projection.value !== undefined ? { output: projection.value } : output === undefined ? {} : { stored: output }),
    outputChanged: projection.isOther, verdictChanged: verdict !== record.verdict?.verdict, ...(verdict === undefined ? {} : { verdict }),
  })
}

function stand(walk: Walk, { ref }: Found, record: StepRecord, front: Front, isBehind: boolean): void {
  if (isBehind) front.moved ??= ref
  front.hasKept(record)
  walk.reach.set(ref, { last: standingAt(record, ref) })
}

const standingAt = (record: StepRecord, ref: InstanceRef): { readonly position: number; readonly ref: InstanceRef; readonly segment: number } =>
  ({ position: record.position, ref, segment: record.segment })
