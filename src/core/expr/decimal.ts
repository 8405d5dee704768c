/** A decimal as JSON writes it. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The number a decimal text stands for, or why it stands for none exactly enough. */
export function decimalOf(text: string): number | string {
  if (!DECIMAL.test(text)) return 'not a decimal number'
  const value = Number(text)
  if (!Number.isFinite(value)) return 'too large a number'
  if (/^-?\d+$/.test(text) && !Number.isSafeInteger(value)) return 'a whole number too large to be exact'
  return value === 0 ? 0 : value
}
