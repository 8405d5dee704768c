import { isJsonObject, type JsonObject } from '../base/json.ts'
import type { Previous } from '../core/continuation/previous-of.ts'
import type { Values } from './values.ts'

/** The value of `previous`, its parts fetched. */
export async function loadPrevious(values: Pick<Values, 'load'>, { plain, stored, whole }: Previous): Promise<JsonObject> {
  const given = whole === undefined ? {} : await values.load(whole)
  const parts = await Promise.all(Object.entries(stored).map(async ([name, value]) => [name, await values.load(value)] as const))
  return { ...isJsonObject(given) ? given : {}, ...plain, ...Object.fromEntries(parts) }
}
