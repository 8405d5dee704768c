import { isJsonObject, type Json } from '../../base/json.ts'
import { maskText, type SecretSpellings } from './masker.ts'

/** A number that spells a secret is one. */
function maskNumber(spellings: SecretSpellings, value: number): Json {
  const text = String(value)
  const masked = maskText(spellings, text)
  return masked === text ? value : masked
}

/** A copy without the secrets in any of its texts, names included. */
export function maskJson(spellings: SecretSpellings, value: Json): Json {
  if (spellings.size === 0) return value
  if (typeof value === 'string') return maskText(spellings, value)
  if (typeof value === 'number') return maskNumber(spellings, value)
  if (Array.isArray(value)) return value.map((item: Json) => maskJson(spellings, item))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [maskText(spellings, key), maskJson(spellings, item)]))
}
