import type { SessionEffect } from './session-effect.ts'
import type { SessionState } from './session-state.ts'

/** A section under way: what has become of the state, and what is asked for so far. It never outlives one event. */
export interface Section { state: SessionState; readonly effects: SessionEffect[] }

export function change(section: Section, changes: Partial<SessionState>): void {
  section.state = { ...section.state, ...changes }
}

export const ask = (section: Section, ...effects: readonly SessionEffect[]): void => void section.effects.push(...effects)

/** The process of this generation exists: it runs, or its end is being settled. */
export const isPresent = ({ stage }: SessionState, generation: number): boolean =>
  (stage.at === 'live' || stage.at === 'exiting') && stage.generation === generation

/** Its standard input is open, and nobody is about to end it. */
export const canWrite = ({ stage }: SessionState): boolean => stage.at === 'live' && stage.ending === undefined

/** A stop was asked for and its process is not gone yet. */
export const isStopping = ({ stage }: SessionState): boolean =>
  stage.at === 'launching' ? stage.stopped : (stage.at === 'live' || stage.at === 'exiting') && stage.ending === 'stop'

/** The lines of what a retry was to replace: it comes to nothing. */
export function writeOwedLines(section: Section): void {
  ask(section, ...section.state.owedLines.map((line) => ({ type: 'persistLine', line }) as const))
  change(section, { owedLines: [] })
}

export function showReconnecting(section: Section): void {
  if (section.state.reconnecting) return
  change(section, { reconnecting: true })
  ask(section, { type: 'notice', kind: 'reconnecting', state: 'shown' })
}

export function resolveReconnecting(section: Section): void {
  if (!section.state.reconnecting) return
  change(section, { reconnecting: false })
  ask(section, { type: 'notice', kind: 'reconnecting', state: 'resolved' })
}
