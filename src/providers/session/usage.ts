import { parseDuration } from '../../compile/normalize/duration.ts'
import type { UsageReading } from './judge-frame.ts'
import type { SessionConfig, SessionLimits, Usage } from './session-config.ts'

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0, turns: 0 }

const eachOf = (number: (name: keyof Usage) => number): Usage =>
  ({ inputTokens: number('inputTokens'), outputTokens: number('outputTokens'), costUsd: number('costUsd'), turns: number('turns') })

/** What one turn used, and what its process says it has used in all. */
export interface TurnUsage { readonly used: Usage; readonly totals: Usage }

/**
 * What a turn used, by what its terminal frame says. A program that does not count turns has made one.
 * @param before the totals after the turn before, of the same process; `NO_USAGE` for a process's first
 */
export function usageOfTurn({ usage }: SessionConfig, reading: UsageReading | undefined, before: Usage): TurnUsage {
  const isTotal = (name: keyof Usage): boolean => usage?.[name]?.counts === 'process'
  const usedOf = (name: keyof Usage): number => {
    const read = reading?.[name]
    if (isTotal(name)) return Math.max(0, (read ?? before[name]) - before[name])
    return read ?? (name === 'turns' ? 1 : 0)
  }
  return { used: eachOf(usedOf), totals: eachOf((name) => isTotal(name) ? Math.max(before[name], reading?.[name] ?? 0) : 0) }
}

/** Both together. */
export const addUsage = (a: Usage, b: Usage): Usage => eachOf((name) => a[name] + b[name])

/** Milliseconds of a limit's duration: a number is milliseconds, a text a number and a unit. Undefined when it is neither. */
export function durationMs(duration: string | number): number | undefined {
  if (typeof duration === 'string') return parseDuration(duration)
  return Number.isFinite(duration) && duration >= 0 ? duration : undefined
}

/** Which limit is used up, the first of turns, cost and duration; undefined: the session may go on. */
export function limitReached(limits: SessionLimits, usage: Usage, elapsedMs: number): keyof SessionLimits | undefined {
  const { turns = Infinity, costUsd = Infinity, duration } = limits
  if (usage.turns >= turns) return 'turns'
  if (usage.costUsd >= costUsd) return 'costUsd'
  const longest = duration === undefined ? Infinity : durationMs(duration) ?? Infinity
  return elapsedMs >= longest ? 'duration' : undefined
}
