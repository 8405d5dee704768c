import type { Json, JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { previousOf } from '../../core/continuation/previous-of.ts'
import { lastAttempt } from '../../core/fold/ledger.ts'
import type { StepVerdict } from '../../core/judge/fold-verdict.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep } from '../../model/flow.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'
import { stepInputs } from './step-inputs.ts'

/**
 * The inputs of the coming dispatch: those of its entry; with something left by an earlier run, its arguments evaluated anew, once for all
 * dispatches of a group at the same position. What cannot be evaluated is judged.
 */
export async function dispatchInputs(
  run: LiveRun, step: ActionStep, record: StepRecord, chainIndex: number,
): Promise<Result<JsonObject, StepVerdict>> {
  const inputs = await inputsOf(run, record)
  const previous = previousOf(record)
  if (previous === undefined) return ok(inputs)
  const own = lastAttempt(record)
  if (own?.chainIndex === chainIndex && own.seq >= previous.seq) {
    return ok({ ...inputs, args: withOne(inputs, chainIndex, await run.values.load(own.args)) })
  }
  const { flow } = run.tools.flows.placeOf(record.runPath)
  const anew = await stepInputs(run, step, flow, record.runPath)
  if (anew.ok) return ok({ ...inputs, args: anew.value['args'] ?? [] })
  return err({ verdict: 'fail', reason: `${anew.error.errorClass}: ${anew.error.message}`, unfinished: 'stopped' })
}

const withOne = ({ args }: JsonObject, at: number, value: Json): readonly Json[] =>
  (Array.isArray(args) ? args as readonly Json[] : []).map((each, index) => (index === at ? value : each))
