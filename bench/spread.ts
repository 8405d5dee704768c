/** The middle of several measurements, and how far apart they were. */
export interface Spread { readonly median: number; readonly min: number; readonly max: number; readonly count: number }

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  if (low === undefined || high === undefined) throw new Error('nothing was measured')
  return { median: (low + high) / 2, min: sorted[0] ?? low, max: sorted.at(-1) ?? high, count: sorted.length }
}

/** Ratios of measurements taken side by side: noise that slows both of a pair cancels out. */
export const ratiosOf = (values: readonly number[], baselines: readonly number[]): Spread =>
  spreadOf(values.map((value, i) => value / (baselines[i] ?? Number.NaN)))
