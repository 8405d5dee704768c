import { given } from '../../base/given.ts'
import type { PlannedInstance, ResumePlan } from '../../model/alignment.ts'
import type { FlowBundle, Hash, Step } from '../../model/flow.ts'
import { PLAN_WORDS, type PlanWord } from '../../model/vocabulary.ts'
import { flowPlaces, type FlowPlace } from './flow-places.ts'
import { stepFinder } from './source-of.ts'

/** What a fresh run would do: everything. A loop's steps are one row each, whatever its rounds. */
export interface FlowPlan extends Pick<ResumePlan, 'instances' | 'totals'> {
  readonly schemaVersion: 1
  readonly flowId: string
  readonly irHash: Hash
}

const NO_WORDS = Object.fromEntries(PLAN_WORDS.map((word) => [word, 0])) as Readonly<Record<PlanWord, number>>

function reasonOf(step: Step): string {
  if (step.kind !== 'action') return ''
  if (step.effect === 'readonly') return 'only looks'
  return step.idempotent === true ? 'changes the world, may be repeated' : 'changes the world'
}

/** The plan of a run that has not begun. */
export function planOfFlow(bundle: FlowBundle): FlowPlan {
  const find = stepFinder((hash) => bundle.flows.get(hash))
  const rowOf = ({ ref, step, flow }: FlowPlace): PlannedInstance => ({
    ref, class: 'new', word: step.kind === 'human' ? 'ask' : 'run', reason: reasonOf(step),
    ...given('source', find({ irHash: flow.irHash, stepId: step.stepId })?.source),
    ...(step.kind === 'action' ? { effect: step.effect } : {}),
  })
  const instances = [...flowPlaces(bundle)].map(rowOf)
  const ask = instances.filter(({ word }) => word === 'ask').length
  return {
    schemaVersion: 1, flowId: bundle.root.flowId, irHash: bundle.root.irHash, instances,
    totals: {
      words: { ...NO_WORDS, run: instances.length - ask, ask }, gated: 0, orphaned: 0,
      effects: instances.filter(({ effect }) => effect === 'mutating').length,
    },
  }
}
