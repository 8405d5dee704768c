import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, isJsonObject, type Json } from '../../src/base/json.ts'
import { checkExpr } from '../../src/core/expr/check.ts'
import { evaluate, evaluateConstant, type Scope } from '../../src/core/expr/evaluate.ts'
import { failure } from '../../src/core/expr/eval-error.ts'
import { typeOfValue, UNKNOWN, type ExprType } from '../../src/core/expr/expr-type.ts'
import { FUNCTIONS } from '../../src/core/expr/functions.ts'
import { paramAt } from '../../src/core/expr/function-spec.ts'
import { inferType } from '../../src/core/expr/infer-type.ts'
import { lowerValue } from '../../src/core/expr/lower-value.ts'
import { call, lit, ref } from '../../src/core/expr/make-expr.ts'
import { descend } from '../../src/core/expr/member.ts'
import { parseExpression } from '../../src/core/expr/parse-expression.ts'
import type { ParsedRef } from '../../src/core/expr/parse-ref.ts'
import { parseTemplate } from '../../src/core/expr/parse-template.ts'
import { printExpression } from '../../src/core/expr/print-expression.ts'
import { mapRefs, refsOf } from '../../src/core/expr/refs.ts'
import { isList, kindOf, VALUE_KINDS, type ValueKind } from '../../src/core/expr/value-kind.ts'
import type { Expr } from '../../src/model/expr.ts'
import { PURE_FUNCTIONS, type PureFunction } from '../../src/model/vocabulary.ts'

const key = fc.oneof(
  fc.constantFrom('a', 'b', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x y', '', "it's"),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)
const number = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((each) => each === 0 ? 0 : each)
const text = fc.oneof(
  fc.constantFrom('', 'a', 'a,b', '12', '-1.5', '{"a":[1]}', "'", '\\', '${{ x }}', '\n'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant(null), fc.boolean(), number, text, fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}))

/** What references stand for in these tests, and so what is known of their types. */
const KNOWN: { readonly [root: string]: Json } = {
  'param text': 'abc', 'param n': 3, 'param flag': true, 'param list': ['a', 'b'], 'param none': null,
  'output': { exitCode: 0, json: [{ name: 'x' }] },
  'param object': JSON.parse('{"__proto__":{"a":1},"constructor":2,"a":{"b":[1,2]}}') as Json,
  'stepOutput by-env': { values: { v: '1' } }, 'stepVerdict by-env': 'pass',
}
const rootOf = (found: ParsedRef): Json | undefined => {
  const name = found.kind === 'output' ? found.kind : `${found.kind} ${'stepId' in found ? found.stepId : found.name}`
  return Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined
}
const scope: Scope = {
  lookup: (found) => {
    const root = rootOf(found)
    return root === undefined ? failure('missing', 'not here') : { ok: true, value: root }
  },
}
const reference = fc.constantFrom(
  'params.text', 'params.n', 'params.flag', 'params.list', 'params.none', 'params.object', 'params.object.a.b',
  'params.object.constructor', 'params.object.__proto__',
  'params.object.toString', 'params.gone', 'output', 'output.exitCode', 'output.json', 'steps.by-env.output.values.v',
  'steps.by-env.verdict', 'run.id',
)

const env = {
  generation: 2 as const,
  typeOf: (found: ParsedRef): ExprType | undefined => {
    const root = rootOf(found)
    const at = root === undefined ? undefined : descend(root, found.path)
    return at?.ok === true ? typeOfValue(at.value) : undefined
  },
  resolve: (): 'ok' => 'ok',
}

const literalOf: { readonly [K in ValueKind]: fc.Arbitrary<Json> } = {
  null: fc.constant(null), boolean: fc.boolean(), number, string: text,
  list: fc.oneof(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), fc.array(value, { maxLength: 3 })),
  object: fc.array(fc.tuple(key, value), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
}

const ROLE_TEXTS = {
  path: ['$', '$.a', '$.a.b[0]', '$[0]', "$['x y']", 'a'],
  pattern: ['a', '^(\\d+)$', '(a+)+', '[', '(a)|b'],
  flags: ['', 'i', 'ims', 'g'],
} as const

/** Calls whose arguments mostly are of a kind that is accepted, so that much of it evaluates. */
function callOf(fn: PureFunction, sub: (kind: ValueKind) => fc.Arbitrary<Expr>): fc.Arbitrary<Expr> {
  const spec = FUNCTIONS[fn]
  const argument = (i: number): fc.Arbitrary<Expr> => {
    const param = paramAt(spec, i)
    if (param?.role !== undefined) return fc.constantFrom(...ROLE_TEXTS[param.role]).map(lit)
    const fitting = fc.constantFrom(...param?.kinds ?? VALUE_KINDS).chain(sub)
    return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: fc.constantFrom(...VALUE_KINDS).chain(sub) })
  }
  const groupsAfter = (count: number): number => spec.rest.length === 0 || count < spec.params.length ? 0 : 3
  const right = fc.integer({ min: spec.required, max: spec.params.length }).chain((count) =>
    fc.integer({ min: 0, max: groupsAfter(count) }).map((groups) => count + groups * spec.rest.length))
  const arity = fc.oneof({ weight: 19, arbitrary: right }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 4 }) })
  return arity.chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => argument(i)))).map((args) => call(fn, ...args))
}

function exprOf(kind: ValueKind, depth: number): fc.Arbitrary<Expr> {
  const literal = literalOf[kind].map(lit)
  if (depth === 0) return literal
  const giving = PURE_FUNCTIONS.filter((fn) => ['unknown', kind].includes(FUNCTIONS[fn].result([]).kind))
  const called = fc.constantFrom(...giving).chain((fn) => callOf(fn, (wanted) => exprOf(wanted, depth - 1)))
  return fc.oneof({ weight: 2, arbitrary: literal }, { weight: 2, arbitrary: reference.map(ref) }, { weight: 5, arbitrary: called })
}

const expr = fc.tuple(fc.constantFrom(...VALUE_KINDS), fc.integer({ min: 0, max: 4 })).chain(([kind, depth]) => exprOf(kind, depth))

const name = fc.constantFrom(...PURE_FUNCTIONS, '__proto__', 'constructor', 'valueOf')

/** Anything that could come out of a JSON document in the place of an expression. */
const { hostile } = fc.letrec<{ hostile: unknown }>((tie) => ({
  hostile: fc.oneof(
    { maxDepth: 6 },
    fc.anything(), fc.record({ lit: fc.anything() }), fc.record({ ref: fc.oneof(fc.string(), reference) }),
    fc.record({ fn: fc.oneof(name, fc.string()), args: fc.array(tie('hostile'), { maxLength: 4 }) }),
    fc.record({ fn: name, args: fc.array(tie('hostile'), { maxLength: 4 }), ref: fc.string() }, { requiredKeys: ['fn'] }),
  ),
}))

function conforms(actual: Json, type: ExprType): boolean {
  if (type.kind === 'unknown') return true
  if (type.kind !== kindOf(actual)) return false
  if (type.kind === 'list') return isList(actual) && actual.every((item) => conforms(item, type.items))
  if (type.kind !== 'object' || !isJsonObject(actual)) return true
  const isKnown = (field: string): boolean => Object.hasOwn(type.fields, field)
  return Object.entries(actual).every(([field, held]) => isKnown(field) ? conforms(held, type.fields[field] ?? UNKNOWN) : !type.closed)
}

describe('an expression', () => {
  it('always has a value that is JSON, or an error, and the same one every time', () => {
    let values = 0
    fc.assert(fc.property(expr, (each) => {
      const outcome = evaluate(each, scope)
      if (outcome.ok) {
        values += 1
        expect(() => canonicalJson(outcome.value)).not.toThrow()
      } else expect(outcome.error.message).not.toBe('')
      expect(evaluate(each, scope)).toEqual(outcome)
    }), { numRuns: 2000 })
    expect(values).toBeGreaterThan(400)
  })

  it('never throws, whatever stands in its place', () => {
    fc.assert(fc.property(hostile, (each) => {
      const anything = each as Expr
      const outcome = evaluate(anything, scope)
      expect(evaluate(anything, scope)).toEqual(outcome)
      checkExpr(anything, env)
      inferType(anything, env)
      refsOf(anything)
      expect(typeof printExpression(anything)).toBe('string')
    }), { numRuns: 2000 })
  })

  it('never changes what it is evaluated with', () => {
    const before = canonicalJson(KNOWN)
    fc.assert(fc.property(expr, (each) => {
      const text = canonicalJson(each)
      evaluate(each, scope)
      expect(canonicalJson(each)).toBe(text)
    }))
    expect(canonicalJson(KNOWN)).toBe(before)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('is read back as it was printed', () => {
    fc.assert(fc.property(expr, (each) => {
      expect(parseExpression(printExpression(each))).toEqual({ ok: true, value: each })
    }), { numRuns: 2000 })
  })

  it('has a value of the type that was inferred', () => {
    fc.assert(fc.property(expr, (each) => {
      const outcome = evaluate(each, scope)
      if (outcome.ok) expect([each, outcome.value, conforms(outcome.value, inferType(each, env))]).toEqual([each, outcome.value, true])
    }), { numRuns: 2000 })
  })

  it('that refers to nothing has a value exactly when checking finds nothing wrong or merely senseless', () => {
    fc.assert(fc.property(expr, (each) => {
      const closed = mapRefs(each, () => 'params.gone')
      fc.pre(refsOf(closed).length === 0)
      const problems = checkExpr(closed, env)
      const outcome = evaluateConstant(closed)
      if (problems.length === 0) expect(outcome.ok).toBe(true)
      if (!outcome.ok) expect(problems.length).toBeGreaterThan(0)
    }), { numRuns: 2000 })
  })

  it('refers to the same after its references are replaced by themselves', () => {
    fc.assert(fc.property(expr, (each) => {
      expect(mapRefs(each, ({ text: same }) => same)).toBe(each)
      expect(refsOf(mapRefs(each, () => 'vars.x')).map((found) => found.text)).toEqual(refsOf(each).length === 0 ? [] : ['vars.x'])
    }))
  })
})

const fragment = fc.constantFrom(
  'params', '.', 'a', 'steps', 'by-env', 'output', '[', ']', '(', ')', '{', '}', ',', ':', '?', '!', '==', '&&', '||', '<', '1', '-1',
  '1.', "'x'", '"y"', "'", 'r\'', '\\', '${{', '}}', '$',
  ' ', 'len', 'if', 'true', 'null', '😀', '\ud83d',
)
const scribble = fc.oneof(fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join('')), fc.string({ unit: 'binary' }))

const escaped = (plain: string): string => plain.split('${{').join('$${{')

describe('text', () => {
  it('is read, or refused at a place inside it', () => {
    let read = 0
    fc.assert(fc.property(scribble, (each) => {
      for (const result of [parseExpression(each), parseTemplate(each)]) {
        if (result.ok) read += 1
        else {
          expect(result.error.offset).toBeGreaterThanOrEqual(0)
          expect(result.error.offset).toBeLessThanOrEqual(each.length)
          expect(result.error.length).toBeGreaterThan(0)
        }
      }
    }), { numRuns: 3000 })
    expect(read).toBeGreaterThan(300)
  })

  it('that is read means the same after printing', () => {
    fc.assert(fc.property(scribble, (each) => {
      const once = parseExpression(each)
      if (once.ok) expect(parseExpression(printExpression(once.value))).toEqual(once)
    }), { numRuns: 3000 })
  })

  it('stands for itself once its islands are escaped', () => {
    fc.assert(fc.property(scribble, (each) => {
      expect(parseTemplate(escaped(each))).toEqual({ ok: true, value: lit(each) })
    }), { numRuns: 1000 })
  })
})

const withPlainKeys = value.filter((each) => !/\$\{\{[^"]*":/.test(JSON.stringify(each)))

describe('a value', () => {
  it('stands for itself once its islands are escaped', () => {
    fc.assert(fc.property(withPlainKeys, (each) => {
      const outcome = lowerValue(JSON.parse(escaped(JSON.stringify(each))) as Json)
      expect(outcome.ok && evaluateConstant(outcome.value)).toEqual({ ok: true, value: each })
    }))
  })

  it('has the values of its islands in their places', () => {
    fc.assert(fc.property(value, fc.array(fc.constantFrom('a', 'b', '__proto__', 'c d'), { maxLength: 3 }), (each, path) => {
      const around = (inner: Json): Json => path.reduce<Json>((within, name) => [Object.fromEntries([[name, within], ['plain', 1]])], inner)
      const lowered = lowerValue(around('${{ vars.x }}'))
      const outcome = lowered.ok ? evaluate(lowered.value, { lookup: () => ({ ok: true, value: each }) }) : lowered
      expect(outcome).toEqual({ ok: true, value: around(each) })
    }))
  })
})
