import { isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import type { SecretHandle, SecretResolver } from '../ports/provider.ts'
import { SHORTEST_SECRET } from '../core/secret/masker.ts'
import { looksLikeHandle } from '../core/secret/secret-handle.ts'

/** A secret that cannot be used. Its message never holds the value. */
export class SecretUnusableError extends Error {
  override readonly name = 'SecretUnusableError'
}

export const isSecretHandle = (value: unknown): value is SecretHandle => looksLikeHandle(value)

/** Resolves the handles of one session's calls and remembers every value, to mask it in whatever is captured later. */
export interface SecretValues {
  /** @throws SecretUnusableError */
  valueOf(handle: SecretHandle): Promise<string>
  /** A copy with every handle replaced by its value. @throws SecretUnusableError */
  resolved(args: JsonObject): Promise<JsonObject>
  /** Everything to mask. */
  known(): readonly string[]
}

/** Remembers across the calls of one session. */
export function secretValues(resolver: SecretResolver): SecretValues {
  const seen = new Set<string>()

  async function valueOf({ $secret: name }: SecretHandle): Promise<string> {
    const value = await resolver.resolve(name).catch((error: unknown) => {
      throw new SecretUnusableError(error instanceof Error ? error.message : `the secret ${name} cannot be read`, { cause: error })
    })
    if (value.length < SHORTEST_SECRET) throw new SecretUnusableError(`the secret ${name} is shorter than ${SHORTEST_SECRET} characters`)
    seen.add(value)
    return value
  }

  async function resolve(value: Json): Promise<Json> {
    if (isSecretHandle(value)) return valueOf(value)
    if (Array.isArray(value)) return Promise.all(value.map((item: Json) => resolve(item)))
    return isJsonObject(value) ? resolveObject(value) : value
  }

  async function resolveObject(value: JsonObject): Promise<JsonObject> {
    return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([key, item]) => [key, await resolve(item)] as const)))
  }

  return {
    valueOf,
    resolved: resolveObject,
    known: () => [...new Set([...seen, ...(resolver.known?.() ?? []).filter((value) => value.length >= SHORTEST_SECRET)])],
  }
}
