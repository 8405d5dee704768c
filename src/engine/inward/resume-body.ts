import { roundNameAt } from '../../core/path/round-index.ts'
import { nextInBody, type BodyNext } from '../../core/step/body-next.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { bodiesOf } from '../../core/flow/step-tree.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { CallStep, IfStep } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'
import { progressOf } from '../tallies.ts'
import type { Answered } from './answered.ts'
import { bodyOf, childPath } from './body-steps.ts'
import { accountRest } from './enter-step.ts'
import { enterRound } from './enter-round.ts'
import { pushFrame } from './frames.ts'
import { blockRest, goOn } from './go-on.ts'

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
    case 'foreach': return resumeForeach(run, container)
    default: return []
  }
}

/** The rest of a body that was begun, or not. */
async function resumeOne(run: LiveRun, container: StepRecord | undefined, name: string): Promise<readonly Answered[]> {
  const progress = progressOf(run, container, name)
  const from = run.course.startOf(container, name, progress?.exited ?? 0)
  return await halted(run, container, name, from) ? blockRest(run, container, name, from) : goOn(run, container, name, from)
}

/** Whether the step before halted the body. */
async function halted(run: LiveRun, container: StepRecord | undefined, name: string, from: number): Promise<boolean> {
  if (from === 0) return false
  const body = await bodyOf(run, container, name)
  const step = body.steps[from - 1]
  const ref = step === undefined ? '' : instanceRef(childPath(body, step))
  const record = (await run.records([ref])).get(ref)
  if (record === undefined) return false
  return record.state === 'blocked' || nextInBody(from, body.steps.length, record, body.flow.irVersion).kind === 'block'
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

async function resumeForeach(run: LiveRun, foreach: StepRecord): Promise<readonly Answered[]> {
  const [open] = Object.keys(foreach.bodies ?? {})
  if (open !== undefined) return resumeOne(run, foreach, open)
  const { items, keys } = await inputsOf(run, foreach)
  const over = run.course.startOf(foreach, '', foreach.ended?.count ?? 0)
  if (!Array.isArray(items) || items.length === 0) return [ended(foreach.ref, '')]
  return over === 0 ? enterRound(run, foreach, 0) : [ended(foreach.ref, roundNameAt(over - 1, keys))]
}
