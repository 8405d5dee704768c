import { given } from '../../base/given.ts'
import { answerRequest } from '../../engine/answer-request.ts'
import { cancelRun } from '../../engine/cancel-run.ts'
import type { RunHandle } from '../../engine/run-handle.ts'
import { systemAmbient, type Runner } from '../../engine/runner.ts'
import { secretResolver } from '../../engine/secrets/secret-resolver.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { RpcParams } from '../../model/rpc.ts'
import type { Handlers } from '../../server/handlers.ts'
import { actorName } from '../actor.ts'
import { policyOf, type Settings } from '../config/settings.ts'
import { loadProviders } from '../load-providers.ts'
import { viewStatus } from '../view-status.ts'
import { meantRun, type Answering } from './read-handlers.ts'

/** What requests act through. */
export interface Acting extends Answering {
  readonly settings: Settings
  /** How they come in, for the log. */
  readonly via: 'socket' | 'mcp'
  /** The run, where this process runs it. */
  live(runId: string): RunHandle | undefined
  /** Who retries it. */
  retrier(runId: string): Promise<Pick<Runner, 'retry'>>
  /** This process goes on with a run that nobody ran. */
  took(run: RunHandle): void
}

const actorOf = ({ via }: Acting, named: string | undefined): string => named ?? actorName(via)

async function cancel(about: Acting, { runId: word, reason, actor }: RpcParams<'run.cancel'>): Promise<object> {
  const { call, settings, store } = about
  const runId = await meantRun(about, word)
  const how = await cancelRun({
    store, runId, providers: await loadProviders(settings), actor: actorOf(about, actor), ...given('reason', reason),
    workDir: settings.root, killGraceMs: settings.stopGraceMs, ambient: systemAmbient,
    secrets: secretResolver({ configured: settings.secrets, env: call.host.env }),
  })
  about.live(runId)?.lookNow()
  return { runId, how }
}

async function answer(about: Acting, params: RpcParams<'human.answer'>): Promise<object> {
  const { call, settings, store, via } = about
  const { runId: word, requestId, decision, input, note, actor } = params
  const runId = await meantRun(about, word)
  await answerRequest({
    store, runId, requestId, ...given('decision', decision), ...given('input', input), ...given('note', note),
    actor: actorOf(about, actor), via, ambient: systemAmbient, policy: policyOf(settings),
  })
  about.live(runId)?.lookNow()
  const { next } = await viewStatus(store, runId, call)
  return { runId, requestId, ...given('decision', decision), next }
}

async function retry(about: Acting, params: RpcParams<'run.retry'>): Promise<object> {
  const { runId: word, step, context, allowMutatingReexec, reason, actor } = params
  const runId = await knownRun(about, word)
  const retrier = await about.retrier(runId)
  const { accepted, run, begun } = await retrier.retry({
    runId, actor: actorOf(about, actor), ...given('step', step), ...given('context', context),
    ...given('allowMutatingReexec', allowMutatingReexec), ...given('reexecReason', reason),
  })
  if (run !== undefined) about.took(run)
  await begun
  return accepted
}

/** A retry of a run that is not here is refused by its own name. @throws Fault retry.unknown_run */
async function knownRun(about: Acting, word: string): Promise<string> {
  try {
    return await meantRun(about, word)
  } catch (error) {
    if (!isFault(error, 'run.unknown')) throw error
    throw new Fault('retry.unknown_run', error.message, { cause: error, data: { runId: word }, ...given('next', error.next) })
  }
}

/** Methods that act on a run that is there. */
export const actHandlers = (about: Acting): Required<Pick<Handlers, 'run.cancel' | 'human.answer' | 'run.retry'>> => ({
  'run.cancel': (params) => cancel(about, params),
  'human.answer': (params) => answer(about, params),
  'run.retry': (params) => retry(about, params),
})
