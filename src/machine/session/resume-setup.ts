import { assign, setup } from 'xstate'
import type { ResumeEffect } from './resume-effect.ts'
import type { ResumeEvent } from './resume-event.ts'
import type { Tracked } from './resume-state.ts'

// What the transitions of the resume machine are made of. Effects are computed before the context moves: they are listed first.

/** `generation`: the newest process, when nothing is tracked. */
export interface ResumeContext { readonly generation: number; readonly tracked: Tracked | undefined }

interface Of { readonly context: ResumeContext; readonly event: ResumeEvent }
type Kind<T extends ResumeEvent['type']> = Extract<ResumeEvent, { type: T }>

const matches = ({ context, event }: Of): boolean => context.tracked?.generation === event.generation
const isAttempted = ({ context, event }: Of): boolean => 'sid' in event && event.sid === context.tracked?.attemptedSid
const isVerdict = (of: Of): boolean => !isAttempted(of) || (of.event as Kind<'sessionCaptured'>).terminalSuccess

/** What is tracked, with some of it changed. */
const changed = ({ tracked }: ResumeContext, change: Partial<Tracked>) => ({ tracked: { ...tracked as Tracked, ...change } })

const appended = ({ batch }: Tracked, { message }: Kind<'messageAppended'>) => ({ ...batch, messages: [...batch.messages, message] })

export const resumeSetup = setup({
  types: { context: {} as ResumeContext, events: {} as ResumeEvent },
  guards: {
    matches,
    captures: (of: Of) => matches(of) && isVerdict(of),
    rejects: (of: Of) => matches(of) && isAttempted(of),
    matchesStopped: (of: Of) => matches(of) && of.context.tracked?.stopRequested === true,
    isCurrent: ({ context, event }: Of) => event.generation === context.generation,
  },
  actions: {
    ask: (_: unknown, _params: { readonly effects: readonly ResumeEffect[] }): void => undefined,
    /** Accepted, and nothing follows from it. */
    note: (): void => undefined,
    track: assign(({ event }: Of) => {
      const { generation, sid, batch } = event as Kind<'resumeStarted'>
      return { generation, tracked: { generation, attemptedSid: sid, batch, stopRequested: false } }
    }),
    untrack: assign(({ event }: Of) => ({ generation: event.generation, tracked: undefined })),
    append: assign(({ context, event }: Of) =>
      changed(context, { batch: appended(context.tracked as Tracked, event as Kind<'messageAppended'>) })),
    hold: assign(({ context, event }: Of) => changed(context, { heldLine: (event as Kind<'errorLineRead'>).line })),
    stop: assign(({ context }: Of) => changed(context, { stopRequested: true })),
  },
})

type Made = (tracked: Tracked, event: ResumeEvent) => readonly ResumeEffect[]

/** An action that asks for effects made of what is tracked; of nothing, when nothing is. */
const ask = (made: Made) => ({
  type: 'ask', params: ({ context, event }: Of) => ({ effects: context.tracked === undefined ? [] : made(context.tracked, event) }),
}) as const

export const flushHeld = ask(({ heldLine }) => heldLine === undefined ? [] : [{ type: 'persistLine', line: heldLine }])
export const writeLine = {
  type: 'ask', params: ({ event }: Of) => ({ effects: [{ type: 'persistLine', line: (event as Kind<'errorLineRead'>).line }] as const }),
} as const
export const publishDone = { type: 'ask', params: { effects: [{ type: 'publishDone' }] } } as const

export const tellOutcome = ask(({ attemptedSid }, event) => {
  const { sid } = event as Kind<'sessionCaptured'>
  if (sid === attemptedSid) return [{ type: 'sessionOutcome', outcome: 'resumed', attemptedSid }]
  return [{ type: 'sessionOutcome', outcome: 'fresh', attemptedSid, actualSid: sid }]
})

export const fireRetry = ask(({ batch, attemptedSid, heldLine }) =>
  [{ type: 'fireRetry', batch, attemptedSid, ...heldLine === undefined ? {} : { heldLine } }])
export const returnBatch = ask(({ batch }) => [{ type: 'returnBatch', batch }])
export const loseBatch = ask(({ batch, stopRequested }) =>
  [{ type: 'loseBatch', batch, why: stopRequested ? 'stopped' : 'unconfirmed' }])
export const cancelRetry = ask(({ batch }) => [{ type: 'cancelRetry', batch }])
export const abandonRetry = ask(({ batch }) => [{ type: 'abandonRetry', batch }])
