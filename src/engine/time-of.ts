const LAST_DATE_MS = 8.64e15

/** A time in words that no stored number can break. */
export const timeOf = (ms: number): string => (Math.abs(ms) <= LAST_DATE_MS ? new Date(ms).toISOString() : 'an unknown time')
