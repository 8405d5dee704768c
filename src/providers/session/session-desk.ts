import { join } from 'node:path'
import { sameJson, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { previousEnv, PREVIOUS_VARIABLES } from '../../core/continuation/previous-env.ts'
import { maskText, secretSpellings } from '../../core/secret/masker.ts'
import { loadSchemaCheck } from '../../engine/schema-check.ts'
import type { ActionCall, OpenOptions } from '../../ports/provider.ts'
import type { SecretValues } from '../secret-values.ts'
import { configOf, type SessionPresets } from './config-of.ts'
import { SessionBook, type BookedSession } from './session-book.ts'
import type { SessionConfig } from './session-config.ts'
import { SessionDriver } from './session-driver.ts'
import { RECORD_VARIABLE, SessionRecord } from './session-record.ts'

// The sessions of one run, in this process: one book and at most one driver each.

export interface DeskParts {
  readonly options: OpenOptions
  readonly presets: SessionPresets
  readonly env: Readonly<Record<string, string | undefined>>
  readonly secrets: SecretValues
}

/** A session that may be spoken to. */
export interface OpenSession { readonly driver: SessionDriver; readonly book: SessionBook; readonly config: SessionConfig }

type About = Pick<ActionCall, 'context' | 'idempotencyKey' | 'previous'>

const FILE_ENDING = '.session-book'

/** What a program learns about where it runs; what a runner around this one says of its own step is not of this one. */
function envFor(inherited: DeskParts['env'], { context, idempotencyKey, previous }: About): Record<string, string> {
  const fit = Object.entries(inherited).flatMap(([name, value]) =>
    value === undefined || name === RECORD_VARIABLE || PREVIOUS_VARIABLES.includes(name) ? [] : [[name, value] as const])
  return {
    ...Object.fromEntries(fit), FLOWIR_RUN_ID: context.runId, FLOWIR_STEP: context.stepId, FLOWIR_ATTEMPT: String(context.attempt),
    FLOWIR_IDEMPOTENCY_KEY: idempotencyKey, ...previousEnv(previous),
  }
}

export class SessionDesk {
  private readonly sessions = new Map<string, OpenSession>()
  private readonly books = new Map<string, SessionBook>()
  private readonly records = new Map<string, SessionRecord>()
  /** Sessions that are being made, one after the other. */
  private readonly making = new Map<string, Promise<unknown>>()

  constructor(private readonly parts: DeskParts) {}

  /** @throws BookUnreadableError */
  async book(key: string): Promise<SessionBook> {
    const known = this.books.get(key)
    if (known !== undefined) return known
    const opened = await SessionBook.open(this.pathOf(key))
    const book = this.books.get(key) ?? opened
    this.books.set(key, book)
    return book
  }

  /** What is on disk. */
  peek(key: string): Promise<BookedSession> {
    return SessionBook.peek(this.pathOf(key))
  }

  running(key: string): OpenSession | undefined {
    return this.sessions.get(key)
  }

  /** The session as `request` wants it, or as it was begun. The error says what is wrong with that. */
  session(key: string, call: About, request?: JsonObject): Promise<Result<OpenSession, string>> {
    const made = (this.making.get(key) ?? Promise.resolve()).then(() => this.make(key, call, request))
    this.making.set(key, made.catch(() => undefined))
    return made
  }

  private async make(key: string, call: About, request?: JsonObject): Promise<Result<OpenSession, string>> {
    const book = await this.book(key)
    const wanted = request ?? book.now.request
    if (wanted === undefined) return err(`no session is called "${key}": open it first`)
    const known = this.sessions.get(key)
    if (known !== undefined && sameJson(book.now.request, wanted)) return ok(known)
    const config = await this.configFor(wanted)
    if (!config.ok) return config
    await this.drop(key)
    book.note({ request: wanted })
    return ok(this.begin(key, book, config.value, call))
  }

  /** Ends a session's program and forgets its driver; the book stays. */
  async drop(key: string): Promise<void> {
    const known = this.sessions.get(key)
    this.sessions.delete(key)
    await known?.driver.stop(true)
    await known?.book.saved()
  }

  async end(): Promise<void> {
    await Promise.allSettled([...this.sessions.keys()].map((key) => this.drop(key)))
  }

  /** What was said in a session. */
  record(key: string): SessionRecord {
    const { secrets } = this.parts
    const known = this.records.get(key) ??
      new SessionRecord(`${this.pathOf(key)}.record`, (text) => maskText(secretSpellings(secrets.known()), text))
    this.records.set(key, known)
    return known
  }

  private pathOf(key: string): string {
    return join(this.parts.options.journalDir, `${encodeURIComponent(key).replace(/^\./, '%2E')}${FILE_ENDING}`)
  }

  private async configFor(request: JsonObject): Promise<Result<SessionConfig, string>> {
    const { secrets, presets } = this.parts
    const name = typeof request['preset'] === 'string' ? request['preset'] : ''
    const preset = Object.hasOwn(presets, name) ? presets[name] : undefined
    const resolved = preset && { [name]: await secrets.resolved(preset as unknown as JsonObject) as unknown as SessionConfig }
    return configOf(await secrets.resolved(request), { ...presets, ...resolved }, await loadSchemaCheck())
  }

  private begin(key: string, book: SessionBook, config: SessionConfig, call: About): OpenSession {
    const { options: { runId, workDir, killGraceMs }, env } = this.parts
    book.note({ messages: book.now.messages.map((message) => ({ ...message, settled: true })) })
    // Asked to end, then told to, then killed: all of it within the grace that a run gives.
    const around = { runId, workDir, graceMs: Math.ceil(killGraceMs / 2), env: envFor(env, call) }
    const session = { driver: new SessionDriver({ config, book, around, record: this.record(key) }), book, config }
    this.sessions.set(key, session)
    return session
  }
}
