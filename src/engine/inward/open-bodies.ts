import { EMPTY_TALLY, tallyHalts } from '../../core/fold/tally.ts'
import { bodySiteOf } from '../../core/path/container-of.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import type { StepRecord, Tally } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { Fan } from '../fan.ts'
import type { LiveRun } from '../live-run.ts'
import { bodiesTally, progressOf } from '../tallies.ts'
import { NO_BODY, type Answered } from './answered.ts'
import { bodyRow, type BodyRow } from './body-row.ts'
import { bodyOf, childPath } from './body-steps.ts'
import { accountRest } from './enter-step.ts'
import { isOver } from './go-on.ts'
import { resumeOne } from './resume-one.ts'

// Bodies side by side are opened one at a time, each followed by word to the container, which asks for another: so every event is folded
// before the next body is looked at.

/** A container, the row of its bodies, and how far it has come in it. */
interface Spread { readonly run: LiveRun; readonly container: StepRecord; readonly row: BodyRow; readonly fan: Fan }

/** Opens the next body that has anything to do, where another may be open; accounts what never began when all are over. */
export async function openBodies(run: LiveRun, container: StepRecord, left?: string): Promise<readonly Answered[]> {
  const row = await bodyRow(run, container)
  const fan = run.fans.get(container.ref) ?? await takeUp(run, container, row)
  const spread: Spread = { run, container, row, fan }
  run.fans.set(container.ref, fan)
  if (left !== undefined && fan.open.delete(left)) isBehind(spread, left)
  return await openNext(spread) ?? (fan.open.size > 0 || fan.over ? [] : closeRow(spread))
}

async function closeRow(spread: Spread): Promise<readonly Answered[]> {
  spread.fan.over = true
  return [...await accountUnbegun(spread), toAll(spread.container)]
}

const toAll = ({ ref }: StepRecord): Answered => ({ type: 'bodyMoves', container: ref, body: NO_BODY, next: { kind: 'ended' } })

async function openNext(spread: Spread): Promise<readonly Answered[] | undefined> {
  const { run, container, row, fan } = spread
  if (fan.open.size >= row.width) return []
  for (let name = nextName(spread); name !== undefined; name = nextName(spread)) {
    const came = await resumeOne(run, container, name)
    if (isOver(came)) isBehind(spread, name)
    else {
      fan.open.add(name)
      return [...came, toAll(container)]
    }
  }
  return undefined
}

/**
 * The body to look at next. What was begun comes first where the row is known to be begun up to a place, else in the order of the row;
 * beside a body that halted, only what was begun comes.
 */
function nextName({ run, row, fan }: Spread): string | undefined {
  const [first, ...others] = fan.begun
  if (first !== undefined && (fan.halted || !run.course.goesThroughAll)) {
    fan.begun = others
    return first
  }
  if (fan.halted || fan.next >= row.count) return undefined
  const name = row.nameAt(fan.next)
  fan.next += 1
  fan.begun = fan.begun.filter((other) => other !== name)
  return name
}

function isBehind({ run, container, row, fan }: Spread, name: string): void {
  fan.halted ||= hasHalted(run, container, row, bodiesTally(run, container, name))
}

/** Whether what bodies came to keeps the others from beginning. */
function hasHalted(run: LiveRun, container: StepRecord, row: BodyRow, tally: Tally): boolean {
  const { flow } = run.tools.flows.placeOf(container.runPath)
  return row.onFail === 'halt' && tallyHalts(tally, flow.irVersion)
}

/** What the records say of a container that is come to. */
async function takeUp(run: LiveRun, container: StepRecord, row: BodyRow): Promise<Fan> {
  const halted = run.view.aborting !== undefined || hasHalted(run, container, row, container.ended?.tally ?? EMPTY_TALLY)
  if (run.course.goesThroughAll) return { begun: inOrder(row, underWay(run, container)), next: 0, open: new Set(), halted, over: false }
  return takeUpInOrder(run, container, row, halted)
}

/** Bodies are begun in the order of the row: so many of them were. */
async function takeUpInOrder(run: LiveRun, container: StepRecord, row: BodyRow, halted: boolean): Promise<Fan> {
  const names = Object.keys(container.bodies ?? {})
  const accounted = row.accounts && halted ? await onlyAccounted(run, container, names) : []
  return {
    begun: inOrder(row, names.filter((name) => !accounted.includes(name))), open: new Set(), halted, over: false,
    next: (container.ended?.count ?? 0) + names.length - accounted.length,
  }
}

const inOrder = (row: BodyRow, names: readonly string[]): readonly string[] => [...names].sort((a, b) => row.placeOf(a) - row.placeOf(b))

/** Bodies in which a span is open. */
function underWay(run: LiveRun, { ref }: StepRecord): readonly string[] {
  const open = run.openRecords.filter((record) => record.resolvedInputs !== null)
  const sites = open.map((record) => bodySiteOf(record.runPath, record.within, record.phase))
  return [...new Set(sites.filter((site) => site.container === ref).map((site) => site.body))]
}

/** Bodies that were being accounted, never having begun. */
async function onlyAccounted(run: LiveRun, container: StepRecord, names: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of names) {
    const body = await bodyOf(run, container, name)
    const [first] = body.steps
    const ref = first === undefined ? '' : instanceRef(childPath(body, first))
    if ((await run.records([ref])).get(ref)?.resolvedInputs === null) found.push(name)
  }
  return found
}

/** Branches that one of the others kept from beginning. */
async function accountUnbegun({ run, container, row, fan }: Spread): Promise<readonly EventDraft[]> {
  const drafts: EventDraft[] = []
  if (!row.accounts) return drafts
  for (; fan.next < row.count; fan.next += 1) {
    const name = row.nameAt(fan.next)
    const from = run.course.startOf(container, name, progressOf(run, container, name)?.exited ?? 0)
    drafts.push(...(await accountRest(run, await bodyOf(run, container, name), from, 'blocked')).drafts)
  }
  return drafts
}
