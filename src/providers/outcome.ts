import type { Json } from '../base/json.ts'
import type { EffectFact, ErrorClass } from '../model/vocabulary.ts'
import type { ActionOutcome } from '../ports/provider.ts'

/** Shared by every copy of this package in a process: a provider may have been built against another. */
const OUTCOME = Symbol.for('flowir-runner.outcome')

const branded = (outcome: ActionOutcome): ActionOutcome => Object.defineProperty(outcome, OUTCOME, { value: true })

/** Made by one of the functions of this file, and not a plain value that looks alike. */
export const isOutcome = (value: unknown): value is ActionOutcome =>
  typeof value === 'object' && value !== null && OUTCOME in value

const withEffect = (effect: EffectFact | undefined): { effect?: EffectFact } => effect === undefined ? {} : { effect }

/** The action did what it should; `output` becomes the step's raw result. */
export const succeeded = (output?: Json): ActionOutcome =>
  branded({ terminal: 'succeeded', effect: 'landed', ...(output === undefined ? {} : { output }) })

/**
 * The action did not do what it should. Say `effect` only when it is known: `none` when nothing left this machine, `landed` when
 * the world changed all the same; left out it counts as unknown, and a mutating step is then not repeated unasked.
 * @example return failed('action_failed_retryable', 'the queue is full', 'none')
 */
export const failed = (errorClass: ErrorClass, message: string, effect?: EffectFact): ActionOutcome =>
  branded({ terminal: 'failed', errorClass, message, ...withEffect(effect) })

/** The action stopped because it was asked to. */
export const cancelled = (message: string, effect: EffectFact = 'unknown'): ActionOutcome =>
  branded({ terminal: 'cancelled', message, effect })

/** The action was ended because its time was over. */
export const timedOut = (message: string, effect: EffectFact = 'unknown'): ActionOutcome =>
  branded({ terminal: 'timedOut', message, effect })
