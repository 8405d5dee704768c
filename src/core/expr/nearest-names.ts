const FARTHEST = 3
const MOST = 3
const MOST_KNOWN = 500

/** Edits (insert, delete, replace, swap of neighbours) between two short texts. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const at = (from: readonly number[], k: number): number => from[k] ?? Infinity
      row.push(Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, j - 2) + 1 : Infinity,
      ))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? Infinity
}

/** Edits that still make it a slip rather than another word. */
const allowed = (name: string): number => name.length === 1 ? 0 : Math.min(FARTHEST, Math.max(1, Math.floor(name.length / 3)))

/**
 * The known names that `name` may have been meant to be, best first, at most three.
 * Case counts less than a letter: `Params` is nearest to `params`.
 */
export function nearestNames(name: string, known: Iterable<string>): readonly string[] {
  const wanted = name.toLowerCase()
  const scored: { readonly candidate: string; readonly score: number }[] = []
  for (const candidate of [...known].slice(0, MOST_KNOWN)) {
    if (Math.abs(candidate.length - name.length) > FARTHEST) continue
    const score = distance(wanted, candidate.toLowerCase())
    if (score <= allowed(name)) scored.push({ candidate, score })
  }
  return scored
    .toSorted((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MOST)
    .map(({ candidate }) => candidate)
}

/** Names as alternatives, for messages: `"a" or "b"`. */
export const orOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ')
