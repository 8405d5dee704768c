import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { classifyErrorText } from '../../core/retry/classify-error.ts'
import type { ErrorClass } from '../../model/vocabulary.ts'
import type { ActionOutcome } from '../../ports/provider.ts'
import { onFirstAbort } from '../first-abort.ts'
import { cancelled, failed, succeeded, timedOut } from '../outcome.ts'
import type { FrameJudgement } from './judge-frame.ts'
import type { SessionBook } from './session-book.ts'
import type { SessionAnswer, SessionConfig, SessionLimits, Usage } from './session-config.ts'
import type { SessionCaller, TurnReport } from './session-caller.ts'
import type { SessionDriver } from './session-driver.ts'
import { addUsage, durationMs, limitReached, NO_USAGE } from './usage.ts'

// One message to a session, within its limits: what came of it, as the outcome of an action.

/** A message and whose it is. */
export interface Exchange {
  readonly driver: SessionDriver
  readonly book: SessionBook
  readonly config: SessionConfig
  readonly caller: Omit<SessionCaller, 'usageRead'>
  readonly message: Json
  readonly limits: SessionLimits
  readonly signal: AbortSignal
}

type Limit = keyof SessionLimits

type Said = Pick<FrameJudgement, 'result' | 'status'>

function answerOf({ driver, book, caller }: Exchange, { result = null, status: said }: Said, limit: Limit | undefined): SessionAnswer {
  const status: SessionAnswer['status'] = limit !== undefined && said !== 'completed' ? 'limited' : said
  return {
    result, sessionId: driver.sessionId ?? '', outcome: driver.outcome ?? 'fresh',
    continuity: driver.continuity, ...given('status', status), ...given('limit', status === 'limited' ? limit : undefined),
    usage: book.spentBy(caller.instance).usage,
  }
}

const asJson = (answer: SessionAnswer): Json => JSON.parse(JSON.stringify(answer)) as Json

const WHY: Readonly<Record<TurnReport['how'], string>> = {
  answered: 'the program answered', failed: 'the program says that it failed', exited: 'the program ended before it answered',
  interrupted: 'the session was stopped before the answer', stopped: 'the session was stopped before the message was delivered',
  unconfirmed: 'the program ended, and never said that it took the session up', launchFailed: 'the program could not be started',
  openElsewhere: 'the session is open elsewhere', refused: 'the session takes no message',
}

/** These are settled by what is wrong, not by what the program said last. */
const FINAL: readonly TurnReport['how'][] = ['launchFailed', 'refused']

/** A failure in words is as lasting as they say; one without words of its own may pass, unless the last ones say that it lasts. */
function classOf(how: TurnReport['how'], words: string): ErrorClass {
  const sort = classifyErrorText(words)
  const mayPass = how === 'failed' ? sort === 'transient' : !FINAL.includes(how) && sort !== 'permanent'
  return mayPass ? 'action_failed_retryable' : 'action_failed_final'
}

/** What a program says of its own failure counts, not what stood on its standard error last. */
function failureOf({ how, written, answer, message: last = '' }: TurnReport): ActionOutcome {
  const message = how === 'failed' ? answer?.errorLine ?? last : last
  const text = message === '' ? WHY[how] : `${WHY[how]}: ${message}`
  return failed(classOf(how, message), text, written ? undefined : 'none')
}

/** A stop that somebody asked for: `reason` says who. */
export function stoppedOutcome(reason: unknown, written: boolean): ActionOutcome {
  const isCancelled = reason instanceof Error && reason.name === 'AbortError'
  const effect = written ? 'unknown' : 'none'
  const stopped = 'and the session was stopped'
  return isCancelled ? cancelled(`cancelled, ${stopped}`, effect) : timedOut(`timed out, ${stopped}`, effect)
}

/** The failure may be that of a session that would have been replaced. */
const isStoppedRepair = ({ driver, signal }: Exchange): boolean => signal.aborted && driver.isUnconfirmed

function outcomeOf(exchange: Exchange, report: TurnReport, limit: Limit | undefined): ActionOutcome {
  const { how, answer = {}, written } = report
  if (how === 'answered' || how === 'failed' && answer.status !== undefined) {
    const { book, caller, limits } = exchange
    const { usage, elapsedMs } = book.spentBy(caller.instance)
    return succeeded(asJson(answerOf(exchange, answer, limit ?? limitReached(limits, usage, elapsedMs))))
  }
  if (how === 'failed' && !isStoppedRepair(exchange)) return failureOf(report)
  if (limit !== undefined) return succeeded(asJson(answerOf(exchange, {}, limit)))
  return exchange.signal.aborted ? stoppedOutcome(exchange.signal.reason, written) : failureOf(report)
}

/** Watches what a turn uses up: the first limit that is reached stops the session. */
function watchLimits({ driver, book, caller, limits }: Exchange) {
  const before = book.spentBy(caller.instance)
  const began = performance.now()
  let reached: Limit | undefined
  let latest: Usage | undefined
  const stop = (limit: Limit): void => {
    if (reached !== undefined) return
    reached = limit
    void driver.stop()
  }
  const longest = limits.duration === undefined ? undefined : durationMs(limits.duration)
  const timer = longest === undefined ? undefined : setTimeout(() => { stop('duration') }, Math.max(0, longest - before.elapsedMs))
  return {
    reached: () => reached,
    usageRead(used: Usage): void {
      latest = used
      const limit = limitReached(limits, addUsage(before.usage, used), before.elapsedMs + performance.now() - began)
      if (limit !== undefined) stop(limit)
    },
    end({ answer }: TurnReport): void {
      clearTimeout(timer)
      book.addSpent(caller.instance, answer === undefined ? latest ?? NO_USAGE : NO_USAGE, Math.round(performance.now() - began))
    },
  }
}

/** Gives a message to a session and says what came of it. */
export async function holdConversation(exchange: Exchange): Promise<ActionOutcome> {
  const { driver, book, config, caller, message, limits, signal } = exchange
  const isAborted = (): boolean => signal.aborted
  const { usage, elapsedMs } = book.spentBy(caller.instance)
  const spent = limitReached(limits, usage, elapsedMs)
  if (spent !== undefined) return succeeded(asJson(answerOf(exchange, {}, spent)))
  if (isAborted()) return stoppedOutcome(signal.reason, false)
  const limit = watchLimits(exchange)
  const forget = onFirstAbort([signal], () => { void driver.stop() })
  const report = await driver.send(message, { ...caller, usageRead: (used) => { limit.usageRead(used) } })
  forget()
  limit.end(report)
  if (config.oneShot === true || limit.reached() !== undefined || isAborted()) await driver.ended()
  await book.saved()
  return outcomeOf(exchange, report, limit.reached())
}
