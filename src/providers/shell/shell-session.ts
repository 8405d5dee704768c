import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ActionCall, ActionOutcome, OpenOptions, OutputChunk, ProviderSession } from '../../ports/provider.ts'
import { streamOf } from '../call-streams.ts'
import { callFolder, createCallFolder, removeCallFolder } from '../dispatch-journal.ts'
import { secretSpellings } from '../../core/secret/masker.ts'
import { failed } from '../outcome.ts'
import { createSession } from '../provider-session.ts'
import { awaitTerminal, journaledOutcome, reconcileCall, refuseUsed } from '../reconcile-call.ts'
import { SecretUnusableError, secretValues, type SecretValues } from '../secret-values.ts'
import { captureCommand } from './captured-command.ts'
import { outcomeOfCommand } from './command-outcome.ts'
import { VALUES_FILE, type CommandRecord } from './command-record.ts'
import { commandRequest, readExecArgs, type CommandRequest, type Surroundings } from './command-request.ts'
import { onFirstAbort } from '../first-abort.ts'
import { cancelElsewhere, shellReading } from './running-elsewhere.ts'
import { shellManifest } from './shell-manifest.ts'
import { superviseCommand } from './supervised-command.ts'

/** What the calls of one session share. */
interface Shared {
  readonly options: OpenOptions
  readonly processEnv: Surroundings['processEnv']
  readonly secrets: SecretValues
  /** Aborted when the session ends. */
  readonly released: AbortController
  /** Commands that are children of this process. */
  readonly direct: Set<Promise<CommandRecord>>
}

/** A listener that throws must not stop the capture it listens to. */
const quietly = (listener: (chunk: OutputChunk) => void) => (chunk: OutputChunk): void => {
  try { listener(chunk) } catch { /* the record does not depend on who watches */ }
}

const listenerOf = ({ onOutput }: ActionCall): { onOutput?: (chunk: OutputChunk) => void } =>
  onOutput === undefined ? {} : { onOutput: quietly(onOutput) }

async function requestOf(call: ActionCall, { options, processEnv, secrets }: Shared): Promise<CommandRequest | ActionOutcome> {
  const args = readExecArgs(call.args)
  if (!args.ok) return failed('bind_arguments_invalid', `shell:exec: ${args.error}`, 'none')
  const { workDir, killGraceMs } = options
  const folder = callFolder(options.journalDir, call.callId)
  try { return await commandRequest(args.value, call, { workDir, killGraceMs, processEnv, secrets, folder }) } catch (error) {
    if (error instanceof SecretUnusableError) return failed('bind_arguments_invalid', error.message, 'none')
    throw error
  }
}

async function runDirectly(call: ActionCall, request: CommandRequest, signal: AbortSignal, shared: Shared): Promise<ActionOutcome> {
  const { options: { journalDir }, secrets, released, direct } = shared
  const folder = callFolder(journalDir, call.callId)
  const command = captureCommand({ ...request, folder, spellings: secretSpellings(secrets.known()), flush: false, ...listenerOf(call) })
  const forget = onFirstAbort([signal, released.signal], command.cancel)
  direct.add(command.record)
  const record = await command.record
  direct.delete(command.record)
  forget()
  const outcome = await outcomeOfCommand(record, call.callId, folder)
  if (outcome.evidence === undefined) await removeCallFolder(journalDir, call.callId)
  return outcome
}

function supervise(call: ActionCall, request: CommandRequest, signal: AbortSignal, shared: Shared): Promise<ActionOutcome> {
  const { options: { journalDir }, secrets, released } = shared
  const { callId } = call
  return superviseCommand({
    message: { journalDir, callId, ...request, secrets: secrets.known() }, signal, released: released.signal, ...listenerOf(call),
    outcomeOf: (claim) => journaledOutcome(shellReading(journalDir), claim, callId),
  })
}

async function execute(call: ActionCall, signal: AbortSignal, shared: Shared): Promise<ActionOutcome> {
  const { journalDir } = shared.options
  await refuseUsed(journalDir, call.callId)
  const request = await requestOf(call, shared)
  if ('terminal' in request) return request
  try { await createCallFolder(journalDir, call.callId) } catch (error) {
    return failed('action_failed_retryable', `the journal cannot be written: ${(error as Error).message}`, 'none')
  }
  return call.effect === 'mutating' ? supervise(call, request, signal, shared) : runDirectly(call, request, signal, shared)
}

/** A session of `shell`: readonly commands are children of this process, mutating ones of a supervisor. */
export function createShellSession(options: OpenOptions, processEnv: Surroundings['processEnv']): ProviderSession {
  const { journalDir: dir, killGraceMs } = options
  const released = new AbortController()
  const shared: Shared = { options, processEnv, released, secrets: secretValues(options.secrets), direct: new Set() }
  const reading = shellReading(dir)
  return createSession({
    manifest: shellManifest,
    options,
    execute: (call, signal) => execute(call, signal, shared),
    async reconcile(callId, issuedBy, mode) {
      const found = await reconcileCall(reading, callId, issuedBy, mode)
      // What a command wrote there that is over was never masked, and nobody will read it.
      if (mode === 'void' && found.fate !== 'running') await rm(join(callFolder(dir, callId), VALUES_FILE), { force: true })
      return found
    },
    async attach(callId, signal) {
      const forget = onFirstAbort([signal], () => { void cancelElsewhere(dir, callId, killGraceMs).catch(() => undefined) })
      try { return await awaitTerminal(reading, callId, released.signal) } finally { forget() }
    },
    fetchEvidence: (ref) => streamOf(dir, ref),
    async end() {
      released.abort()
      await Promise.allSettled(shared.direct)
    },
  })
}
