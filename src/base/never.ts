/** States a fact the types cannot: a violation is a bug of this program. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant violated: ${message}`)
}
