import { shellFlag } from '../../core/view/shell-word.ts'
import type { PlannedArtifact } from '../../model/alignment.ts'
import type { ResumeLine } from './gate-lines.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { textTable, type Row } from './text-table.ts'

/** Rows of a plan about files; the document has all of them. */
const ROWS = 20

const TONES = { restore: 'active', accept: 'active', altered: 'doubt', blocked: 'bad' } as const

/** Files of kept steps that are missing or altered: what becomes of each, and the flags that settle it. */
export function artifactLines(artifacts: readonly PlannedArtifact[], indent: number, ctx: RenderContext): readonly string[] {
  const order = [...artifacts.filter((row) => row.fate === 'altered' || row.fate === 'blocked'), ...artifacts.filter(
    (row) => row.fate === 'restore' || row.fate === 'accept',
  )]
  const shown = order.slice(0, ROWS)
  const rows = shown.map(({ fate, path, reason, ref }): Row => [
    { text: fate, paint: ctx.paint[TONES[fate]] }, path, reason, { text: `of ${ref}`, paint: ctx.paint.quiet },
  ])
  const table = textTable(rows, { width: ctx.columns, shrink: [2, 1], first: indent - 2 })
  const lines = shown.flatMap((row, index) => [
    table[index] ?? '', ...(row.flags === undefined ? [] : [' '.repeat(indent) + ctx.paint.strong(row.flags.map(oneLine).join('  or  '))]),
  ])
  const omitted = order.length - shown.length
  return omitted === 0 ? lines : [...lines, `${' '.repeat(indent)}… and ${String(omitted)} more`]
}

const each = (altered: readonly PlannedArtifact[], flag: string): readonly string[] =>
  altered.flatMap(({ flags = [] }) => flags.filter((text) => text.startsWith(`${flag} `)).map(shellFlag))

/** Complete commands that settle all altered files alike, each under what it does; none when there is nothing to settle. */
export function artifactCommands(artifacts: readonly PlannedArtifact[], resume: ResumeLine): readonly string[] {
  const altered = artifacts.filter((row) => row.fate === 'altered')
  if (altered.length === 0) return []
  const back = each(altered, '--restore-artifact')
  const files = altered.length === 1 ? 'the altered file' : 'the altered files'
  return [
    ...(back.length < altered.length ? [] : [`put back ${files}:`, resume(back)]),
    `take ${files} as now:`, resume(each(altered, '--accept-artifact')),
  ]
}
