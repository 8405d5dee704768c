import { addTally, EMPTY_TALLY } from '../core/fold/tally.ts'
import { hookBody, isHost } from '../core/path/container-of.ts'
import type { BodyProgress, StepRecord, Tally } from '../model/checkpoint.ts'
import type { LiveRun } from './live-run.ts'

// Verdicts of a body, and of all bodies of a container or of the flow: what the log tells of this entry, and what the course keeps.

type Bodies = { readonly [name: string]: BodyProgress & { readonly ended?: true } }

function bodiesOf(run: LiveRun, container: StepRecord | undefined): Bodies {
  if (container === undefined) return run.view.bodies
  return (isHost(container.kind) ? container.handling?.bodies : container.bodies) ?? {}
}

/** How far a body of a container, or of the flow, has come; undefined when nothing of it has left, or all of it. */
export function progressOf(run: LiveRun, container: StepRecord | undefined, body: string): Bodies[string] | undefined {
  const bodies = bodiesOf(run, container)
  return Object.hasOwn(bodies, body) ? bodies[body] : undefined
}

/** Kept by the course, from the start or when their inputs were known. */
function keptIn(run: LiveRun, container: StepRecord | undefined, body?: string): Tally {
  const ref = container?.ref ?? ''
  const decided = [...run.decided.values()].filter((row) => row.container === ref && (body === undefined || row.body === body))
  return decided.map((row) => row.tally).reduce(addTally, run.course.keptTally(ref, body))
}

/** What is counted in one body that is not over, kept instances included. */
export const bodyTally = (run: LiveRun, container: StepRecord | undefined, body: string): Tally =>
  addTally(progressOf(run, container, body)?.tally ?? EMPTY_TALLY, keptIn(run, container, body))

/** What is counted in a container, or in the flow, over all its bodies. */
export function wholeTally(run: LiveRun, container: StepRecord | undefined): Tally {
  const open = Object.values(bodiesOf(run, container)).map((body) => body.tally)
  return open.reduce(addTally, addTally(container?.ended?.tally ?? EMPTY_TALLY, keptIn(run, container)))
}

/** What bodies of a container came to that ran in this entry, and what is kept of one: earlier ones were asked when they were over. */
export const bodiesTally = (run: LiveRun, container: StepRecord, body: string): Tally =>
  addTally(container.ended?.tally ?? EMPTY_TALLY, bodyTally(run, container, body))

/** What the body of a flow came to, asked in its `finally`. */
export const mainTally = (run: LiveRun, call: StepRecord | undefined): Tally =>
  addTally(call?.ended?.tally ?? EMPTY_TALLY, bodyTally(run, call, mainBody(call)))

const mainBody = (call: StepRecord | undefined): string =>
  (call?.handling === undefined || !isHost(call.kind) ? 'body' : hookBody({ hook: call.handling.binding, n: call.handling.n }))
