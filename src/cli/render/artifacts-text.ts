import type { ArtifactRow, ArtifactsView } from '../../core/view/artifacts.ts'
import type { RenderContext } from './render-context.ts'
import { textTable, type Row } from './text-table.ts'
import { stampText } from './time-text.ts'
import { bytesText } from './value-lines.ts'

/** Files listed of one artifact; the document has all of them. */
const FILES = 8

/** An artifact without a file and without another reason was not made: its step failed for that. */
function whyNot({ files, problem, globs = [] }: ArtifactRow): string | undefined {
  if (problem !== undefined || files.length > 0) return problem
  return `it was missing: no file matches ${globs.length === 0 ? 'what it names' : globs.join(', ')}`
}

/** Artifacts with their steps and times, their files under them. */
export function artifactsText({ runId, artifacts }: ArtifactsView, ctx: RenderContext): string {
  if (artifacts.length === 0) return `${runId} has made no artifacts`
  const { quiet, bad } = ctx.paint
  const rows = artifacts.flatMap((artifact): readonly Row[] => {
    const { ref, name, files, bytes, atMs } = artifact
    const why = whyNot(artifact)
    const count = `${String(files.length)} ${files.length === 1 ? 'file' : 'files'}`
    const omitted = files.length - FILES
    return [
      [
        name, ref, { text: count, right: true }, { text: bytesText(bytes), right: true },
        { text: stampText(atMs, ctx.nowMs, ctx.zone), paint: quiet },
      ],
      ...why === undefined ? [] : [['', { text: why, paint: bad }]],
      ...files.slice(0, FILES).map((file): Row => ['', file.path, '', { text: bytesText(file.bytes), right: true }, '']),
      ...omitted > 0 ? [['', `… and ${String(omitted)} more`]] : [],
    ]
  })
  return textTable(rows, { width: ctx.columns, shrink: [1, 0] }).join('\n')
}
