import type { OutputDecl, ParamDecl } from '../../model/flow.ts'
import { type AuthoringNode, type MapEntry, type MapNode, plainOf, valueAt } from '../parse/authoring-node.ts'
import type { Context } from './context.ts'
import { readValue } from './read-expr.ts'
import { checkKey } from './read-id.ts'
import { asFlag, asMap, asText, closedMap, field, maybe, required } from './read-node.ts'
import { readSchema } from './read-schema.ts'

const LONG_FORM = ['schema', 'required', 'default', 'secret', 'fromEnv'] as const
const BESIDE_SCHEMA = ['secret', 'fromEnv'] as const
const LONG_HINT = 'the long form is { schema: { type: string }, required: false, secret: true, fromEnv: NAME }'

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name < b.name ? -1 : 1

function withoutDefault(map: MapNode): MapNode {
  return { ...map, entries: map.entries.filter(({ key }) => key !== 'default') }
}

/** A param that is its schema: required unless the schema has a default. */
function readShort(name: string, node: AuthoringNode, context: Context): ParamDecl | undefined {
  if (node.kind !== 'map') {
    const schema = readSchema(node, context)
    return schema === undefined ? undefined : { name, schema, required: true }
  }
  const misplaced = node.entries.find(({ key, value }) =>
    (BESIDE_SCHEMA as readonly string[]).includes(key) || (key === 'required' && value.kind === 'scalar'))
  if (misplaced !== undefined) {
    return void context.findings.error('normalize.key-not-applicable', misplaced.keyPlace,
      `"${misplaced.key}" stands beside a schema, not in it`, LONG_HINT)
  }
  const fallback = valueAt(node, 'default')
  const schema = readSchema(fallback === undefined ? node : withoutDefault(node), context)
  return schema === undefined ? undefined : { name, schema, required: fallback === undefined,
    ...field('default', maybe(fallback, plainOf)) }
}

function readLong(name: string, node: MapNode, context: Context): ParamDecl | undefined {
  closedMap(node, `param "${name}"`, LONG_FORM, context, LONG_HINT)
  const schema = maybe(required(node, 'schema', `param "${name}"`, context), (each) => readSchema(each, context))
  const fallback = node.entries.find(({ key }) => key === 'default')
  const isRequired = maybe(valueAt(node, 'required'), (each) => asFlag(each, '"required"', context)) ?? fallback === undefined
  const secret = maybe(valueAt(node, 'secret'), (each) => asFlag(each, '"secret"', context)) === true ? true as const : undefined
  if (isRequired && fallback !== undefined) {
    context.findings.error('normalize.value-invalid', fallback.keyPlace, `param "${name}" is required and has a default`,
      'leave one of them out')
  }
  if (secret && fallback !== undefined) context.findings.error('normalize.value-invalid', fallback.keyPlace,
    'a secret has no default: it would stand in the flow')
  if (schema === undefined) return undefined
  return {
    name, schema, required: isRequired,
    ...field('default', maybe(fallback?.value, plainOf)), ...field('secret', secret),
    ...field('fromEnv', maybe(valueAt(node, 'fromEnv'), (each) => readVariable(each, context))),
  }
}

function readVariable(node: AuthoringNode, context: Context): string | undefined {
  const text = asText(node, '"fromEnv"', context)
  if (text === undefined || /^[A-Za-z_][A-Za-z0-9_]*$/.test(text.value)) return text?.value
  return void context.findings.error('normalize.value-invalid', text.place, `"${text.value}" is not the name of an environment variable`)
}

function readParam(entry: MapEntry, context: Context): ParamDecl | undefined {
  const { key, value } = entry
  if (!checkKey(entry, 'name', 'a param', context)) return undefined
  const isLong = value.kind === 'map' && valueAt(value, 'schema') !== undefined
  const decl = isLong ? readLong(key, value, context) : readShort(key, value, context)
  if (decl !== undefined) context.marks.text(decl, value)
  return decl
}

/** The params of a flow, by name, so that the order of writing has no meaning. */
export function readParams(node: AuthoringNode | undefined, context: Context): readonly ParamDecl[] {
  const map = node && asMap(node, '"params"', context)
  return (map?.entries ?? []).map((entry) => readParam(entry, context)).filter((decl) => decl !== undefined).toSorted(byName)
}

const isLongOutput = (node: AuthoringNode): node is MapNode => node.kind === 'map' && valueAt(node, 'from') !== undefined

function readOutput(entry: MapEntry, context: Context): OutputDecl | undefined {
  const { key: name, value } = entry
  if (!checkKey(entry, 'name', 'an output', context)) return undefined
  if (!isLongOutput(value)) return { name, from: readValue(value, context) }
  closedMap(value, `output "${name}"`, ['from', 'schema'], context)
  const from = readValue(valueAt(value, 'from') ?? value, context)
  return { name, from, ...field('schema', maybe(valueAt(value, 'schema'), (each) => readSchema(each, context))) }
}

/** The outputs of a flow, by name. */
export function readOutputs(node: AuthoringNode | undefined, context: Context): readonly OutputDecl[] {
  const map = node && asMap(node, '"outputs"', context)
  return (map?.entries ?? []).map((entry) => readOutput(entry, context)).filter((decl) => decl !== undefined).toSorted(byName)
}
