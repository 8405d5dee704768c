import { type ExprType, fieldsOf, typeAt } from './expr-type.ts'
import { nearestNames } from './nearest-names.ts'
import { aKind } from './value-kind.ts'

/** Why a key or an index certainly leads nowhere. */
export interface MissingMember {
  readonly message: string
  readonly hint?: string
  readonly candidates?: readonly string[]
}

function wrongContainer(type: ExprType, key: string | number): MissingMember {
  const container = type.kind === 'unknown' ? 'this value' : aKind(type.kind)
  if (typeof key === 'number') return { message: `${container} has no elements, so no [${key}]` }
  const message = `${container} has no fields, so no "${key}"`
  if (key === 'length' || key === 'size') return { message, hint: 'len(value) counts' }
  return type.kind === 'list' ? { message, hint: 'an element is taken by its index, as value[0]' } : { message }
}

/** What is wrong with taking a key or an index from a value of a type, if it certainly is not there. */
export function missingMember(type: ExprType, key: string | number): MissingMember | undefined {
  if (typeAt(type, key) !== undefined) return undefined
  if (type.kind !== 'object' || typeof key === 'number') return wrongContainer(type, key)
  const known = fieldsOf(type)
  const near = nearestNames(key, known)
  const candidates = near.length > 0 ? near : known.slice(0, 5)
  return { message: `there is no "${key}"`, ...(candidates.length === 0 ? {} : { candidates }) }
}

/** As `missingMember`, for the first step of a path that leads nowhere. */
export function missingOnPath(type: ExprType, path: readonly (string | number)[]): MissingMember | undefined {
  let at: ExprType | undefined = type
  for (const key of path) {
    const missing = missingMember(at, key)
    if (missing !== undefined) return missing
    at = typeAt(at, key) ?? at
  }
  return undefined
}
