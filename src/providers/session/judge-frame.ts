import { given } from '../../base/given.ts'
import { checkGivenJson, isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { holds, valueAt } from './frame-path.ts'
import type { FrameTest, SessionConfig, Usage } from './session-config.ts'

/** How far a program says its work came. */
export type SaidStatus = 'completed' | 'partial' | 'failed'

/** The numbers as they stand in a frame; what they count, `usageOfTurn` knows. */
export type UsageReading = { readonly [name in keyof Usage]?: number }

/** What a frame means. `result`, `status` and `usage` are a terminal one's. */
export interface FrameJudgement {
  /** The session that it names, else the one that an earlier frame of the process named. */
  readonly sid?: string
  readonly terminal?: 'success' | 'failure'
  readonly errorLine?: string
  readonly result?: Json
  readonly status?: SaidStatus
  readonly usage?: UsageReading
}

const TERMINAL: readonly FrameTest[] = [{ path: 'type', equals: 'result' }]
const ERROR: readonly FrameTest[] = [{ path: 'is_error', equals: true }]

const LONGEST_ERROR = 4000

/** An id becomes an argument of a program: nothing that could be taken for an option, or for more than one word. */
const SESSION_ID = /^[^\s\p{C}-][^\s\p{C}]{0,255}$/u

/** Whether a text may be a session's id. */
export const isSessionId = (value: unknown): value is string => typeof value === 'string' && SESSION_ID.test(value)

const isPresent = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''

function errorTextOf(config: SessionConfig, frame: JsonObject): string {
  const found = valueAt(frame, config.errorText ?? 'result')
  const text = isPresent(found) ? found.trim() : JSON.stringify(isJsonObject(found) ? found : frame)
  return text.length > LONGEST_ERROR ? `${text.slice(0, LONGEST_ERROR)}…` : text
}

/** A text that is a JSON object or list is what it says; any other stays a text, `42` among them. */
function readResult(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    const parsed = JSON.parse(value) as Json
    checkGivenJson(parsed)
    return parsed
  } catch { return value }
}

const STATUSES: readonly unknown[] = ['completed', 'partial', 'failed'] satisfies readonly SaidStatus[]

function statusOf(config: SessionConfig, frame: JsonObject, result: Json | undefined): SaidStatus | undefined {
  const said = config.status === undefined ? isJsonObject(result) ? valueAt(result, 'status') : undefined : valueAt(frame, config.status)
  return STATUSES.includes(said) ? said as SaidStatus : undefined
}

function readingOf({ usage }: SessionConfig, frame: JsonObject): UsageReading | undefined {
  if (usage === undefined) return undefined
  const read = Object.entries(usage).map(([name, { path }]) => [name, valueAt(frame, path)] as const)
  return Object.fromEntries(read.filter(([, value]) => typeof value === 'number' && value >= 0))
}

function endOf(config: SessionConfig, frame: JsonObject, failed: boolean): FrameJudgement {
  const found = valueAt(frame, config.result ?? 'result')
  const result = found === undefined ? undefined : readResult(found)
  return {
    terminal: failed ? 'failure' : 'success',
    ...given('result', result), ...given('status', statusOf(config, frame, result)), ...given('usage', readingOf(config, frame)),
  }
}

/** What a frame means under a configuration. `lastSid`: the session that an earlier frame of the same process named. */
export function judgeFrame(config: SessionConfig, frame: JsonObject, lastSid: string | undefined): FrameJudgement {
  const named = valueAt(frame, config.sessionId ?? 'session_id')
  const failed = (config.error ?? ERROR).some((test) => holds(test, frame))
  return {
    ...given('sid', isSessionId(named) ? named : lastSid),
    ...given('errorLine', failed ? errorTextOf(config, frame) : undefined),
    ...((config.terminal ?? TERMINAL).every((test) => holds(test, frame)) ? endOf(config, frame, failed) : {}),
  }
}
