import { sameJson, isJsonObject, type Json } from '../../base/json.ts'
import { isCall, isLit, lit, objectOf } from '../../core/expr/make-expr.ts'
import type { Expr } from '../../model/flow.ts'
import type { ActionManifest } from '../../model/manifest.ts'
import type { Argument, Arguments, StepDefaults } from '../normalize/authored.ts'
import type { BindContext } from './bind-context.ts'

/** The schema of one argument of an action; undefined when it takes no such argument. */
export function argumentSchema({ input }: ActionManifest, name: string): Json | undefined {
  const properties = isJsonObject(input) ? input['properties'] : undefined
  if (isJsonObject(properties) && Object.hasOwn(properties, name)) return properties[name]
  return isJsonObject(input) && input['additionalProperties'] === false ? undefined : true
}

/** The entries of a map that is a literal or built by `object` from literal keys. */
export function entriesOf(expr: Expr): readonly (readonly [string, Expr])[] | undefined {
  if (isLit(expr)) return isJsonObject(expr.lit) ? Object.entries(expr.lit).map(([key, value]) => [key, lit(value)]) : undefined
  if (!isCall(expr) || expr.fn !== 'object') return undefined
  const keys = expr.args.filter((_, i) => i % 2 === 0)
  const values = expr.args.filter((_, i) => i % 2 === 1)
  return keys.flatMap(
    (key, i) => isLit(key) && typeof key.lit === 'string' && values[i] !== undefined ? [[key.lit, values[i]] as const] : []
  )
}

/** The one argument whose defaults are merged into it, key by key. */
const MERGED = 'env'

function merged(under: Argument, over: Argument, { marks }: BindContext): Argument {
  const [below, above] = [entriesOf(under.expr), entriesOf(over.expr)]
  if (below === undefined || above === undefined) return over
  const expr = objectOf([...new Map([...below, ...above])])
  marks.text(expr, over.node)
  return { ...over, expr }
}

function layered(lower: Arguments, upper: Arguments, context: BindContext): Arguments {
  const result = new Map(lower)
  for (const [name, argument] of upper) {
    const under = name === MERGED ? result.get(name) : undefined
    result.set(name, under === undefined ? argument : merged(under, argument, context))
  }
  return result
}

const accepted = (args: Arguments, action: ActionManifest): Arguments =>
  new Map([...args].filter(([name]) => argumentSchema(action, name) !== undefined))

/** An action's arguments: what the step says over what its action's defaults say over what its provider's say. */
export function mergeArguments(
  own: Arguments, defaults: readonly (StepDefaults | undefined)[], action: ActionManifest | undefined, context: BindContext,
): Arguments {
  const layers = action === undefined ? [] : defaults.map((each) => accepted(each?.args ?? new Map(), action))
  return [...layers, own].reduce<Arguments>((lower, upper) => layered(lower, upper, context), new Map())
}

/** Whether an argument says what its absence says as well. */
export function isDefaultArgument(action: ActionManifest | undefined, name: string, { expr }: Argument): boolean {
  const schema = action === undefined ? undefined : argumentSchema(action, name)
  return isJsonObject(schema) && schema['default'] !== undefined && isLit(expr) && sameJson(schema['default'], expr.lit)
}
