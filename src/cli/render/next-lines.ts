import type { NextStep } from '../../core/view/suggest-next.ts'
import { padEnd } from './display-width.ts'
import type { RenderContext } from './render-context.ts'
import { wrapText } from './wrap-text.ts'

/** The one next command under its label; the command is never cut, so that it can be copied. */
export function nextLines(next: NextStep, indent: number, ctx: RenderContext): readonly string[] {
  const note = next.note === undefined ? [] : wrapText(`${next.note}:`, ctx.columns - indent)
  return [...note, ctx.paint.strong(next.command)].map((line, index) => `${padEnd(index === 0 ? 'next' : '', indent)}${line}`)
}
