// What the text of an error says about trying again, where there is nothing but a text. What lasts comes first: "rate limit: quota
// exceeded" is not mended by waiting.

/** Whether another try may come out otherwise. `unknown` is to be read as no. */
export type ErrorSort = 'permanent' | 'transient' | 'unknown'

/** So much of a text is looked at. */
const LOOKED_AT = 64 * 1024

const PERMANENT: readonly RegExp[] = [
  /\bauthentication|\bunauthori[sz]ed|\binvalid (?:x )?api key|\bapi key (?:is )?(?:invalid|not valid)/,
  /\bbilling\b|\baccount (?:is |has been )?(?:put )?on hold\b/,
  /\binvalid request\b|\bmodel not found\b|\bmax output tokens\b/,
  /\bprompt (?:is )?too long\b|\bcontext (?:length|window)\b/,
  /\busage limit|\bquota\b|\binsufficient|\bpermission denied\b/,
]

const TRANSIENT: readonly RegExp[] = [
  /\boverloaded|\b(?:over|at) capacity\b|\bcapacity\b/,
  /\bserver error|\brate limit|\btoo many requests\b/,
  /\b(?:stream|connection|network)\b/,
  /\b(?:econnreset|econnrefused|econnaborted|epipe|etimedout|enetunreach|ehostunreach|eai again)\b|\bsocket hang up\b|\bfetch failed\b/,
  /\btimeout|\btimed out\b|\btime out\b/,
  /\bunavailable\b|\bbad gateway\b/,
  /(?<![\w.,$])(?:429|500|502|503|504|529)(?![\w]|[.,]\d)/,
]

/** Words as they are spoken: `rate_limit`, `rate-limit` and `Rate Limit` are one. */
const spoken = (text: string): string => text.slice(0, LOOKED_AT).toLowerCase().replace(/[\s_-]+/g, ' ')

/** What an error's text says about trying again: marks of what lasts, then marks of what passes; of neither, nothing is known. */
export function classifyErrorText(text: string): ErrorSort {
  const words = spoken(text)
  if (PERMANENT.some((mark) => mark.test(words))) return 'permanent'
  return TRANSIENT.some((mark) => mark.test(words)) ? 'transient' : 'unknown'
}

const HINT = /\b(?:retry|retrying|try again|available|resets?)[ _-]?(?:after|in)\b[ :="]*((?:\d{1,9}(?:\.\d{1,6})? ?[a-z]+(?: ?, ?| and | )?){1,4})/g
const PART = /(\d+(?:\.\d+)?) ?([a-z]+)/g

const UNITS: readonly (readonly [name: RegExp, ms: number])[] = [
  [/^(?:ms|msecs?|milliseconds?)$/, 1], [/^(?:s|secs?|seconds?)$/, 1000], [/^(?:m|mins?|minutes?)$/, 60_000],
  [/^(?:h|hrs?|hours?)$/, 3_600_000],
]

/** Nobody means to wait longer by an error of a call. */
const LONGEST = 24 * 3_600_000

const msOf = (unit: string): number | undefined => UNITS.find(([name]) => name.test(unit))?.[1]

/** Parts up to the first that has no unit of time: `1m 30s` of `1m 30s 5 times`. */
function totalOf(span: string): number {
  let total = 0
  for (const [, count, unit = ''] of span.matchAll(PART)) {
    const ms = msOf(unit)
    if (ms === undefined) break
    total += Number(count) * ms
  }
  return Math.ceil(total)
}

/**
 * For how long an error's text asks to be left alone, in milliseconds: the longest it says. A hint without a unit, of nothing or of more
 * than a day is none.
 * @example retryAfterMs('429: retry after 30s') // 30000
 */
export function retryAfterMs(text: string): number | undefined {
  const hints = [...text.slice(0, LOOKED_AT).toLowerCase().replace(/\s+/g, ' ').matchAll(HINT)].map(([, span = '']) => totalOf(span)).filter((ms) => ms > 0 && ms <= LONGEST)
  return hints.length === 0 ? undefined : Math.max(...hints)
}
