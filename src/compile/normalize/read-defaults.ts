import { type AuthoringNode, type MapEntry, type MapNode, valueAt } from '../parse/authoring-node.ts'
import type { Arguments, AuthoredDefaults, StepDefaults } from './authored.ts'
import type { Context } from './context.ts'
import { readValue } from './read-expr.ts'
import { asDuration, asFlag, asMap, field, maybe, unknownKey } from './read-node.ts'
import { readRetry } from './read-retry.ts'

const OWN = ['timeout', 'retry'] as const
const STEP_KEYS = ['timeout', 'retry', 'idempotent', 'effect'] as const

/** Values by name, each with its place. */
export function readArguments(map: MapNode, context: Context, without: readonly string[] = []): Arguments {
  const entries = map.entries.filter(({ key }) => !without.includes(key))
  return new Map(entries.map(({ key, keyPlace, value }) => [key, { at: keyPlace, expr: readValue(value, context), node: value }]))
}

const readTimeout = (node: AuthoringNode, context: Context): number | undefined => asDuration(node, '"timeout"', 1, context)

function readStepDefaults({ key, keyPlace, value }: MapEntry, context: Context): StepDefaults | undefined {
  const map = asMap(value, `the defaults of "${key}"`, context)
  if (map === undefined) return undefined
  const effect = map.entries.find((entry) => entry.key === 'effect')
  if (effect !== undefined) {
    context.findings.error('normalize.key-not-applicable', effect.keyPlace,
      '"effect" has no default: a step that changes the world says so itself')
  }
  return {
    at: keyPlace, args: readArguments(map, context, STEP_KEYS),
    ...field('timeoutMs', maybe(valueAt(map, 'timeout'), (each) => readTimeout(each, context))),
    ...field('retry', maybe(valueAt(map, 'retry'), (each) => readRetry(each, false, context))),
    ...field('idempotent', maybe(valueAt(map, 'idempotent'), (each) => asFlag(each, '"idempotent"', context))),
  }
}

function readProviders(map: MapNode, context: Context): ReadonlyMap<string, StepDefaults> {
  const found = new Map<string, StepDefaults>()
  for (const entry of map.entries) {
    if ((OWN as readonly string[]).includes(entry.key)) continue
    if (entry.value.kind !== 'map') unknownKey(entry, '"defaults"', [...OWN, 'shell'], context)
    const defaults = entry.value.kind === 'map' ? readStepDefaults(entry, context) : undefined
    if (defaults !== undefined) found.set(entry.key, defaults)
  }
  return found
}

/** Values that steps take over unless they say otherwise. */
export function readDefaults(node: AuthoringNode | undefined, context: Context): AuthoredDefaults {
  const map = node && asMap(node, '"defaults"', context)
  if (map === undefined) return { of: new Map() }
  return {
    of: readProviders(map, context),
    ...field('timeoutMs', maybe(valueAt(map, 'timeout'), (each) => readTimeout(each, context))),
    ...field('retry', maybe(valueAt(map, 'retry'), (each) => readRetry(each, false, context))),
  }
}
