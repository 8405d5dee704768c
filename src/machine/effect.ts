import type { BodyNext } from '../core/step/body-next.ts'

// What a machine asks for, as data. The closed union; the engine answers the first group inside the turn and performs the second.

/** Answered inside the turn by events, from what is already known. */
export type InwardEffect =
  /** Enter the next step of a body, or block the rest of it. */
  | { readonly type: 'continueBody'; readonly body: string; readonly next: BodyNext }
  /** Account an untaken branch, step by step. */
  | { readonly type: 'skipBranch'; readonly body: string }
  /** Open the next of bodies that run side by side; `left`: the one that is over now. */
  | { readonly type: 'openBodies'; readonly left?: string }
  /** Go on where the records of its bodies' steps end. */
  | { readonly type: 'resumeBody' }
  /** Begin the body, or the `finally`, of the flow that repairs. */
  | { readonly type: 'openRepair'; readonly phase?: 'finally' }
  | { readonly type: 'pushFrame' }
  | { readonly type: 'popFrame' }
  /** Judge the entry check over what was observed for it. */
  | { readonly type: 'probe' }
  | { readonly type: 'intend'; readonly chainIndex: number }
  | { readonly type: 'scheduleRetry'; readonly attempt: number; readonly delayMs: number; readonly why: string }
  /** Write down until when a wait waits; and that its time has come. */
  | { readonly type: 'scheduleWait' }
  | { readonly type: 'fireTimer' }
  /** Go on with unfinished work. */
  | { readonly type: 'triggerContinuation' }
  | { readonly type: 'judge' }
  | { readonly type: 'exit' }
  /** Do what a person ruled of a dispatch whose end nobody knows. */
  | { readonly type: 'rule' }
  /** Ask a person what the step asks. */
  | { readonly type: 'ask' }
  /** Nobody answered in time. */
  | { readonly type: 'timeOut' }
  /** What is asked has changed. */
  | { readonly type: 'withdraw' }
  /** Ask the handlers what is to become of a step that did not pass, or do what one of them does; else let it go. */
  | { readonly type: 'handle' }
  /** Close the span and those around it: a person ended the run. */
  | { readonly type: 'abortSpan' }
  | { readonly type: 'finishRun' }

/** Performed outside, after the commit that asked for it. Each brings one answer back. */
export type OutwardEffect =
  | { readonly type: 'dispatchAction'; readonly callId: string }
  /** `probe`: for the entry check; `judge`: for the assertions. */
  | { readonly type: 'observeWorld'; readonly purpose: 'probe' | 'judge' }
  /** Copy what the provider offers, and ask the vision verifier where a chain has come to it. */
  | { readonly type: 'gatherMaterial' }
  /** Keep the files that the dispatch made. */
  | { readonly type: 'captureArtifacts' }
  | { readonly type: 'armTimer'; readonly dueAtMs: number }
  /** Wait for a dispatch that another process began and that still runs. */
  | { readonly type: 'attachCall'; readonly callId: string }
  /** Nothing of this instance can move on before somebody or something outside does. */
  | { readonly type: 'rest'; readonly because: 'drifted' | 'held' | 'asked' }

export type Effect = InwardEffect | OutwardEffect
export type EffectType = Effect['type']

const OUTWARD: ReadonlySet<EffectType> = new Set([
  'dispatchAction', 'captureArtifacts', 'observeWorld', 'gatherMaterial', 'armTimer', 'attachCall', 'rest',
])
export const isOutward = (effect: Effect): effect is OutwardEffect => OUTWARD.has(effect.type)
