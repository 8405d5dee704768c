import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { maskText, secretSpellings } from '../../core/secret/masker.ts'
import { ProviderError, type ActionOutcome, type OutputChunk } from '../../ports/provider.ts'
import { callFolder, claimCall, readClaim, type ClaimReading } from '../dispatch-journal.ts'
import { cancelled, failed } from '../outcome.ts'
import { followStreams } from './follow-streams.ts'
import { supervisorArgs } from './supervisor-entry.ts'
import { encodeMessage, type SupervisorMessage } from './supervisor-message.ts'

// The runner's side of a supervisor. Whatever becomes of that process, the journal tells what happened; where it tells nothing, the
// call is voided before it is called not started.

/** The runner's environment without what would change this program, and without secrets: the command's own travels in the message. */
function inherited(secrets: readonly string[]): NodeJS.ProcessEnv {
  const spellings = secretSpellings(secrets)
  const isFit = (name: string, value = ''): boolean => !name.startsWith('NODE_') && maskText(spellings, value) === value
  return Object.fromEntries(Object.entries(process.env).filter(([name, value]) => isFit(name, value)))
}

function startSupervisor(message: SupervisorMessage): ChildProcess {
  const env = inherited(message.secrets)
  const { journalDir: cwd } = message
  const child = spawn(process.execPath, supervisorArgs(), { detached: true, stdio: ['pipe', 'ignore', 'ignore'], env, cwd })
  child.stdin.on('error', () => undefined).end(encodeMessage(message))
  return child
}

/** Resolves when the process is gone, or never was: why is then told. */
function goneOf(child: ChildProcess): Promise<string | undefined> {
  return once(child, 'exit').then(() => undefined, (error: unknown) => (error as Error).message)
}

/** The supervisor is gone without a claim: made certain by voiding the call. */
async function neverStarted(message: SupervisorMessage, wasCancelled: boolean, why = 'it ended at once'): Promise<ActionOutcome> {
  const { journalDir, callId } = message
  const voided = await claimCall(journalDir, { state: 'void', callId, atMs: Date.now() })
  if (!voided) throw new ProviderError('transport_lost', `another process took over the call ${callId}`)
  return wasCancelled
    ? cancelled('cancelled before it started', 'none')
    : failed('action_failed_retryable', `the supervisor of the command could not start: ${why}`, 'none')
}

export interface SupervisedCommand {
  readonly message: SupervisorMessage
  readonly signal: AbortSignal
  /** Aborted when the session lets go: the command goes on without anybody watching. */
  readonly released: AbortSignal
  readonly onOutput?: (chunk: OutputChunk) => void
  /** The outcome the journal holds for a call that started. @throws ProviderError when it holds none */
  readonly outcomeOf: (claim: ClaimReading) => Promise<ActionOutcome>
}

const releasedError = (callId: string): ProviderError =>
  new ProviderError('transport_lost', `the session ended; the command of ${callId} goes on under its supervisor`)

/** Settles as released when `released` is aborted first. */
function unlessReleased<T>(work: Promise<T>, released: AbortSignal, callId: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = (): void => { reject(releasedError(callId)) }
    released.addEventListener('abort', letGo, { once: true })
    if (released.aborted) letGo()
    void work.then(resolve, reject).finally(() => { released.removeEventListener('abort', letGo) })
  })
}

/** Runs a command under a supervisor and waits for its end. */
export async function superviseCommand({ message, signal, released, onOutput, outcomeOf }: SupervisedCommand): Promise<ActionOutcome> {
  const { journalDir, callId } = message
  const child = startSupervisor(message)
  const over = new AbortController()
  const following = onOutput && followStreams(callFolder(journalDir, callId), onOutput, over.signal).catch(() => undefined)
  const cancel = (): void => { child.kill('SIGTERM') }
  signal.addEventListener('abort', cancel, { once: true })
  if (signal.aborted) cancel()
  try {
    const why = await unlessReleased(goneOf(child), released, callId)
    const claim = await readClaim(journalDir, callId)
    if (claim.state === 'absent') return await neverStarted(message, signal.aborted, why)
    return await outcomeOf(claim)
  } finally {
    signal.removeEventListener('abort', cancel)
    child.unref()
    over.abort()
    await following
  }
}
