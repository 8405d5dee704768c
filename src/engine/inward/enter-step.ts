import { invariant } from '../../base/never.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { schemeOf } from '../../core/hash/hash-of.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import type { DraftOf, EventDraft, StepHashes } from '../../model/run-event.ts'
import type { RunPath } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { bodyOf, type Body } from './body-steps.ts'
import { stepInputs } from './step-inputs.ts'

const hashesOf = (step: Step): StepHashes => ({
  effect: step.effectHash, judge: step.judgeHash, ...(step.projectHash === undefined ? {} : { project: step.projectHash }),
})

/** What an entry says of its step whatever becomes of it. */
const declaration = (step: Step, flow: FlowIR, body: Body): Omit<DraftOf<'stepEntered'>['payload'], 'resolvedInputs'> => ({
  kind: step.kind, scheme: schemeOf(flow), irHash: flow.irHash, hashes: hashesOf(step), ...body.marks,
})

/** The path of a body's step. */
const childPath = (body: Body, step: Step): RunPath => [...body.frames, { step: step.stepId }]

/** Enters the step at an index of a body, its inputs evaluated; nothing, when the segment is to stop before it. */
export async function enterStep(
  run: LiveRun, container: StepRecord | undefined, name: string, index: number,
): Promise<readonly EventDraft[]> {
  const body = await bodyOf(run, container, name)
  const step = body.steps[index]
  invariant(step !== undefined, `the body ${name} has no step ${String(index)}`)
  const runPath = childPath(body, step)
  const ref = instanceRef(runPath)
  if (!run.tools.stop.mayEnter(ref)) return []
  await run.records([ref])
  const inputs = await stepInputs(run, step, body.flow, runPath)
  const payload = inputs.ok
    ? { resolvedInputs: await run.values.store(inputs.value) }
    : { resolvedInputs: { inline: {} }, inputError: inputs.error }
  return [{ type: 'stepEntered', runPath, payload: { ...declaration(step, body.flow, body), ...payload } }]
}

/** Accounts steps of a body that will not run, once each: entered without inputs, and out again. */
export async function accountRest(
  run: LiveRun, container: StepRecord | undefined, name: string, from: number, state: 'skipped' | 'blocked',
): Promise<readonly EventDraft[]> {
  const body = await bodyOf(run, container, name)
  return body.steps.slice(from).flatMap((step, i): readonly EventDraft[] => {
    const runPath = childPath(body, step)
    const endsBody = from + i === body.steps.length - 1
    return [
      { type: 'stepEntered', runPath, payload: { ...declaration(step, body.flow, body), resolvedInputs: null } },
      { type: 'stepExited', runPath, payload: { state, ...(endsBody ? { endsBody: true } : {}) } },
    ]
  })
}
