import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { ActionOutcome } from '../../ports/provider.ts'
import { onFirstAbort } from '../first-abort.ts'
import { cancelled, failed, succeeded, timedOut } from '../outcome.ts'
import { classOfBreak, classOfText } from './classify-error.ts'
import type { SessionBook } from './session-book.ts'
import type { SessionAnswer, SessionConfig, SessionLimits, Usage } from './session-config.ts'
import type { SessionCaller, SessionDriver, TurnReport } from './session-driver.ts'
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

function answerOf({ driver, book, caller }: Exchange, report: TurnReport | undefined, limit: Limit | undefined): SessionAnswer {
  const said = report?.answer?.status
  const status: SessionAnswer['status'] = limit !== undefined && said !== 'completed' ? 'limited' : said
  return {
    result: report?.answer?.result ?? null, sessionId: driver.sessionId ?? '', outcome: driver.outcome ?? 'fresh',
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

function failureOf({ how, written, message = '' }: TurnReport): ActionOutcome {
  const text = message === '' ? WHY[how] : `${WHY[how]}: ${message}`
  if (how === 'failed') return failed(classOfText(message), text)
  return failed(FINAL.includes(how) ? 'action_failed_final' : classOfBreak(message), text, written ? undefined : 'none')
}

/** A stop that somebody asked for: `reason` says who. */
export function stoppedOutcome(reason: unknown, written: boolean): ActionOutcome {
  const isCancelled = reason instanceof Error && reason.name === 'AbortError'
  const effect = written ? 'unknown' : 'none'
  return isCancelled ? cancelled('cancelled, and the session was stopped', effect) : timedOut('timed out, and the session was stopped', effect)
}

function outcomeOf(exchange: Exchange, report: TurnReport, limit: Limit | undefined): ActionOutcome {
  const { how, answer, written } = report
  const saysStatus = how === 'failed' && answer?.status !== undefined
  if (how === 'answered' || saysStatus) {
    const { book, caller, limits } = exchange
    const { usage, elapsedMs } = book.spentBy(caller.instance)
    return succeeded(asJson(answerOf(exchange, report, limit ?? limitReached(limits, usage, elapsedMs))))
  }
  if (limit !== undefined && how !== 'failed') return succeeded(asJson(answerOf(exchange, undefined, limit)))
  if (exchange.signal.aborted && how !== 'failed') return stoppedOutcome(exchange.signal.reason, written)
  return failureOf(report)
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
  const { usage, elapsedMs } = book.spentBy(caller.instance)
  const spent = limitReached(limits, usage, elapsedMs)
  if (spent !== undefined) return succeeded(asJson(answerOf(exchange, undefined, spent)))
  const limit = watchLimits(exchange)
  const forget = onFirstAbort([signal], () => { void driver.stop() })
  const report = await driver.send(message, { ...caller, usageRead: (used) => { limit.usageRead(used) } })
  forget()
  limit.end(report)
  if (config.oneShot === true || limit.reached() !== undefined || signal.aborted) await driver.ended()
  await book.saved()
  return outcomeOf(exchange, report, limit.reached())
}
