import { createHash } from 'node:crypto'
import { damaged } from '../event-bytes.ts'

/**
 * First half of the sha256 of a text and its place: kept beside it, to tell damage from content.
 * @param place what the text is, and of which row: a sound text in a wrong row is damage too
 */
export const sumOf = (place: string, text: string): Buffer =>
  createHash('sha256').update(`${place}\n${text}`).digest().subarray(0, 16)

/** The text when it is what was written there. @throws Fault store.corrupt naming `what` */
export function checkedText(place: string, text: unknown, sum: unknown, what: string): string {
  if (typeof text === 'string' && Buffer.isBuffer(sum) && sumOf(place, text).equals(sum)) return text
  throw damaged(what)
}

export const checkpointPlace = (run: number, head: { readonly seq: number; readonly hash: string | null }): string =>
  `checkpoint ${String(run)} ${String(head.seq)} ${String(head.hash)}`
export const headerPlace = (run: number): string => `header ${String(run)}`
export const recordPlace = (run: number, ref: string, position: number): string => `record ${String(run)} ${ref} ${String(position)}`
