const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

export const DURATION_HINT = 'a duration is a whole number and a unit: 500ms, 10s, 5m, 2h, 1d'

/** Milliseconds of a duration such as `10s`, or undefined when it is none. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? []
  if (count === undefined || unit === undefined) return undefined
  const ms = Number(count) * UNITS[unit as keyof typeof UNITS]
  return Number.isSafeInteger(ms) ? ms : undefined
}
