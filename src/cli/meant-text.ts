import { nearestNames } from '../core/expr/nearest-names.ts'

/** Which known names may have been meant, as the end of a sentence; empty when none is near. */
export function meantText(name: string, known: Iterable<string>): string {
  const near = nearestNames(name, known)
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
}
