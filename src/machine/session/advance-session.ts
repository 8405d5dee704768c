import type { SessionEffect } from './session-effect.ts'
import type { SessionEvent } from './session-event.ts'
import type { SessionState } from './session-state.ts'

export interface SessionStep { readonly state: SessionState; readonly effects: readonly SessionEffect[] }

/**
 * One section of the message coordinator: what a session makes of an event. The driver performs the effects in order, without waiting
 * between them, and reports what came of those that have an answer as events of their own.
 * @example
 * const { state, effects } = advanceSession(sessionAt({ config, graceMs: 5_000 }), { type: 'messageReceived', ticket: 'a', json: '{}' })
 */
export function advanceSession(state: SessionState, event: SessionEvent): SessionStep {
  throw new Error(`${event.type} is not there yet in ${state.stage.at}`)
}
