import { EXIT_CODES } from '../../core/view/exit-code.ts'
import { textTable, type Row } from './text-table.ts'

/** The table of exit codes. */
export function exitCodesText(columns: number): string {
  const rows = EXIT_CODES.map(({ code, meaning }): Row => [{ text: String(code), right: true }, meaning])
  return textTable(rows, { width: columns, shrink: [1] }).join('\n')
}
