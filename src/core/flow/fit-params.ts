import type { Json, JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { FlowIR, ParamDecl } from '../../model/flow.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import { looksLikeHandle } from '../secret/secret-handle.ts'

const misfits = (decl: ParamDecl, value: Json, check: SchemaCheck): readonly string[] => {
  if (decl.secret !== true) return check(decl.schema, value).map((why) => `parameter "${decl.name}": ${why}`)
  return looksLikeHandle(value) ? [] : [`parameter "${decl.name}" is a secret: it takes one, not a value`]
}

/** What a flow runs with that nobody hands anything. */
export const defaultsOf = ({ params }: Pick<FlowIR, 'params'>): JsonObject =>
  Object.fromEntries(params.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])))

/** The values a flow runs with: defaults filled in, nothing missing, nothing unknown, each fitting its schema; or every problem. */
export function fitParams(decls: readonly ParamDecl[], given: JsonObject, check: SchemaCheck): Result<JsonObject, readonly string[]> {
  const unknown = Object.keys(given).filter((name) => !decls.some((decl) => decl.name === name))
  const problems = unknown.map((name) => `there is no parameter "${name}"`)
  const values: Record<string, Json> = {}
  for (const decl of decls) {
    const value = Object.hasOwn(given, decl.name) ? given[decl.name] : decl.default
    if (value === undefined) {
      if (decl.required) problems.push(`parameter "${decl.name}" is missing`)
    } else {
      problems.push(...misfits(decl, value, check))
      values[decl.name] = value
    }
  }
  return problems.length === 0 ? ok(values) : err(problems)
}
