import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { contradicts, type ExprType } from '../../core/expr/expr-type.ts'
import { inferType } from '../../core/expr/infer-type.ts'
import { isCall, isLit, isRef } from '../../core/expr/make-expr.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import { parseRef } from '../../core/expr/parse-ref.ts'
import { refsOf } from '../../core/expr/refs.ts'
import { typeOfSchema } from '../../core/expr/type-of-schema.ts'
import { aKind, anyOfKinds, kindOf, type ValueKind } from '../../core/expr/value-kind.ts'
import type { Expr, JsonSchemaDocument } from '../../model/flow.ts'
import { entriesOf } from '../bind/merge-arguments.ts'
import { type AuthoringNode, valueAt } from '../parse/authoring-node.ts'
import type { Place } from '../place.ts'
import type { CheckContext } from './check-context.ts'
import { fitsQuickly } from './quick-fit.ts'
import type { Site } from './site.ts'

/** A value that an action or a flow is given, and where it stands. */
export interface Given {
  readonly expr: Expr
  readonly node: AuthoringNode | undefined
  readonly at: Place
  /** For messages: `env.PORT`. */
  readonly label: string
  readonly site: Site
}

function childNode(node: AuthoringNode | undefined, key: string): { readonly node?: AuthoringNode; readonly at?: Place } {
  const entry = node?.kind === 'map' ? node.entries.find((each) => each.key === key) : undefined
  return entry === undefined ? {} : { node: entry.value, at: entry.keyPlace }
}

function fieldsOf(given: Given, { marks }: CheckContext): readonly (readonly [key: string, keyPlace: Place, child: Given])[] | undefined {
  return entriesOf(given.expr)?.map(([key, expr]) => {
    const { node = marks.nodeOf(expr), at = marks.of(expr) ?? given.at } = childNode(given.node, key)
    return [key, at, { ...given, expr, node, at: node?.place ?? at, label: given.label === '' ? key : `${given.label}.${key}` }] as const
  })
}

function elementsOf({ expr, node, at, ...given }: Given, { marks }: CheckContext): readonly Given[] | undefined {
  const list = isLit(expr) ? (Array.isArray(expr.lit) ? (expr.lit as readonly Json[]).map((lit): Expr => ({ lit })) : undefined)
    : isCall(expr) && expr.fn === 'list' ? expr.args : undefined
  return list?.map((item, i) => {
    const own = (node?.kind === 'list' ? node.items[i] : undefined) ?? marks.nodeOf(item)
    return { ...given, expr: item, node: own, at: own?.place ?? at, label: `${given.label}[${i}]` }
  })
}

/** The kinds of values a schema accepts, as far as it says. A value that takes a secret is written as text. */
function kindsOf(schema: JsonObject): readonly ValueKind[] | undefined {
  const choices = schema['anyOf'] ?? schema['oneOf']
  const parts = Array.isArray(choices) ? choices as readonly Json[] : [schema]
  const kinds = parts.flatMap((part) => {
    const types = isJsonObject(part) ? part['type'] : undefined
    return (Array.isArray(types) ? types as readonly Json[] : [types]).map((type) => typeOfSchema({ type: type ?? null }).kind)
  })
  const known = kinds.filter((kind) => kind !== 'unknown')
  return known.length < kinds.length ? undefined : [...new Set(known)].filter((kind) => kind !== 'object' || schema['x-secret'] !== true)
}

const WORDS: Readonly<Partial<Record<ValueKind, string>>> = { string: 'text', object: 'a map', boolean: 'true or false' }
const inWords = (kinds: readonly ValueKind[]): string => {
  const [only, second] = kinds
  return only !== undefined && second === undefined ? WORDS[only] ?? aKind(only) : anyOfKinds(kinds)
}

/** Checks values against schemas as far as they are written out; what is only known later is checked by its type. */
class Fitting {
  constructor(private readonly what: string, private readonly context: CheckContext) {}

  fit(schema: Json, given: Given): void {
    const { expr } = given
    if (isLit(expr) && fitsQuickly(schema, expr.lit)) return
    if (!isJsonObject(schema)) return this.blank(schema, given)
    const fields = fieldsOf(given, this.context)
    const elements = elementsOf(given, this.context)
    if (fields !== undefined && isJsonObject(schema['properties'] ?? schema['additionalProperties'])) this.object(schema, fields, given)
    else if (elements !== undefined && isJsonObject(schema['items'])) this.list(schema, elements, given)
    else if (this.holdsSecret(expr)) this.secret(schema, given)
    else if (isLit(expr)) this.literal(schema, expr.lit, given)
    else this.dynamic(schema, given)
  }

  private blank(schema: Json, given: Given): void {
    if (this.holdsSecret(given.expr)) this.secret(schema, given)
    else if (schema === false) this.invalid(given, 'is not accepted')
  }

  private object(schema: JsonObject, fields: NonNullable<ReturnType<typeof fieldsOf>>, given: Given): void {
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
    const others = schema['additionalProperties'] ?? true
    for (const [key, keyPlace, child] of fields) {
      if (Object.hasOwn(properties, key)) this.fit(properties[key] ?? true, child)
      else if (others === false && schema['patternProperties'] === undefined) this.unknownKey(key, keyPlace, Object.keys(properties), given)
      else this.fit(schema['patternProperties'] === undefined ? others : true, child)
    }
    const missing = this.missing(schema, fields.map(([key]) => key))
    for (const key of missing) this.report('bind.argument-missing', given.at, `${this.owner(given)} needs "${key}"`)
    if (missing.length === 0) this.rest(schema, ['properties', 'additionalProperties', 'patternProperties', 'required'], given)
  }

  private missing(schema: JsonObject, keys: readonly string[]): readonly string[] {
    const wanted = schema['required']
    return Array.isArray(wanted) ? (wanted as readonly Json[]).filter(
      (key): key is string => typeof key === 'string' && !keys.includes(key)
    ) : []
  }

  private list(schema: JsonObject, elements: readonly Given[], given: Given): void {
    for (const element of elements) this.fit(schema['items'] ?? true, element)
    this.rest(schema, ['items'], given)
  }

  /** The keywords that were not looked at part by part; parts that are only known later stand as nothing. */
  private rest(schema: JsonObject, seen: readonly string[], given: Given): void {
    const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !seen.includes(keyword)))
    const shape = shapeOf(given.expr)
    if (fitsQuickly(rest, shape) || (!isLit(given.expr) && looksInside(rest))) return
    this.literal(rest, shape, given)
  }

  private literal(schema: JsonObject, value: Json, given: Given): void {
    const kinds = kindsOf(schema)
    if (kinds !== undefined && !kinds.includes(kindOf(value))) return this.wrongKind(kinds, kindOf(value), value, given)
    const words = schema['enum']
    if (Array.isArray(words) && !fitsQuickly({ enum: words as Json }, value)) return this.notOneOf(words as readonly Json[], value, given)
    for (const problem of this.context.schemas(schema, value).slice(0, 5)) this.invalid(placed(problem, given), withoutPointer(problem))
  }

  private dynamic(schema: JsonObject, given: Given): void {
    const type: ExprType = inferType(given.expr, this.context.scope.env(given.site))
    const kinds = kindsOf(schema)
    if (type.kind === 'unknown' || kinds === undefined || !contradicts(type, kinds)) return
    const hint = kinds.includes('string') ? 'toString(value) makes it text' : undefined
    this.report('bind.argument-invalid', given.at, `${this.name(given)} must be ${inWords(kinds)}, not ${aKind(type.kind)}`, hint)
  }

  private holdsSecret(expr: Expr): boolean {
    return refsOf(expr).some((ref) => this.context.scope.isSecret(ref))
  }

  private secret(schema: Json, given: Given): void {
    const ref = isRef(given.expr) ? parseRef(given.expr.ref) : undefined
    const takes = isJsonObject(schema) && schema['x-secret'] === true
    if (takes && ref?.path.length === 0) return
    const message = takes ? 'a secret is only handed on whole, never computed with' : `${this.name(given)} of ${this.what} does not take a secret`
    this.report(
      'check.secret-misplaced', given.at, message, 'a shell command takes it as a variable: env: { TOKEN: "${{ secrets.TOKEN }}" }',
    )
  }

  private unknownKey(key: string, at: Place, known: readonly string[], given: Given): void {
    const near = nearestNames(key, known)
    this.report(
      'bind.argument-unknown', at, `${this.owner(given)} takes no "${key}"`,
      { candidates: near.length > 0 || known.length > 8 ? near : known },
    )
  }

  private wrongKind(kinds: readonly ValueKind[], found: ValueKind, value: Json, given: Given): void {
    const hint = kinds.includes('string') && typeof value !== 'object' ? `quote it: "${String(value)}"` : undefined
    this.report(
      'bind.argument-invalid', given.at, `${this.name(given)} must be ${inWords(kinds)}, not ${WORDS[found] ?? aKind(found)}`, hint,
    )
  }

  private notOneOf(words: readonly Json[], value: Json, given: Given): void {
    const known = words.map((word) => typeof word === 'string' ? word : JSON.stringify(word))
    this.report(
      'bind.argument-invalid', given.at, `${this.name(given)} is one of ${known.join(', ')}`,
      { candidates: nearestNames(String(value), known) },
    )
  }

  private invalid(given: Given, problem: string): void {
    this.report('bind.argument-invalid', given.at, `${this.name(given)} ${problem}`)
  }

  private name({ label }: Given): string {
    return label === '' ? this.what : `"${label}"`
  }

  private owner({ label }: Given): string {
    return label === '' ? this.what : `"${label}" of ${this.what}`
  }

  private report(
    code: 'bind.argument-missing' | 'bind.argument-unknown' | 'bind.argument-invalid' | 'check.secret-misplaced', at: Place,
    message: string,
    advice?: string | { readonly candidates: readonly string[] },
  ): void {
    this.context.findings.error(code, at, message, advice)
  }
}

/** The literal a value is, or its outline with nothing where it is computed. */
function shapeOf(expr: Expr): Json {
  if (isLit(expr)) return expr.lit
  const entries = entriesOf(expr)
  if (entries !== undefined) return Object.fromEntries(entries.map(([key, value]) => [key, isLit(value) ? value.lit : null]))
  return isCall(expr) && expr.fn === 'list' ? expr.args.map((arg) => isLit(arg) ? arg.lit : null) : null
}

/** Whether keywords judge the parts of a value, some of which are not known yet. */
const looksInside = (rest: JsonObject): boolean => /"(properties|items|contains|prefixItems|const|enum|\$ref|if|not)":/.test(JSON.stringify(rest))

const pointerOf = (problem: string): readonly string[] =>
  (/^(\/\S*) /.exec(problem)?.[1] ?? '').split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const withoutPointer = (problem: string): string => problem.replace(/^(\/\S*|the value) /, '')

/** The part of a value that a problem names. */
function placed(problem: string, given: Given): Given {
  return pointerOf(problem).reduce<Given>((at, key) => {
    const node = at.node?.kind === 'map' ? valueAt(at.node, key) : at.node?.kind === 'list' ? at.node.items[Number(key)] : undefined
    return { ...at, node, at: node?.place ?? at.at, label: at.label === '' ? key : `${at.label}.${key}` }
  }, given)
}

/** Reports where a value certainly does not fit a schema. `what` takes it: `"shell:exec"`. */
export function fitSchema(schema: JsonSchemaDocument, given: Given, what: string, context: CheckContext): void {
  new Fitting(what, context).fit(schema, given)
}
