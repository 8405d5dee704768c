import type { AlignClass, Cause, FateKind } from '../../model/alignment.ts'
import type { BusyReason } from '../../model/retry.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { ErrorClass, Outcome, PlanWord, StepState, Terminal } from '../../model/vocabulary.ts'

// What the closed words mean to somebody who has not read the documentation. No rule code is ever printed alone.

export const PLAN_WORD_TEXT: Readonly<Record<PlanWord, string>> = {
  keep: 'kept as it is', rejudge: 'judged again, not run', remap: 'its output is mapped again, not run', run: 'runs',
  rerun: 'runs again', skip: 'skipped', ask: 'asks a person',
}

const CAUSE_TEXT: Readonly<Record<Cause, string>> = {
  mutatingReexec: 'you changed it and it already happened',
  positionalReplay: 'comes after a step that runs again',
  orderInvalidated: 'ran in another order',
  frontierUnknown: 'may already have happened',
  sameEffect: 'looks like a step that already happened',
  effectChanged: 'it was changed',
  judgeChanged: 'its expectations were changed',
  projectChanged: 'its outputs mapping was changed',
  paramChanged: 'a parameter changed',
  valueChanged: 'a value it reads changed',
  valueUnknown: 'decided when its inputs are known',
  policyChanged: 'the rules of the flow for verdicts were changed',
  forced: 'named with --force-reexecute',
  retried: 'a person retries it',
  preflightChanged: 'only its entry check changed',
  decidesTheSame: 'changed, and decides the same',
  adoptedAcrossChange: 'kept although it changed',
  notFinished: 'not finished yet',
  blocked: 'was held back',
  orphaned: 'no longer in the flow',
  unprobed: 'nothing was checked first',
  finallyOver: 'the end of the flow is not repeated',
  adopted: 'kept on your word',
  landedInParent: 'already happened in the run this one was forked from',
  completedIncomplete: 'accepted although unfinished',
  sourceChanged: 'a file it reads changed',
  artifactLost: 'a file it made is lost',
}

/**
 * A cause in plain words.
 * @param like for `sameEffect`: the instance whose effect it looks like
 */
export function causeText(cause: Cause, like?: string): string {
  return cause === 'sameEffect' && like !== undefined ? `looks like \`${like}\`, which already happened` : CAUSE_TEXT[cause]
}

const NO_EFFECT_TWICE = 'what may not be repeated and has happened, or may have, is not done again without a person\'s word'

/** The rule behind a cause, in a sentence. */
export const RULE_TEXT: Readonly<Record<Cause, string>> = {
  mutatingReexec: NO_EFFECT_TWICE,
  positionalReplay: `what comes after a step that runs again runs again too, and ${NO_EFFECT_TWICE}`,
  orderInvalidated: 'what depends on another step is kept only if it ran after it',
  frontierUnknown: NO_EFFECT_TWICE,
  sameEffect: 'moving, renaming or wrapping a step does not undo what it did',
  effectChanged: 'a step that does something else now runs again',
  judgeChanged: 'new expectations are held against what was recorded; nothing is sent',
  projectChanged: 'a new mapping is applied to the recorded result; nothing is sent',
  paramChanged: 'what reads a parameter that changed runs again',
  valueChanged: 'what reads a value that changed runs again',
  valueUnknown: 'a value that only a step of this resume gives decides, when it is there',
  policyChanged: 'new rules are held against what was recorded; nothing is sent',
  forced: 'what is named with --force-reexecute runs again, if no gate holds it',
  retried: 'a retry is one attempt beside the automatic ones, if no gate holds it',
  preflightChanged: 'an entry check concerns only what is still to run',
  decidesTheSame: 'a condition or a list that gives what it gave changes nothing',
  adoptedAcrossChange: 'a person keeps what happened, with a reason that is recorded',
  notFinished: 'what had not finished goes on, or runs',
  blocked: 'what was held back never ran',
  orphaned: 'what the flow no longer has stays recorded; its effect is not undone',
  unprobed: 'a step without an entry check acts at once',
  finallyOver: 'what cleans up at the end has done so, and is not repeated for a step that comes later',
  adopted: 'a person keeps what happened, with a reason that is recorded',
  landedInParent: NO_EFFECT_TWICE,
  completedIncomplete: 'its flow accepts unfinished work, with a verdict that says so',
  sourceChanged: 'what reads a file runs again when the file changed and no later step of the run captured it so',
  artifactLost: 'a file that is neither there nor in the store can only be made again',
}

/** What an alignment found of an instance. */
export const CLASS_TEXT: Readonly<Record<AlignClass, string>> = {
  clean: 'it is what the run did',
  judgeDirty: 'it does the same and is judged otherwise',
  projectDirty: 'it does the same and gives its outputs otherwise',
  effectDirty: 'it is not what the run did',
  new: 'the run has nothing of it that could be kept',
  orphaned: 'the run did it, the flow no longer has it',
}

type Fated = Readonly<Record<Exclude<FateKind, 'notAsked'>, string>>

/** What became of an open dispatch. */
export const FATE_TEXT: Fated = {
  completed: 'it ended', leftNothing: 'it ended and left nothing', running: 'it is still running', neverDispatched: 'it never began',
  startedNoTerminal: 'its end is not known', logUnavailable: 'nothing is known of it',
}

const UNKNOWN_END = 'a person is asked, unless repeating it does no harm'
const NEEDS_A_WORD = 'it needs a person\'s word before it runs again'

/** What follows from that, for a step that is as it was. */
export const FATE_OF_SAME: Fated = {
  completed: 'its result is taken', leftNothing: 'its result is taken', running: 'it is waited for', neverDispatched: 'it is sent',
  startedNoTerminal: UNKNOWN_END, logUnavailable: UNKNOWN_END,
}

/** The same for a step that was changed. */
export const FATE_OF_CHANGED: Fated = {
  completed: NEEDS_A_WORD, leftNothing: 'it runs as it is now', running: 'it is waited for, before anything else runs',
  neverDispatched: 'it runs as it is now', startedNoTerminal: NEEDS_A_WORD, logUnavailable: NEEDS_A_WORD,
}

export const OUTCOME_TEXT: Readonly<Record<Outcome | 'running', string>> = {
  running: 'running', passed: 'passed', failed: 'failed', unknown: 'unknown', unverified: 'unverified', suspended: 'suspended',
  awaitingHuman: 'waiting for a person', blocked: 'blocked', gated: 'gated', aborted: 'aborted',
}

export const STATE_TEXT: Readonly<Record<StepState, string>> = {
  pending: 'not ready', ready: 'ready', probing: 'entry check', acting: 'running', settling: 'settling', observing: 'observing',
  asserting: 'checking', judged: 'judged', skipped: 'skipped', blocked: 'blocked', drifted: 'drifted', awaitingHuman: 'waits for a person',
  awaitingTimer: 'waits', awaitingRetry: 'waits to retry', suspended: 'suspended', aborted: 'aborted',
}

export const TERMINAL_TEXT: Readonly<Record<Terminal, string>> = {
  succeeded: 'done', failed: 'failed', cancelled: 'cancelled', timedOut: 'timed out', uncertain: 'no certain end',
}

export const ERROR_TEXT: Readonly<Record<ErrorClass, string>> = {
  capability_drift: 'the provider is not what the flow was bound to', bind_arguments_invalid: 'its arguments do not fit',
  action_failed_retryable: 'failed, could be tried again', action_failed_final: 'failed', action_timed_out: 'timed out',
  action_cancelled: 'cancelled', target_stale: 'its target was gone', transport_lost: 'the connection was lost',
  session_degraded: 'the session was damaged',
}

/** For what a retry by hand would have to wait. */
export const BUSY_TEXT: Readonly<Record<BusyReason, string>> = {
  step_running: 'other dispatches are under way, and an extra attempt needs a quiet run', queued: 'it waits for a slot already',
  continuation_pending: 'it is about to go on with partial work', moving: 'a process is taking the run up', no_slot: 'every slot is taken',
  retry_in_flight: 'a retry of it is under way',
}

type Suspension = Pick<EventPayload<'runSuspended'>, 'reason' | 'signal' | 'refs' | 'message'>

const named = (refs: readonly string[] = [], otherwise: string): string => (refs.length === 0 ? otherwise : refs.join(', '))

const SUSPENSION_TEXT: Readonly<Record<Suspension['reason'], (suspension: Suspension) => string>> = {
  stop: () => 'stopped on request',
  signal: ({ signal }) => `stopped by ${signal ?? 'a signal'}`,
  stopAt: ({ refs }) => `stopped before ${named(refs, 'the step named')}, as asked`,
  stopAfter: ({ refs }) => `stopped after ${named(refs, 'the step named')}, as asked`,
  blocked: ({ refs }) => `${named(refs, 'a step')} is blocked: its entry check does not hold`,
  awaitingHuman: ({ refs }) => `${named(refs, 'a step')} waits for a person`,
  awaitingTimer: ({ refs }) => `${named(refs, 'a step')} waits for its time`,
  gated: ({ refs }) => `${named(refs, 'a step')} would repeat an effect`,
  transportLost: ({ refs }) => `the connection was lost while ${named(refs, 'a step')} was under way`,
  suspendAfter: () => 'its time for this segment was up',
  retry: ({ refs }) => `a person retries ${named(refs, 'a step')}`,
  leftRunning: ({ refs }) => `${named(refs, 'a command')} was still running and was left to finish`,
}

/** Why a run suspended, in plain words: the log's own where it names nothing that could be told better. */
export function suspensionText(suspension: Suspension): string {
  const { reason, message, refs, signal } = suspension
  const text = SUSPENSION_TEXT[reason](suspension)
  // The question itself is told where questions are.
  if (message === undefined || reason === 'awaitingHuman') return text
  return refs === undefined && signal === undefined ? message : `${text} (${message})`
}
