import type { Call } from './command.ts'
import { useColor } from './color.ts'
import type { Out } from './host.ts'
import { paintFor } from './render/paint.ts'
import type { RenderContext } from './render/render-context.ts'

/** What a rendering on one of the two streams depends on. */
export function renderContext(
  { host, globals }: Pick<Call, 'host' | 'globals'>, out: Pick<Out, 'isTTY' | 'columns'>,
): RenderContext {
  return {
    nowMs: host.now(), columns: out.columns, paint: paintFor(useColor(out, host.env, globals.color)),
    zone: (atMs) => -new Date(atMs).getTimezoneOffset(),
  }
}

/** A command that met a wrong flow ends with this. */
export const DIAGNOSTICS_EXIT = 65

const withEnd = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

/** A document as `--json` prints it. */
export const jsonText = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

/** Ways to show one result; the flags choose. */
export interface Shown {
  /** The JSON document; it has a `schemaVersion`. */
  readonly document: object
  readonly text: (ctx: RenderContext) => string
  /** For `-q`. */
  readonly ids?: string
}

/** Puts a result on stdout as it was asked for. */
export function show(call: Call, shown: Shown): void {
  const { host, globals } = call
  const text = globals.json === 'document' ? jsonText(shown.document)
    : globals.quiet && shown.ids !== undefined ? shown.ids : shown.text(renderContext(call, host.stdout))
  host.stdout.write(withEnd(text))
}

/** A line of prose on stderr. */
export function say({ host }: Pick<Call, 'host'>, line: string): void {
  host.stderr.write(`${line}\n`)
}
