import type { ProviderLimits } from '../../model/manifest.ts'

/** What is wrong with a provider's limits, in words. */
export function limitsProblem({ maxConcurrent, ratePerSecond }: ProviderLimits): string | undefined {
  if (maxConcurrent !== undefined && !(Number.isInteger(maxConcurrent) && maxConcurrent >= 1)) {
    return `maxConcurrent is a whole number from 1 on, not ${String(maxConcurrent)}`
  }
  if (ratePerSecond !== undefined && !(Number.isFinite(ratePerSecond) && ratePerSecond > 0)) {
    return `ratePerSecond is a number above 0, not ${String(ratePerSecond)}`
  }
  return undefined
}
