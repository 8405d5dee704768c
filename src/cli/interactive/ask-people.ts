import { given } from '../../base/given.ts'
import type { InboxRow } from '../../core/view/inbox.ts'
import type { PolicyInForce } from '../../core/policy/policy-in-force.ts'
import { answerRequest } from '../../engine/answer-request.ts'
import { systemAmbient } from '../../engine/runner.ts'
import { isFault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { actorName } from '../actor.ts'
import type { Call } from '../command.ts'
import { answeredText } from '../render/answered-text.ts'
import { questionLines, wantedLines } from '../render/inbox-text.ts'
import { oneLine } from '../render/safe-text.ts'
import { questionsOf } from '../read-questions.ts'
import { checkpointOf } from '../read-run.ts'
import { renderContext } from '../show.ts'
import { readAnswer } from './read-answer.ts'
import { typedLines, type TypedLines } from './typed-lines.ts'

// A run that waits for people suspends; here somebody is asked at once, and answers as any other process would.

/** `goOn`: something is answered, or its time is over. `left`: everything that is asked stays so. */
export type Said = { readonly kind: 'goOn' | 'left' } | { readonly kind: 'signal'; readonly signal: string }

/** `settled`: there is nothing to answer any more, by this person or without. */
type Reply = 'settled' | 'left' | 'leftAll'

const LONGEST_TIMER_MS = 2_147_000_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Asks what one run asks, question by question. */
export class PeopleHere {
  readonly #call: Call
  readonly #store: RunStore
  readonly #policy: PolicyInForce | undefined
  readonly #lines: TypedLines
  /** Questions that were left open: they are not asked a second time. */
  readonly #left = new Set<string>()
  #signal: string | undefined
  #asking: AbortController | undefined

  /** @param policy what the answer `redo` is held to */
  constructor(call: Call, store: RunStore, policy: PolicyInForce | undefined) {
    this.#call = call
    this.#store = store
    this.#policy = policy
    this.#lines = typedLines(call.host)
  }

  async ask(runId: string): Promise<Said> {
    const onSignal = (name: string): void => {
      this.#signal ??= name
      this.#asking?.abort()
    }
    for (const name of SIGNALS) process.on(name, onSignal)
    try {
      const kind = await this.#round(runId)
      return this.#signal === undefined ? { kind } : { kind: 'signal', signal: this.#signal }
    } finally {
      for (const name of SIGNALS) process.off(name, onSignal)
    }
  }

  async #round(runId: string): Promise<'goOn' | 'left'> {
    const { requests } = await questionsOf(this.#store, [await checkpointOf(this.#store, runId)], this.#call.globals.store)
    // Somebody else has answered since the segment ended.
    if (requests.length === 0) return 'goOn'
    let settled = 0
    for (const row of requests) {
      const reply = this.#left.has(row.requestId) ? 'left' : await this.#one(row)
      if (reply === 'settled') settled += 1
      else this.#left.add(row.requestId)
      if (reply === 'leftAll') break
    }
    return settled > 0 ? 'goOn' : 'left'
  }

  async #one(row: InboxRow): Promise<Reply> {
    this.#show(['', ...questionLines(row, renderContext(this.#call, this.#call.host.stderr)), ...this.#choices(row)])
    const asking = new AbortController()
    this.#asking = asking
    const timer = row.deadlineAtMs === undefined ? undefined : setTimeout(
      () => { asking.abort() }, Math.min(LONGEST_TIMER_MS, Math.max(0, row.deadlineAtMs + 1 - this.#call.host.now())),
    )
    try {
      return await this.#untilAnswered(row, asking.signal)
    } finally {
      clearTimeout(timer)
      this.#asking = undefined
    }
  }

  async #untilAnswered(row: InboxRow, signal: AbortSignal): Promise<Reply> {
    while (!signal.aborted && this.#signal === undefined) {
      const typed = await this.#lines.next('answer: ', signal)
      if (typed.kind === 'interrupted') this.#signal ??= 'SIGINT'
      if (typed.kind === 'end') return 'leftAll'
      if (typed.kind !== 'line') break
      const line = typed.text.trim()
      if (line === '') return 'left'
      const reply = await this.#give(row, line)
      if (reply !== undefined) return reply
    }
    return this.#givenUp(row)
  }

  /** The time of a question is over, or a signal came. */
  #givenUp(row: InboxRow): Reply {
    const { now } = this.#call.host
    if (this.#signal !== undefined || row.deadlineAtMs === undefined || now() <= row.deadlineAtMs) return 'leftAll'
    this.#show(['nobody answered in time: the run goes on without an answer'])
    return 'settled'
  }

  /** Undefined: it was refused, and may be tried again. */
  async #give(row: InboxRow, line: string): Promise<Reply | undefined> {
    const answer = readAnswer(row, line, this.#call.host.cwd)
    if (answer.kind === 'wrong') return void this.#show([oneLine(answer.problem)])
    const { decision, input } = answer
    try {
      await answerRequest({
        store: this.#store, runId: row.runId, requestId: row.requestId, ...given('decision', decision), ...given('input', input),
        actor: actorName(), via: 'cli', ambient: systemAmbient, policy: this.#policy,
      })
    } catch (error) {
      if (!isFault(error, 'human.answer-refused')) throw error
      this.#show([oneLine(error.message)])
      return await this.#isOpen(row) ? undefined : 'settled'
    }
    this.#show([answeredText(row, { ...given('decision', decision) })])
    return row.kind === 'supervision' && decision === 'suspend' ? 'left' : 'settled'
  }

  async #isOpen({ runId, requestId, deadlineAtMs }: InboxRow): Promise<boolean> {
    if (deadlineAtMs !== undefined && this.#call.host.now() > deadlineAtMs) return false
    return (await checkpointOf(this.#store, runId)).requests.some(({ payload }) => payload.requestId === requestId)
  }

  #choices(row: InboxRow): readonly string[] {
    const choices = (row.decisions ?? []).map((decision, index) => `  ${oneLine(decision)}: ${row.means?.[index] ?? ''}`)
    const how = row.decisions === undefined ? 'one line of JSON, or @FILE' : 'one of these words'
    return [...wantedLines(row), ...choices, `  (${how}; an empty line leaves it open)`]
  }

  #show(lines: readonly string[]): void {
    this.#call.host.stderr.write(lines.map((line) => `${line}\n`).join(''))
  }
}
