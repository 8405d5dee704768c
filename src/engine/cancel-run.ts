import path from 'node:path'
import { pendingIntent } from '../core/fold/ledger.ts'
import { Fault, isFault } from '../model/fault.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { EventDraft } from '../model/run-event.ts'
import type { ActionOutcome, Provider, ProviderSession, SecretResolver } from '../ports/provider.ts'
import type { Lease, RunStore } from '../ports/run-store.ts'
import type { Ambient } from '../ports/ambient.ts'
import { abortedDrafts } from './abort-drafts.ts'
import { appendUnleased } from './append-unleased.ts'
import { FlowSet } from './flow-set.ts'
import { HeadMoved, LiveRun } from './live-run.ts'
import { loadArchived } from './load-archived.ts'
import { loadSchemaCheck } from './schema-check.ts'
import { secretsIn } from './secrets/secret-names.ts'
import { Sessions } from './sessions.ts'
import { StopControl } from './stop-control.ts'
import { settlement } from './world-answer.ts'

export interface CancelOptions {
  readonly store: RunStore
  readonly providers: readonly Provider[]
  readonly runId: string
  /** Who asks, as `cli:os:user@host`. */
  readonly actor: string
  readonly reason?: string
  readonly workDir: string
  readonly secrets: SecretResolver
  readonly killGraceMs: number
  readonly ambient: Ambient
}

/**
 * Cancels a run. A live one is told through its log and ends itself (`asked`); one without a process is closed here (`closed`), its
 * supervised commands stopped first. Nothing is dispatched, `finally` included.
 * @throws Fault run.unknown, run.not-live when it has finished
 */
export async function cancelRun(options: CancelOptions): Promise<'asked' | 'closed'> {
  const { store, runId } = options
  const view = await store.checkpoint(runId)
  if (view === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
  if (view.status === 'finished') throw new Fault(
    'run.not-live', `the run "${runId}" has finished: ${view.finished?.outcome ?? ''}`, { next: `runner status ${runId}` },
  )
  let lease: Lease
  try {
    lease = await store.acquireLease(runId)
  } catch (error) {
    if (!isFault(error, 'store.writer-busy')) throw error
    await tell(options)
    return 'asked'
  }
  try {
    await closeDead(options, lease)
    return 'closed'
  } finally {
    await lease.release()
  }
}

const cancelled = (options: CancelOptions): EventDraft => ({
  type: 'runCancelled', runPath: [], payload: { actor: options.actor, ...(options.reason === undefined ? {} : { reason: options.reason }) },
})

/** @throws Fault run.not-live */
async function tell(options: CancelOptions): Promise<void> {
  const { store, runId, ambient } = options
  await appendUnleased(store, runId, () => ambient.now(), (view) => {
    if (view.status !== 'finished') return { draft: cancelled(options) }
    throw new Fault('run.not-live', `the run "${runId}" finished meanwhile`, { next: `runner status ${runId}` })
  })
}

async function closeDead(options: CancelOptions, lease: Lease): Promise<void> {
  const { store, runId, ambient, workDir } = options
  const view = await store.checkpoint(runId)
  if (view === undefined) return
  const flows = new FlowSet(await loadArchived(store, view.header.irHash))
  const open = await store.records(runId, view.open)
  const wanted = new Set(open.flatMap((record) => pendingIntent(record)?.provider ?? []))
  // What a provider says of a dispatch may hold what that was given.
  await Promise.all(flows.all.flatMap(secretsIn).map((name) => options.secrets.resolve(name).catch(() => undefined)))
  const sessions = await Sessions.reach(wanted, options.providers, {
    runId, journalDir: path.join(store.journalDir, encodeURIComponent(runId)), workDir, secrets: options.secrets,
    killGraceMs: options.killGraceMs, newId: () => ambient.newId(),
  })
  try {
    const run = new LiveRun({
      runId, store, lease, ambient, flows, sessions, checkSchema: await loadSchemaCheck(), vision: undefined, segment: view.segment,
      workDir, stop: new StopControl({}), supervise: undefined, oneByOne: false, soon: (ask) => ask(), folder: null,
    })
    await run.reload()
    await storeClosed(run, options, await stopCommands(run, sessions))
  } finally {
    await sessions.end('cancelled')
  }
}

/** Again when another process asked for the same meanwhile. */
async function storeClosed(run: LiveRun, options: CancelOptions, settles: readonly EventDraft[]): Promise<void> {
  if (run.view.cancelled === undefined) run.take(cancelled(options))
  for (const draft of settles) run.take(draft)
  for (const draft of await abortedDrafts(run)) run.take(draft)
  try {
    await run.commit(true)
  } catch (error) {
    if (!(error instanceof HeadMoved)) throw error
    await run.reload()
    await storeClosed(run, options, settles)
  }
}

/** Ends commands that outlived their process; what became of each is recorded where it can be known. */
async function stopCommands(run: LiveRun, sessions: Sessions): Promise<readonly EventDraft[]> {
  const drafts: EventDraft[] = []
  for (const record of run.openRecords) {
    const intent = pendingIntent(record)
    if (intent === undefined) continue
    const session = sessions.find(intent.provider)
    const outcome = session === undefined ? undefined : await endOf(session, intent.callId, intent.sessionId).catch(() => undefined)
    if (outcome !== undefined) drafts.push(await settleDraft(run, record, intent.callId, outcome))
  }
  return drafts
}

async function settleDraft(run: LiveRun, record: StepRecord, callId: string, outcome: ActionOutcome): Promise<EventDraft> {
  const payload = await settlement(run, record, callId, { kind: 'settled', outcome }, 'reconciled')
  return { type: 'actionSettled', runPath: record.runPath, payload }
}

async function endOf(session: ProviderSession, callId: string, sessionId: string): Promise<ActionOutcome | undefined> {
  const fate = await session.reconcile(callId, { provider: session.attestation.name, sessionId }, 'void')
  if (fate.fate === 'completed') return fate.outcome
  if (fate.fate === 'neverDispatched') return { terminal: 'cancelled', effect: 'none', message: 'it was never dispatched' }
  return fate.fate === 'running' ? session.attach?.(callId, AbortSignal.abort()) : undefined
}
