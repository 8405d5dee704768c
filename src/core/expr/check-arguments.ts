import type { Expr } from '../../model/expr.ts'
import { contradicts, type ExprType } from './expr-type.ts'
import type { Finding } from './expr-problem.ts'
import { paramAt, wantOf, type FunctionSpec, type LiteralRole, type Param, type TypedArg } from './function-spec.ts'
import { parseJsonPath } from './json-path.ts'
import { isLit } from './make-expr.ts'
import { missingMember, missingOnPath, type MissingMember } from './missing-member.ts'
import { labelOf } from './operators.ts'
import { compilePattern } from './pattern.ts'
import { aKind, type ValueKind } from './value-kind.ts'

/** A finding about one argument. */
export interface ArgFinding extends Finding { readonly arg: number }

const ROLES: Readonly<Record<LiteralRole, string>> = { path: 'a path', pattern: 'a pattern', flags: 'flags' }

const isScalar = (kind: string): boolean => kind === 'number' || kind === 'boolean' || kind === 'null'

/** How a value of one kind becomes one that is accepted. */
function conversionHint(wanted: readonly ValueKind[], actual: ExprType['kind']): { hint?: string } {
  if (wanted.includes('string') && isScalar(actual)) return { hint: 'toString(value) makes it a string' }
  if (wanted.includes('string') && !wanted.includes('list')) return { hint: 'toJson(value) makes it a string' }
  if (wanted.includes('number') && actual === 'string') return { hint: 'toNumber(value) makes it a number' }
  if (wanted.includes('boolean')) return { hint: "a condition compares, as value == 'x'" }
  return {}
}

const describe = (type: ExprType): string => type.kind === 'unknown' ? 'this' : aKind(type.kind)

function kindFinding(label: string, param: Param, { type }: TypedArg): Finding | undefined {
  const want = `${label}: ${wantOf(param)}`
  const { kinds } = param
  if (contradicts(type, kinds)) return { code: 'type', message: `${want}, not ${describe(type)}`, ...conversionHint(kinds, type.kind) }
  if (param.itemKind === undefined || type.kind !== 'list' || !contradicts(type.items, [param.itemKind])) return undefined
  return { code: 'type', message: `${want}, not of ${type.items.kind}s` }
}

const literalText = (expr: Expr | undefined): string | undefined =>
  expr !== undefined && isLit(expr) && typeof expr.lit === 'string' ? expr.lit : undefined

function literalFinding(label: string, role: LiteralRole, { expr }: TypedArg): Finding | undefined {
  const text = literalText(expr)
  if (text === undefined) return { code: 'literal', message: `${label}: ${ROLES[role]} must be written out as a string` }
  if (role !== 'path') return undefined
  const path = parseJsonPath(text)
  return path.ok ? undefined : { code: 'path', message: `${label}: ${path.error}` }
}

function argFindings(fn: string, spec: FunctionSpec, args: readonly TypedArg[]): readonly ArgFinding[] {
  return args.flatMap((typed, arg) => {
    const param = paramAt(spec, arg)
    if (param === undefined) return []
    const label = labelOf(fn)
    const finding = (param.role && literalFinding(label, param.role, typed)) ?? kindFinding(label, param, typed)
    return finding === undefined ? [] : [{ ...finding, arg }]
  })
}

function patternFinding(fn: string, spec: FunctionSpec, args: readonly TypedArg[]): readonly ArgFinding[] {
  const arg = spec.params.findIndex(({ role }) => role === 'pattern')
  const [pattern, flags] = [literalText(args[arg]?.expr), literalText(args[arg + 1]?.expr)]
  if (pattern === undefined) return []
  const compiled = compilePattern(pattern, flags)
  return compiled.ok ? [] : [{ code: 'pattern', message: `${labelOf(fn)}: ${compiled.error}`, arg }]
}

/** Kinds that differ make a comparison senseless; null differs from everything, which is what one asks. */
function contraryFinding(fn: string, spec: FunctionSpec, [left, right]: readonly TypedArg[]): readonly ArgFinding[] {
  if (!spec.sameKind || left === undefined || right === undefined) return []
  const kinds = [left.type.kind, right.type.kind]
  if (kinds[0] === kinds[1] || kinds.includes('unknown') || kinds.includes('null')) return []
  const message = `${labelOf(fn)}: ${describe(left.type)} and ${describe(right.type)} are never equal`
  const order = `${labelOf(fn)}: ${describe(left.type)} does not compare with ${describe(right.type)}`
  return [{ code: 'type', message: fn === 'eq' || fn === 'ne' ? message : order, arg: 1 }]
}

function memberFinding(fn: string, [container, key]: readonly TypedArg[]): readonly ArgFinding[] {
  if (container === undefined || key === undefined || !isLit(key.expr)) return []
  const missing = missingThrough(fn, container.type, key.expr.lit)
  return missing === undefined ? [] : [{ code: 'member', ...missing, arg: 1 }]
}

function missingThrough(fn: string, type: ExprType, key: unknown): MissingMember | undefined {
  if (fn === 'get' && (typeof key === 'string' || typeof key === 'number')) return missingMember(type, key)
  const path = fn === 'jsonPath' && typeof key === 'string' ? parseJsonPath(key) : undefined
  return path?.ok === true ? missingOnPath(type, path.value) : undefined
}

/** What is wrong with the arguments of a call whose number is right. */
export function checkArguments(fn: string, spec: FunctionSpec, args: readonly TypedArg[]): readonly ArgFinding[] {
  const each = [...argFindings(fn, spec, args), ...patternFinding(fn, spec, args)]
  return each.length > 0 ? each : [...contraryFinding(fn, spec, args), ...memberFinding(fn, args)]
}
