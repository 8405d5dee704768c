import type { Step } from '../../model/flow.ts'
import type { Front } from './front.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { both, type AlignBody, type Body, type StepEnd, type Walk } from './walk.ts'

/**
 * Aligns the body of a flow and its `finally`, which comes again only when something of the body runs, or ran after it did.
 * @param over whether the flow had ended, `finally` included
 */
export function alignFinally(
  walk: Walk, body: Body, steps: readonly Step[] | undefined, over: boolean, front: Front, alignBody: AlignBody,
): StepEnd {
  const before = walk.newest
  walk.newest = 0
  const end = alignBody(walk, body, front)
  const newest = walk.newest
  walk.newest = Math.max(before, newest)
  if (steps === undefined) return end
  const stale = end.acts ?? staleBehind(walk, body, steps, newest)
  const closing: Body = {
    ...withoutStop(body), steps, name: body.name === 'body' ? 'finally' : `${body.name}/finally`,
    ...(stale !== undefined ? { after: stale } : over ? { stopped: { by: undefined, cause: 'finallyOver' as const } } : {}),
  }
  const last = alignBody(walk, closing, front)
  return both(end, last)
}

/** A `finally` comes whether or not its body was kept from going on. */
function withoutStop({ stopped: _stopped, ...body }: Body): Body { return body }

/** The first step of a `finally` that ran before the body's newest dispatch. */
function staleBehind(walk: Walk, body: Body, steps: readonly Step[], newest: number): string | undefined {
  const refs = steps.map((step) => instanceRef([...body.frames, { step: step.stepId }]))
  return refs.find((ref) => { const record = walk.input.records.get(ref); return record !== undefined && record.position < newest })
}
