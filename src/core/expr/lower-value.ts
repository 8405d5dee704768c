import { isJsonObject, MAX_JSON_DEPTH, type Json, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { Expr } from '../../model/expr.ts'
import { listOf, lit, objectOf } from './make-expr.ts'
import { hasIsland, locateTemplate, type Generation } from './parse-template.ts'
import type { ExprSyntaxError, LocatedExpr, Origin } from './syntax-error.ts'
import { isList } from './value-kind.ts'

/** What is wrong in one text of a value; `path` leads to that text. */
export interface ValueSyntaxError extends ExprSyntaxError { readonly path: Origin['path'] }

type Path = Origin['path']

class Lowering {
  readonly errors: ValueSyntaxError[] = []
  readonly origins = new Map<Expr, Origin>()

  constructor(private readonly generation: Generation) {}

  value(value: Json, path: Path): Expr {
    if (path.length > MAX_JSON_DEPTH) return this.wrong({ message: 'the value is nested too deep', offset: 0, length: 0 }, path)
    if (typeof value === 'string') return this.text(value, path)
    if (isList(value)) return this.placed(listOf(value.map((item, i) => this.value(item, [...path, i]))), path)
    return this.placed(isJsonObject(value) ? this.object(value, path) : lit(value), path)
  }

  private object(value: JsonObject, path: Path): Expr {
    return objectOf(Object.entries(value).map(([key, item]) => [this.key(key, path), this.value(item, [...path, key])]))
  }

  private key(key: string, path: Path): string {
    const error = { message: 'a key cannot be an expression', offset: 0, length: key.length, hint: 'object(key, value) makes one' }
    if (hasIsland(key)) this.wrong(error, [...path, key])
    return key
  }

  private text(text: string, path: Path): Expr {
    const located = locateTemplate(text, this.generation)
    if (!located.ok) return this.wrong(located.error, path)
    for (const [node, origin] of located.value.origins) this.origins.set(node, { ...origin, path })
    return located.value.expr
  }

  private wrong(error: ExprSyntaxError, path: Path): Expr {
    this.errors.push({ ...error, path })
    return lit(null)
  }

  private placed(expr: Expr, path: Path): Expr {
    this.origins.set(expr, { path, offset: 0, length: 0 })
    return expr
  }
}

/** As `lowerValue`, with the places of all parts. */
export function locateValue(value: Json, generation: Generation = 2): Result<LocatedExpr, readonly ValueSyntaxError[]> {
  const lowering = new Lowering(generation)
  const expr = lowering.value(value, [])
  return lowering.errors.length === 0 ? ok({ expr, origins: lowering.origins }) : err(lowering.errors)
}

/**
 * What a value whose strings are templates stands for: a literal when none has an island, else the constructors `list`
 * and `object` down to the expressions. All errors are reported, each with the path to its text.
 * @example lowerValue({ a: '${{ params.x }}', b: 1 }) // object('a', params.x, 'b', 1)
 */
export function lowerValue(value: Json, generation: Generation = 2): Result<Expr, readonly ValueSyntaxError[]> {
  const located = locateValue(value, generation)
  return located.ok ? ok(located.value.expr) : located
}
