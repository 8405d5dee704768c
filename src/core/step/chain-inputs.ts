import type { JsonObject } from '../../base/json.ts'
import { ok, type Result } from '../../base/result.ts'

/** Inputs of an action as they are archived: the arguments of each position of its chain, globs of its sources; or the first problem. */
export function chainInputs<E>(args: readonly Result<JsonObject, E>[], globs: Result<JsonObject, E> | undefined): Result<JsonObject, E> {
  const chain: JsonObject[] = []
  for (const row of args) {
    if (!row.ok) return row
    chain.push(row.value)
  }
  if (globs === undefined) return ok({ args: chain })
  return globs.ok ? ok({ args: chain, sources: Object.values(globs.value) }) : globs
}
