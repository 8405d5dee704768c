import type { ParallelStep } from '../../model/flow.ts'
import { concurrencyOf, onBranchFailOf } from '../flow/defaults.ts'
import { bodiesOf } from '../flow/step-tree.ts'
import { alignBeside } from './align-beside.ts'
import { decide } from './container-decision.ts'
import type { Front } from './front.ts'
import { bodyUnder, settleContainer } from './settle-container.ts'
import type { AlignBody, Body, Found, StepEnd, Walk } from './walk.ts'

/** Branches: independent of each other, matched by what is in them. */
export function alignParallel(walk: Walk, found: Found, step: ParallelStep, front: Front, alignBody: AlignBody): StepEnd {
  const at = walk.reserve()
  const decision = decide(walk, found, () => undefined)
  const bodies = bodiesOf(step).map(({ name, steps }): Body => ({
    ...found.body, ...bodyUnder(found, decision), steps, container: found.ref, name,
  }))
  const inside = alignBeside(walk, found, bodies, { halts: onBranchFailOf(step) === 'halt', width: concurrencyOf(step) }, front, alignBody)
  return settleContainer(walk, found, at, decision, inside)
}
