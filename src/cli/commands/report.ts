import type { ReportView } from '../../core/view/report.ts'
import { Fault } from '../../model/fault.ts'
import type { Call, Command } from '../command.ts'
import { readingRun } from '../open-run-store.ts'
import { reportHtml } from '../render/report-html.ts'
import { reportJunit } from '../render/report-junit.ts'
import { reportMarkdown } from '../render/report-markdown.ts'
import { REPORT_ROWS, reportText } from '../render/report-text.ts'
import type { RenderContext } from '../render/render-context.ts'
import { jsonText, renderContext, say } from '../show.ts'
import { viewReport } from '../view-report.ts'
import { writeOutput } from '../write-output.ts'

const FORMATS = ['text', 'json', 'markdown', 'html', 'junit'] as const
type Format = (typeof FORMATS)[number]

const RENDER: Readonly<Record<Format, (view: ReportView, ctx: RenderContext) => string>> = {
  text: reportText, json: jsonText, markdown: (view) => reportMarkdown(view),
  html: (view, ctx) => reportHtml(view, ctx.zone), junit: reportJunit,
}

/** A file is as wide as its longest line. */
const PAGE = { isTTY: false, columns: Infinity }

/** @throws Fault usage.invalid */
function formatOf({ flags, globals }: Call): Format {
  const format = flags.text('format') as Format | undefined
  if (globals.json === undefined) return format ?? 'text'
  if (format === undefined || format === 'json') return 'json'
  throw new Fault('usage.invalid', `--json and --format ${format} contradict each other`, { next: 'leave one of them out' })
}

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the newest one when left out' }],
  flags: [
    { flag: '--format <format>', text: 'default: text', choices: FORMATS },
    { flag: '-o, --out <file>', text: 'into a file' },
  ],
  heeds: ['store', 'json'],
  run: async (call) => readingRun(call, call.words[0], async ({ store, runId }) => {
    const format = formatOf(call)
    const file = call.flags.text('out')
    const ctx = renderContext(call, file === undefined ? call.host.stdout : PAGE)
    const view = await viewReport(store, runId, { globals: call.globals, limit: format === 'text' ? REPORT_ROWS : undefined })
    const text = `${RENDER[format](view, ctx).trimEnd()}\n`
    if (file === undefined) call.host.stdout.write(text)
    else say(call, `report of ${runId}: ${await writeOutput(call.host, file, text)}`)
    return 0
  }),
}
