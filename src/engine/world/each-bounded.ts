/** Calls back for every item, so many at a time; results in the order of the items. The first rejection ends it. */
export async function eachBounded<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length)
  const rest = items.entries()
  const worker = async (): Promise<void> => { for (const [index, item] of rest) results[index] = await work(item) }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
