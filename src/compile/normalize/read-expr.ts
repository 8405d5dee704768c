import type { Expr, ExprMap } from '../../model/expr.ts'
import { listOf, lit, objectOf } from '../../core/expr/make-expr.ts'
import { hasIsland, locateField, locateTemplate } from '../../core/expr/parse-template.ts'
import type { ExprSyntaxError, LocatedExpr } from '../../core/expr/syntax-error.ts'
import type { Result } from '../../base/result.ts'
import { type AuthoringNode, isText, type MapNode, partPlace, type TextNode } from '../parse/authoring-node.ts'
import type { Context } from './context.ts'

/** What stands in for an expression that was reported to be wrong. */
const NOTHING = (): Expr => lit(null)

function placed(node: TextNode, located: Result<LocatedExpr, ExprSyntaxError>, { findings, marks }: Context): Expr {
  if (located.ok) {
    for (const [part, { offset, length }] of located.value.origins) marks.text(part, node, offset, offset + length)
    return located.value.expr
  }
  const { message, offset, length, hint, candidates } = located.error
  const place = partPlace(node, offset, offset + length)
  findings.error('normalize.expression-invalid', place, message,
    { ...(hint === undefined ? {} : { hint }), ...(candidates === undefined ? {} : { candidates }) })
  return NOTHING()
}

function marked(expr: Expr, node: AuthoringNode, { marks }: Context): Expr {
  marks.text(expr, node)
  return expr
}

function entriesOf(map: MapNode, context: Context): readonly (readonly [string, Expr])[] {
  return map.entries.map(({ key, keyPlace, value }) => {
    if (hasIsland(key)) {
      context.findings.error('normalize.expression-invalid', keyPlace, 'a key cannot be an expression',
        'object(key, value) makes an object with such a key')
    }
    return [key, readValue(value, context)] as const
  })
}

/** A value whose texts may hold `${{ … }}`: a literal when none does. */
export function readValue(node: AuthoringNode, context: Context): Expr {
  if (isText(node)) return placed(node, locateTemplate(node.value, context.generation), context)
  if (node.kind === 'scalar') return marked(lit(node.value), node, context)
  if (node.kind === 'list') return marked(listOf(node.items.map((item) => readValue(item, context))), node, context)
  return marked(objectOf(entriesOf(node, context)), node, context)
}

/** Values by name, as under `outputs`. */
export function readValues(map: MapNode, context: Context): ExprMap {
  return Object.fromEntries(entriesOf(map, context))
}

/** A field that is one expression, as a condition: bare text, text that is one island, or true or false. */
export function readField(node: AuthoringNode, context: Context): Expr {
  if (isText(node)) return placed(node, locateField(node.value), context)
  if (node.kind === 'scalar' && node.value !== null) return marked(lit(node.value), node, context)
  context.findings.error('normalize.wrong-kind', node.place, 'an expression is written as text',
    "as params.live == true, or '${{ params.live == true }}'")
  return NOTHING()
}

/** Text that must be a literal: the reason why it may not be an expression is shown. */
export function refuseIsland(node: TextNode, why: string, { findings }: Context): void {
  if (!hasIsland(node.value)) return
  const at = node.value.indexOf('${{')
  const end = node.value.indexOf('}}', at)
  findings.error('normalize.literal-expected', partPlace(node, at, end < 0 ? at + 3 : end + 2), why)
}
