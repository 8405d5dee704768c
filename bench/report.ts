import type { Spread } from './spread.ts'

/** One line of the table. */
export interface Row {
  readonly what: string
  /** Absent: nothing is aimed at. */
  readonly aim?: { readonly text: string; readonly met: boolean }
  readonly measured: string
  /** Smallest and largest of the rounds. */
  readonly range?: string
  /** What it was compared with in the same run, and what stands behind the ratio. */
  readonly beside?: string
}

export interface Section { readonly title: string; readonly rows: readonly Row[] }

export const ratio = (value: number): string => value.toFixed(2)
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

export const milliseconds = (value: number): string => `${whole(value)} ms`

export const atLeast = (bound: number, { median }: Spread): NonNullable<Row['aim']> => (
  { text: `≥ ${bound.toFixed(1)}`, met: median >= bound }
)
export const atMost = (bound: number, { median }: Spread): NonNullable<Row['aim']> => (
  { text: `≤ ${bound.toFixed(1)}`, met: median <= bound }
)
export const atMostMs = (bound: number, { median }: Spread): NonNullable<Row['aim']> => (
  { text: `≤ ${milliseconds(bound)}`, met: median <= bound }
)

export const range = ({ min, max, count }: Spread): string => `${ratio(min)}–${ratio(max)} of ${String(count)}`
export const rangeMs = ({ min, max, count }: Spread): string => `${whole(min)}–${whole(max)} of ${String(count)}`

const cellsOf = ({ what, aim, measured, range: span = '', beside = '' }: Row): readonly string[] => [
  `  ${what}`, aim?.text ?? '', measured, aim === undefined ? '' : aim.met ? 'met' : 'MISSED', span, beside,
]

const HEAD = ['', 'aim', 'measured', '', 'min–max', 'beside it, in the same run'] as const

/** All sections as one table. */
export function tableText(sections: readonly Section[]): string {
  const lines = sections.flatMap(({ title, rows }) => [[title], ...rows.map(cellsOf)])
  const full = lines.filter((cells) => cells.length > 1)
  const widths = HEAD.map((name, i) => Math.max(name.length, ...full.map((cells) => (cells[i] ?? '').length)))
  const text = (cells: readonly string[]): string => cells.map(
    (cell, i) => (cells.length === 1 ? cell : cell.padEnd(widths[i] ?? 0))
  ).join('  ').trimEnd()
  return [HEAD, ...lines].map(text).join('\n')
}
