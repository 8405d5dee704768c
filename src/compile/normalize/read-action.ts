import { isLit, lit } from '../../core/expr/make-expr.ts'
import { locateTemplate } from '../../core/expr/parse-template.ts'
import { ACT_CHANNELS, EFFECT_CLASSES } from '../../model/vocabulary.ts'
import type { ContinuationPolicy, Expr } from '../../model/flow.ts'
import { aNode, type AuthoringNode, isText, type MapEntry, type MapNode, partPlace, type TextNode,
  valueAt } from '../parse/authoring-node.ts'
import type { Argument, Arguments, AuthoredAction } from './authored.ts'
import type { Context } from './context.ts'
import { readAssertions } from './read-assertions.ts'
import { readArguments } from './read-defaults.ts'
import { readField, readValue, readValues } from './read-expr.ts'
import { checkKey, readId } from './read-id.ts'
import { asDuration, asFlag, asList, asMap, asOneOf, asText, asWhole, closedMap, field, maybe, required } from './read-node.ts'
import { readRetry } from './read-retry.ts'
import { readSchema } from './read-schema.ts'
import { SHELL_ARGS } from './step-keys.ts'

/** What every kind of step has, read before. */
export type StepBase = Pick<AuthoredAction, 'id' | 'at' | 'whole' | 'preflight' | 'affectedBy' | 'handlers'>

const SHELL = 'shell:exec'

function environmentHint(island: string): string {
  const name = /([A-Za-z_][A-Za-z0-9_]*)\W*$/.exec(island.replace(/\}\}$/, ''))?.[1] ?? 'VALUE'
  const variable = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()
  return `hand it over as a variable, env: { ${variable}: "${island}" }, and write "$${variable}" in the command`
}

/** Text for a shell; an expression in it could be read as code. */
function readScript(node: TextNode, { findings, marks, generation }: Context): Expr | undefined {
  const template = locateTemplate(node.value, generation)
  if (template.ok && isLit(template.value.expr)) {
    const script = lit(template.value.expr.lit)
    marks.text(script, node)
    return script
  }
  const at = node.value.replaceAll('$${{', '····').indexOf('${{')
  const close = node.value.indexOf('}}', at)
  const end = close < 0 ? at + 3 : close + 2
  findings.error('normalize.expression-in-shell-text', partPlace(node, at, end),
    'an expression cannot stand in the text of a shell command',
    { hint: environmentHint(node.value.slice(at, end)) })
  return undefined
}

function readCommand({ value }: MapEntry, context: Context): readonly [name: string, argument: Argument] | undefined {
  if (value.kind === 'list') {
    if (value.items.length === 0) return void context.findings.error('normalize.value-invalid', value.place, 'a command names a program')
    for (const item of value.items) asText(item, 'an argument', context)
    return ['argv', { at: value.place, expr: readValue(value, context), node: value }]
  }
  if (!isText(value)) {
    return void context.findings.error('normalize.wrong-kind', value.place, `expected a command as text or a list, found ${aNode(value)}`)
  }
  const expr = readScript(value, context)
  return expr === undefined ? undefined : ['script', { at: value.place, expr, node: value }]
}

function shellArguments(map: MapNode, entry: MapEntry, context: Context): Arguments {
  const command = readCommand(entry, context)
  const others = map.entries.filter(({ key }) => (SHELL_ARGS as readonly string[]).includes(key))
  return new Map([...command === undefined ? [] : [command], ...readArguments({ ...map, entries: others }, context)])
}

function readActionName(node: AuthoringNode, context: Context): AuthoredAction['action'] | undefined {
  const text = asText(node, '"action"', context)
  if (text === undefined) return undefined
  if (/^[a-z][a-z0-9-]*:[A-Za-z][A-Za-z0-9_.-]*$/.test(text.value)) return { name: text.value, at: text.place }
  return void context.findings.error('normalize.value-invalid', text.place, `"${text.value}" is not the name of an action`,
    'it is PROVIDER:ACTION, as http:request')
}

function readPaths(node: AuthoringNode, what: string, context: Context): readonly Expr[] | undefined {
  const list = asList(node, what, context, 'as ["dist/**", "package.json"]')
  if (list?.items.length === 0) context.findings.error('normalize.value-invalid', node.place, `${what} names at least one path`)
  for (const item of list?.items ?? []) asText(item, 'a path', context)
  return list?.items.map((item) => readValue(item, context))
}

function readArtifact(node: AuthoringNode, context: Context): { readonly name: string; readonly paths: readonly Expr[] } | undefined {
  const map = closedMap(node, 'an artifact', ['name', 'paths'], context, 'a list of paths, or of { name, paths }')
  const name = map && maybe(required(map, 'name', 'an artifact', context), (each) => readId(each, 'an artifact', context))
  const paths = map && maybe(required(map, 'paths', 'an artifact', context), (each) => readPaths(each, '"paths"', context))
  return name === undefined || paths === undefined ? undefined : { name, paths }
}

function readArtifacts(node: AuthoringNode, stepId: string, context: Context): AuthoredAction['artifacts'] {
  const isPlain = node.kind === 'list' && node.items.every(isText)
  if (node.kind !== 'list' || isPlain) {
    const paths = readPaths(node, '"artifacts"', context)
    return paths && [{ name: stepId, paths }]
  }
  const artifacts = node.items.map((item) => readArtifact(item, context)).filter((artifact) => artifact !== undefined)
  const names = new Set<string>()
  for (const { name } of artifacts) {
    if (names.has(name)) context.findings.error('normalize.value-repeated', node.place, `two artifacts are named "${name}"`)
    names.add(name)
  }
  return artifacts
}

/** Runs of unfinished work in all, the first included, where the author does not say. */
const MAX_RUNS = 3

function readContinuation(node: AuthoringNode, context: Context): ContinuationPolicy | undefined {
  const what = '"continuation"'
  const map = closedMap(node, what, ['maxAttempts', 'status', 'summary', 'filesChanged', 'nextSteps', 'onExhausted'], context)
  if (map === undefined) return undefined
  const attempts = valueAt(map, 'maxAttempts')
  const maxAttempts = attempts === undefined ? MAX_RUNS : asWhole(attempts, '"maxAttempts"', 1, context)
  const status = maybe(required(map, 'status', what, context), (each) => readField(each, context))
  if (maxAttempts === undefined || status === undefined) return undefined
  const parts = (['summary', 'filesChanged', 'nextSteps'] as const).map((key) => field(key,
    maybe(valueAt(map, key), (each) => readField(each, context))))
  return Object.assign(
    { maxAttempts, status }, ...parts,
    field('onExhausted', maybe(valueAt(map, 'onExhausted'), (each) => asOneOf(each, '"onExhausted"', ['fail', 'accept'], context))),
  ) as ContinuationPolicy
}

function readProjection(map: MapNode, context: Context): Pick<AuthoredAction, 'outputs' | 'outputSchema'> {
  const outputs = maybe<MapNode>(valueAt(map, 'outputs'), (each) => asMap(each, '"outputs"', context))
  for (const entry of outputs?.entries ?? []) checkKey(entry, 'id', 'an output', context)
  return {
    ...field('outputs', outputs && readValues(outputs, context)),
    ...field('outputSchema', maybe(valueAt(map, 'outputSchema'), (each) => readSchema(each, context))),
  }
}

const readTrue = (node: AuthoringNode, key: string, context: Context): { readonly at: AuthoringNode['place'] } | undefined =>
  asFlag(node, `"${key}"`, context) === true ? { at: node.place } : undefined

function readRules(map: MapNode, context: Context) {
  return {
    ...field('effect', maybe(valueAt(map, 'effect'), (each) => {
      const value = asOneOf(each, '"effect"', EFFECT_CLASSES, context)
      return value && { value, at: each.place }
    })),
    ...field('idempotent', maybe(valueAt(map, 'idempotent'), (each) => asFlag(each, '"idempotent"', context))),
    ...field('repeats', maybe(valueAt(map, 'repeats'), (each) => readTrue(each, 'repeats', context))),
    ...field('expect', maybe(valueAt(map, 'expect'), (each) => ({ at: each.place, assertions: readAssertions(each, context) }))),
    ...field('timeoutMs', maybe(valueAt(map, 'timeout'), (each) => asDuration(each, '"timeout"', 1, context))),
    ...field('retry', maybe(valueAt(map, 'retry'), (each) => readRetry(each, true, context))),
  }
}

function readWorld(map: MapNode, stepId: string, context: Context) {
  return {
    ...field('sources', maybe(valueAt(map, 'sources'), (each) => readPaths(each, '"sources"', context))),
    ...field('artifacts', maybe(valueAt(map, 'artifacts'), (each) => readArtifacts(each, stepId, context))),
    ...field('continuation', maybe(valueAt(map, 'continuation'), (each) => readContinuation(each, context))),
  }
}

function channelOf(map: MapNode, context: Context) {
  return field('channel', maybe(valueAt(map, 'channel'), (each) => {
    const name = asOneOf(each, '"channel"', ACT_CHANNELS, context)
    return name && { name, at: each.place }
  }))
}

/** A step that acts: `shell: …` or `action: provider:name`. */
export function readAction(map: MapNode, entry: MapEntry, base: StepBase, context: Context): AuthoredAction | undefined {
  const isShell = entry.key === 'shell'
  const action = isShell ? { name: SHELL, at: entry.keyPlace } : readActionName(entry.value, context)
  const args = maybe<MapNode>(valueAt(map, 'args'), (each) => asMap(each, '"args"', context))
  const given = isShell ? shellArguments(map, entry, context) : args === undefined ? new Map() : readArguments(args, context)
  const rest = { ...readRules(map, context), ...readProjection(map, context), ...readWorld(map, base.id, context),
    ...channelOf(map, context) }
  return action && { kind: 'action', ...base, action, args: given, ...rest }
}
