// Times for people. Deterministic: now and the zone are handed in.

/** Minutes to add to UTC for local time, at an instant. */
export type Zone = (atMs: number) => number

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [{ size: DAY, name: 'd' }, { size: HOUR, name: 'h' }, { size: MINUTE, name: 'm' }, { size: SECOND, name: 's' }] as const

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** A length of time: `350ms 1.2s 2m05s 1h04m 3d04h`. */
export function durationText(ms: number): string {
  const length = Math.max(0, ms)
  if (length < SECOND) return `${String(Math.floor(length))}ms`
  if (length < MINUTE) return `${(Math.floor(length / 100) / 10).toFixed(1)}s`
  if (length < HOUR) return `${String(Math.floor(length / MINUTE))}m${two((length % MINUTE) / SECOND)}s`
  if (length < DAY) return `${String(Math.floor(length / HOUR))}h${two((length % HOUR) / MINUTE)}m`
  return `${String(Math.floor(length / DAY))}d${two((length % DAY) / HOUR)}h`
}

/** How long ago: `just now`, `12s ago`, `5m ago`, `3h ago`, `2d ago`. */
export function agoText(atMs: number, nowMs: number): string {
  const length = nowMs - atMs
  const unit = UNITS.find(({ size }) => length >= size)
  return unit === undefined ? 'just now' : `${String(Math.floor(length / unit.size))}${unit.name} ago`
}

const local = (atMs: number, zone: Zone): Date => new Date(atMs + zone(atMs) * MINUTE)

/** Local date: `2026-06-01`. */
export const dateText = (atMs: number, zone: Zone): string => local(atMs, zone).toISOString().slice(0, 10)
/** Local time of day: `02:30:05`. */
export const clockText = (atMs: number, zone: Zone): string => local(atMs, zone).toISOString().slice(11, 19)

/** Local time of day to the minute, with the date when it is not today's. */
export function stampText(atMs: number, nowMs: number, zone: Zone): string {
  const clock = clockText(atMs, zone).slice(0, 5)
  const date = dateText(atMs, zone)
  return date === dateText(nowMs, zone) ? clock : `${date} ${clock}`
}

/** When something is due: `in 4s`, or `4s overdue`. */
export const dueText = (dueAtMs: number, nowMs: number): string =>
  (dueAtMs >= nowMs ? `in ${durationText(dueAtMs - nowMs)}` : `${durationText(nowMs - dueAtMs)} overdue`)

/** Local time of day, with the date when it is not today's: `02:30:05`. */
const momentText = (atMs: number, nowMs: number, zone: Zone): string =>
  (dateText(atMs, zone) === dateText(nowMs, zone) ? clockText(atMs, zone) : `${dateText(atMs, zone)} ${clockText(atMs, zone)}`)

const ISO = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

/** A text of the log whose times are told like all others. */
export const withLocalTimes = (text: string, nowMs: number, zone: Zone): string =>
  text.replaceAll(ISO, (iso) => momentText(Date.parse(iso), nowMs, zone))

/** What is asked, and until when an answer is taken. */
export const untilText = (text: string, deadlineAtMs: number, nowMs: number, zone: Zone): string =>
  `${text} (until ${momentText(deadlineAtMs, nowMs, zone)})`

/** What waits, and when it goes on. */
export const timedText = (text: string, dueAtMs: number, nowMs: number, zone: Zone): string =>
  `${text} (at ${momentText(dueAtMs, nowMs, zone)})`
