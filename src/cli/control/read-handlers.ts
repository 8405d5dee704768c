import { given } from '../../base/given.ts'
import { resolveRun } from '../../engine/resolve-run.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { offeredBy } from '../../server/call-method.ts'
import type { Handlers } from '../../server/handlers.ts'
import type { Call } from '../command.ts'
import { listRuns } from '../list-runs.ts'
import { pendingQuestions, questionsOf } from '../read-questions.ts'
import { checkpointOf, storedValue } from '../read-run.ts'
import { softwareName } from '../software.ts'
import { viewStatus } from '../view-status.ts'

/** What requests are answered from. */
export interface Answering {
  readonly call: Pick<Call, 'host' | 'globals'>
  readonly store: RunStore
  /** The one run that is spoken of here; absent: all of the store. */
  readonly only?: string
}

/** What this version can do beyond its methods. */
const CAPABILITIES = ['run-retry-v1', 'step-retry-v1', 'continuation-v1', 'session-resume-v1']

const DEFAULT_LIMIT = 100

/** The run that a word names. @throws Fault run.unknown, run.ambiguous */
export async function meantRun({ store, only }: Answering, word: string): Promise<string> {
  const runId = await resolveRun(store, word)
  if (only === undefined || runId === only) return runId
  throw new Fault('run.unknown', `this process runs ${only}, and answers for no other run: not for ${runId}`, { next: 'runner ls' })
}

/** What a run asks, and what it gave. */
async function detailsOf({ call, store }: Answering, runId: string): Promise<object> {
  const view = await checkpointOf(store, runId)
  const { requests } = await questionsOf(store, [view], call.globals.store)
  const outputs = view.finished?.outputs
  return { requests, ...given('outputs', outputs === undefined ? undefined : await storedValue(store, outputs)) }
}

/** Everything there is to know of a run on one screen, with what it asks and what it gave. */
export async function viewRun(about: Answering, runId: string): Promise<object> {
  return { ...await viewStatus(about.store, runId, about.call), ...await detailsOf(about, runId) }
}

type Reading = 'run.list' | 'run.get' | 'run.events' | 'human.inbox'

/** Methods that change nothing. */
export function readHandlers(about: Answering): Required<Pick<Handlers, Reading>> {
  const { call, store } = about
  return {
    'run.list': ({ flow, outcome, labels, limit = DEFAULT_LIMIT }) => listRuns(store, {
      ...given('flowId', flow), ...given('outcome', outcome), ...given('labels', labels), limit,
    }),
    'run.get': async ({ runId }) => viewRun(about, await meantRun(about, runId)),
    'run.events': async ({ runId: word, after = 0, limit }) => {
      const runId = await meantRun(about, word)
      const events = await store.events(runId, { after, ...given('limit', limit) })
      return { runId, events, after: events.at(-1)?.seq ?? after }
    },
    'human.inbox': async ({ runId }) => {
      const word = runId ?? about.only
      if (word === undefined) return pendingQuestions(store, call.globals.store)
      return questionsOf(store, [await checkpointOf(store, await meantRun(about, word))], call.globals.store)
    },
  }
}

/** The same handlers with the one that tells of them. */
export function withCapabilities(handlers: Handlers, { only }: Pick<Answering, 'only'>): Handlers {
  const methods = offeredBy({ ...handlers, capabilities: () => Promise.resolve({}) })
  const told = { schemaVersion: 1, software: softwareName(), capabilities: CAPABILITIES, methods, ...given('runId', only) }
  return { ...handlers, capabilities: () => Promise.resolve(told) }
}
