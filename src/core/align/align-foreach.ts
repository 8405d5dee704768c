import { sameJson, type Json, type JsonObject } from '../../base/json.ts'
import type { ForeachStep } from '../../model/flow.ts'
import type { Frame } from '../../model/run-path.ts'
import { concurrencyOf, onItemFailOf } from '../flow/defaults.ts'
import { roundName } from '../path/instance-ref.ts'
import { alignBeside } from './align-beside.ts'
import { decide, pendingOf, type Decision, type StillStands } from './container-decision.ts'
import type { Front } from './front.ts'
import { bodyUnder, settleContainer } from './settle-container.ts'
import type { AlignBody, Body, Found, StepEnd, Walk } from './walk.ts'
import { valueChange } from './why-run.ts'

/** Rounds over items: independent of each other, matched by key where there is one, else by index. */
export function alignForeach(walk: Walk, found: Found, step: ForeachStep, front: Front, alignBody: AlignBody): StepEnd {
  const at = walk.reserve()
  const decision = decide(walk, found, keyed(walk, step))
  rememberItems(walk, found, decision)
  if (decision.kind === 'later') walk.unsure.add(found.ref)
  const bodies = rounds(step, decision).map((frame) => roundBody(found, step, decision, frame))
  const inside = alignBeside(walk, found, bodies, { halts: onItemFailOf(step) === 'halt', width: concurrencyOf(step) }, front, alignBody)
  return settleContainer(walk, found, at, decision, inside)
}

const roundBody = (found: Found, step: ForeachStep, decision: Decision, frame: Frame): Body => ({
  ...found.body, ...bodyUnder(found, decision), steps: step.body, container: found.ref, frames: [...found.body.frames, frame],
  name: 'loop' in frame ? roundName(frame) : '',
})

/** A keyed loop always goes on: its rounds are matched by key. When its items are others it is entered again, to record them. */
const keyed = (walk: Walk, step: ForeachStep): StillStands => (record, values, { now }) => {
  if (step.key === undefined || values === undefined) return undefined
  const archived = walk.known.inputsOf(record)
  return sameJson(archived, values) ? { stamp: { class: 'effectDirty', cause: 'decidesTheSame' } } : { anew: valueChange(now.changed) }
}

function rememberItems(walk: Walk, { ref }: Found, decision: Decision): void {
  const archived = decision.kind === 'new' ? undefined : walk.known.inputsOf(decision.record)['items']
  const { values } = decision
  const pending = pendingOf(decision)
  if (pending !== undefined) walk.known.put(ref, { pending })
  if (pending !== undefined || values === undefined) return
  const changed = sameJson(values['items'], archived) ? [] : ['items']
  walk.known.put(ref, { values, changed: new Set(changed) })
}

function rounds(step: ForeachStep, { values }: Decision): readonly Frame[] {
  const { items, keys }: JsonObject = values ?? {}
  if (!Array.isArray(items)) return []
  const named = Array.isArray(keys) ? keys as readonly string[] : undefined
  return (items as readonly Json[]).map((_, index) => {
    const key = named?.[index]
    return key === undefined ? { loop: step.stepId, index } : { loop: step.stepId, key }
  })
}
