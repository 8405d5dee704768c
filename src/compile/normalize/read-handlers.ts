import { HOOKS, type Hook } from '../../model/vocabulary.ts'
import { type AuthoringNode, type MapEntry, type MapNode, valueAt } from '../parse/authoring-node.ts'
import type { AuthoredHandler, Disposition } from './authored.ts'
import type { Context } from './context.ts'
import { readHuman } from './read-human.ts'
import { readFileName } from './read-id.ts'
import { asList, asWhole, closedMap, field, maybe } from './read-node.ts'
import { readErrorClasses, readRetry } from './read-retry.ts'

const DISPOSITIONS = ['retry', 'continue', 'escalate', 'abort', 'repair'] as const
type Kind = Disposition['kind']
const SHAPE = 'a handler does one thing: retry, continue, escalate, abort or repair; as - { continue: true }'

function onlyTrue(node: AuthoringNode, kind: 'continue' | 'abort', context: Context): Disposition | undefined {
  if (node.kind === 'scalar' && node.value === true) return { kind }
  return void context.findings.error('normalize.handler-shape', node.place, `"${kind}" is written ${kind}: true`)
}

const READERS: { readonly [K in Kind]: (node: AuthoringNode, context: Context) => Disposition | undefined } = {
  retry: (node, context) => maybe(node, (each) => {
    const policy = readRetry(each, false, context)
    return policy && { kind: 'retry', policy }
  }),
  continue: (node, context) => onlyTrue(node, 'continue', context),
  abort: (node, context) => onlyTrue(node, 'abort', context),
  escalate: (node, context) => {
    const human = readHuman(node, context)
    return human && { kind: 'escalate', human }
  },
  repair: (node, context) => {
    const file = readFileName(node, 'the flow that repairs', context)
    return file && { kind: 'repair', file }
  },
}

function readDisposition(map: MapNode, { findings, ...context }: Context): Disposition | undefined {
  const [only, second] = map.entries.filter(({ key }) => (DISPOSITIONS as readonly string[]).includes(key))
  if (only === undefined) return void findings.error('normalize.handler-shape', map.place, 'this handler says nothing to do', SHAPE)
  if (second !== undefined) {
    return void findings.error('normalize.handler-shape', second.keyPlace, `a handler does one thing: "${only.key}" or "${second.key}"`,
      'write two handlers')
  }
  return READERS[only.key as Kind](only.value, { findings, ...context })
}

function readHandler(node: AuthoringNode, hook: Hook, context: Context): AuthoredHandler | undefined {
  const map = closedMap(node, 'a handler', [...DISPOSITIONS, 'errorClasses', 'maxTriggers'], context, SHAPE)
  if (map === undefined) return undefined
  const classes = map.entries.find(({ key }) => key === 'errorClasses')
  if (classes !== undefined && hook !== 'onError') {
    context.findings.error('normalize.handler-shape', classes.keyPlace, `"errorClasses" goes with onError, not ${hook}`)
  }
  const more = {
    ...field('errorClasses', maybe(classes?.value, (each) => readErrorClasses(each, '"errorClasses"', context))),
    ...field('maxTriggers', maybe(valueAt(map, 'maxTriggers'), (each) => asWhole(each, '"maxTriggers"', 1, context))),
  }
  const action = readDisposition(map, context)
  return action && { at: map.place, hook, action, ...more }
}

function readHook({ key, value }: MapEntry, context: Context): readonly AuthoredHandler[] {
  const list = asList(value, `"${key}"`, context, SHAPE)
  if (list?.items.length === 0) context.findings.error('normalize.handler-shape', value.place, `"${key}" has no handler`, 'leave it out')
  return (list?.items ?? []).map((item) => readHandler(item, key as Hook, context)).filter((handler) => handler !== undefined)
}

/** The handlers beside the other keys of a step or a flow; in the order of the hooks, so that the order of keys has no meaning. */
export function readHandlers(map: MapNode, context: Context): readonly AuthoredHandler[] {
  return HOOKS.flatMap((hook) => map.entries.filter(({ key }) => key === hook)).flatMap((entry) => readHook(entry, context))
}
