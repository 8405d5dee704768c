import { noteWritten } from './drain-queue.ts'
import { endProcess } from './end-process.ts'
import { hearResume } from './hear-resume.ts'
import { trackedOf } from './resume-state.ts'
import { ask, canWrite, change, isPresent, isStopping, showReconnecting, type Section } from './section.ts'
import type { ProcessFact } from './session-event.ts'

// What the program says on its two streams: which session it is in, how turns end, that it does not know its session.

type Frame = Extract<ProcessFact, { readonly type: 'frameRead' }>

/** How long a rejected resume may take to end by itself, and a failed turn of an unproven one to turn out to be rejected. */
const VERDICT_MS = 2_000

/** An id is kept when none is, or when the program took up another session than it was asked to; never one that it rejected. */
function adopt(section: Section, generation: number, sid: string): void {
  const { state } = section
  if (generation !== state.generation || state.poisoned.includes(sid) || sid === state.sessionId) return
  const tracked = trackedOf(state.resume, generation)
  if (state.sessionId !== undefined && (tracked === undefined || sid === tracked.attemptedSid)) return
  change(section, { sessionId: sid, chainHead: undefined })
  ask(section, { type: 'adoptSession', sid })
}

/** Turns whose failure might have been the rejected session's, and is not. */
function settleFailed(section: Section): void {
  const { turns } = section.state
  if (!turns.some(({ failed }) => failed)) return
  ask(section, ...turns.filter(({ failed }) => failed).map(({ message: { seq } }) => ({ type: 'settleTurn', seq, how: 'failed' }) as const))
  change(section, { turns: turns.filter(({ failed }) => !failed) })
}

function endTurn(section: Section, generation: number, terminal: 'success' | 'failure'): void {
  const { turns, resume } = section.state
  const ended = turns.find(({ failed }) => !failed)
  if (ended === undefined) return
  const { message: { seq } } = ended
  if (terminal === 'failure' && trackedOf(resume, generation) !== undefined) {
    change(section, { turns: turns.map((turn) => turn === ended ? { ...turn, failed: true } : turn) })
    return void ask(section, { type: 'awaitVerdict', generation, ms: VERDICT_MS })
  }
  change(section, { turns: turns.filter((turn) => turn !== ended), fallbackUsed: false })
  ask(section, { type: 'settleTurn', seq, how: terminal === 'success' ? 'answered' : 'failed' })
}

/** An answer may be read before the write is known to be over: then it is over now. */
function noteAnswered(section: Section, generation: number): void {
  const { turns, sending } = section.state
  if (sending !== undefined && turns.every(({ failed }) => failed)) noteWritten(section, generation, sending.seq)
}

/** A frame of standard output. Its error line is written or held whatever process it is of; nothing else of a stale one counts. */
export function readFrame(section: Section, { generation, sid, terminal, errorLine }: Frame): void {
  if (errorLine !== undefined) hearResume(section, { type: 'errorLineRead', generation, line: errorLine })
  if (!isPresent(section.state, generation)) return
  if (terminal !== undefined) noteAnswered(section, generation)
  if (sid !== undefined) {
    adopt(section, generation, sid)
    hearResume(section, { type: 'sessionCaptured', generation, sid, terminalSuccess: terminal === 'success' })
    if (trackedOf(section.state.resume, generation) === undefined) settleFailed(section)
  }
  if (terminal !== undefined) endTurn(section, generation, terminal)
}

/** The program does not know the session: it is never taken up again. */
export function noteRejected(section: Section, generation: number, sid: string): void {
  const { state } = section
  if (!isPresent(state, generation)) return
  if (!state.poisoned.includes(sid)) change(section, { poisoned: [...state.poisoned, sid] })
  if (state.sessionId === sid) {
    change(section, { sessionId: undefined })
    ask(section, { type: 'forgetSession', sid, why: 'rejected' })
  }
  hearResume(section, { type: 'resumeRejected', generation, sid })
  if (state.resume.at === 'awaiting' && section.state.resume.at === 'confirmed') expectRetry(section, generation)
}

/** The process is about to end, and what it was given is given again: people are told, if anybody waits for it. */
function expectRetry(section: Section, generation: number): void {
  const { state } = section
  if (canWrite(state)) ask(section, { type: 'awaitVerdict', generation, ms: VERDICT_MS })
  const waiting = state.turns.length > 0 || state.queue.length > 0 || state.sending !== undefined
  if (waiting && !isStopping(state)) showReconnecting(section)
}

/** A rejected process goes on and is ended; or a turn of an unproven one has failed, and it was not because of the session. */
export function takeVerdict(section: Section, generation: number): void {
  const { state } = section
  if (!canWrite(state) || !isPresent(state, generation)) return
  if (state.resume.at === 'confirmed') endProcess(section, 'rejected')
  else settleFailed(section)
}
