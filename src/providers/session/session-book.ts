import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import { replaceFile } from '../durable-file.ts'
import type { ProcessIdentity } from '../process-identity.ts'
import type { Usage } from './session-config.ts'
import { addUsage, NO_USAGE } from './usage.ts'

// What outlives the process that drives a session. A later one begins from it: generations and numbers are never used twice, and a
// session that was rejected is never taken up again.

/** A message that some call gave to the session. */
export interface BookedMessage {
  readonly seq: number
  readonly callId: string
  /** It was being written to a process: from here on nobody can say that it did nothing. */
  readonly written: boolean
  readonly settled: boolean
}

/** What one step has used of its limits, in all. */
export interface Spent { readonly usage: Usage; readonly elapsedMs: number }

export interface BookedSession {
  /** What the session is started with, secrets as handles. */
  readonly request?: JsonObject
  readonly sessionId?: string
  /** The program that was started last. */
  readonly agent?: ProcessIdentity
  readonly poisoned: readonly string[]
  /** The highest that was ever reserved. */
  readonly generation: number
  readonly nextSeq: number
  /** Something was said to the session. */
  readonly history: boolean
  /** An earlier conversation is lost to it. */
  readonly broken: boolean
  readonly closed: boolean
  /** The group of dispatches that used it last, and whether that came to its end. */
  readonly group?: string
  readonly finished: boolean
  readonly spent: Readonly<Record<string, Spent>>
  /** The latest; all that are not settled among them. */
  readonly messages: readonly BookedMessage[]
}

const EMPTY: BookedSession = {
  poisoned: [], generation: 0, nextSeq: 1, history: false, broken: false, closed: false, finished: false, spent: {}, messages: [],
}

/** So many settled messages are remembered. */
const KEPT_MESSAGES = 32

/** A book that cannot be read: nothing is done without it. */
export class BookUnreadableError extends Error {
  override readonly name = 'BookUnreadableError'
}

/** @throws BookUnreadableError */
async function read(path: string): Promise<BookedSession> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (!isJsonObject(value)) throw new Error('it holds no session')
    return { ...EMPTY, ...value as unknown as BookedSession }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY
    throw new BookUnreadableError(`what is known of the session, ${path}, cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/** The facts of one session, in a file that is whole at any moment. */
export class SessionBook {
  private saving: Promise<void> = Promise.resolve()
  private isDirty = false

  private constructor(private readonly path: string, private facts: BookedSession) {}

  static async open(path: string): Promise<SessionBook> {
    return new SessionBook(path, await read(path))
  }

  /** As it was written last, whoever wrote it. */
  static peek(path: string): Promise<BookedSession> {
    return read(path)
  }

  get now(): BookedSession { return this.facts }

  spentBy(instance: string): Spent {
    return this.facts.spent[instance] ?? { usage: NO_USAGE, elapsedMs: 0 }
  }

  /** Changes facts; `saved` makes them durable. */
  note(changes: Partial<BookedSession>): void {
    this.facts = { ...this.facts, ...changes }
    this.isDirty = true
  }

  forget(...names: readonly ('sessionId' | 'group' | 'request' | 'agent')[]): void {
    this.note({})
    this.facts = Object.fromEntries(Object.entries(this.facts).filter(([name]) => !(names as readonly string[]).includes(name))) as
      unknown as BookedSession
  }

  addSpent(instance: string, used: Usage, elapsedMs = 0): void {
    const before = this.spentBy(instance)
    const spent = { usage: addUsage(before.usage, used), elapsedMs: before.elapsedMs + elapsedMs }
    this.note({ spent: { ...this.facts.spent, [instance]: spent } })
  }

  addMessage(seq: number, callId: string): void {
    const settled = this.facts.messages.filter((message) => message.settled).slice(-KEPT_MESSAGES)
    const open = this.facts.messages.filter((message) => !message.settled)
    const messages = [...settled, ...open, { seq, callId, written: false, settled: false }]
    this.note({ messages, nextSeq: Math.max(this.facts.nextSeq, seq + 1) })
  }

  noteMessage(seq: number, change: Partial<Pick<BookedMessage, 'written' | 'settled'>>): void {
    this.note({ messages: this.facts.messages.map((message) => message.seq === seq ? { ...message, ...change } : message) })
  }

  /** Resolves when everything noted so far survives this process. @throws Error when it cannot be written */
  saved(): Promise<void> {
    const saving = this.saving.catch(() => undefined).then(() => this.save())
    this.saving = saving
    return saving
  }

  /** Makes what was noted durable, if that can be done: a book that cannot be written stops the next process, not the one that runs. */
  keep(): void {
    void this.saved().catch(() => undefined)
  }

  private async save(): Promise<void> {
    if (!this.isDirty) return
    this.isDirty = false
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
      await replaceFile(this.path, JSON.stringify(this.facts))
    } catch (error) {
      this.isDirty = true
      throw error
    }
  }
}
