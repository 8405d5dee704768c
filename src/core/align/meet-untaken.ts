import type { Step } from '../../model/flow.ts'
import { bodiesOf } from '../flow/step-tree.ts'
import type { Body, Found, Walk } from './walk.ts'

/** Steps of a branch that is not taken: they are in the flow, nothing of them begins, and their records are no orphans. */
export function meetUntaken(walk: Walk, body: Body): void {
  for (const step of body.steps) {
    const found = walk.find(body, step)
    walk.known.put(found.ref, { gone: true })
    if (found.record?.state === 'skipped') walk.add(found, { class: 'clean', word: 'skip', disposition: { kind: 'keep' } })
    else walk.add(found, { class: 'new', word: 'skip', disposition: { kind: 'enter' } })
    meetBelow(walk, found, step)
  }
}

function meetBelow(walk: Walk, { body }: Found, step: Step): void {
  for (const { name, steps } of bodiesOf(step)) {
    for (const child of steps) meetBelow(walk, walk.find({ ...body, steps, name, container: '' }, child), child)
  }
}
