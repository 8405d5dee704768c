/** Where a text stops being JSON. Lines and columns from 1. */
export interface JsonFault { readonly line: number; readonly column: number; readonly problem: string }

const SPACE = /[ \t\r\n]*/y
const TOKEN = /[{}[\]:,]|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

type Kind = 'open' | 'close' | 'colon' | 'comma' | 'string' | 'scalar'

const KINDS: Readonly<Record<string, Kind>> = { '{': 'open', '[': 'open', '}': 'close', ']': 'close', ':': 'colon', ',': 'comma' }

const kindOf = (token: string): Kind => KINDS[token] ?? (token.startsWith('"') ? 'string' : 'scalar')

/** What may come next: a value, a key, the colon after one, or what follows a value. */
type Wanted = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'after'

const ALLOWED: Readonly<Record<Wanted, readonly Kind[]>> = {
  value: ['open', 'string', 'scalar'], firstValue: ['open', 'close', 'string', 'scalar'],
  key: ['string'], firstKey: ['string', 'close'], colon: ['colon'], after: ['comma', 'close'],
}

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** What follows a comma; nothing may outside of an object or array. */
function afterComma(nesting: readonly string[]): Wanted | undefined {
  if (nesting.length === 0) return undefined
  return nesting.at(-1) === '{' ? 'key' : 'value'
}

/** What each kind of token, where it is allowed, makes wanted next. `nesting` follows along. */
const FOLLOWS: Readonly<Record<Kind, (token: string, wanted: Wanted, nesting: string[]) => Wanted | undefined>> = {
  open: (token, _wanted, nesting) => nesting.push(token) > 0 && token === '{' ? 'firstKey' : 'firstValue',
  close: (token, _wanted, nesting) => CLOSES[nesting.pop() ?? ''] === token ? 'after' : undefined,
  colon: () => 'value',
  comma: (_token, _wanted, nesting) => afterComma(nesting),
  string: (_token, wanted) => wanted === 'key' || wanted === 'firstKey' ? 'colon' : 'after',
  scalar: () => 'after',
}

function afterToken(token: string, wanted: Wanted, nesting: string[]): Wanted | undefined {
  const kind = kindOf(token)
  return ALLOWED[wanted].includes(kind) ? FOLLOWS[kind](token, wanted, nesting) : undefined
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function offsetOfFault(text: string): number {
  const nesting: string[] = []
  let wanted: Wanted | undefined = 'value'
  let at = match(SPACE, text, 0)?.length ?? 0
  while (at < text.length) {
    const token = match(TOKEN, text, at)
    wanted = token === undefined ? undefined : afterToken(token, wanted, nesting)
    if (token === undefined || wanted === undefined) return at
    at += token.length
    at += match(SPACE, text, at)?.length ?? 0
  }
  return text.length
}

const SHOWN = 20

/** Finds the first place where `text`, which is not JSON, stops being JSON. */
export function findJsonFault(text: string): JsonFault {
  const offset = offsetOfFault(text)
  const before = text.slice(0, offset).split('\n')
  const rest = text.slice(offset, offset + SHOWN)
  return {
    line: before.length, column: (before.at(-1) ?? '').length + 1,
    problem: text.trim() === '' ? 'it is empty' : rest === '' ? 'it ends too early' : `unexpected ${JSON.stringify(rest)}`,
  }
}
