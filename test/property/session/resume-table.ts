import { given } from '../../../src/base/given.ts'
import type { ResumeEffect } from '../../../src/machine/session/resume-effect.ts'
import type { ResumeEvent } from '../../../src/machine/session/resume-event.ts'
import type { ResumeState, Tracked } from '../../../src/machine/session/resume-state.ts'

// The table of the resume machine, read row by row: a second opinion that shares nothing with the machine.

export interface Told { readonly state: ResumeState; readonly effects: readonly ResumeEffect[] }

type Open = Extract<ResumeState, { readonly at: 'awaiting' | 'confirmed' }>

const flushed = ({ heldLine }: Pick<Tracked, 'heldLine'>): readonly ResumeEffect[] =>
  heldLine === undefined ? [] : [{ type: 'persistLine', line: heldLine }]

const none = (generation: number): ResumeState => ({ at: 'notTracking', currentGeneration: generation })

/** T1, T2: what a tracking state leaves when another process takes its place. */
function left(state: ResumeState): readonly ResumeEffect[] {
  if (state.at === 'awaiting') {
    return [...flushed(state), { type: 'loseBatch', batch: state.batch, why: state.stopRequested ? 'stopped' : 'unconfirmed' }]
  }
  return state.at === 'confirmed' ? [...flushed(state), { type: 'returnBatch', batch: state.batch }] : []
}

/** T3, T4. */
function captured(state: Open, event: Extract<ResumeEvent, { readonly type: 'sessionCaptured' }>): Told {
  const { attemptedSid } = state
  const same = event.sid === attemptedSid
  if (same && !event.terminalSuccess) return { state, effects: [] }
  const outcome: ResumeEffect = same
    ? { type: 'sessionOutcome', outcome: 'resumed', attemptedSid }
    : { type: 'sessionOutcome', outcome: 'fresh', attemptedSid, actualSid: event.sid }
  return { state: none(event.generation), effects: [...flushed(state), outcome] }
}

/** T11, T12, T13. */
function exited(state: Open): Told {
  const { at, generation, attemptedSid, batch, stopRequested, heldLine } = state
  if (at === 'confirmed' && !stopRequested) {
    return {
      state: { at: 'launching', generation, attemptedSid, batch },
      effects: [{ type: 'fireRetry', batch, attemptedSid, ...given('heldLine', heldLine) }],
    }
  }
  const lost: ResumeEffect = { type: 'loseBatch', batch, why: stopRequested ? 'stopped' : 'unconfirmed' }
  return { state: none(generation), effects: [...flushed(state), lost, { type: 'publishDone' }] }
}

/** A tracking state and an event of its own process. */
function own(state: Open, event: ResumeEvent): Told {
  switch (event.type) {
    case 'sessionCaptured': return captured(state, event)
    case 'messageAppended':
      return { state: { ...state, batch: { ...state.batch, messages: [...state.batch.messages, event.message] } }, effects: [] }
    case 'resumeRejected': return { state: event.sid === state.attemptedSid ? { ...state, at: 'confirmed' } : state, effects: [] }
    case 'errorLineRead': return { state: { ...state, heldLine: event.line }, effects: flushed(state) }
    case 'stopRequested': return { state: { ...state, stopRequested: true }, effects: [] }
    case 'processExited': return exited(state)
    default: return { state, effects: [] }
  }
}

/** After a fired retry, and an event of the process that ended. */
function launching(state: Extract<ResumeState, { readonly at: 'launching' }>, event: ResumeEvent): Told {
  const { batch, generation } = state
  switch (event.type) {
    case 'stopRequested': return { state: none(generation), effects: [{ type: 'cancelRetry', batch }] }
    case 'retryFailed': return { state: none(generation), effects: [{ type: 'abandonRetry', batch }] }
    case 'retrySettled': return { state: none(generation), effects: [] }
    default: return { state, effects: [] }
  }
}

function other(state: ResumeState, event: ResumeEvent): Told {
  if (event.type === 'errorLineRead') return { state, effects: [{ type: 'persistLine', line: event.line }] }
  const done = event.type === 'processExited' && state.at === 'notTracking' && state.currentGeneration === event.generation
  return { state, effects: done ? [{ type: 'publishDone' }] : [] }
}

export function byTheTable(state: ResumeState, event: ResumeEvent): Told {
  const { generation } = event
  if (event.type === 'freshStarted') return { state: none(generation), effects: left(state) }
  if (event.type === 'resumeStarted') {
    const { sid, batch } = event
    return { state: { at: 'awaiting', generation, attemptedSid: sid, batch, stopRequested: false }, effects: left(state) }
  }
  if (state.at === 'notTracking' || state.generation !== generation) return other(state, event)
  if (state.at !== 'launching') return own(state, event)
  return event.type === 'errorLineRead' ? other(state, event) : launching(state, event)
}
