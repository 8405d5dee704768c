import type { Json } from '../../base/json.ts'
import { isExpression, isFileText, islandOf, type AnyBindable } from './expression.ts'

/** A text that stands for itself wherever texts may hold `${{ … }}`. */
export const literalText = (text: string): string => text.replaceAll('${{', (island) => `$${island}`)

const isList = (value: AnyBindable): value is readonly AnyBindable[] => Array.isArray(value)

const mapTree = (value: { readonly [key: string]: AnyBindable }): Json =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, treeValue(each)]))

/** A value as it stands in the authoring tree: expressions as text. */
export function treeValue(value: AnyBindable): Json {
  if (typeof value === 'string') return literalText(value)
  if (typeof value !== 'object' || value === null) return value
  if (isExpression(value)) return islandOf(value)
  if (isList(value)) return value.map(treeValue)
  return isFileText(value) ? { $file: value.$file } : mapTree(value)
}

type Maybe<T> = { readonly [K in keyof T]: T[K] | undefined }

/** The object without the fields that are undefined. */
export const withoutUndefined = <T extends object>(fields: Maybe<T>): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
