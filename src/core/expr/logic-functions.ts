import { sameJson, type Json } from '../../base/json.ts'
import { ok } from '../../base/result.ts'
import { failure, type Outcome } from './eval-error.ts'
import { labelOf } from './operators.ts'
import type { Thunk } from './function-spec.ts'
import { aKind, kindOf } from './value-kind.ts'

/** Deep equality; values of different kinds are different. */
export const eq = (left: Json, right: Json): Outcome => ok(sameJson(left, right))

export const ne = (left: Json, right: Json): Outcome => ok(!sameJson(left, right))

export const not = (condition: boolean): Outcome => ok(!condition)

type Order = 'lt' | 'lte' | 'gt' | 'gte'

const HOLDS: Readonly<Record<Order, (left: number | string, right: number | string) => boolean>> = {
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
}

/** Compares two numbers, or two strings by their UTF-16 units. */
export const order = (name: Order) => (left: number | string, right: number | string): Outcome =>
  typeof left === typeof right
    ? ok(HOLDS[name](left, right))
    : failure('type', `${labelOf(name)} compares two numbers or two strings, not ${aKind(kindOf(left))} with ${aKind(kindOf(right))}`)

const notBoolean = (label: string, value: Json): Outcome =>
  failure('type', `${label}: condition must be a boolean, not ${aKind(kindOf(value))}`)

function firstThatIs(decisive: boolean, label: string, args: readonly Thunk[]): Outcome {
  for (const arg of args) {
    const value = arg()
    if (!value.ok) return value
    if (typeof value.value !== 'boolean') return notBoolean(label, value.value)
    if (value.value === decisive) return value
  }
  return ok(!decisive)
}

/** True when all are; stops at the first false. */
export const and = (args: readonly Thunk[]): Outcome => firstThatIs(false, '&&', args)

/** True when one is; stops at the first true. */
export const or = (args: readonly Thunk[]): Outcome => firstThatIs(true, '||', args)

/** Evaluates only the branch that the condition chooses. */
export function choose([condition, then, otherwise]: readonly Thunk[]): Outcome {
  const chosen = condition?.() ?? ok(null)
  if (!chosen.ok) return chosen
  if (typeof chosen.value !== 'boolean') return notBoolean('if', chosen.value)
  return (chosen.value ? then : otherwise)?.() ?? ok(null)
}

/**
 * The first argument that has a value other than null. Without one: null when an argument was null, else the last error.
 * What is no expression at all is never passed over.
 */
export function coalesce(args: readonly Thunk[]): Outcome {
  let answer: Outcome = ok(null)
  let wasNull = false
  for (const arg of args) {
    const value = arg()
    if (value.ok ? value.value !== null : value.error.code === 'syntax') return value
    wasNull ||= value.ok
    answer = value
  }
  return wasNull ? ok(null) : answer
}
