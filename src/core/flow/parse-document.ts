import { err, ok, type Result } from '../../base/result.ts'
import { Fault } from '../../model/fault.ts'
import { lineAndColumn, scanJson, type LossyNumber } from './scan-json.ts'

/** Longest text that is read as a flow or a bundle, in UTF-16 units. */
const MAX_DOCUMENT_TEXT = 64 * 1024 * 1024

/** A document as JSON, and the numbers of its text that are not in it as they were written. */
export interface ParsedDocument { readonly value: unknown; readonly numbers: readonly PlacedNumber[] }
export interface PlacedNumber extends LossyNumber { readonly place: string }

/**
 * Reads JSON text strictly: no key twice, nesting bounded.
 * Faults: ir.not-json with the place (`line:column`), ir.invalid when the text is too long.
 */
export function parseDocument(text: string): Result<ParsedDocument, Fault> {
  if (text.length > MAX_DOCUMENT_TEXT) return err(new Fault('ir.invalid', `the document has more than ${MAX_DOCUMENT_TEXT} characters`))
  const scan = scanJson(text)
  if (scan.ok) {
    const numbers = scan.value.map((number) => ({ ...number, place: lineAndColumn(text, number.offset) }))
    return ok({ value: JSON.parse(text) as unknown, numbers })
  }
  const place = lineAndColumn(text, scan.error.offset)
  return err(new Fault('ir.not-json', `the document is not JSON at ${place}: ${scan.error.problem}`, { data: { place } }))
}
