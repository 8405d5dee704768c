import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { contradicts } from '../../core/expr/expr-type.ts'
import { inferType } from '../../core/expr/infer-type.ts'
import { isCall, isRef } from '../../core/expr/make-expr.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import { parseRef } from '../../core/expr/parse-ref.ts'
import { refsOf } from '../../core/expr/refs.ts'
import { typeOfSchema } from '../../core/expr/type-of-schema.ts'
import { aKind, anyOfKinds, kindOf, type ValueKind } from '../../core/expr/value-kind.ts'
import type { Expr, JsonSchemaDocument } from '../../model/flow.ts'
import type { Advice, DiagnosticCode } from '../findings.ts'
import type { Place } from '../place.ts'
import type { CheckContext } from './check-context.ts'
import { elementsOf, fieldsOf, type Given, type GivenField, isKnown, outlineOf, partAt } from './given.ts'
import { fitsQuickly } from './quick-fit.ts'

const listIn = (value: Json | undefined): readonly Json[] | undefined => Array.isArray(value) ? value as readonly Json[] : undefined

/** The kinds of values a schema accepts, as far as it says. A value that takes a secret is written as text. */
function kindsOf(schema: JsonObject): readonly ValueKind[] | undefined {
  const parts = listIn(schema['anyOf'] ?? schema['oneOf']) ?? [schema]
  const types = parts.flatMap((part) => {
    const type = isJsonObject(part) ? part['type'] : undefined
    return listIn(type) ?? [type ?? null]
  })
  const kinds = types.map((type) => typeOfSchema({ type }).kind)
  const known = kinds.filter((kind) => kind !== 'unknown')
  return known.length < kinds.length ? undefined : [...new Set(known)].filter((kind) => kind !== 'object' || schema['x-secret'] !== true)
}

const WORDS: Readonly<Partial<Record<ValueKind, string>>> = { string: 'text', object: 'a map', boolean: 'true or false' }
const inWord = (kind: ValueKind): string => WORDS[kind] ?? aKind(kind)
const inWords = (kinds: readonly ValueKind[]): string => {
  const [only, second] = kinds
  return only !== undefined && second === undefined ? inWord(only) : anyOfKinds(kinds)
}

const textOf = (value: Json): string => typeof value === 'string' ? value : JSON.stringify(value)

const FIELD_WORDS = ['properties', 'additionalProperties', 'required']

/** Whether the fields of a value can be checked one by one. */
const saysFields = ({ properties, additionalProperties: others, patternProperties }: JsonObject): boolean =>
  (isJsonObject(properties ?? others) || others === false) && patternProperties === undefined

/** Whether keywords judge parts of a value, some of which are not known yet. */
const looksInside = (schema: JsonObject): boolean => /"(properties|items|contains|prefixItems|const|enum|\$ref|if|not)":/.test(JSON.stringify(schema))

/** The keys of which a value has exactly one, where a schema says just that. */
function alternativeKeys(schema: JsonObject): readonly string[] | undefined {
  const keys = listIn(schema['oneOf'])?.map((each) => {
    const isPlain = isJsonObject(each) && Object.keys(each).every((word) => word === 'type' || word === 'required')
    const required = isPlain ? listIn(each['required']) : undefined
    return required?.length === 1 ? required[0] : undefined
  })
  return keys?.every((key): key is string => typeof key === 'string') === true ? keys : undefined
}

const pointerOf = (problem: string): readonly string[] =>
  (/^(\/\S*) /.exec(problem)?.[1] ?? '').split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const SECRET_HINT = 'a shell command takes it as a variable: env: { TOKEN: "${{ secrets.TOKEN }}" }'

/** Looking into or computing with one of `secrets` is no expression at all, which is reported where expressions are checked. */
function computesWithSecret(expr: Expr): boolean {
  const isBuilt = isCall(expr) && (expr.fn === 'list' || expr.fn === 'object')
  return !isBuilt && refsOf(expr).some(({ kind, path }) => kind === 'secret' && (!isRef(expr) || path.length > 0))
}

/** Checks values against schemas as far as they are written out; what is only known later is checked by its type. */
class Fitting {
  constructor(private readonly what: string, private readonly context: CheckContext) {}

  fit(schema: Json, given: Given): void {
    if (isKnown(given.expr) && fitsQuickly(schema, outlineOf(given.expr))) return
    if (isJsonObject(schema)) this.parts(schema, given)
    else this.blank(schema, given)
  }

  private parts(schema: JsonObject, given: Given): void {
    const { marks } = this.context
    const fields = saysFields(schema) ? fieldsOf(given, marks) : undefined
    const elements = isJsonObject(schema['items']) ? elementsOf(given, marks) : undefined
    if (fields !== undefined) this.object(schema, fields, given)
    else if (elements !== undefined) this.list(schema, elements, given)
    else this.whole(schema, given)
  }

  private whole(schema: JsonObject, given: Given): void {
    if (this.holdsSecret(given.expr)) this.secret(schema, given)
    else if (isKnown(given.expr)) this.literal(schema, outlineOf(given.expr), given)
    else this.dynamic(schema, given)
  }

  private blank(schema: Json, given: Given): void {
    if (this.holdsSecret(given.expr)) this.secret(schema, given)
    else if (schema === false) this.report('bind.argument-invalid', given.at, `${this.name(given)} is not accepted`)
  }

  private object(schema: JsonObject, fields: readonly GivenField[], given: Given): void {
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
    const others = schema['additionalProperties'] ?? true
    for (const { key, keyPlace, child } of fields) {
      const own = Object.hasOwn(properties, key) ? properties[key] : others
      if (own === false) this.unknownKey(key, keyPlace, Object.keys(properties), given)
      else this.fit(own ?? true, child)
    }
    const missing = (listIn(schema['required']) ?? []).filter((key) => !fields.some((each) => each.key === key))
    for (const key of missing) this.report('bind.argument-missing', given.at, `${this.owner(given)} needs ${JSON.stringify(key)}`)
    if (missing.length === 0) this.rest(schema, FIELD_WORDS, given)
  }

  private list(schema: JsonObject, elements: readonly Given[], given: Given): void {
    for (const element of elements) this.fit(schema['items'] ?? true, element)
    this.rest(schema, ['items'], given)
  }

  /** The keywords that were not looked at part by part. */
  private rest(schema: JsonObject, seen: readonly string[], given: Given): void {
    const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !seen.includes(keyword)))
    const outline = outlineOf(given.expr)
    if (!fitsQuickly(rest, outline) && (isKnown(given.expr) || !looksInside(rest))) this.literal(rest, outline, given)
  }

  private literal(schema: JsonObject, value: Json, given: Given): void {
    const kinds = kindsOf(schema)
    const words = listIn(schema['enum'])
    if (kinds !== undefined && !kinds.includes(kindOf(value))) this.wrongKind(kinds, value, given)
    else if (words !== undefined && !fitsQuickly({ enum: words }, value)) this.notOneOf(words, value, given)
    else if (!this.isChoiceBroken(schema, value, given)) this.validate(schema, value, given)
  }

  /** Alternatives that differ in one required key are told by those keys. */
  private isChoiceBroken(schema: JsonObject, value: Json, given: Given): boolean {
    const keys = alternativeKeys(schema)
    if (keys === undefined || !isJsonObject(value)) return false
    const found = keys.filter((key) => Object.hasOwn(value, key))
    const named = keys.map((key) => `"${key}"`).join(' or ')
    if (found.length === 0) this.report('bind.argument-missing', given.at, `${this.owner(given)} needs ${named}`)
    if (found.length > 1) this.report('bind.argument-invalid', given.at, `${this.owner(given)} takes ${named}, not both`)
    return found.length !== 1
  }

  private validate(schema: JsonObject, value: Json, given: Given): void {
    for (const problem of this.context.schemas(schema, value).slice(0, 5)) {
      const part = partAt(given, pointerOf(problem))
      this.report('bind.argument-invalid', part.at, `${this.name(part)} ${problem.replace(/^(\/\S*|the value) /, '')}`)
    }
  }

  private dynamic(schema: JsonObject, given: Given): void {
    const type = inferType(given.expr, this.context.scope.env(given.site))
    const kinds = kindsOf(schema)
    if (type.kind === 'unknown' || kinds === undefined || !contradicts(type, kinds)) return
    const hint = kinds.includes('string') ? 'toString(value) makes it text' : undefined
    this.report('bind.argument-invalid', given.at, `${this.name(given)} must be ${inWords(kinds)}, not ${inWord(type.kind)}`, { hint })
  }

  private holdsSecret(expr: Expr): boolean {
    return refsOf(expr).some((ref) => this.context.scope.isSecret(ref))
  }

  private secret(schema: Json, given: Given): void {
    const ref = isRef(given.expr) ? parseRef(given.expr.ref) : undefined
    const takes = isJsonObject(schema) && schema['x-secret'] === true
    if ((takes && ref?.path.length === 0) || computesWithSecret(given.expr)) return
    const message = takes ? 'a secret is only handed on whole, never computed with' : `${this.owner(given)} does not take a secret`
    this.report('check.secret-misplaced', given.at, message, SECRET_HINT)
  }

  private unknownKey(key: string, at: Place, known: readonly string[], given: Given): void {
    const near = nearestNames(key, known)
    const candidates = near.length > 0 || known.length > 8 ? near : known
    this.report('bind.argument-unknown', at, `${this.owner(given)} takes no "${key}"`, { candidates })
  }

  private wrongKind(kinds: readonly ValueKind[], value: Json, given: Given): void {
    const hint = kinds.includes('string') && typeof value !== 'object' ? `quote it: "${value}"` : undefined
    const message = `${this.name(given)} must be ${inWords(kinds)}, not ${inWord(kindOf(value))}`
    this.report('bind.argument-invalid', given.at, message, { hint })
  }

  private notOneOf(words: readonly Json[], value: Json, given: Given): void {
    const known = words.map(textOf)
    const candidates = nearestNames(textOf(value), known)
    this.report('bind.argument-invalid', given.at, `${this.name(given)} is one of ${known.join(', ')}`, { candidates })
  }

  private name({ label }: Given): string {
    return label === '' ? this.what : `"${label}"`
  }

  private owner({ label }: Given): string {
    return label === '' ? this.what : `"${label}" of ${this.what}`
  }

  private report(code: DiagnosticCode, at: Place, message: string, advice?: Advice): void {
    this.context.findings.error(code, at, message, advice)
  }
}

/** Reports where a value certainly does not fit a schema. `what` takes it: `"shell:exec"`. */
export function fitSchema(schema: JsonSchemaDocument, given: Given, what: string, context: CheckContext): void {
  new Fitting(what, context).fit(schema, given)
}
