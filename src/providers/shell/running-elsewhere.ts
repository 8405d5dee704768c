import type { JsonObject } from '../../base/json.ts'
import { callFolder, readClaim, readRecord } from '../dispatch-journal.ts'
import { isAlive, type ProcessIdentity } from '../process-identity.ts'
import type { JournalReading } from '../reconcile-call.ts'
import { outcomeOfCommand } from './command-outcome.ts'
import type { CommandRecord } from './command-record.ts'
import { endGroup } from '../process-group.ts'
import { shellManifest } from './shell-manifest.ts'
import { commandOf, START_RECORD } from './start-record.ts'

/** The command of a call, while it lives. */
async function survivorOf(dir: string, callId: string): Promise<ProcessIdentity | undefined> {
  const command = commandOf(await readRecord(dir, callId, START_RECORD))
  return command !== undefined && isAlive(command) ? command : undefined
}

/** How the journal of supervised commands is read. A command acts as long as its supervisor lives, or it itself. */
export const shellReading = (dir: string): JournalReading => ({
  dir,
  provider: shellManifest.name,
  outcomeOf: (callId, terminal: JsonObject) => outcomeOfCommand(terminal as unknown as CommandRecord, callId, callFolder(dir, callId)),
  isActing: async ({ callId, holder }) => isAlive(holder) || await survivorOf(dir, callId) !== undefined,
})

/** Ends a command that another process dispatched. */
export async function cancelElsewhere(dir: string, callId: string, killGraceMs: number): Promise<void> {
  const claim = await readClaim(dir, callId)
  if (claim.state !== 'started') return
  if (isAlive(claim.holder)) {
    process.kill(claim.holder.pid, 'SIGTERM')
    return
  }
  const survivor = await survivorOf(dir, callId)
  if (survivor) await endGroup(survivor.pid, killGraceMs)
}
