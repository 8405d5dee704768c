import type { Json, JsonObject } from '../../base/json.ts'
import type { ActionCall, ActionOutcome, SessionChange } from '../../ports/provider.ts'
import { secretSpellings } from '../../core/secret/masker.ts'
import type { AnyAction, DefinedCall } from '../action-definition.ts'
import { onFirstAbort } from '../first-abort.ts'
import { cancelled, failed, succeeded } from '../outcome.ts'
import { SecretUnusableError, type SecretValues } from '../secret-values.ts'
import { holdConversation, stoppedOutcome } from './hold-conversation.ts'
import { BookUnreadableError, type SessionBook } from './session-book.ts'
import type { SessionLimits } from './session-config.ts'
import { sessionManifest } from './session-manifest.ts'
import type { OpenSession, SessionDesk } from './session-desk.ts'
import type { SessionRecord } from './session-record.ts'
import type { SessionCaller } from './session-caller.ts'
import { openTranscript, type Transcript } from './transcript.ts'

/** What the actions share: the sessions, the calls as they came, and what is masked. */
export interface ActionsAround {
  readonly desk: SessionDesk
  readonly journalDir: string
  readonly secrets: SecretValues
  /** A call under way as the engine made it, secrets as handles. */
  rawCall(callId: string): ActionCall | undefined
}

const nameOf = ({ args }: Pick<DefinedCall, 'args'>): string => typeof args['name'] === 'string' ? args['name'] : 'main'

/** A name cannot hold what separates the two. */
const keyOf = (call: DefinedCall): string => call.action === 'run' ? `run ${call.context.step}` : `name ${nameOf(call)}`

const OTHER_ARGUMENTS = ['name', 'message', 'limits']

/** What a session is started with, secrets as handles: it is kept. */
function requestOf(call: DefinedCall, { rawCall }: ActionsAround): JsonObject {
  const { args } = rawCall(call.callId) ?? call
  return Object.fromEntries(Object.entries(args).filter(([name]) => !OTHER_ARGUMENTS.includes(name)))
}

/** A listener that throws must not stop what it listens to. */
const quietly = <T>(listener: ((value: T) => void) | undefined) => (value: T): void => {
  try { listener?.(value) } catch { /* the session does not depend on who watches */ }
}

const callerOf = (call: DefinedCall, transcript: Transcript): SessionCaller => ({
  callId: call.callId, instance: call.context.step, noteChange: quietly<SessionChange>(call.onSession), showOutput: quietly(call.onOutput),
  keep: (stream, bytes) => { transcript.keep(stream, bytes) },
})

/** Runs with a caller that keeps what is read meanwhile, and offers it. */
async function heard(
  call: DefinedCall, around: ActionsAround, act: (caller: SessionCaller) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const transcript = await openTranscript(around.journalDir, call.callId, secretSpellings(around.secrets.known()))
  const outcome = await act(callerOf(call, transcript))
  const evidence = await transcript.offers()
  return evidence.length === 0 ? outcome : Object.assign(outcome, { evidence })
}

const invalid = (call: DefinedCall, message: string): ActionOutcome =>
  failed('bind_arguments_invalid', `session:${call.action}: ${message}`, 'none')

/** The session of a call, or why there is none. */
async function sessionFor(
  call: DefinedCall, { desk }: ActionsAround, request?: JsonObject,
): Promise<OpenSession | { readonly refused: ActionOutcome }> {
  try {
    const session = await desk.session(keyOf(call), call, request)
    return session.ok ? session.value : { refused: invalid(call, session.error) }
  } catch (error) {
    if (error instanceof SecretUnusableError) return { refused: invalid(call, error.message) }
    throw error
  }
}

/** Whatever was said in it before is not of this conversation. */
function beginAnew(book: SessionBook, record: SessionRecord): void {
  record.clear()
  book.note({ history: false, broken: false, closed: false, finished: false })
  book.forget('sessionId')
}

async function open(call: DefinedCall, signal: AbortSignal, around: ActionsAround): Promise<ActionOutcome> {
  const book = await around.desk.book(keyOf(call))
  if (book.now.closed) beginAnew(book, around.desk.record(keyOf(call)))
  const session = await sessionFor(call, around, requestOf(call, around))
  if ('refused' in session) return session.refused
  const { driver } = session
  return heard(call, around, async (caller) => {
    const leave = driver.join(caller)
    const forget = onFirstAbort([signal], () => { void driver.stop() })
    const isUp = await driver.open()
    forget()
    if (signal.aborted) await driver.gone()
    leave()
    await book.saved()
    if (signal.aborted) return stoppedOutcome(signal.reason, isUp)
    if (!isUp) return failed('action_failed_final', driver.problem ?? 'the program did not start', 'none')
    const { sessionId = '', outcome, continuity } = driver
    return succeeded({ sessionId, continuity, ...outcome === undefined ? {} : { outcome } })
  })
}

function converse(call: DefinedCall, signal: AbortSignal, session: OpenSession, around: ActionsAround): Promise<ActionOutcome> {
  const { message, limits = {} } = call.args as unknown as { readonly message: Json; readonly limits?: SessionLimits }
  return heard(call, around, async (caller) => {
    const leave = session.driver.join(caller)
    try { return await holdConversation({ ...session, caller, message, limits, signal }) } finally { leave() }
  })
}

async function send(call: DefinedCall, signal: AbortSignal, around: ActionsAround): Promise<ActionOutcome> {
  const session = await sessionFor(call, around)
  if ('refused' in session) return session.refused
  if (session.book.now.closed) return failed('action_failed_final', `the session "${nameOf(call)}" is closed`, 'none')
  return converse(call, signal, session, around)
}

async function close(call: DefinedCall, { desk }: ActionsAround): Promise<ActionOutcome> {
  const key = keyOf(call)
  const book = await desk.book(key)
  const { sessionId = '', request } = book.now
  if (request === undefined) return failed('action_failed_final', `no session is called "${nameOf(call)}"`, 'none')
  const session = desk.running(key)
  const change = { change: 'stopped', data: { why: 'closed' }, ...sessionId === '' ? {} : { sessionId } } as const
  await desk.drop(key)
  book.note({ closed: true })
  await book.saved()
  if (session !== undefined) quietly(call.onSession)(change)
  return succeeded({ sessionId })
}

/** A continuation, and whatever follows a conversation that came to its end, is a new one; another try of the same goes on with it. */
const isNew = ({ idempotencyKey, previous }: DefinedCall, { group, finished }: SessionBook['now']): boolean =>
  group !== idempotencyKey && (previous !== undefined || finished)

async function run(call: DefinedCall, signal: AbortSignal, around: ActionsAround): Promise<ActionOutcome> {
  const { desk } = around
  const key = keyOf(call)
  const book = await desk.book(key)
  if (isNew(call, book.now)) beginAnew(book, desk.record(key))
  book.note({ group: call.idempotencyKey })
  const session = await sessionFor(call, around, requestOf(call, around))
  if ('refused' in session) return session.refused
  try {
    const outcome = await converse(call, signal, session, around)
    book.note({ finished: outcome.terminal === 'succeeded' })
    return outcome
  } finally { await desk.drop(key) }
}

/** What the book knows of a call that left no end: a message that was never written did nothing. */
async function inspect(call: DefinedCall, { desk }: ActionsAround): Promise<ActionOutcome | undefined> {
  const messages = (await desk.peek(keyOf(call))).messages.filter(({ callId }) => callId === call.callId)
  const isUntouched = messages.length > 0 && messages.every(({ written }) => !written)
  return isUntouched ? cancelled('the message was not delivered', 'none') : undefined
}

/** Without a book nothing is begun. */
async function booked(act: () => Promise<ActionOutcome>): Promise<ActionOutcome> {
  try { return await act() } catch (error) {
    if (error instanceof BookUnreadableError) return failed('action_failed_final', error.message, 'none')
    throw error
  }
}

type Acts = Pick<AnyAction, 'run' | 'reconcile'>

/** What `session` can do, over the sessions of one run. */
export function sessionActions(around: ActionsAround): ReadonlyMap<string, AnyAction> {
  const reconcile = (call: DefinedCall): unknown => inspect(call, around)
  const acts: Readonly<Record<string, Acts>> = {
    open: { run: (call, signal) => booked(() => open(call, signal, around)) },
    send: { run: (call, signal) => booked(() => send(call, signal, around)), reconcile },
    close: { run: (call) => booked(() => close(call, around)) },
    run: { run: (call, signal) => booked(() => run(call, signal, around)), reconcile },
  }
  return new Map(Object.entries(sessionManifest.actions).map(([name, manifest]) => [name, { ...manifest, ...acts[name] } as AnyAction]))
}
