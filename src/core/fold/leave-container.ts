import type { BodyProgress, CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import { bodySiteOf } from '../path/container-of.ts'
import { FoldError } from './fold-error.ts'
import type { FoldState } from './fold-state.ts'
import { addTally, EMPTY_BODY, EMPTY_TALLY, leaveBody } from './tally.ts'

interface Around { readonly view: CheckpointView; readonly changed: readonly StepRecord[] }

/** On a step's entry and exit: its container, or the flow's own body, learns of it. */
export function leaveContainer(state: FoldState, event: RunEvent, record: StepRecord): Around {
  const view = trackOpen(state.view, event, record)
  if (event.type !== 'stepEntered' && event.type !== 'stepExited') return { view, changed: [] }
  const site = bodySiteOf(record.runPath, record.within, record.phase)
  if (site.container === '') return { view: rootBody(view, event, record, site.body), changed: [] }
  const container = state.open.get(site.container)
  if (container === undefined) throw new FoldError(event, `its container ${site.container} is not open`)
  return { view, changed: [containerBody(container, event, record, site.body)] }
}

function trackOpen(view: CheckpointView, event: RunEvent, record: StepRecord): CheckpointView {
  if (event.type === 'stepEntered') return { ...view, open: [...view.open.filter((ref) => ref !== record.ref), record.ref] }
  if (event.type !== 'stepExited') return view
  const requests = view.requests.filter((request) => request.ref !== record.ref)
  return { ...view, open: view.open.filter((ref) => ref !== record.ref), requests }
}

/** Rounds are named by their keys, which may be any text. */
const bodyNamed = (bodies: Readonly<Record<string, BodyProgress>>, name: string): BodyProgress =>
  (Object.hasOwn(bodies, name) ? bodies[name] : undefined) ?? EMPTY_BODY

function progress(body: BodyProgress, event: RunEvent, record: StepRecord): BodyProgress {
  if (event.type !== 'stepExited') return body
  const left = leaveBody(body, record)
  return record.state === 'blocked' ? { ...left, halted: true } : left
}

function rootBody(view: CheckpointView, event: RunEvent, record: StepRecord, name: string): CheckpointView {
  const body = progress(bodyNamed(view.bodies, name), event, record)
  const ended = event.type === 'stepExited' && event.payload.endsBody === true
  return { ...view, bodies: { ...view.bodies, [name]: ended ? { ...body, ended: true } : body } }
}

function containerBody(container: StepRecord, event: RunEvent, record: StepRecord, name: string): StepRecord {
  const body = progress(bodyNamed(container.bodies ?? {}, name), event, record)
  if (event.type === 'stepExited' && event.payload.endsBody === true) return endBody(container, name, body)
  return { ...container, bodies: { ...container.bodies, [name]: body } }
}

function endBody(container: StepRecord, name: string, body: BodyProgress): StepRecord {
  const { [name]: _over, ...bodies } = container.bodies ?? {}
  const before = container.ended ?? { count: 0, halted: 0, tally: EMPTY_TALLY }
  const halted = before.halted + (body.halted === true ? 1 : 0)
  return { ...container, bodies, ended: { count: before.count + 1, halted, tally: addTally(before.tally, body.tally) } }
}
