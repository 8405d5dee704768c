import { alignCall } from './align-call.ts'
import { alignForeach } from './align-foreach.ts'
import { alignIf } from './align-if.ts'
import { alignLeaf } from './align-leaf.ts'
import { alignLet } from './align-let.ts'
import type { Front } from './front.ts'
import type { Body, Found, StepEnd, Walk } from './walk.ts'

/** Aligns the steps of a body in order. `halts`: one of them keeps the rest from running. */
export function alignBody(walk: Walk, body: Body, front: Front): StepEnd {
  let end: StepEnd = { todo: false, halts: false }
  let here = body
  for (const step of body.steps) {
    const found = walk.find(here, step)
    const left = alignStep(walk, found, front)
    end = {
      todo: end.todo || left.todo, halts: end.halts || left.halts, pending: end.pending ?? left.pending, acts: end.acts ?? left.acts,
    }
    if (left.halts && here.stopped === undefined) here = { ...body, stopped: { by: found.ref, cause: 'blocked' } }
  }
  return end
}

function alignStep(walk: Walk, found: Found, front: Front): StepEnd {
  switch (found.step.kind) {
    case 'if': return alignIf(walk, found, found.step, front, alignBody)
    case 'foreach': return alignForeach(walk, found, found.step, front, alignBody)
    case 'call': return alignCall(walk, found, found.step, front, alignBody)
    case 'let': return alignLet(walk, found, found.step)
    default: return alignLeaf(walk, found, front)
  }
}
