import type { RetryPolicy } from '../../model/flow.ts'
import { ERROR_CLASSES, type ErrorClass } from '../../model/vocabulary.ts'
import { type AuthoringNode, valueAt } from '../parse/authoring-node.ts'
import type { AuthoredRetry } from './authored.ts'
import type { Context } from './context.ts'
import { readField } from './read-expr.ts'
import { asDuration, asNumber, asOneOf, asTexts, asWhole, closedMap, field, maybe, required } from './read-node.ts'

const KEYS = ['maxAttempts', 'backoff', 'retryOn', 'until', 'jitter'] as const
const WHAT = '"retry"'

/** Error classes of the world, each once. */
export function readErrorClasses(node: AuthoringNode, what: string, context: Context): readonly ErrorClass[] | undefined {
  const classes = asTexts(node, what, context)
    ?.map((text) => asOneOf(text, 'an error class', ERROR_CLASSES, context))
    .filter((each) => each !== undefined)
  if (classes?.length === 0 && !context.findings.hasErrors) context.findings.error('normalize.value-invalid', node.place,
    `${what} names at least one error class`)
  return classes
}

function readBackoff(node: AuthoringNode, context: Context): RetryPolicy['backoffMs'] | undefined {
  if (node.kind === 'scalar') return asDuration(node, '"backoff"', 0, context)
  const map = closedMap(node, '"backoff"', ['initial', 'factor', 'max'], context)
  if (map === undefined) return undefined
  const initial = maybe(required(map, 'initial', '"backoff"', context), (each) => asDuration(each, '"initial"', 0, context))
  const factor = maybe(required(map, 'factor', '"backoff"', context), (each) => asNumber(each, '"factor"', 1, 1000, context))
  const max = maybe(required(map, 'max', '"backoff"', context), (each) => asDuration(each, '"max"', 0, context))
  return initial === undefined || factor === undefined || max === undefined ? undefined : { initial, factor, max }
}

/** `retry: 3`, or the long form. `mayWait`: whether `until` has a meaning here. */
export function readRetry(node: AuthoringNode, mayWait: boolean, context: Context): AuthoredRetry | undefined {
  if (node.kind === 'scalar') {
    const maxAttempts = asWhole(node, WHAT, 1, context)
    return maxAttempts === undefined ? undefined : { at: node.place, maxAttempts }
  }
  const map = closedMap(node, WHAT, mayWait ? KEYS : KEYS.filter((key) => key !== 'until'), context)
  const maxAttempts = map && maybe(required(map, 'maxAttempts', WHAT, context), (each) => asWhole(each, '"maxAttempts"', 1, context))
  if (map === undefined || maxAttempts === undefined) return undefined
  return {
    at: map.place, maxAttempts,
    ...field('backoffMs', maybe(valueAt(map, 'backoff'), (each) => readBackoff(each, context))),
    ...field('retryOn', maybe(valueAt(map, 'retryOn'), (each) => readErrorClasses(each, '"retryOn"', context))),
    ...field('jitter', maybe(valueAt(map, 'jitter'), (each) => asNumber(each, '"jitter"', 0, 1, context))),
    ...field('until', maybe(valueAt(map, 'until'), (each) => readField(each, context))),
  }
}
