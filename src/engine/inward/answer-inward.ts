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

type Effect<T extends InwardEffect['type']> = Extract<InwardEffect, { readonly type: T }>
type Answer<T extends InwardEffect['type']> =
  (run: LiveRun, record: StepRecord, effect: Effect<T>) => readonly EventDraft[] | Promise<readonly EventDraft[]>

const ANSWERS: { readonly [T in Exclude<InwardEffect['type'], 'finishRun' | 'resumeBody'>]: Answer<T> } = {
  continueBody,
  skipBranch: (run, record, { body }) => accountRest(run, record, body, record.bodies?.[body]?.exited ?? 0, 'skipped'),
  enterRound, pushFrame, popFrame, probe, judge, exit: (run, record) => exitStep(run, record),
  intend: (run, record, { chainIndex }) => intend(run, record, chainIndex),
  scheduleRetry: (run, { runPath }, { attempt, delayMs, why }) =>
    [{ type: 'retryScheduled', runPath, payload: { attempt, dueAtMs: run.tools.ambient.now() + delayMs, why } }],
}

/** Answers an effect from what is known: the events that follow from it. */
export async function answerInward(run: LiveRun, ref: InstanceRef, effect: InwardEffect): Promise<readonly EventDraft[]> {
  if (effect.type === 'finishRun') return finishRun(run)
  if (ref === '' && effect.type === 'continueBody') return continueBody(run, undefined, effect)
  const record = run.open(ref)
  invariant(record !== undefined && effect.type !== 'resumeBody', `${effect.type} of "${ref}" cannot be answered`)
  return (ANSWERS[effect.type] as Answer<InwardEffect['type']>)(run, record, effect)
}

async function continueBody(
  run: LiveRun, container: StepRecord | undefined, { next, body }: Effect<'continueBody'>,
): Promise<readonly EventDraft[]> {
  invariant(next.kind === 'enter' || next.kind === 'block', 'the body goes on')
  return next.kind === 'enter' ? enterStep(run, container, body, next.index) : accountRest(run, container, body, next.from, 'blocked')
}

async function enterRound(run: LiveRun, foreach: StepRecord, { index }: Effect<'enterRound'>): Promise<readonly EventDraft[]> {
  const { keys } = await inputsOf(run, foreach)
  const key = keys === undefined ? undefined : (keys as readonly string[])[index]
  return enterStep(run, foreach, roundName(key === undefined ? { index } : { key }), 0)
}
