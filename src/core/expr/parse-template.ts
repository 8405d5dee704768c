import { err, ok, type Result } from '../../base/result.ts'
import type { Expr } from '../../model/expr.ts'
import { call, isLit, lit } from './make-expr.ts'
import { locateExpression, parseTokens, tooLong } from './parse-expression.ts'
import type { ExprSyntaxError, LocatedExpr, Origin } from './syntax-error.ts'
import { tokenise } from './tokenise.ts'

/** Which generation a template is written for: FlowIR 1 has no `toString`, so there its islands must be strings themselves. */
export type Generation = 1 | 2

type Located = Result<LocatedExpr, ExprSyntaxError>

interface Piece extends LocatedExpr { readonly offset: number; readonly length: number }

const OPEN = '${{'
const CLOSE = '}}'

const unterminated = (offset: number): ExprSyntaxError => ({
  message: `${OPEN} has no end`, offset, length: OPEN.length,
  hint: `close it with ${CLOSE}, or write $${OPEN} for the characters themselves`,
})

const literal = (text: string, offset: number, length: number): Piece => {
  const expr = lit(text)
  return { expr, origins: new Map([[expr, { path: [], offset, length }]]), offset, length }
}

/** The island that opens at an offset. */
function islandAt(text: string, offset: number): Result<Piece, ExprSyntaxError> {
  if (!text.includes(CLOSE, offset)) return err(unterminated(offset))
  const tokens = tokenise(text, offset + OPEN.length, true)
  if (!tokens.ok) return tokens
  const end = tokens.value.at(-1)?.offset ?? text.length
  if (end === text.length) return err(unterminated(offset))
  const parsed = parseTokens(tokens.value)
  if (!parsed.ok) return parsed
  if (!text.startsWith(CLOSE, end)) return err({ message: 'unexpected }', offset: end, length: 1 })
  return ok({ ...parsed.value, offset, length: end + CLOSE.length - offset })
}

/** The text up to the next island, with `$${{` standing for `${{`. */
function textAt(text: string, offset: number): Piece {
  let plain = ''
  let at = offset
  for (;;) {
    const open = text.indexOf(OPEN, at)
    if (open === -1) return literal(plain + text.slice(at), offset, text.length - offset)
    const isEscaped = open > at && text[open - 1] === '$'
    plain += text.slice(at, isEscaped ? open - 1 : open)
    if (!isEscaped) return literal(plain, offset, open - offset)
    plain += OPEN
    at = open + OPEN.length
  }
}

function piecesOf(text: string): Result<readonly Piece[], ExprSyntaxError> {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length;) {
    const piece: Result<Piece, ExprSyntaxError> = text.startsWith(OPEN, at) ? islandAt(text, at) : ok(textAt(text, at))
    if (!piece.ok) return piece
    pieces.push(piece.value)
    at += piece.value.length
  }
  return ok(pieces)
}

const stringOf = ({ expr }: LocatedExpr): string | undefined => isLit(expr) && typeof expr.lit === 'string' ? expr.lit : undefined

const asText = (expr: Expr, generation: Generation): Expr => generation === 1 ? expr : call('toString', expr)

function withTextsMerged(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.reduce<readonly Piece[]>((merged, piece) => {
    const before = merged.at(-1)
    const [left, right] = [before && stringOf(before), stringOf(piece)]
    if (before === undefined || left === undefined || right === undefined) return [...merged, piece]
    return [...merged.slice(0, -1), literal(left + right, before.offset, before.length + piece.length)]
  }, [])
}

/** The parts of a text with islands: neighbouring literals become one, everything else is turned into text. */
function joined(pieces: readonly Piece[], generation: Generation): LocatedExpr {
  const origins = new Map<Expr, Origin>()
  const parts = withTextsMerged(pieces).map((piece) => {
    const part = stringOf(piece) === undefined ? asText(piece.expr, generation) : piece.expr
    origins.set(part, { path: [], offset: piece.offset, length: piece.length })
    for (const [node, origin] of piece.origins) origins.set(node, origin)
    return part
  })
  const [only] = parts
  const expr = parts.length === 1 && only !== undefined && isLit(only) ? only : call('concat', ...parts)
  const length = pieces.reduce((total, piece) => total + piece.length, 0)
  return { expr, origins: origins.set(expr, { path: [], offset: 0, length }) }
}

/** Whether a text has something to evaluate. */
export const hasIsland = (text: string): boolean => text.replaceAll(`$${OPEN}`, '\n').includes(OPEN)

/** As `parseTemplate`, with the places of all parts. */
export function locateTemplate(text: string, generation: Generation = 2): Located {
  if (!text.includes(OPEN)) return ok(literal(text, 0, text.length))
  const long = tooLong(text)
  if (long !== undefined) return err(long)
  const pieces = piecesOf(text)
  if (!pieces.ok) return pieces
  const [only] = pieces.value
  return ok(pieces.value.length === 1 && only !== undefined ? { expr: only.expr, origins: only.origins } : joined(pieces.value, generation))
}

/**
 * What a text with `${{ … }}` islands stands for: without one, itself; one that is the whole text, its expression of any
 * kind; else the text and the islands' values joined, each turned into text by `toString`. `$${{` is a literal `${{`.
 * @example parseTemplate('v${{ params.n }}') // concat('v', toString(params.n))
 */
export function parseTemplate(text: string, generation: Generation = 2): Result<Expr, ExprSyntaxError> {
  const located = locateTemplate(text, generation)
  return located.ok ? ok(located.value.expr) : located
}

const notOneIsland = (text: string): ExprSyntaxError => ({
  message: 'one expression expected', offset: 0, length: text.length, hint: `write it without ${OPEN} ${CLOSE}, or all of it inside one`,
})

/**
 * The expression of a field that holds nothing else, such as a condition: bare, or wrapped in one island.
 * @example locateField('params.n > 2'), locateField('${{ params.n > 2 }}')
 */
export function locateField(text: string): Located {
  const start = text.search(/\S/)
  if (!hasIsland(text)) return locateExpression(text)
  if (!text.startsWith(OPEN, start)) return err(notOneIsland(text))
  const island = islandAt(text, start)
  if (!island.ok) return island
  const rest = text.slice(start + island.value.length)
  return rest.trim() === '' ? ok({ expr: island.value.expr, origins: island.value.origins }) : err(notOneIsland(text))
}

/** As `locateField`, without the places. */
export function parseField(text: string): Result<Expr, ExprSyntaxError> {
  const located = locateField(text)
  return located.ok ? ok(located.value.expr) : located
}
