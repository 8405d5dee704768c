import { attemptsOf } from '../../core/fold/ledger.ts'
import { foldTally } from '../../core/fold/tally.ts'
import { bodySiteOf, type BodySite } from '../../core/path/container-of.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import type { Answered } from './answered.ts'
import { bodyOf } from './body-steps.ts'
import { accountRest } from './enter-step.ts'

// A body that was come to and has done nothing yet, because it waits for a slot, has not begun: another one that halts keeps it from it.

const siteOf = ({ runPath, within, phase }: StepRecord): BodySite => bodySiteOf(runPath, within, phase)
const containerOf = (run: LiveRun, record: StepRecord): StepRecord | undefined => run.open(siteOf(record).container)

/** Whether a step that is about to act is of a body that is not to begin any more. */
export function isHeldBack(run: LiveRun, record: StepRecord): boolean {
  // Whom a person retries by name begins.
  if (attemptsOf(record).length > 0 || record.claim !== undefined) return false
  let here = record
  for (let container = containerOf(run, here); container !== undefined; container = containerOf(run, here)) {
    if (run.fans.get(container.ref)?.halted === true) return !hasBegun(run, here)
    here = container
  }
  return false
}

/** Whether anything was done in the body of a step, in it or before it. Naming values does nothing. */
function hasBegun(run: LiveRun, here: StepRecord): boolean {
  const { site } = run.tools.flows.placeOf(here.runPath)
  const before = site.steps.slice(0, site.index).some((step) => step.kind !== 'let')
  return before || hasJudged(here) || run.openRecords.some((record) => attemptsOf(record).length > 0 && isInside(run, record, here))
}

/** Whether it was judged itself, or a step left one of its bodies otherwise than blocked. */
function hasJudged({ ended, bodies = {}, verdict }: StepRecord): boolean {
  if (verdict !== undefined) return true
  if (ended !== undefined && (ended.count > ended.halted || foldTally(ended.tally) !== undefined)) return true
  return Object.values(bodies).some(({ exited, halted, tally }) => (exited > 0 && halted !== true) || foldTally(tally) !== undefined)
}

function isInside(run: LiveRun, record: StepRecord, outer: StepRecord): boolean {
  for (let here: StepRecord | undefined = record; here !== undefined; here = containerOf(run, here)) if (here.ref === outer.ref) return true
  return false
}

/** The step is blocked, and the rest of its body with it. */
export async function holdBack(run: LiveRun, record: StepRecord): Promise<readonly Answered[]> {
  const { container: ref, body: name } = siteOf(record)
  const { site } = run.tools.flows.placeOf(record.runPath)
  const body = await bodyOf(run, run.open(ref), name)
  const rest = await accountRest(run, body, site.index + 1, 'blocked')
  const isLast = site.index + 1 >= site.steps.length
  const payload: EventPayload<'stepExited'> = { state: 'blocked', ...(isLast ? { endsBody: true } : {}) }
  const over: readonly Answered[] = isLast || rest.last ? [] : [{ type: 'bodyMoves', container: ref, body: name, next: { kind: 'ended' } }]
  return [{ type: 'stepExited', runPath: record.runPath, payload }, ...rest.drafts, ...over]
}
