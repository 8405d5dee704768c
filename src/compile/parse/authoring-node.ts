import type { Json } from '../../base/json.ts'
import type { SourceSpan } from '../../model/flow.ts'
import type { Place } from '../place.ts'

/** What an author wrote, as a tree of plain values that know where they stand. */
export type AuthoringNode = ScalarNode | ListNode | MapNode

export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  readonly place: Place
  /** Where a part of a text stands, by its offsets in `value`; undefined when that cannot be told. */
  readonly locate?: (from: number, to: number) => SourceSpan | undefined
}

export interface ListNode { readonly kind: 'list'; readonly items: readonly AuthoringNode[]; readonly place: Place }

export interface MapEntry { readonly key: string; readonly keyPlace: Place; readonly value: AuthoringNode }

export interface MapNode { readonly kind: 'map'; readonly entries: readonly MapEntry[]; readonly place: Place }

/** A node that is a text. */
export type TextNode = ScalarNode & { readonly value: string }

export const isText = (node: AuthoringNode): node is TextNode => node.kind === 'scalar' && typeof node.value === 'string'

/** The value under a key. */
export const valueAt = (map: MapNode, key: string): AuthoringNode | undefined => map.entries.find((entry) => entry.key === key)?.value

/** The node a key or an index leads to. */
export function childOf(node: AuthoringNode | undefined, key: string): AuthoringNode | undefined {
  if (node?.kind === 'map') return valueAt(node, key)
  return node?.kind === 'list' ? node.items[Number(key)] : undefined
}

/** The plain value of a node, as written. */
export function plainOf(node: AuthoringNode): Json {
  switch (node.kind) {
    case 'scalar': return node.value
    case 'list': return node.items.map(plainOf)
    case 'map': return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainOf(value)]))
  }
}

/** Where a part of a text stands, or the whole of it where that cannot be told. */
export function partPlace(node: AuthoringNode, from: number, to: number): Place {
  const span = node.kind === 'scalar' ? node.locate?.(from, to) : undefined
  return span === undefined ? node.place : { ...node.place, span }
}

/** What a node is, for messages: `a list`. */
export function aNode(node: AuthoringNode): string {
  if (node.kind !== 'scalar') return `a ${node.kind}`
  if (node.value === null) return 'nothing'
  return { string: 'text', number: 'a number', boolean: 'true or false' }[typeof node.value as 'string' | 'number' | 'boolean']
}
