import type { BodyNext } from '../../core/step/body-next.ts'
import { bodiesOf } from '../../core/flow/step-tree.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { CallStep, IfStep } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'
import { progressOf } from '../tallies.ts'
import type { Answered } from './answered.ts'
import { bodyOf } from './body-steps.ts'
import { accountRest } from './enter-step.ts'
import { pushFrame } from './frames.ts'
import { openBodies } from './open-bodies.ts'
import { resumeOne } from './resume-one.ts'

// What a container, or the flow, was about to do, found from the records of its bodies' steps.

const bodyMoves = (container: InstanceRef, body: string, next: BodyNext): Answered => ({ type: 'bodyMoves', container, body, next })
const ended = (ref: InstanceRef, body: string): Answered => bodyMoves(ref, body, { kind: 'ended' })

/** Goes on with a container whose span is open, or with the flow itself. */
export async function resumeBody(run: LiveRun, container: StepRecord | undefined): Promise<readonly Answered[]> {
  if (container === undefined) return resumeFlow(run)
  const { step } = run.tools.flows.placeOf(container.runPath)
  switch (step.kind) {
    case 'call': return resumeCall(run, container, step)
    case 'if': return resumeIf(run, container, step)
    case 'foreach': case 'parallel': return openBodies(run, container)
    default: return []
  }
}

async function resumeFlow(run: LiveRun): Promise<readonly Answered[]> {
  const { body, finally: last } = run.view.bodies
  if (body?.ended !== true) return resumeOne(run, undefined, 'body')
  if (run.tools.flows.root.finally === undefined) return [ended('', 'body')]
  return last?.ended === true ? [ended('', 'finally')] : resumeOne(run, undefined, 'finally')
}

async function resumeCall(run: LiveRun, call: StepRecord, { flowRef }: CallStep): Promise<readonly Answered[]> {
  if (call.frame?.irHash !== flowRef.irHash) return pushFrame(run, call)
  const over = call.ended?.count ?? 0
  if (over === 0 && progressOf(run, call, 'finally') === undefined) return resumeOne(run, call, 'body')
  if (run.tools.flows.byHash(flowRef.irHash).finally === undefined) return [ended(call.ref, 'body')]
  return over > 1 ? [ended(call.ref, 'finally')] : resumeOne(run, call, 'finally')
}

/** The untaken branch is accounted before the taken one begins. */
async function resumeIf(run: LiveRun, choice: StepRecord, step: IfStep): Promise<readonly Answered[]> {
  const { cond } = await inputsOf(run, choice)
  const [taken, untaken] = cond === true ? ['then', 'else'] as const : ['else', 'then'] as const
  const over = choice.ended?.count ?? 0
  const skipped = over > 0 || step[untaken] === undefined ? [] : await skipRest(run, choice, taken, untaken)
  const isOver = step[taken] === undefined || over === bodiesOf(step).length
  if (skipped.length > 0) return [...skipped, bodyMoves(choice.ref, taken, isOver ? { kind: 'ended' } : { kind: 'enter', index: 0 })]
  return isOver ? [ended(choice.ref, taken)] : resumeOne(run, choice, taken)
}

async function skipRest(run: LiveRun, choice: StepRecord, taken: string, untaken: string): Promise<readonly Answered[]> {
  if (progressOf(run, choice, taken) !== undefined) return []
  const from = progressOf(run, choice, untaken)?.exited ?? 0
  return (await accountRest(run, await bodyOf(run, choice, untaken), from, 'skipped')).drafts
}
