import { noteUnwritten, noteWritten } from './drain-queue.ts'
import { killLate } from './end-process.ts'
import { noteNotStarted, noteStarted } from './launch.ts'
import { noteRejected, readFrame, takeVerdict } from './read-frame.ts'
import { changeConfig, clearSession, replaceIdle } from './restart-session.ts'
import { ask, canWrite, change, type Section } from './section.ts'
import type { SessionEffect } from './session-effect.ts'
import type { ProcessFact, SessionEvent, SessionRequest } from './session-event.ts'
import type { SessionState } from './session-state.ts'
import { noteExit, noteReaderEnded, settleAfterSend } from './settle-exit.ts'
import { stopSession } from './stop-session.ts'
import { openAhead, takeMessage } from './take-message.ts'
import { noteSearched } from './take-retry.ts'

export interface SessionStep { readonly state: SessionState; readonly effects: readonly SessionEffect[] }

type Handlers<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (section: Section, event: Extract<E, { readonly type: T }>) => void
}

const HANDLERS: Handlers<SessionRequest> & Handlers<ProcessFact> = {
  messageReceived: (section, { ticket, json }) => takeMessage(section, ticket, json),
  openRequested: openAhead,
  stopRequested: (section, { final }) => stopSession(section, final),
  configChanged: (section, { config }) => changeConfig(section, config),
  sessionCleared: clearSession,
  chainHeadFound: (section, { sid, reachable }) => change(section, { chainHead: { sid, reachable } }),
  processStarted: (section, { generation }) => noteStarted(section, generation),
  launchFailed: (section, { generation, message }) => noteNotStarted(section, generation, 'launchFailed', message),
  launchRefused: (section, { generation, sid, why }) =>
    noteNotStarted(section, generation, why, `the session ${sid} is open somewhere else`),
  lineWritten(section, { generation, seq }) {
    noteWritten(section, generation, seq)
    settleAfterSend(section, generation, false)
  },
  writeFailed(section, { generation, seq }) {
    noteUnwritten(section, generation, seq)
    settleAfterSend(section, generation, false)
  },
  frameRead: readFrame,
  resumeRejected: (section, { generation, sid }) => noteRejected(section, generation, sid),
  exitSeen: (section, { generation }) => noteExit(section, generation),
  readerEnded: (section, { generation, which }) => noteReaderEnded(section, generation, which),
  sendWaitEnded: (section, { generation }) => settleAfterSend(section, generation, true),
  deadlinePassed: (section, { generation }) => killLate(section, generation),
  verdictTimedOut: (section, { generation }) => takeVerdict(section, generation),
  recoverySearched: (section, { generation, candidate }) => noteSearched(section, generation, candidate),
}

/** What a process that takes input does. */
function doing(state: SessionState): 'running' | 'idle' | undefined {
  if (!canWrite(state)) return undefined
  return state.turns.length > 0 || state.sending !== undefined || state.queue.length > 0 ? 'running' : 'idle'
}

/**
 * One section of the message coordinator: what a session makes of an event. The driver performs the effects in order, without waiting
 * between them, and reports what came of those that have an answer as events of their own. What changes nothing leaves the state the same
 * object.
 * @example
 * const { state, effects } = advanceSession(sessionAt({ config, graceMs: 5_000 }), { type: 'messageReceived', ticket: 'a', json: '{}' })
 */
export function advanceSession(state: SessionState, event: SessionEvent): SessionStep {
  const section: Section = { state, effects: [] }
  const handle = HANDLERS[event.type] as (section: Section, event: SessionEvent) => void
  handle(section, event)
  replaceIdle(section)
  const now = doing(section.state)
  if (now !== undefined && now !== doing(state)) ask(section, { type: 'publishStatus', status: now })
  return { state: section.state, effects: section.effects }
}
