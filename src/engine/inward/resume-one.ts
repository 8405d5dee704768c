import { instanceRef } from '../../core/path/instance-ref.ts'
import { nextInBody } from '../../core/step/body-next.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { LiveRun } from '../live-run.ts'
import { progressOf } from '../tallies.ts'
import type { Answered } from './answered.ts'
import { bodyOf, childPath } from './body-steps.ts'
import { blockRest, goOn } from './go-on.ts'

/** The rest of a body that was begun, or not. */
export async function resumeOne(run: LiveRun, container: StepRecord | undefined, name: string): Promise<readonly Answered[]> {
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
