import { err, ok, type Result } from '../../base/result.ts'
import type { ExprSyntaxError } from './syntax-error.ts'

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'], ['t', '\t'], ['r', '\r'], ['b', '\b'], ['f', '\f'], ['\\', '\\'], ['/', '/'], ["'", "'"], ['"', '"'],
])

const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|([^]))/uy
const PLAIN = /[^\\]+/uy
const HALF_PAIR = /\p{Surrogate}/u

const takenAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  const sticky = new RegExp(pattern)
  sticky.lastIndex = at
  return sticky.exec(text)
}

function escaped([, braced, four, sign]: RegExpExecArray): string | undefined {
  const code = braced ?? four
  if (code === undefined) return ESCAPES.get(sign ?? '')
  const point = Number.parseInt(code, 16)
  return point > 0x10ffff ? undefined : String.fromCodePoint(point)
}

function noSuchEscape(escape: string, offset: number): ExprSyntaxError {
  const hint = "a backslash itself is \\\\; in r'…' nothing is escaped, which suits patterns"
  return { message: `there is no escape ${escape}`, offset, length: escape.length, hint }
}

/** The string between the quotes of a literal, its escapes replaced; offsets count from `offset`, where the first unit stands. */
export function unescapeString(body: string, offset: number): Result<string, ExprSyntaxError> {
  let text = ''
  for (let at = 0; at < body.length;) {
    const plain = takenAt(PLAIN, body, at)
    const escape = plain ?? takenAt(ESCAPE, body, at)
    const piece = plain === null && escape !== null ? escaped(escape) : plain?.[0]
    const source = escape?.[0] ?? '\\'
    if (piece === undefined) return err(noSuchEscape(source, offset + at))
    text += piece
    at += source.length
  }
  return wholeText(text, offset, body.length)
}

/** A text without halves of surrogate pairs, which no JSON text holds. `offset`, `length`: where it stands. */
export const wholeText = (text: string, offset: number, length: number): Result<string, ExprSyntaxError> =>
  (HALF_PAIR.test(text) ? err({ message: 'half of a surrogate pair is no character', offset, length }) : ok(text))

const SPECIAL = /[\\'\p{Cc}\u2028\u2029\ufeff]/gu
const NAMED: ReadonlyMap<string, string> = new Map([['\\', '\\\\'], ["'", "\\'"], ['\n', '\\n'], ['\t', '\\t'], ['\r', '\\r']])

/** A string as a single-quoted literal. */
export function quoteString(text: string): string {
  const body = text.replace(SPECIAL, (char) => NAMED.get(char) ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${body}'`
}
