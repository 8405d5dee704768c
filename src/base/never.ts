/** Ends an exhaustive switch; reaching it is a bug, never an input error. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}

/** States a fact the types cannot: a violation is a bug of this program. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant violated: ${message}`)
}
