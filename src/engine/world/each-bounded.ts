/** Calls back for every item, so many at a time; results in the order of the items. The first failure ends it, and nothing begins after. */
export async function eachBounded<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length)
  const rest = items.entries()
  let failed = false
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) {
      if (failed) return
      results[index] = await work(item).catch((error: unknown) => { failed = true; throw error })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
