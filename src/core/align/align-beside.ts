import { given } from '../../base/given.ts'
import { instanceRef } from '../path/instance-ref.ts'
import type { Front } from './front.ts'
import { both, type AlignBody, type Body, type Found, type StepEnd, type Walk } from './walk.ts'

/** How bodies of one container go side by side. */
interface Beside {
  /** One that fails keeps the others from beginning. */
  readonly halts: boolean
  readonly width: number
}

/** Aligns bodies that are independent of each other and joined after. One that halted keeps the others from beginning, not from ending. */
export function alignBeside(
  walk: Walk, { ref }: Found, bodies: Iterable<Body>, { halts, width }: Beside, front: Front, alignBody: AlignBody,
): StepEnd {
  const fronts: Front[] = []
  let inside: StepEnd = { todo: false, halts: false }
  let halted: Body['stopped']
  for (const body of bodies) {
    const own = front.fork()
    const goesOn = body.stopped !== undefined || (width > 1 && isUnderWay(walk, body))
    const left = alignBody(walk, goesOn ? body : { ...body, ...given('stopped', halted) }, own)
    fronts.push(own)
    inside = both(inside, left)
    if (left.halts && halts) halted ??= { by: ref, cause: 'blocked' }
  }
  front.join(fronts)
  return inside
}

/** Whether a span of the body is open. */
const isUnderWay = (walk: Walk, { frames, steps }: Body): boolean => steps.some(({ stepId }) => {
  const record = walk.input.records.get(instanceRef([...frames, { step: stepId }]))
  return record !== undefined && record.exit === undefined && record.resolvedInputs !== null
})
