// The closed vocabularies: plain data, safe to load anywhere. Schemas and types are derived from these lists.

export const STEP_KINDS = ['action', 'assert', 'call', 'human', 'if', 'foreach', 'let', 'parallel', 'wait'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const EFFECT_CLASSES = ['mutating', 'readonly'] as const
export type EffectClass = (typeof EFFECT_CLASSES)[number]

export const VERDICTS = ['pass', 'fail', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

/** How a dispatch ended. */
export const TERMINALS = ['succeeded', 'failed', 'cancelled', 'timedOut', 'uncertain'] as const
export type Terminal = (typeof TERMINALS)[number]

/** What a dispatch did to the world. */
export const EFFECT_FACTS = ['none', 'landed', 'unknown'] as const
export type EffectFact = (typeof EFFECT_FACTS)[number]

/** Facts about the world's errors; never exceptions. */
export const ERROR_CLASSES = [
  'capability_drift', 'bind_arguments_invalid', 'action_failed_retryable', 'action_failed_final', 'action_timed_out',
  'action_cancelled', 'target_stale', 'transport_lost', 'session_degraded',
] as const
export type ErrorClass = (typeof ERROR_CLASSES)[number]

export const ACT_CHANNELS = ['dom', 'uiTree', 'coordinate'] as const
export type ActChannel = (typeof ACT_CHANNELS)[number]

export const VERIFY_CHANNELS = ['dom', 'uiTree', 'vision'] as const
export type VerifyChannel = (typeof VERIFY_CHANNELS)[number]

export const HOOKS = ['onFail', 'onUnknown', 'onError', 'onResumeDrift'] as const
export type Hook = (typeof HOOKS)[number]

export const VERDICT_POLICIES = ['standard', 'strict'] as const
export type VerdictPolicy = (typeof VERDICT_POLICIES)[number]

/** States of an instance, as folded from the log and as held by its machine. */
export const STEP_STATES = [
  'pending', 'ready', 'probing', 'acting', 'settling', 'observing', 'asserting', 'judged', 'skipped', 'blocked', 'drifted',
  'awaitingHuman', 'awaitingTimer', 'awaitingRetry', 'suspended', 'aborted',
] as const
export type StepState = (typeof STEP_STATES)[number]

/** States that end a span: the instance will not move again in this entry. */
export const EXIT_STATES = ['judged', 'skipped', 'blocked', 'aborted'] as const

/** How a run stands or ended. */
export const OUTCOMES = ['passed', 'failed', 'unknown', 'unverified', 'suspended', 'awaitingHuman', 'blocked', 'gated', 'aborted'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a plan, a report or a resume does with an instance: the same seven words everywhere. */
export const PLAN_WORDS = ['keep', 'rejudge', 'remap', 'run', 'rerun', 'skip', 'ask'] as const
export type PlanWord = (typeof PLAN_WORDS)[number]

/** Functions of FlowIR 1, with their fixed number of arguments (`null`: any number from one). */
export const PURE_FUNCTIONS_1 = ['eq', 'ne', 'not', 'and', 'or', 'concat', 'len', 'coalesce', 'jsonPath', 'regexMatch'] as const

export const PURE_FUNCTIONS = [
  ...PURE_FUNCTIONS_1,
  'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'lower', 'upper', 'trim', 'split', 'join', 'replace', 'slice',
  'toJson', 'fromJson', 'toString', 'toNumber', 'keys', 'values', 'get', 'if', 'match', 'hash', 'list', 'object', 'product',
  'flatten', 'range',
] as const
export type PureFunction = (typeof PURE_FUNCTIONS)[number]

/** Largest canonical text of a value kept inline in an event, in bytes. */
export const INLINE_LIMIT = 16 * 1024

/** Version of the event payloads written by this software (`v`). */
export const EVENT_VERSION = 1

/** How strictly a policy holds a repetition, the strictest first. */
export const REEXECUTE = ['never', 'withReason'] as const
export type Reexecute = (typeof REEXECUTE)[number]
