import type { Assertion, Region, Selector, TextMatch } from '../../model/flow.ts'
import { VERIFY_CHANNELS, type VerifyChannel } from '../../model/vocabulary.ts'
import { type AuthoringNode, isText, type MapNode, valueAt } from '../parse/authoring-node.ts'
import type { AuthoredAssertion } from './authored.ts'
import type { Context } from './context.ts'
import { readField, readValue, refuseIsland } from './read-expr.ts'
import { readId } from './read-id.ts'
import { asFlag, asMap, asNumber, asOneOf, asText, asTexts, closedMap, field, maybe, required } from './read-node.ts'
import { readSchema } from './read-schema.ts'

type Predicate = Assertion['predicate']
type PredicateType = Predicate['type']

const WHY_LITERAL = 'what is looked for on a screen is written out; an expression cannot stand here'
const BESIDE = ['id', 'verifyVia', 'visionPrompt'] as const
const FORMS = 'an expectation is an expression, or one of expr, file, jsonSchema, elementState, elementText, visual'

/** Text that is written out, not empty. */
function literalText(node: AuthoringNode, what: string, context: Context, why = WHY_LITERAL): string | undefined {
  const text = asText(node, what, context)
  if (text === undefined) return undefined
  refuseIsland(text, why, context)
  if (text.value === '') context.findings.error('normalize.value-invalid', text.place, `${what} is not empty`)
  return text.value
}

function readMatch(node: AuthoringNode, context: Context): TextMatch | undefined {
  if (isText(node)) return { value: literalText(node, 'the text', context) ?? '', mode: 'exact', caseSensitive: true }
  const map = closedMap(node, 'a text match', ['value', 'mode', 'caseSensitive'], context)
  const value = map && maybe(required(map, 'value', 'a text match', context), (each) => literalText(each, '"value"', context))
  if (map === undefined || value === undefined) return undefined
  return {
    value,
    mode: maybe(valueAt(map, 'mode'), (each) => asOneOf(each, '"mode"', ['exact', 'contains'], context)) ?? 'exact',
    caseSensitive: maybe(valueAt(map, 'caseSensitive'), (each) => asFlag(each, '"caseSensitive"', context)) ?? true,
  }
}

const SELECTOR_TEXTS = ['role', 'name', 'identifier', 'value', 'css'] as const

function readScreenContext(node: AuthoringNode, context: Context): Selector['context'] {
  const map = closedMap(node, 'a selector context', ['contextKind', 'contextId'], context)
  const kind = map && maybe(required(map, 'contextKind', 'a selector context', context),
    (each) => asOneOf(each, '"contextKind"', ['native', 'web'], context))
  if (map === undefined || kind === undefined) return undefined
  return { contextKind: kind, ...field('contextId', maybe(valueAt(map, 'contextId'), (each) => literalText(each, '"contextId"', context))) }
}

function readSelector(node: AuthoringNode, context: Context): Selector | undefined {
  const map = closedMap(node, 'a selector', ['context', 'text', ...SELECTOR_TEXTS], context)
  if (map === undefined) return undefined
  if (map.entries.length === 0) return void context.findings.error('normalize.value-invalid', map.place,
    'a selector names at least one property')
  const texts = SELECTOR_TEXTS.map((key) => field(key, maybe(valueAt(map, key), (each) => literalText(each, `"${key}"`, context))))
  return Object.assign(
    {}, ...texts,
    field('context', maybe(valueAt(map, 'context'), (each) => readScreenContext(each, context))),
    field('text', maybe(valueAt(map, 'text'), (each) => readMatch(each, context))),
  ) as Selector
}

function readElement(type: 'elementState' | 'elementText', node: AuthoringNode, context: Context): Predicate | undefined {
  const other = type === 'elementState' ? 'state' : 'match'
  const map = closedMap(node, `"${type}"`, ['selector', other], context)
  if (map === undefined) return undefined
  const selector = maybe(required(map, 'selector', `"${type}"`, context), (each) => readSelector(each, context))
  const rest = required(map, other, `"${type}"`, context)
  if (selector === undefined || rest === undefined) return undefined
  if (type === 'elementText') {
    const match = readMatch(rest, context)
    return match && { type, selector, match }
  }
  const state = asOneOf(rest, '"state"', ['present', 'visible', 'enabled', 'absent'], context)
  return state && { type, selector, state }
}

const REGION = ['x', 'y', 'width', 'height'] as const

function readRegion(node: AuthoringNode, context: Context): Region | undefined {
  const map = closedMap(node, 'a region', REGION, context)
  if (map === undefined) return undefined
  const numbers = REGION.map((key) => [key, maybe(required(map, key, 'a region', context),
    (each) => asNumber(each, `"${key}"`, key === 'width' || key === 'height' ? 0 : -Infinity, Infinity, context)) ?? 0])
  return Object.fromEntries(numbers) as Region
}

function readVisual(node: AuthoringNode, context: Context): Predicate | undefined {
  if (isText(node)) return { type: 'visual', prompt: literalText(node, 'a prompt', context) ?? '' }
  const map = closedMap(node, '"visual"', ['prompt', 'region'], context)
  const prompt = map && maybe(required(map, 'prompt', '"visual"', context), (each) => literalText(each, 'a prompt', context))
  if (map === undefined || prompt === undefined) return undefined
  return { type: 'visual', prompt, ...field('region', maybe(valueAt(map, 'region'), (each) => readRegion(each, context))) }
}

function readJsonSchema(node: AuthoringNode, context: Context): Predicate | undefined {
  const map = closedMap(node, '"jsonSchema"', ['value', 'schema'], context)
  if (map === undefined) return undefined
  const value = required(map, 'value', '"jsonSchema"', context)
  const schema = maybe(required(map, 'schema', '"jsonSchema"', context), (each) => readSchema(each, context))
  return value === undefined || schema === undefined ? undefined : { type: 'jsonSchema', value: readValue(value, context), schema }
}

function readSha256(node: AuthoringNode, context: Context): string | undefined {
  const text = asText(node, '"sha256"', context)
  if (text === undefined || /^[0-9a-f]{64}$/.test(text.value)) return text?.value
  return void context.findings.error('normalize.value-invalid', text.place, '"sha256" is 64 lower-case hexadecimal digits')
}

function readFile(node: AuthoringNode, context: Context): Predicate | undefined {
  const map = closedMap(node, '"file"', ['path', 'state', 'sha256', 'contains'], context)
  const path = map && required(map, 'path', '"file"', context)
  if (map === undefined || path === undefined) return undefined
  const state = maybe(valueAt(map, 'state'), (each) => asOneOf(each, '"state"', ['present', 'absent'], context)) ?? 'present'
  const content = map.entries.find(({ key }) => key === 'sha256' || key === 'contains')
  if (state === 'absent' && content !== undefined) {
    context.findings.error('normalize.value-invalid', content.keyPlace, `a file that is to be absent has no "${content.key}"`)
  }
  return {
    type: 'file', path: readValue(path, context), state,
    ...field('sha256', maybe(valueAt(map, 'sha256'), (each) => readSha256(each, context))),
    ...field('contains',
      maybe(valueAt(map, 'contains'), (each) => literalText(each, '"contains"', context, 'the text to be found is written out'))),
  }
}

const READERS: { readonly [K in PredicateType]: (node: AuthoringNode, context: Context) => Predicate | undefined } = {
  expr: (node, context) => ({ type: 'expr', expr: readField(node, context) }),
  file: readFile,
  jsonSchema: readJsonSchema,
  elementState: (node, context) => readElement('elementState', node, context),
  elementText: (node, context) => readElement('elementText', node, context),
  visual: readVisual,
}

const PREDICATES = Object.keys(READERS) as readonly PredicateType[]

function readChain(node: AuthoringNode, context: Context): readonly VerifyChannel[] | undefined {
  return asTexts(node, '"verifyVia"', context)
    ?.map((text) => asOneOf(text, 'a channel', VERIFY_CHANNELS, context))
    .filter((channel) => channel !== undefined)
}

function readPredicate(map: MapNode, context: Context): Predicate | undefined {
  const given = map.entries.filter(({ key }) => (PREDICATES as readonly string[]).includes(key))
  const [only, second] = given
  if (only === undefined) return void context.findings.error('normalize.key-missing', map.place,
    'this expectation says nothing to expect', FORMS)
  if (second !== undefined) {
    context.findings.error('normalize.value-invalid', second.keyPlace, `an expectation is one thing: "${only.key}" or "${second.key}"`,
      'write a list of two')
  }
  return READERS[only.key as PredicateType](only.value, context)
}

function readAssertion(node: AuthoringNode, context: Context): AuthoredAssertion | undefined {
  if (node.kind === 'scalar') return { at: node.place, predicate: { type: 'expr', expr: readField(node, context) } }
  const map = asMap(node, 'an expectation', context, FORMS) && closedMap(node, 'an expectation', [...PREDICATES, ...BESIDE], context)
  const predicate = map && readPredicate(map, context)
  if (map === undefined || predicate === undefined) return undefined
  return {
    at: map.place, predicate,
    ...field('id', maybe(valueAt(map, 'id'), (each) => readId(each, 'an expectation', context))),
    ...field('verifyVia', maybe(valueAt(map, 'verifyVia'), (each) => readChain(each, context))),
    ...field('visionPrompt', maybe(valueAt(map, 'visionPrompt'), (each) => literalText(each, '"visionPrompt"', context))),
  }
}

/** What `expect` and `preflight` take: one expectation or a list of them. */
export function readAssertions(node: AuthoringNode, context: Context): readonly AuthoredAssertion[] {
  const items = node.kind === 'list' ? node.items : [node]
  return items.map((item) => readAssertion(item, context)).filter((assertion) => assertion !== undefined)
}
