import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { shellWord } from '../../core/view/shell-word.ts'
import { exportRun } from '../../engine/transfer/export-run.ts'
import type { Call, Command } from '../command.ts'
import type { Out } from '../host.ts'
import { readingRun, type OpenRun } from '../open-run-store.ts'
import { say } from '../show.ts'
import { writeOutput } from '../write-output.ts'

async function print(content: AsyncIterable<Uint8Array>, out: Out): Promise<void> {
  for await (const lines of content) {
    out.write(Buffer.from(lines).toString('utf8'))
    await out.drained()
    if (out.closed) return
  }
}

/** What the source throws reaches who takes the bytes. */
async function* packed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip()
  const feeding = pipeline(content, gzip)
  feeding.catch(() => undefined)
  yield* gzip as AsyncIterable<Uint8Array>
  await feeding
}

/** A copy of a run at work does not learn how it goes on, and going on with both would do things twice. */
async function warnOfWriter(call: Call, { store, runId }: OpenRun, seq: number): Promise<void> {
  if (await store.leaseHolder(runId) === undefined) return
  say(call, `warning: ${runId} is at work, and what it does after event ${String(seq)} is not exported: do not go on with the copy`)
}

export const command: Command = {
  words: [{ word: '<run>', text: 'a run, or @latest' }],
  flags: [{ flag: '-o, --out <file>', text: 'into a file, packed when its name ends in .gz (default: standard output)' }],
  heeds: ['store'],
  notes: [
    'One file of JSON lines: the log as it is stored, its flows and all evidence.',
    'Go on with a run in one place: two histories of it are never put together again.',
  ],
  run: async (call) => readingRun(call, call.words[0], async (run) => {
    const { head, content } = await exportRun(run.store, run.runId)
    await warnOfWriter(call, run, head.seq)
    const file = call.flags.text('out')
    if (file === undefined) await print(content, call.host.stdout)
    else {
      await writeOutput(call.host, file, file.endsWith('.gz') ? packed(content) : content)
      say(call, `wrote ${file}: ${run.runId}, ${String(head.seq)} events\nnext: runner import ${shellWord(file)}`)
    }
    return 0
  }),
}
