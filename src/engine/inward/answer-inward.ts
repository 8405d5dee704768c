import { invariant } from '../../base/never.ts'
import { roundName } from '../../core/path/instance-ref.ts'
import type { InwardEffect } from '../../machine/effect.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'
import { accountRest, enterStep } from './enter-step.ts'
import { exitStep } from './exit-step.ts'
import { finishRun } from './finish-run.ts'
import { popFrame, pushFrame } from './frames.ts'
import { intend } from './intend.ts'
import { judge, probe } from './judge.ts'

/** Answers an effect from what is known: the events that follow from it. */
export async function answerInward(run: LiveRun, ref: InstanceRef, effect: InwardEffect): Promise<readonly EventDraft[]> {
  if (ref === '') return answerFlow(run, effect)
  const record = run.open(ref)
  invariant(record !== undefined, `${effect.type} of ${ref}: it is not open`)
  switch (effect.type) {
    case 'continueBody': return continueBody(run, record, effect)
    case 'skipBranch': return accountRest(run, record, effect.body, record.bodies?.[effect.body]?.exited ?? 0, 'skipped')
    case 'enterRound': return enterRound(run, record)
    case 'pushFrame': return pushFrame(run, record)
    case 'popFrame': return popFrame(run, record)
    case 'probe': return probe(run, record)
    case 'intend': return intend(run, record, effect.chainIndex)
    case 'scheduleRetry': return [{
      type: 'retryScheduled', runPath: record.runPath,
      payload: { attempt: effect.attempt, dueAtMs: run.tools.ambient.now() + effect.delayMs, why: effect.why },
    }]
    case 'judge': return judge(run, record)
    case 'exit': return exitStep(run, record)
    default: throw new Error(`${effect.type} is not asked of a step`)
  }
}

async function answerFlow(run: LiveRun, effect: InwardEffect): Promise<readonly EventDraft[]> {
  if (effect.type === 'finishRun') return finishRun(run)
  invariant(effect.type === 'continueBody', `${effect.type} is not asked of the flow`)
  return continueBody(run, undefined, effect)
}

function continueBody(
  run: LiveRun, container: StepRecord | undefined, effect: Extract<InwardEffect, { type: 'continueBody' }>,
): Promise<readonly EventDraft[]> {
  const { next, body } = effect
  invariant(next.kind === 'enter' || next.kind === 'block', 'the body goes on')
  return next.kind === 'enter' ? enterStep(run, container, body, next.index) : accountRest(run, container, body, next.from, 'blocked')
}

async function enterRound(run: LiveRun, foreach: StepRecord): Promise<readonly EventDraft[]> {
  const index = foreach.ended?.count ?? 0
  const { keys } = await inputsOf(run, foreach)
  const key = keys === undefined ? undefined : (keys as readonly string[])[index]
  return enterStep(run, foreach, roundName(key === undefined ? { index } : { key }), 0)
}
