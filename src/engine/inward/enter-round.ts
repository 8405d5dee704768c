import { invariant } from '../../base/never.ts'
import { roundNameAt } from '../../core/path/round-index.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { roundAfter } from '../facts.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'
import type { Answered } from './answered.ts'
import { goOn, isOver } from './go-on.ts'

/** Enters the first round from an index on that has anything to do; without one, the loop is over. */
export async function enterRound(run: LiveRun, foreach: StepRecord, from: number): Promise<readonly Answered[]> {
  const { step, flow } = run.tools.flows.placeOf(foreach.runPath)
  invariant(step.kind === 'foreach', 'only a foreach has rounds')
  const { keys } = await inputsOf(run, foreach)
  let body = ''
  for (let index: number | undefined = from; index !== undefined; index = await roundAfter(run, foreach, step, flow, body)) {
    body = roundNameAt(index, keys)
    const answered = await goOn(run, foreach, body, 0)
    if (!isOver(answered)) return answered
  }
  return [{ type: 'bodyMoves', container: foreach.ref, body, next: { kind: 'ended' } }]
}
