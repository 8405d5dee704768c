import { alignCall } from './align-call.ts'
import { alignForeach } from './align-foreach.ts'
import { alignIf } from './align-if.ts'
import { alignLeaf } from './align-leaf.ts'
import { alignLet } from './align-let.ts'
import { alignRepair } from './align-repair.ts'
import { alignParallel } from './align-parallel.ts'
import type { Front } from './front.ts'
import { both, type Body, type Found, type StepEnd, type Walk } from './walk.ts'

/** Aligns the steps of a body in order. `halts`: one of them keeps the rest from running. */
export function alignBody(walk: Walk, body: Body, front: Front): StepEnd {
  let end: StepEnd = { todo: false, halts: false }
  let here = body
  for (const step of body.steps) {
    const found = walk.find(here, step)
    const left = withReach(walk, found, alignStep(walk, found, front))
    end = both(end, left)
    if (left.halts && here.stopped === undefined) here = { ...body, stopped: { by: found.ref, cause: 'blocked' } }
  }
  return end
}

/** A container reaches as far as what is in it, for steps that say whose changes they heed. */
function withReach(walk: Walk, { ref }: Found, end: StepEnd): StepEnd {
  const known = walk.reach.get(ref)
  if (known === undefined) walk.reach.set(ref, { runs: end.acts, last: end.last })
  return known === undefined ? end : { ...end, last: known.last }
}

function alignStep(walk: Walk, found: Found, front: Front): StepEnd {
  switch (found.step.kind) {
    case 'if': return alignIf(walk, found, found.step, front, alignBody)
    case 'foreach': return alignForeach(walk, found, found.step, front, alignBody)
    case 'parallel': return alignParallel(walk, found, found.step, front, alignBody)
    case 'call': return alignCall(walk, found, found.step, front, alignBody)
    case 'let': return alignLet(walk, found, found.step)
    default: return alignHost(walk, found, front)
  }
}

function alignHost(walk: Walk, found: Found, front: Front): StepEnd {
  const end = alignLeaf(walk, found, front)
  alignRepair(walk, found, alignBody)
  return end
}
