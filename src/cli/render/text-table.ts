import { clip, displayWidth, padEnd, padStart } from './display-width.ts'
import { oneLine } from './safe-text.ts'

/** A cell: its text, made harmless and cut before it is painted. */
export interface Cell { readonly text: string; readonly paint?: (text: string) => string; readonly right?: true }
export type Row = readonly (Cell | string)[]

export interface TableAbout {
  /** Columns there are. */
  readonly width: number
  readonly indent?: number
  /** Which columns may be cut to make it fit, the first being cut first. */
  readonly shrink: readonly number[]
  /** Least width of the first column, so that several tables align. */
  readonly first?: number
}

const GAP = 2
/** A column that is cut keeps at least so much. */
const LEAST = 8

const cellOf = (cell: Cell | string): Cell => (typeof cell === 'string' ? { text: oneLine(cell) } : { ...cell, text: oneLine(cell.text) })

function widthsOf(rows: readonly (readonly Cell[])[]): number[] {
  const widths: number[] = []
  for (const row of rows) for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, displayWidth(cell.text))
  return widths
}

function fit(widths: readonly number[], about: TableAbout): readonly number[] {
  const fitted = widths.map((width, index) => (index === 0 ? Math.max(width, about.first ?? 0) : width))
  const total = (): number => fitted.reduce((sum, width) => sum + (width === 0 ? 0 : width + GAP), (about.indent ?? 0) - GAP)
  for (const index of about.shrink) {
    const over = total() - about.width
    const width = fitted[index] ?? 0
    if (over > 0) fitted[index] = Math.max(Math.min(LEAST, width), width - over)
  }
  return fitted
}

function lineOf(row: readonly Cell[], widths: readonly number[], indent: number): string {
  const cells = row.map((cell, index) => ({ cell, width: widths[index] ?? 0 })).filter(({ width }) => width > 0)
  const parts = cells.map(({ cell, width }, index) => {
    const text = clip(cell.text, width)
    const padded = cell.right === true ? padStart(text, width) : index === cells.length - 1 ? text : padEnd(text, width)
    return cell.paint === undefined ? padded : cell.paint(padded)
  })
  return `${' '.repeat(indent)}${parts.join(' '.repeat(GAP))}`.trimEnd()
}

/** Rows in columns aligned by display width, within the width; empty columns vanish. */
export function textTable(rows: readonly Row[], about: TableAbout): readonly string[] {
  const cells = rows.map((row) => row.map(cellOf))
  const widths = fit(widthsOf(cells), about)
  return cells.map((row) => lineOf(row, widths, about.indent ?? 0))
}
