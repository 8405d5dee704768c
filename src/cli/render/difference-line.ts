import type { FieldDifference } from '../../model/alignment.ts'
import { clip, displayWidth } from './display-width.ts'
import { oneLine } from './safe-text.ts'

/** Characters of context before what differs. */
const CONTEXT = 12
const ARROW = ' → '

/** How far two texts are equal. */
function commonStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

const from = (text: string, at: number): string => (at === 0 ? text : `…${text.slice(at)}`)

/** Both texts on one line; where they are too long for it, from shortly before their first difference. */
function pairText(old: string, now: string, width: number): string {
  const whole = `${old}${ARROW}${now}`
  if (displayWidth(whole) <= width) return whole
  const at = Math.max(0, commonStart(old, now) - CONTEXT)
  const half = Math.max(8, Math.floor((width - ARROW.length) / 2))
  return `${clip(from(old, at), half)}${ARROW}${clip(from(now, at), half)}`
}

/** A field that differs, on one line: `args.script: echo a → echo b`. */
export function differenceLine({ field, old, new: now }: FieldDifference, width: number): string {
  const name = `${oneLine(field)}: `
  const room = Math.max(20, width - displayWidth(name))
  if (old === undefined) return `${name}${clip(`added ${oneLine(now ?? '')}`, room)}`
  if (now === undefined) return `${name}${clip(`removed ${oneLine(old)}`, room)}`
  return `${name}${pairText(oneLine(old), oneLine(now), room)}`
}
