import { nearestNames } from '../../core/expr/nearest-names.ts'
import { aNode, type AuthoringNode, isText, type ListNode, type MapEntry, type MapNode, type TextNode,
  valueAt } from '../parse/authoring-node.ts'
import type { Place } from '../place.ts'
import type { Context } from './context.ts'
import { DURATION_HINT, parseDuration } from './duration.ts'

// Reads nodes as what they must be. Each reports what is wrong and then gives nothing, so that reading goes on.

function wrongKind(node: AuthoringNode, wanted: string, { findings }: Context, hint?: string): void {
  findings.error('normalize.wrong-kind', node.place, `expected ${wanted}, found ${aNode(node)}`, { hint })
}

/** The candidates for a key: near ones, or all when there are few. */
function candidatesFor(key: string, known: readonly string[]): readonly string[] {
  const near = nearestNames(key, known)
  return near.length > 0 || known.length > 8 ? near : known
}

export function unknownKey({ key, keyPlace }: MapEntry, what: string, known: readonly string[], { findings }: Context): void {
  findings.error('normalize.unknown-key', keyPlace, `${what} has no key "${key}"`, { candidates: candidatesFor(key, known) })
}

/** A map; `what` names it in messages, as `a step`. */
export function asMap(node: AuthoringNode, what: string, context: Context, hint?: string): MapNode | undefined {
  return node.kind === 'map' ? node : void wrongKind(node, `${what} as a map`, context, hint)
}

/** A map that has only known keys. */
export function closedMap(node: AuthoringNode, what: string, known: readonly string[], context: Context,
  hint?: string): MapNode | undefined {
  const map = asMap(node, what, context, hint)
  for (const entry of map?.entries ?? []) if (!known.includes(entry.key)) unknownKey(entry, what, known, context)
  return map
}

/** The value of a key that must be there. */
export function required(map: MapNode, key: string, what: string, { findings }: Context, hint?: string,
  at: Place = map.place): AuthoringNode | undefined {
  const value = valueAt(map, key)
  if (value === undefined) findings.error('normalize.key-missing', at, `${what} needs "${key}"`, { hint })
  return value
}

/** Applies a reader to a value that may be absent. */
export function maybe<T>(node: AuthoringNode | undefined, read: (node: AuthoringNode) => T | undefined): T | undefined {
  return node === undefined ? undefined : read(node)
}

/** An object with a field only when there is a value. */
export function field<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return value === undefined ? {} : { [key]: value } as { readonly [P in K]?: T }
}

export function asList(node: AuthoringNode, what: string, context: Context, hint?: string): ListNode | undefined {
  return node.kind === 'list' ? node : void wrongKind(node, `${what} as a list`, context, hint)
}

/** A text; numbers and the like must be quoted to be one. */
export function asText(node: AuthoringNode, what: string, context: Context): TextNode | undefined {
  if (isText(node)) return node
  const hint = node.kind === 'scalar' && node.value !== null ? `quote it: "${node.value}"` : undefined
  return void wrongKind(node, `${what} as text`, context, hint)
}

export function asFlag(node: AuthoringNode, what: string, context: Context): boolean | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  return void wrongKind(node, `${what} as true or false`, context)
}

export function asWhole(node: AuthoringNode, what: string, least: number, context: Context): number | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return void wrongKind(node, `${what} as a number`, context)
  if (Number.isInteger(node.value) && node.value >= least) return node.value
  return void context.findings.error('normalize.value-invalid', node.place, `${what} is a whole number from ${least}`)
}

export function asNumber(node: AuthoringNode, what: string, least: number, most: number, context: Context): number | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return void wrongKind(node, `${what} as a number`, context)
  if (node.value >= least && node.value <= most) return node.value
  const range = most === Infinity ? `from ${least}` : `from ${least} to ${most}`
  return void context.findings.error('normalize.value-invalid', node.place, `${what} is a number ${range}`)
}

/** Milliseconds of a duration, at least `least`. */
export function asDuration(node: AuthoringNode, what: string, least: number, context: Context): number | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'number') return void wrongKind(node, `${what} as text`, context, DURATION_HINT)
  const text = asText(node, what, context)
  if (text === undefined) return undefined
  const ms = parseDuration(text.value)
  if (ms !== undefined && ms >= least) return ms
  return void context.findings.error('normalize.duration-invalid', node.place, `${what}: "${text.value}" is not a duration`, DURATION_HINT)
}

/** One of some words. */
export function asOneOf<const T extends string>(node: AuthoringNode, what: string, words: readonly T[], context: Context): T | undefined {
  const text = asText(node, what, context)
  if (text === undefined) return undefined
  const word = words.find((each) => each === text.value)
  if (word === undefined) {
    context.findings.error('normalize.value-invalid', node.place, `${what} is one of ${words.join(', ')}`,
      { candidates: candidatesFor(text.value, words) })
  }
  return word
}

/** A list of texts without repetition. */
export function asTexts(node: AuthoringNode, what: string, context: Context): readonly TextNode[] | undefined {
  const list = asList(node, what, context)
  if (list === undefined) return undefined
  const seen = new Set<string>()
  return list.items.flatMap((item) => {
    const text = asText(item, `an element of ${what}`, context)
    if (text === undefined) return []
    if (seen.has(text.value)) context.findings.error('normalize.value-repeated', text.place, `"${text.value}" stands twice in ${what}`)
    seen.add(text.value)
    return [text]
  })
}
