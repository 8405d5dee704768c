import { canonicalJson, NotJsonError, type Json } from '../../base/json.ts'
import { ok } from '../../base/result.ts'
import { sha256Hex } from '../hash/sha256.ts'
import { admitMade } from './bounds.ts'
import { decimalOf } from './decimal.ts'
import { failure, type Outcome } from './eval-error.ts'
import { MAX_TOTAL_TEXT } from './limits.ts'

type Scalar = string | number | boolean | null

const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

function textOf(fn: string, value: Json): Outcome {
  const bounded = admitMade(value)
  if (!bounded.ok) return bounded
  try {
    return ok(canonicalJson(value))
  } catch (error) {
    return failure('value', `${fn}: ${error instanceof NotJsonError ? error.message : 'not JSON'}`)
  }
}

/** Canonical JSON text. */
export const toJson = (value: Json): Outcome => textOf('toJson', value)

/** The value a JSON text stands for. */
export function fromJson(text: string): Outcome {
  if (text.length > MAX_TOTAL_TEXT) return failure('bounds', `fromJson: the text is longer than ${MAX_TOTAL_TEXT} characters`)
  try {
    const value = JSON.parse(text) as Json
    const canonical = textOf('fromJson', value)
    return canonical.ok ? ok(value) : canonical
  } catch {
    return failure('value', `fromJson: the text is not JSON: ${quoted(text)}`)
  }
}

/** A scalar as text: a string as it is, others as JSON writes them. */
export const toString = (value: Scalar): Outcome => ok(typeof value === 'string' ? value : JSON.stringify(value))

/** The number a text writes as a decimal, without anything around it. */
export function toNumber(value: string | number): Outcome {
  if (typeof value === 'number') return ok(value)
  const number = decimalOf(value)
  return typeof number === 'number' ? ok(number) : failure('value', `toNumber: ${quoted(value)} is ${number}`)
}

/** SHA-256 in hex: of a string's UTF-8 bytes, of anything else's canonical JSON. */
export function hash(value: Json): Outcome {
  if (typeof value === 'string') return ok(sha256Hex(value))
  const text = textOf('hash', value)
  return text.ok ? ok(sha256Hex(text.value as string)) : text
}
