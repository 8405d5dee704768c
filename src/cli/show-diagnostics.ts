import { renderDiagnostics, type DiagnosticStyle } from '../compile/render-diagnostics.ts'
import { DiskFiles } from '../engine/source/disk-files.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Call } from './command.ts'
import type { OpenedFlow } from './open-flow.ts'
import type { Paint } from './render/paint.ts'
import { isSet } from './reporters/choose-reporters.ts'
import { escapeData, escapeProperty } from './reporters/github-reporter.ts'
import { jsonText, renderContext, say } from './show.ts'

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** A flow may hold anything; nothing of it moves a cursor. */
const harmless = (text: string): string => text.replaceAll(CONTROLS, '')

function harmlessDiagnostic(diagnostic: Diagnostic): Diagnostic {
  const { file, message, hint, candidates } = diagnostic
  return {
    ...diagnostic, file: harmless(file), message: harmless(message), ...(hint === undefined ? {} : { hint: harmless(hint) }),
    ...(candidates === undefined ? {} : { candidates: candidates.map(harmless) }),
  }
}

const TONES: Readonly<Record<Parameters<DiagnosticStyle>[0], keyof Paint | undefined>> = {
  place: 'strong', error: 'bad', warning: 'doubt', code: 'quiet', source: undefined, caret: 'bad', hint: 'active',
}

const styleOf = (paint: Paint): DiagnosticStyle => (part, text) => {
  const tone = TONES[part]
  return tone === undefined ? harmless(text) : paint[tone](harmless(text))
}

function annotation({ severity, file, span, code, message }: Diagnostic): string {
  const place = span === undefined ? '' : `,line=${String(span.startLine)},col=${String(span.startCol)}`
  return `::${severity} file=${escapeProperty(file)}${place},title=${escapeProperty(code)}::${escapeData(message)}`
}

const counted = (count: number, noun: string): readonly string[] =>
  (count === 0 ? [] : [`${String(count)} ${noun}${count === 1 ? '' : 's'}`])

/** How many errors and warnings there are, in words. */
function diagnosticTotals(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return [...counted(errors, 'error'), ...counted(diagnostics.length - errors, 'warning')].join(', ')
}

/** Prints on stderr what is wrong with a flow, or could be. */
export function printDiagnostics(call: Call, found: readonly Diagnostic[]): void {
  if (found.length === 0) return
  const { host } = call
  const diagnostics = found.map(harmlessDiagnostic)
  const style = styleOf(renderContext(call, host.stderr).paint)
  say(call, `${renderDiagnostics(diagnostics, new DiskFiles(host.cwd), style)}\n\n${diagnosticTotals(diagnostics)}`)
  if (isSet(host.env['GITHUB_ACTIONS'])) for (const diagnostic of diagnostics) say(call, annotation(diagnostic))
}

/** The same; where the flow is wrong `--json` gets its diagnostics as the one document. */
export function showDiagnostics(call: Call, { ok, diagnostics }: OpenedFlow): void {
  printDiagnostics(call, diagnostics)
  if (!ok && call.globals.json !== undefined) call.host.stdout.write(jsonText({ schemaVersion: 1, ok, diagnostics }))
}
