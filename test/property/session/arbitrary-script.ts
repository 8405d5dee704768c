import fc from 'fast-check'
import type { ResumeEvent } from '../../../src/machine/session/resume-event.ts'
import type { SessionRequest } from '../../../src/machine/session/session-event.ts'
import type { Fate } from './toy-program.ts'
import type { Noise, Script } from './toy-world.ts'

const request: fc.Arbitrary<SessionRequest | Noise> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('same', 'other').map((json) => ({ type: 'messageReceived', ticket: 't', json }) as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'openRequested' } as const) },
  { weight: 2, arbitrary: fc.nat(7).map((n) => ({ type: 'stopRequested', final: n === 7 }) as const) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 2 }).map((n) => ({ type: 'configChanged', config: { n } }) as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'sessionCleared' } as const) },
  {
    weight: 1, arbitrary: fc.record({
      type: fc.constant('chainHeadFound' as const), sid: fc.constantFrom('held', 'head', 'gone'), reachable: fc.boolean(),
    }),
  },
  {
    weight: 3, arbitrary: fc.record({
      back: fc.integer({ min: 1, max: 3 }),
      noise: fc.constantFrom<Noise['noise']>(
        { type: 'exitSeen', generation: 0 }, { type: 'resumeRejected', generation: 0, sid: 'held' },
        { type: 'frameRead', generation: 0, sid: 'held', terminal: 'success' }, { type: 'frameRead', generation: 0, sid: 'stale' },
        { type: 'lineWritten', generation: 0, seq: 1 }, { type: 'writeFailed', generation: 0, seq: 2, message: 'late' },
        { type: 'readerEnded', generation: 0, which: 'stdout' }, { type: 'sendWaitEnded', generation: 0 },
        { type: 'deadlinePassed', generation: 0 }, { type: 'verdictTimedOut', generation: 0 }, { type: 'processStarted', generation: 0 },
        { type: 'launchFailed', generation: 0, message: 'late' }, { type: 'recoverySearched', generation: 0, candidate: 'stale' },
      ),
    }),
  },
)

const mostly = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...others) })

const fate: fc.Arbitrary<Fate> = fc.record({
  launch: fc.constantFrom('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'fails', 'elsewhere'),
  resume: fc.constantFrom('accepts', 'rejects', 'rejects', 'forks'), echoes: fc.boolean(),
  answers: mostly<Fate['answers']>('well', 'badly', 'never'), diesAfter: mostly(99, 0, 1, 2), lingers: mostly(false, true),
  stalls: mostly(false, false, true), polite: fc.boolean(), errorLines: fc.integer({ min: 0, max: 2 }),
})

/** Many sends, any trouble. Nothing is chosen at random while it is played: the same script is the same story. */
export const script: fc.Arbitrary<Script> = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 14 }), fates: fc.array(fate, { maxLength: 7 }),
  picks: fc.array(fc.nat(60), { maxLength: 90 }),
  candidates: fc.array(fc.constantFrom('found', 'other', 'gone', 'held', undefined), { maxLength: 3 }), held: fc.boolean(),
})

const generation = fc.integer({ min: 1, max: 3 })
const sid = fc.constantFrom('a', 'b')
const message = fc.record({ seq: fc.integer({ min: 1, max: 9 }), json: fc.constant('text') })
const batch = fc.record({ config: fc.constant({}), messages: fc.array(message, { maxLength: 2 }) })
type Fields<T extends ResumeEvent['type']> = Omit<Extract<ResumeEvent, { readonly type: T }>, 'type' | 'generation'>
const event = <T extends ResumeEvent['type']>(type: T, fields: { readonly [K in keyof Fields<T>]: fc.Arbitrary<Fields<T>[K]> }) =>
  fc.record({ type: fc.constant(type), generation, ...fields }) as unknown as fc.Arbitrary<ResumeEvent>

/** Anything at all, in any order; no two error lines are the same. */
export const resumeEvents: fc.Arbitrary<readonly ResumeEvent[]> = fc.array(fc.oneof(
  event('resumeStarted', { sid, batch }), event('resumeStarted', { sid, batch }), event('freshStarted', {}),
  event('sessionCaptured', { sid, terminalSuccess: fc.boolean() }), event('messageAppended', { message }),
  event('resumeRejected', { sid }), event('resumeRejected', { sid }), event('errorLineRead', { line: fc.constant('') }),
  event('stopRequested', {}), event('processExited', {}), event('processExited', {}), event('retryFailed', {}), event('retrySettled', {}),
), { maxLength: 25 }).map((events) => events.map((each, i) => each.type === 'errorLineRead' ? { ...each, line: `line ${i}` } : each))
