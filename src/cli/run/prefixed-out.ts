import type { Out } from '../host.ts'
import { clip, displayWidth, padEnd } from '../render/display-width.ts'
import { oneLine } from '../render/safe-text.ts'

/** Widest column of names. */
const WIDEST = 40

/** Names as a column of one width. */
export function nameColumn(names: readonly string[]): readonly string[] {
  const shown = names.map((name) => clip(oneLine(name), WIDEST))
  const widest = Math.max(...shown.map(displayWidth))
  return shown.map((name) => padEnd(name, widest))
}

/** A stream on which every line begins with a name. */
export const prefixedOut = (out: Out, prefix: string): Out => ({
  isTTY: out.isTTY, columns: out.columns, rows: out.rows, get closed() { return out.closed },
  write: (text) => { out.write(text.replaceAll(/^(?=.)/gm, () => prefix)) },
  drained: () => out.drained(),
})
