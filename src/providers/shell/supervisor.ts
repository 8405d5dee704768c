// The process that outlives the runner: it alone starts one mutating command, ends it, and writes down how it ended. It claims the
// call once it knows everything, before anything can happen; without the claim it does nothing. It shares no pipe with the runner.
import { stat } from 'node:fs/promises'
import { callFolder, claimCall, TERMINAL_RECORD, writeRecord } from '../dispatch-journal.ts'
import { secretSpellings } from '../../core/secret/masker.ts'
import { identityOf, type ProcessIdentity } from '../process-identity.ts'
import { captureCommand, type CapturedCommand } from './captured-command.ts'
import type { CommandRecord } from './command-record.ts'
import { START_RECORD } from './start-record.ts'
import { readMessage, type SupervisorMessage } from './supervisor-message.ts'

/** A request to cancel may come at any moment, also before there is a command. */
function cancelRequest() {
  let requested = false
  let command: CapturedCommand | undefined
  process.on('SIGTERM', () => {
    requested = true
    command?.cancel()
  })
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  return {
    isRequested: () => requested,
    reaches(running: CapturedCommand): void {
      command = running
      if (requested) running.cancel()
    },
  }
}

const EMPTY = { text: '', bytes: 0, sha256: '', truncated: false }

function cancelledBeforeStart({ rules }: SupervisorMessage): CommandRecord {
  const now = Date.now()
  return {
    exitCode: null, signal: null, timedOut: false, cancelled: true, startedAtMs: now, endedAtMs: now, rules, values: '',
    startError: { code: 'ECANCELED', message: 'cancelled before it started' }, stdout: EMPTY, stderr: EMPTY,
  }
}

async function run(message: SupervisorMessage, cancel: ReturnType<typeof cancelRequest>): Promise<CommandRecord> {
  if (cancel.isRequested()) return cancelledBeforeStart(message)
  const { journalDir, callId, spec, rules, secrets } = message
  const command = captureCommand({ spec, rules, folder: callFolder(journalDir, callId), spellings: secretSpellings(secrets), flush: true })
  cancel.reaches(command)
  const identity = command.pid === undefined ? undefined : identityOf(command.pid)
  // Without this record a survivor is found less well; a full disk is no reason to leave the command alone.
  if (identity) await writeRecord(journalDir, callId, START_RECORD, { command: identity }).catch(() => undefined)
  return command.record
}

/** Nobody waits here for a folder that is gone: the journal was moved or removed, and the call with it. */
const hasFolder = ({ journalDir, callId }: SupervisorMessage): Promise<boolean> =>
  stat(callFolder(journalDir, callId)).then(() => true, () => false)

function claim({ journalDir, callId }: SupervisorMessage, holder: ProcessIdentity): Promise<boolean> {
  return claimCall(journalDir, { state: 'started', callId, atMs: Date.now(), holder })
}

async function supervise(): Promise<void> {
  const cancel = cancelRequest()
  const message = await readMessage(process.stdin)
  const self = identityOf()
  if (message === undefined || self === undefined || cancel.isRequested() || !await hasFolder(message)) return
  if (!await claim(message, self)) return
  await writeRecord(message.journalDir, message.callId, TERMINAL_RECORD, await run(message, cancel))
}

await supervise()
process.exit()
