const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(?:Z|([+-])(\d\d):(\d\d))$/

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : DAYS[month - 1] ?? 0)

/** Days from 1970-01-01 to the first day of a year. */
const daysBefore = (year: number): number => {
  const years = year - 1
  return 365 * (year - 1970) + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) - 477
}

const MINUTE_MS = 60_000

const isClock = (hour: number, minute: number, second: number): boolean => hour <= 23 && minute <= 59 && second <= 59

/** Days from 1970-01-01; undefined when there is no such day. */
function dayOf(year: number, month: number, day: number): number | undefined {
  if (day < 1 || day > daysIn(year, month)) return undefined
  const months = DAYS.slice(0, month - 1).reduce((sum, days) => sum + days, month > 2 && isLeap(year) ? 1 : 0)
  return daysBefore(year) + months + day - 1
}

/** Epoch milliseconds of an ISO 8601 time with its zone; undefined when the text is none. */
export function parseInstant(text: string): number | undefined {
  const parts: readonly (string | undefined)[] = ISO.exec(text) ?? []
  const numberAt = (place: number): number => Number(parts[place] ?? 0)
  const [hour, minute, second] = [numberAt(4), numberAt(5), numberAt(6)]
  const day = dayOf(numberAt(1), numberAt(2), numberAt(3))
  if (day === undefined || !isClock(hour, minute, second)) return undefined
  const zone = (numberAt(9) * 60 + numberAt(10)) * (parts[8] === '-' ? -1 : 1)
  return ((day * 24 + hour) * 60 + minute - zone) * MINUTE_MS + second * 1_000 + Number((parts[7] ?? '0').padEnd(3, '0'))
}
