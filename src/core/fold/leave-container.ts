import type { BodyProgress, CheckpointView, StepRecord, Tally } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { bodySiteOf, isHost } from '../path/container-of.ts'
import { takesOver } from './adopt-record.ts'
import { FoldError } from './fold-error.ts'
import type { FoldState, RecordLookup } from './fold-state.ts'
import { addTally, contributionOf, EMPTY_BODY, EMPTY_TALLY, subtractTally } from './tally.ts'

// What a container, or the flow itself, learns of its steps: who is open, and what its bodies' verdicts add up to. An instance counts once,
// with its newest verdict: entering it anew or superseding its verdict takes back what it counted before.

interface Around { readonly view: CheckpointView; readonly changed: readonly StepRecord[] }

/** One body's change by an event of one of its steps. */
interface Change {
  readonly name: string; readonly add: Tally; readonly take: Tally; readonly exits: number; readonly blocks: boolean; readonly ends: boolean
  readonly supersedes: boolean
}

/** After an event of a step: the view, and the container's record where it changed. */
export function leaveContainer(
  state: FoldState, event: RunEvent, before: StepRecord | undefined, record: StepRecord, lookup: RecordLookup,
): Around {
  const view = trackOpen(state.view, event, record)
  const site = bodySiteOf(record.runPath, record.within, record.phase)
  const made = changeOf(event, before, record, site.body)
  if (made === undefined) return { view, changed: [] }
  if (site.container === '') {
    const change = since(view.realignedSeq ?? 0, made, before)
    return { view: change === undefined ? view : { ...view, bodies: rootBodies(view.bodies, change) }, changed: [] }
  }
  const container = containerOf(state, event, site.container, lookup)
  if (container === undefined) return { view, changed: [] }
  const change = since(Math.max(container.enteredSeq, container.countedAfter ?? 0), made, before)
  return { view, changed: change === undefined ? [] : [containerAfter(container, change)] }
}

/**
 * The container that is told. None: a resume judges anew what has left, and what holds it now has not come yet; it counts when it does.
 * @throws FoldError
 */
function containerOf(state: FoldState, event: RunEvent, ref: InstanceRef, lookup: RecordLookup): StepRecord | undefined {
  const isJudged = event.type === 'verdictRecorded'
  const container = state.open.get(ref) ?? (isJudged ? lookup(ref) : undefined)
  if (container === undefined && !isJudged) throw new FoldError(event, `its container ${ref} is not open`)
  return container
}

/** What left before a body began to count is not taken back from it, and a verdict that supersedes one of then counts nothing in it. */
function since(countedAfter: number, change: Change, before: StepRecord | undefined): Change | undefined {
  if (before?.exit === undefined || leftSeq(before, before.exit.seq) > countedAfter) return change
  return change.supersedes ? undefined : { ...change, take: EMPTY_TALLY }
}

/** A record that was taken over left here when it was. */
const leftSeq = ({ adoptedFrom, adoptedSeq }: StepRecord, exited: number): number =>
  (adoptedFrom === undefined ? exited : Math.max(exited, adoptedSeq ?? 0))

function trackOpen(view: CheckpointView, event: RunEvent, record: StepRecord): CheckpointView {
  if (event.type === 'stepEntered') return { ...view, open: [...view.open.filter((ref) => ref !== record.ref), record.ref] }
  if (event.type !== 'stepExited') return view
  const requests = view.requests.filter((request) => request.ref !== record.ref)
  return { ...view, open: view.open.filter((ref) => ref !== record.ref), requests }
}

function changeOf(event: RunEvent, before: StepRecord | undefined, record: StepRecord, name: string): Change | undefined {
  const none: Change = { name, add: EMPTY_TALLY, take: EMPTY_TALLY, exits: 0, blocks: false, ends: false, supersedes: false }
  switch (event.type) {
    case 'stepEntered': return { ...none, take: contributionOf(before) }
    case 'stepAdopted': return takesOver(before, event, record.ref) ? { ...none, add: contributionOf(record), exits: 1 } : undefined
    case 'stepExited': return event.payload.tornDown === true ? undefined : {
      ...none, add: contributionOf(record), exits: 1, blocks: record.state === 'blocked', ends: event.payload.endsBody === true
    }
    case 'verdictRecorded': return record.exit === undefined ? undefined : {
      ...none, add: contributionOf(record), take: contributionOf(before), supersedes: true,
    }
    default: return undefined
  }
}

/** Rounds are named by their keys, which may be any text. */
const bodyNamed = <B extends BodyProgress>(bodies: Readonly<Record<string, B>>, name: string): B | undefined =>
  Object.hasOwn(bodies, name) ? bodies[name] : undefined

const recount = (tally: Tally, { add, take }: Change): Tally => addTally(subtractTally(tally, take), add)

function bodyAfter(body: BodyProgress, change: Change): BodyProgress {
  const next = { ...body, exited: body.exited + change.exits, tally: recount(body.tally, change) }
  return change.blocks ? { ...next, halted: true } : next
}

function rootBodies(bodies: CheckpointView['bodies'], change: Change): CheckpointView['bodies'] {
  const { ended, ...body } = bodyNamed(bodies, change.name) ?? { ...EMPTY_BODY, ended: undefined }
  const next = bodyAfter(body, change)
  return { ...bodies, [change.name]: change.ends || (ended === true && change.supersedes) ? { ...next, ended: true } : next }
}

function containerAfter(container: StepRecord, change: Change): StepRecord {
  if (isHost(container.kind)) return repairedAfter(container, change)
  const open = bodyNamed(container.bodies ?? {}, change.name)
  if (
    open === undefined && container.ended !== undefined && change.exits === 0 && (change.take !== EMPTY_TALLY || change.add !== EMPTY_TALLY)
  ) {
    return { ...container, ended: { ...container.ended, tally: recount(container.ended.tally, change) } }
  }
  const body = bodyAfter(open ?? EMPTY_BODY, change)
  return change.ends ? endBody(container, change.name, body) : { ...container, bodies: { ...container.bodies, [change.name]: body } }
}

/** The flow that repairs a step is of what its handler does, not of the step. */
function repairedAfter({ handling, ...host }: StepRecord, change: Change): StepRecord {
  return handling === undefined ? host : { ...host, handling: { ...handling, bodies: rootBodies(handling.bodies ?? {}, change) } }
}

function endBody(container: StepRecord, name: string, body: BodyProgress): StepRecord {
  const { [name]: _over, ...bodies } = container.bodies ?? {}
  const before = container.ended ?? { count: 0, halted: 0, tally: EMPTY_TALLY }
  const halted = before.halted + (body.halted === true ? 1 : 0)
  return { ...container, bodies, ended: { count: before.count + 1, halted, tally: addTally(before.tally, body.tally) } }
}
