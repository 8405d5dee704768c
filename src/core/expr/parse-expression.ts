import type { Json } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { Expr } from '../../model/expr.ts'
import { isTooDeep } from './expr-node.ts'
import { functionNamed } from './functions.ts'
import { MAX_EXPR_DEPTH, MAX_EXPR_TEXT } from './limits.ts'
import { call, listOf, lit, objectOf, ref } from './make-expr.ts'
import { operatorForWord, refProblem, unknownFunction, unknownName, unknownRoot } from './name-problem.ts'
import { OPERATOR_LEVELS, OPERATORS, type Operator } from './operators.ts'
import { isRefRoot, parseRef } from './parse-ref.ts'
import type { ExprSyntaxError, LocatedExpr, Origin } from './syntax-error.ts'
import { tokenise, type Token } from './tokenise.ts'
import type { PureFunction } from '../../model/vocabulary.ts'

const CONSTANTS: ReadonlyMap<string, Json> = new Map<string, Json>([['true', true], ['false', false], ['null', null]])

const IN_A_ROW = { message: 'comparisons do not stand in a row', hint: 'write a < b && b < c, or parentheses' }

const NOTHING: Expr = { lit: null }

const lengthOf = (token: Token): number => Math.max(1, token.text.length)

const shown = (token: Token): string => token.kind === 'end' ? 'the end' : token.text

/**
 * Recursive descent over tokens. The first error sticks: from then on only the end of the text is seen, so that every
 * rule runs out without looking for errors itself.
 */
class ExprParser {
  error: ExprSyntaxError | undefined
  readonly origins = new Map<Expr, Origin>()
  private at = 0
  private depth = 0
  private readonly end: Token

  constructor(private readonly tokens: readonly Token[]) {
    this.end = tokens.at(-1) ?? { kind: 'end', text: '', offset: 0 }
  }

  whole(): Expr {
    if (this.peek().kind === 'end') this.fail({ message: 'an expression is missing' })
    const expr = this.expression()
    const after = this.peek()
    if (after.kind !== 'end') this.fail(this.trailing(after))
    if (isTooDeep(expr)) this.fail({ message: `the expression is nested deeper than ${MAX_EXPR_DEPTH} levels` }, this.tokens[0])
    return expr
  }

  private trailing(token: Token): { message: string; hint?: string } {
    const operator = operatorForWord(token.text)
    if (token.text === '(') return { message: 'only functions are called', hint: 'the value stands inside: trim(value)' }
    return { message: `unexpected ${shown(token)}`, ...(operator === undefined ? {} : { hint: `"${token.text}" is written ${operator}` }) }
  }

  private expression(): Expr {
    const from = this.peek()
    this.depth += 1
    if (this.depth > MAX_EXPR_DEPTH) this.fail({ message: `the expression is nested deeper than ${MAX_EXPR_DEPTH} levels` })
    const condition = this.operation(0)
    const expr = this.take('?') ? this.choice(condition, from) : condition
    this.depth -= 1
    return expr
  }

  private choice(condition: Expr, from: Token): Expr {
    const then = this.expression()
    this.expect(':', 'between the two values of ? :')
    return this.placed(call('if', condition, then, this.expression()), from)
  }

  private operation(level: number): Expr {
    if (level === OPERATOR_LEVELS) return this.unary()
    const from = this.peek()
    const operands = [this.operation(level + 1)]
    let operator: Operator | undefined
    for (let next = this.operatorAt(level); next !== undefined; next = this.operatorAt(level)) {
      if (operator !== undefined && !next.chains) this.fail(IN_A_ROW)
      operator = next
      this.at += 1
      operands.push(this.operation(level + 1))
    }
    const [only = NOTHING] = operands
    return operator === undefined ? only : this.placed(call(operator.fn, ...operands), from)
  }

  private operatorAt(level: number): Operator | undefined {
    const token = this.peek()
    return token.kind === 'symbol' ? OPERATORS.find((operator) => operator.level === level && operator.symbol === token.text) : undefined
  }

  private unary(): Expr {
    const signs: Token[] = []
    for (let token = this.peek(); this.take('!'); token = this.peek()) signs.push(token)
    return signs.reduceRight((expr, sign) => this.placed(call('not', expr), sign), this.postfix())
  }

  private postfix(): Expr {
    const from = this.peek()
    let expr = this.primary()
    for (;;) {
      if (this.take('[')) expr = this.placed(call('get', expr, this.index()), from)
      else if (this.take('.')) expr = this.placed(call('get', expr, this.member()), from)
      else return expr
    }
  }

  private index(): Expr {
    const key = this.expression()
    this.expect(']', 'after an index')
    return key
  }

  private member(): Expr {
    const token = this.peek()
    if (token.kind === 'name') this.at += 1
    else this.fail({ message: `a name must follow the dot, not ${shown(token)}`, hint: "as value.name, value['any key'] or value[0]" })
    return this.placed(lit(token.text), token)
  }

  private primary(): Expr {
    const token = this.peek()
    if (token.kind === 'name') return this.named(token)
    if (token.kind === 'end') return this.missing(token)
    this.at += 1
    if (token.kind !== 'symbol') return this.placed(lit(token.value), token)
    if (token.text === '(') return this.parenthesised()
    if (token.text === '[') return this.placed(listOf(this.sequence(']', () => this.expression())), token)
    if (token.text === '{') return this.object(token)
    this.at -= 1
    return this.missing(token)
  }

  private missing(token: Token): Expr {
    this.fail({ message: token.kind === 'end' ? 'the expression ends too early' : `a value is missing before ${token.text}` })
    return NOTHING
  }

  private parenthesised(): Expr {
    const expr = this.expression()
    this.expect(')', 'to close (')
    return expr
  }

  private object(from: Token): Expr {
    const seen = new Set<string>()
    const entries = this.sequence('}', () => this.entry(seen))
    return this.placed(objectOf(entries), from)
  }

  private entry(seen: Set<string>): readonly [string, Expr] {
    const token = this.peek()
    const key = token.kind === 'string' ? token.value : token.text
    if (token.kind !== 'string' && token.kind !== 'name') this.fail({ message: `a key is a name or a string, not ${shown(token)}` })
    if (seen.has(key)) this.fail({ message: `the key ${token.text} stands twice` })
    seen.add(key)
    this.at += 1
    this.expect(':', `after the key ${token.text}`)
    return [key, this.expression()]
  }

  /** Items with commas between and perhaps after them, up to a closing sign. */
  private sequence<T>(close: string, item: () => T): readonly T[] {
    const items: T[] = []
    while (!this.take(close) && this.error === undefined) {
      items.push(item())
      if (!this.take(',') && this.peek().text !== close) this.fail({ message: `${close} or a comma expected, not ${shown(this.peek())}` })
    }
    return items
  }

  private named(token: Token): Expr {
    this.at += 1
    const after = this.peek()
    if (after.text === '(' && after.kind === 'symbol') return this.call(token)
    const constant = CONSTANTS.get(token.text)
    if (constant !== undefined) return this.placed(lit(constant), token)
    if (isRefRoot(token.text)) return this.ref(token)
    this.fail(after.text === '.' || after.text === '[' ? unknownRoot(token.text) : unknownName(token.text), token)
    return NOTHING
  }

  private call(name: Token): Expr {
    this.at += 1
    if (functionNamed(name.text) === undefined) this.fail(unknownFunction(name.text), name)
    const args = this.sequence(')', () => this.expression())
    return this.placed(call(name.text as PureFunction, ...args), name)
  }

  private ref(root: Token): Expr {
    const segments = [root.text]
    while (this.peek().text === '.' && this.peek(1).kind === 'name') {
      segments.push(this.peek(1).text)
      this.at += 2
    }
    const text = segments.join('.')
    if (parseRef(text) === undefined) this.failFrom(root, refProblem(segments))
    else if (this.peek().text === '(') this.methodCall(segments)
    return this.placed(ref(text), root)
  }

  private methodCall(segments: readonly string[]): void {
    const name = segments.at(-1) ?? ''
    const known = functionNamed(name) !== undefined
    const hint = `the value stands inside: ${known ? name : 'trim'}(${segments.slice(0, known ? -1 : undefined).join('.')})`
    this.fail({ message: 'only functions are called', hint })
  }

  private peek(ahead = 0): Token {
    return this.error === undefined ? this.tokens[this.at + ahead] ?? this.end : this.end
  }

  private take(symbol: string): boolean {
    const token = this.peek()
    const taken = token.kind === 'symbol' && token.text === symbol
    if (taken) this.at += 1
    return taken
  }

  private expect(symbol: string, why: string): void {
    if (!this.take(symbol)) this.fail({ message: `${symbol} expected ${why}, not ${shown(this.peek())}` })
  }

  private fail(problem: Pick<ExprSyntaxError, 'message' | 'hint' | 'candidates'>, at: Token = this.peek()): void {
    this.error ??= { ...problem, offset: at.offset, length: lengthOf(at) }
  }

  /** An error about everything from a token up to the last one read. */
  private failFrom(from: Token, problem: Pick<ExprSyntaxError, 'message' | 'hint' | 'candidates'>): void {
    this.error ??= { ...problem, ...this.spanFrom(from) }
  }

  private spanFrom(from: Token): { offset: number; length: number } {
    const last = this.tokens[this.at - 1] ?? from
    return { offset: from.offset, length: Math.max(1, last.offset + last.text.length - from.offset) }
  }

  private placed(expr: Expr, from: Token): Expr {
    this.origins.set(expr, { path: [], ...this.spanFrom(from) })
    return expr
  }
}

/** The expression of tokens that end with one of kind `end`. */
export function parseTokens(tokens: readonly Token[]): Result<LocatedExpr, ExprSyntaxError> {
  const parser = new ExprParser(tokens)
  const expr = parser.whole()
  return parser.error === undefined ? ok({ expr, origins: parser.origins }) : err(parser.error)
}

/** The error of a text that is longer than expressions may be. */
export const tooLong = (text: string): ExprSyntaxError | undefined => text.length <= MAX_EXPR_TEXT ? undefined : {
  message: `the text has ${text.length} characters, more than ${MAX_EXPR_TEXT}`, offset: MAX_EXPR_TEXT, length: 1,
}

/** As `parseExpression`, with the places of all parts. */
export function locateExpression(text: string): Result<LocatedExpr, ExprSyntaxError> {
  const long = tooLong(text)
  if (long !== undefined) return err(long)
  const tokens = tokenise(text)
  return tokens.ok ? parseTokens(tokens.value) : tokens
}

/**
 * The expression a text stands for, or the first thing wrong with it.
 * @example parseExpression("params.n > 2 && run.id != ''")
 */
export function parseExpression(text: string): Result<Expr, ExprSyntaxError> {
  const located = locateExpression(text)
  return located.ok ? ok(located.value.expr) : located
}
