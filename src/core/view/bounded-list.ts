/** The part of a long list that is shown, and how long the list is. */
export interface Bounded<T> {
  readonly total: number
  readonly rows: readonly T[]
}

/** Fills a bounded list; `first` keeps the oldest rows, `last` the newest. */
export interface Collector<T> {
  add(row: T): void
  done(): Bounded<T>
}

/** @param limit most rows kept */
export function collectBounded<T>(limit: number, keep: 'first' | 'last' = 'first'): Collector<T> {
  const rows: T[] = []
  let total = 0
  return {
    add(row) {
      total += 1
      if (keep === 'first' && rows.length >= limit) return
      rows.push(row)
      if (rows.length > limit) rows.shift()
    },
    done: () => ({ total, rows: [...rows] }),
  }
}
