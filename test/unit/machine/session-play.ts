import { advanceSession } from '../../../src/machine/session/advance-session.ts'
import type { SessionEffect } from '../../../src/machine/session/session-effect.ts'
import type { ProcessFact, SessionEvent } from '../../../src/machine/session/session-event.ts'
import { sessionAt, type SessionStart, type SessionState } from '../../../src/machine/session/session-state.ts'

type Frame = Omit<Extract<ProcessFact, { readonly type: 'frameRead' }>, 'type' | 'generation'>

/** A session that is told events by hand. Every way of telling answers with what was asked for by it. */
export class SessionPlay {
  state: SessionState
  readonly asked: SessionEffect[] = []

  constructor(start: Partial<SessionStart> = {}) {
    this.state = sessionAt({ config: {}, graceMs: 50, ...start })
  }

  tell(...events: readonly SessionEvent[]): readonly SessionEffect[] {
    const before = this.asked.length
    for (const event of events) {
      const { state, effects } = advanceSession(this.state, event)
      this.state = state
      this.asked.push(...effects)
    }
    return this.asked.slice(before)
  }

  send(json = 'text'): readonly SessionEffect[] {
    return this.tell({ type: 'messageReceived', ticket: `ticket ${json}`, json })
  }

  started(generation: number): readonly SessionEffect[] {
    return this.tell({ type: 'processStarted', generation })
  }

  written(generation: number, ...seqs: readonly number[]): readonly SessionEffect[] {
    return this.tell(...seqs.map((seq) => ({ type: 'lineWritten', generation, seq }) as const))
  }

  frame(generation: number, frame: Frame): readonly SessionEffect[] {
    return this.tell({ type: 'frameRead', generation, ...frame })
  }

  rejected(generation: number, sid = 'old'): readonly SessionEffect[] {
    return this.tell({ type: 'resumeRejected', generation, sid })
  }

  exit(generation: number): readonly SessionEffect[] {
    return this.tell(
      { type: 'exitSeen', generation }, { type: 'readerEnded', generation, which: 'stderr' },
      { type: 'readerEnded', generation, which: 'stdout' },
    )
  }

  searched(generation: number, candidate?: string): readonly SessionEffect[] {
    return this.tell({ type: 'recoverySearched', generation, ...candidate === undefined ? {} : { candidate } })
  }

  stop(final = false): readonly SessionEffect[] {
    return this.tell({ type: 'stopRequested', final })
  }

  /** A process that was started for one message, which has it. */
  static serving(start: Partial<SessionStart> = {}): SessionPlay {
    const play = new SessionPlay(start)
    play.send()
    const { generation } = play.state
    play.started(generation)
    play.written(generation, play.state.nextSeq - 1)
    return play
  }

  /** As above, and the session was not known: what follows is in the exit. */
  static rejecting(start: Partial<SessionStart> = {}): SessionPlay {
    const play = SessionPlay.serving({ sessionId: 'old', ...start })
    play.rejected(play.state.generation)
    return play
  }
}

type Of<T extends SessionEffect['type']> = Extract<SessionEffect, { readonly type: T }>

export const only = <T extends SessionEffect['type']>(effects: readonly SessionEffect[], type: T): readonly Of<T>[] =>
  effects.filter((effect): effect is Of<T> => effect.type === type)

export const writes = (effects: readonly SessionEffect[]): readonly number[] => only(effects, 'writeLine').map(({ seq }) => seq)
export const launches = (effects: readonly SessionEffect[]) =>
  only(effects, 'launchProcess').map(({ generation, start }) => [generation, start])
export const lines = (effects: readonly SessionEffect[]) => only(effects, 'persistLine').map(({ line }) => line)
export const statuses = (effects: readonly SessionEffect[]) => only(effects, 'publishStatus').map(({ status }) => status)
export const queued = ({ state }: SessionPlay): readonly number[] => state.queue.map(({ seq }) => seq)

export const FRESH = { how: 'fresh', withRecord: false } as const
/** Fresh, over a conversation. */
export const AGAIN = { how: 'fresh', withRecord: true } as const
export const resume = (sid: string) => ({ how: 'resume', sid }) as const
