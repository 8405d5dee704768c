import { invariant } from '../../base/never.ts'
import type { InwardEffect } from '../../machine/effect.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { progressOf } from '../tallies.ts'
import { abortSpan } from './abort-span.ts'
import { ask, timeOut, withdraw } from './ask.ts'
import type { Answered } from './answered.ts'
import { bodyOf } from './body-steps.ts'
import { continueWork } from './continue-work.ts'
import { accountRest } from './enter-step.ts'
import { exitStep } from './exit-step.ts'
import { finishRun } from './finish-run.ts'
import { popFrame, pushFrame } from './frames.ts'
import { blockRest, goOn } from './go-on.ts'
import { handle, openRepair } from './handle.ts'
import { holdBack, isHeldBack } from './hold-back.ts'
import { intend } from './intend.ts'
import { judge, probe } from './judge.ts'
import { openBodies } from './open-bodies.ts'
import { resumeBody } from './resume-body.ts'
import { rule } from './rule.ts'
import { fireTimer, scheduleWait } from './wait.ts'

type Effect<T extends InwardEffect['type']> = Extract<InwardEffect, { readonly type: T }>
type Answer<T extends InwardEffect['type']> =
  (run: LiveRun, record: StepRecord, effect: Effect<T>) => readonly Answered[] | Promise<readonly Answered[]>

const ANSWERS: { readonly [T in Exclude<InwardEffect['type'], 'finishRun'>]: Answer<T> } = {
  continueBody, skipBranch, openBodies: (run, record, { left }) => openBodies(run, record, left), resumeBody,
  pushFrame, popFrame, scheduleWait, fireTimer,
  triggerContinuation: continueWork,
  probe, judge, exit: (run, record) => exitStep(run, record), rule, abortSpan, ask, timeOut, withdraw, handle,
  intend: (run, record, { chainIndex }) => (isHeldBack(run, record) ? holdBack(run, record) : intend(run, record, chainIndex)),
  openRepair: (run, record, { phase }) => openRepair(run, record, phase),
  scheduleRetry: ({ tools: { ambient } }, { runPath }, { attempt, delayMs, why }) => [{
    type: 'retryScheduled', runPath, payload: {
      attempt, dueAtMs: Math.ceil(ambient.now() + delayMs), why, promptId: ambient.newId(),
    },
  }],
}

/** Answers an effect from what is known: what follows from it. */
export async function answerInward(run: LiveRun, ref: InstanceRef, effect: InwardEffect): Promise<readonly Answered[]> {
  if (effect.type === 'finishRun') return finishRun(run)
  if (ref === '' && effect.type === 'continueBody') return continueBody(run, undefined, effect)
  if (ref === '' && effect.type === 'resumeBody') return resumeBody(run, undefined)
  const record = run.open(ref)
  invariant(record !== undefined, `${effect.type} of "${ref}" cannot be answered`)
  return (ANSWERS[effect.type] as Answer<InwardEffect['type']>)(run, record, effect)
}

async function continueBody(
  run: LiveRun, container: StepRecord | undefined, { next, body }: Effect<'continueBody'>,
): Promise<readonly Answered[]> {
  invariant(next.kind === 'enter' || next.kind === 'block', 'the body goes on')
  return next.kind === 'enter' ? goOn(run, container, body, next.index) : blockRest(run, container, body, next.from)
}

async function skipBranch(run: LiveRun, record: StepRecord, { body }: Effect<'skipBranch'>): Promise<readonly Answered[]> {
  return (await accountRest(run, await bodyOf(run, record, body), progressOf(run, record, body)?.exited ?? 0, 'skipped')).drafts
}
