import { canonicalJson, checkGivenJson, isJsonObject, NotJsonError, type Json } from '../base/json.ts'
import { EFFECT_FACTS, ERROR_CLASSES, TERMINALS } from '../model/vocabulary.ts'
import { isFault } from '../model/fault.ts'
import { ProviderError, type ActionOutcome, type Observation } from '../ports/provider.ts'

// What crosses from a provider is checked here once: nothing unreadable reaches the log, and every exception has one meaning.

/** How a dispatch came back. */
export type Dispatched =
  | { readonly kind: 'settled'; readonly outcome: ActionOutcome }
  /** No terminal is known and the session is gone: the intent stays pending. */
  | { readonly kind: 'lost'; readonly message: string }
  /** It threw, or the watchdog gave up waiting: nobody knows how it ended. */
  | { readonly kind: 'uncertain'; readonly message: string }

export async function guardDispatch(execute: () => Promise<ActionOutcome>): Promise<Dispatched> {
  try {
    const outcome = readable(await execute())
    const misfit = misfitOf(outcome)
    return misfit === undefined ? { kind: 'settled', outcome } : {
      kind: 'uncertain', message: `the provider's outcome cannot be recorded: ${misfit}`,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isFault(error, 'provider.secret-missing')) return notSent(message)
    const lost = error instanceof ProviderError && error.errorClass === 'transport_lost'
    return { kind: lost ? 'lost' : 'uncertain', message }
  }
}

const TERMINALS_OF_PROVIDERS: readonly unknown[] = TERMINALS.filter((terminal) => terminal !== 'uncertain')
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'
const isInstant = (value: unknown): boolean => value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0)
const isOffer = (value: unknown): boolean =>
  isJsonObject(value) && typeof value.ref === 'string' && typeof value.name === 'string' && typeof value.mediaType === 'string'

/** What of an outcome is not of the port's shape. Adapters are not all written in TypeScript. */
function misfitOf(outcome: ActionOutcome): string | undefined {
  const rows: readonly (readonly [string, boolean])[] = [
    ['terminal', TERMINALS_OF_PROVIDERS.includes(outcome.terminal)], ['message', isText(outcome.message)],
    ['effect', outcome.effect === undefined || EFFECT_FACTS.includes(outcome.effect)],
    ['errorClass', outcome.terminal !== 'failed' || ERROR_CLASSES.includes(outcome.errorClass)],
    ['startedAtMs', isInstant(outcome.startedAtMs)], ['endedAtMs', isInstant(outcome.endedAtMs)],
    ['evidence', outcome.evidence === undefined || (Array.isArray(outcome.evidence) && outcome.evidence.every(isOffer))],
  ]
  return rows.find(([, fits]) => !fits)?.[0]
}

/** A secret is resolved before anything is sent. */
const notSent = (message: string): Dispatched =>
  ({ kind: 'settled', outcome: { terminal: 'failed', errorClass: 'action_failed_final', effect: 'none', message } })

function readable(outcome: ActionOutcome): ActionOutcome {
  try {
    if (outcome.output !== undefined) checkGivenJson(outcome.output)
    return outcome
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error
    const { output: _unreadable, ...rest } = outcome
    return {
      ...rest, terminal: 'failed', errorClass: 'action_failed_final',
      effect: outcome.terminal === 'succeeded' ? 'landed' : outcome.effect ?? 'unknown',
      message: `the provider's result cannot be stored: ${error.message}`,
    }
  }
}

const finite = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value)

/** An observation, or the reason for having none, as gaps. */
export async function guardObservation(observe: () => Promise<Observation>, wants: readonly string[]): Promise<Observation> {
  try {
    const seen = await observe()
    if (seen.viewport !== undefined && !Object.values(seen.viewport).every(finite)) return blindTo(wants, 'observation_viewport_invalid')
    canonicalJson({ ...seen.uiTree === undefined ? {} : { uiTree: seen.uiTree }, ...seen.dom === undefined ? {} : { dom: seen.dom } })
    return seen
  } catch (error) {
    return blindTo(wants, error instanceof Error ? error.message : String(error))
  }
}

const blindTo = (wants: readonly string[], reason: string): Observation => ({ gaps: wants.map((name) => ({ name, reason })) })
