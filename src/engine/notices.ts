import type { Json } from '../base/json.ts'
import { given } from '../base/given.ts'
import { messageOf } from '../base/message-of.ts'
import { isPast, storeNow } from '../core/fold/store-now.ts'
import type { CheckpointView, PendingRequest } from '../model/checkpoint.ts'
import type { Stored } from '../model/run-event.ts'
import type { Notice, Notifier, Question } from '../ports/notifier.ts'
import type { Clock } from './clock.ts'
import type { LiveFeed } from './live-feed.ts'
import { presentedValue } from './presented.ts'

// Telling people what a run asks. Nothing here is a record and nothing is waited for by the run: the question is in the log before anybody
// is told, and stays there when nobody could be.

/** How long a notifier may take over one notice, in milliseconds. */
const LIMIT_MS = 10_000

export interface NoticesParts {
  readonly notifiers: readonly Notifier[]
  readonly answerHint: string
  readonly live: Pick<LiveFeed, 'watch' | 'noticeFailed'>
  readonly clock: Clock
  readonly now: () => number
  /** The run as it is. */
  readonly view: () => CheckpointView
  readonly load: (stored: Stored) => Promise<Json>
}

/** Notices of one segment. */
export class Notices {
  readonly #parts: NoticesParts
  readonly #giveUp = new AbortController()
  readonly #outstanding = new Set<Promise<void>>()
  #asked = new Set<string>()

  constructor(parts: NoticesParts) {
    this.#parts = parts
  }

  /** Tells what is asked already, a later segment tells it again, and from now on what comes new: of one commit in one notice. */
  begin(): void {
    const { notifiers, live } = this.#parts
    if (notifiers.length === 0) return
    for (const { payload } of this.#parts.view().requests) this.#tellSoon(payload.requestId)
    live.watch((note) => {
      if (note.kind === 'event' && note.event.type === 'humanRequested') this.#tellSoon(note.event.payload.requestId)
    })
  }

  /** Resolves when every notice is out or given up. @param withinMs for a process that must end soon */
  async settled(withinMs?: number): Promise<void> {
    const { clock, now } = this.#parts
    const disarm = withinMs === undefined ? undefined : clock.at(now() + withinMs, () => { this.#giveUp.abort() })
    await Promise.all(this.#outstanding)
    disarm?.()
  }

  #tellSoon(requestId: string): void {
    if (this.#asked.size === 0) queueMicrotask(() => { this.#tell() })
    this.#asked.add(requestId)
  }

  #tell(): void {
    const asked = this.#asked
    this.#asked = new Set()
    const { now, view, notifiers } = this.#parts
    const atMs = storeNow(view(), now())
    const requests = view().requests.filter(({ payload }) => asked.has(payload.requestId) && !isPast(payload.deadlineAtMs, atMs))
    if (requests.length === 0) return
    const notice = this.#noticeOf(requests)
    for (const notifier of notifiers) this.#track(this.#send(notifier, notice))
  }

  #track(sending: Promise<void>): void {
    this.#outstanding.add(sending)
    void sending.finally(() => this.#outstanding.delete(sending))
  }

  async #noticeOf(requests: readonly PendingRequest[]): Promise<Notice> {
    const { runId, flowId } = this.#parts.view().header
    const questions: Question[] = []
    for (const request of requests) questions.push(await this.#questionOf(request))
    return { runId, flowId, questions, answerHint: this.#parts.answerHint }
  }

  async #questionOf({ ref, payload }: PendingRequest): Promise<Question> {
    const { requestId, kind, mode, prompt, decisions, inputSchema, deadlineAtMs } = payload
    const presents: Json[] = []
    for (const stored of payload.presents) presents.push(await presentedValue(stored, this.#parts.load))
    return {
      requestId, ref, kind, mode, prompt, presents, ...given('decisions', decisions), ...given('inputSchema', inputSchema),
      ...given('deadlineAtMs', deadlineAtMs),
    }
  }

  /** Never rejects: what went wrong is told to whoever watches. */
  async #send(notifier: Notifier, making: Promise<Notice>): Promise<void> {
    const notice = await making
    const abort = new AbortController()
    const late = (): never => { throw new Error(`it did not take it within ${String(LIMIT_MS / 1000)} s`) }
    try {
      const sent = Promise.resolve().then(() => notifier.notify(notice, abort.signal))
      await this.#parts.clock.race(Promise.race([sent, this.#ended()]), LIMIT_MS, late)
    } catch (error) {
      abort.abort()
      this.#parts.live.noticeFailed({ notifier: notifier.name, refs: notice.questions.map(({ ref }) => ref), problem: messageOf(error) })
    }
  }

  /** Rejects when the process must end. */
  #ended(): Promise<never> {
    const { signal } = this.#giveUp
    return new Promise((_, reject) => {
      const ended = (): void => { reject(new Error('the process was told to end')) }
      if (signal.aborted) ended()
      else signal.addEventListener('abort', ended, { once: true })
    })
  }
}
