import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'

/** What stands for a secret wherever values are kept: its name. */
export type HandleData = JsonObject & { readonly $secret: string }

/** Whether data has the form of a handle. Whether it is one is another question: anybody can write this. */
export const looksLikeHandle = (value: unknown): value is HandleData =>
  isJsonObject(value) && typeof value['$secret'] === 'string' && Object.keys(value).length === 1

/** Whether data holds something that poses as a secret, at any depth. */
export function posesAsSecret(value: Json): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(posesAsSecret)
  return isJsonObject(value) && (Object.hasOwn(value, '$secret') || Object.values(value).some(posesAsSecret))
}

/** Name of the secret behind a secret parameter of a run's own flow: no reference to `secrets` can have it. */
export const paramSecret = (name: string): string => `params.${name}`
