import { passesFilter, TIMELINE_FILTERS, timelineRow, type TimelineFilter } from '../../core/view/timeline.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { Call, Command } from '../command.ts'
import { followLog } from '../control/follow-log.ts'
import { readingRun } from '../open-run-store.ts'
import { eventsOf } from '../read-run.ts'
import { dateText } from '../render/time-text.ts'
import { timelineLine } from '../render/timeline-text.ts'
import { renderContext } from '../show.ts'

/** Text is handed on in pieces of about so many characters. */
const PIECE = 64 * 1024

type Format = (event: RunEvent, index: number) => string

/** A line for each event, with one for each new day. */
function timelineFormat(call: Call): Format {
  const ctx = renderContext(call, call.host.stdout)
  let day = ''
  return (event) => {
    const date = dateText(event.atMs, ctx.zone)
    const head = date === day ? '' : `${ctx.paint.quiet(date)}\n`
    day = date
    return `${head}${timelineLine(timelineRow(event), ctx)}\n`
  }
}

/** The document is written as it is read: a log may be larger than memory. */
function formatOf(call: Call, runId: string): { readonly head: string; readonly event: Format; readonly foot: string } {
  if (call.globals.json === 'stream') return { head: '', event: (event) => `${JSON.stringify(event)}\n`, foot: '' }
  if (call.globals.json === undefined) return { head: '', event: timelineFormat(call), foot: '' }
  return {
    head: `{"schemaVersion":1,"runId":${JSON.stringify(runId)},"events":[`, foot: '\n]}\n',
    event: (event, index) => `${index === 0 ? '\n' : ',\n'}${JSON.stringify(event)}`,
  }
}

async function writeLog(call: Call, events: AsyncIterable<RunEvent>, runId: string, live: boolean): Promise<void> {
  const { stdout } = call.host
  const { head, event: textOf, foot } = formatOf(call, runId)
  const filter = (call.flags.text('filter') ?? 'all') as TimelineFilter
  let piece = head
  let index = 0
  for await (const event of events) {
    if (!passesFilter(event, filter)) continue
    piece += textOf(event, index++)
    if (!live && piece.length < PIECE) continue
    stdout.write(piece)
    piece = ''
    await stdout.drained()
    if (stdout.closed) return
  }
  stdout.write(piece + foot)
}

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the newest one when left out' }],
  flags: [
    { flag: '-f, --follow', text: 'go on as long as a process works on the run' },
    { flag: '--filter <kind>', text: 'only events of this kind', choices: TIMELINE_FILTERS },
  ],
  heeds: ['store', 'json'],
  streams: true,
  run: async (call) => readingRun(call, call.words[0], async ({ store, runId, settings }) => {
    const live = call.flags.on('follow')
    await writeLog(call, live ? followLog({ call, store, folder: settings.store, runId }) : eventsOf(store, runId), runId, live)
    return 0
  }),
}
