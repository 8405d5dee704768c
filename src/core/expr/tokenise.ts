import { err, ok, type Result } from '../../base/result.ts'
import { decimalOf } from './decimal.ts'
import { unescapeString, wholeText } from './string-literal.ts'
import type { ExprSyntaxError } from './syntax-error.ts'

interface Word<K extends string> { readonly kind: K; readonly text: string; readonly offset: number }
interface Constant<K extends string, V> extends Word<K> { readonly value: V }

/** A word of expression text. `value` is what a number or string stands for. */
export type Token = Word<'name'> | Word<'symbol'> | Word<'end'> | Constant<'number', number> | Constant<'string', string>

type Read = Result<Token, ExprSyntaxError> | undefined

const SPACE = /\s+/uy
const STEP_ID = /[A-Za-z_][A-Za-z0-9_-]*/uy
const NAME = /[A-Za-z_][A-Za-z0-9_]*/uy
const NUMBER = /-?\d(?:[eE][+-]|[\w.])*/uy
const STRING = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"/uy
const RAW_STRING = /r(?:'[^']*'|"[^"]*")/uy
const QUOTE = /r?["']/uy
const SYMBOL = /==(?!=)|!=(?!=)|<=|>=|&&|\|\||!(?!==)|\?(?![?.])|[<>:,.()[\]{}]/uy

/** Signs of other languages, with what is written here instead. */
const FOREIGN = /===|!==|\?\?|\?\.|=>|[=&|+*/%\-`$;#@^~\\]/uy
const ARITHMETIC = 'there is no arithmetic; text is joined with concat(a, b) or as "${{ a }}${{ b }}"'
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['===', 'equality is =='], ['!==', 'inequality is !='], ['=', 'equality is =='], ['&', '"and" is &&'], ['|', '"or" is ||'],
  ['??', 'write coalesce(a, b)'], ['?.', 'write coalesce(a.b, null)'], ['`', "text is quoted with ' or \""],
  ['$', 'inside an expression, references stand without ${{ }}'],
  ...['+', '-', '*', '/', '%'].map((sign) => [sign, ARITHMETIC] as const),
])

const stringToken = (text: string, offset: number, value: Result<string, ExprSyntaxError>): Read =>
  (value.ok ? ok({ kind: 'string', text, offset, value: value.value }) : value)

const takenAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  const sticky = new RegExp(pattern)
  sticky.lastIndex = at
  return sticky.exec(text)?.[0]
}

const endsOperand = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind !== 'symbol' || token.text === ')' || token.text === ']' || token.text === '}')

const endOf = (token: Token): number => token.offset + token.text.length

/** Turns text into tokens one by one, looking at most two back. */
class Tokeniser {
  readonly tokens: Token[] = []

  constructor(private readonly text: string) {}

  next(offset: number): Result<Token, ExprSyntaxError> {
    return this.word(offset) ?? this.string(offset) ?? this.number(offset) ?? this.symbol(offset) ?? err(this.foreign(offset))
  }

  /** After `steps.` a name may hold hyphens. */
  private word(offset: number): Read {
    if (takenAt(QUOTE, this.text, offset) !== undefined) return undefined
    const name = takenAt(this.isAfterSteps() ? STEP_ID : NAME, this.text, offset)
    return name === undefined ? undefined : ok({ kind: 'name', text: name, offset })
  }

  private isAfterSteps(): boolean {
    const steps = this.tokens.at(-2)
    return this.tokens.at(-1)?.text === '.' && steps?.kind === 'name' && steps.text === 'steps' && this.tokens.at(-3)?.text !== '.'
  }

  private string(offset: number): Read {
    const raw = takenAt(RAW_STRING, this.text, offset)
    if (raw !== undefined) return stringToken(raw, offset, wholeText(raw.slice(2, -1), offset + 2, raw.length - 3))
    const quoted = takenAt(STRING, this.text, offset)
    return quoted === undefined ? this.unterminated(offset) : stringToken(quoted, offset, unescapeString(quoted.slice(1, -1), offset + 1))
  }

  private unterminated(offset: number): Read {
    const quote = takenAt(QUOTE, this.text, offset)
    if (quote === undefined) return undefined
    return err({ message: 'the string has no end', offset, length: quote.length, hint: `close it with ${quote.slice(-1)}` })
  }

  private number(offset: number): Read {
    const text = this.text[offset] === '-' && endsOperand(this.tokens.at(-1)) ? undefined : takenAt(NUMBER, this.text, offset)
    if (text === undefined) return undefined
    const value = decimalOf(text)
    if (typeof value === 'number') return ok({ kind: 'number', text, offset, value })
    return err({ message: `${text} is ${value}`, offset, length: text.length, hint: 'numbers are written as in JSON; quote what is text' })
  }

  private symbol(offset: number): Read {
    const text = takenAt(SYMBOL, this.text, offset)
    return text === undefined ? undefined : ok({ kind: 'symbol', text, offset })
  }

  private foreign(offset: number): ExprSyntaxError {
    const sign = takenAt(FOREIGN, this.text, offset) ?? String.fromCodePoint(this.text.codePointAt(offset) ?? 0)
    const hint = this.hyphenHint(sign, offset) ?? INSTEAD.get(sign)
    return { message: `unexpected ${sign}`, offset, length: sign.length, ...(hint === undefined ? {} : { hint }) }
  }

  private hyphenHint(sign: string, offset: number): string | undefined {
    const before = this.tokens.at(-1)
    if (sign !== '-' || before?.kind !== 'name' || endOf(before) !== offset) return undefined
    const whole = before.text + (takenAt(/-[\w-]*/uy, this.text, offset) ?? '')
    return `a key with a hyphen is quoted: '${whole}', as in value['${whole}']`
  }
}

const BRACES: ReadonlyMap<string, number> = new Map([['{', 1], ['}', -1]])

const afterSpace = (text: string, at: number): number => at + (takenAt(SPACE, text, at)?.length ?? 0)

/**
 * Splits text from an offset into tokens. It ends with the text or, inside an island, at the first closing brace that
 * none of the expression's own opened. The last token is of kind `end` and stands where the expression ends.
 */
export function tokenise(text: string, start = 0, inIsland = false): Result<readonly Token[], ExprSyntaxError> {
  const tokeniser = new Tokeniser(text)
  let braces = inIsland ? 0 : Infinity
  let at = afterSpace(text, start)
  while (at < text.length && (text[at] !== '}' || braces > 0)) {
    const token = tokeniser.next(at)
    if (!token.ok) return token
    tokeniser.tokens.push(token.value)
    braces += BRACES.get(token.value.text) ?? 0
    at = afterSpace(text, endOf(token.value))
  }
  return ok([...tokeniser.tokens, { kind: 'end', text: '', offset: at }])
}
