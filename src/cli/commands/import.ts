import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createGunzip } from 'node:zlib'
import { messageOf } from '../../base/message-of.ts'
import { importRun, type ImportedRun } from '../../engine/transfer/import-run.ts'
import { inStore } from '../in-store.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import type { Call, Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { say, show } from '../show.ts'

const isPackingError = (error: unknown): boolean => /^Z_/.test((error as NodeJS.ErrnoException).code ?? '')

function unreadable(path: string, cause: unknown): Fault {
  const why = messageOf(cause)
  return isPackingError(cause)
    ? new Fault('import.invalid', `${path} cannot be unpacked: ${why}`, { cause, next: 'copy the file again, or export the run again' })
    : new Fault('usage.invalid', `${path} cannot be read: ${why}`, { cause, next: 'name a file that runner export wrote' })
}

/** @throws Fault usage.invalid, import.invalid */
async function* bytesOf(cwd: string, path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(resolve(cwd, path))
  const unpack = path.endsWith('.gz') ? createGunzip() : undefined
  file.on('error', (error) => unpack?.destroy(error))
  try {
    yield* (unpack === undefined ? file : file.pipe(unpack)) as AsyncIterable<Uint8Array>
  } catch (error) {
    throw unreadable(path, error)
  } finally {
    file.destroy()
  }
}

const SAID: Readonly<Record<ImportedRun['kind'], (run: ImportedRun) => string>> = {
  imported: ({ runId, added }) => `imported ${runId}: ${String(added)} events`,
  extended: ({ runId, added, head }) => `imported ${runId}: ${String(added)} events after the ${String(head.seq - added)} that were here`,
  known: ({ runId, head }) => `nothing to do: ${runId} is here up to event ${String(head.seq)}, and the file knows no later one`,
}

export const command: Command = {
  words: [{ word: '<file>', text: 'a file that runner export wrote' }],
  heeds: ['store', 'json', 'quiet'],
  notes: [
    'Keeps the run as it was, byte for byte, or nothing of it. A run that is here is continued by what the file knows later.',
    'Two histories of one run are never mixed: where they part, the first event that differs is named.',
  ],
  async run(call) {
    const [file = ''] = call.words
    const { store: folder } = await loadSettings(call)
    let store: RunStore | undefined
    try {
      const open = (): RunStore => store = openSqliteStore(folder, { mode: 'write', createIfMissing: true })
      tell(call, await importRun(bytesOf(call.host.cwd, file), open))
      return 0
    } finally {
      await store?.close()
    }
  },
}

function tell(call: Call, run: ImportedRun): void {
  const { runId, kind, added, head } = run
  say(call, `${SAID[kind](run)}\nnext: ${inStore(`runner status ${runId}`, call.globals.store)}`)
  show(call, { document: { schemaVersion: 1, runId, kind, added, head }, text: () => '', ids: runId })
}
