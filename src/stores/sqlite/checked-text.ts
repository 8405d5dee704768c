import { createHash } from 'node:crypto'
import { damaged } from '../event-bytes.ts'

/** First half of the sha256 of a text: kept beside it, to tell damage from content. */
export const sumOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16)

/** The text when it is what was written. @throws Fault store.corrupt naming `what` */
export function checkedText(text: unknown, sum: unknown, what: string): string {
  if (typeof text === 'string' && Buffer.isBuffer(sum) && sumOf(text).equals(sum)) return text
  throw damaged(what)
}
