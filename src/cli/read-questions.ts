import type { Json } from '../base/json.ts'
import { inboxOf, type AskedStep, type InboxView } from '../core/view/inbox.ts'
import { stepRow } from '../core/view/step-row.ts'
import { presentedValue } from '../engine/presented.ts'
import type { CheckpointView, PendingRequest } from '../model/checkpoint.ts'
import type { RunStore } from '../ports/run-store.ts'
import { given } from '../base/given.ts'
import { checkpointOf, storedValue } from './read-run.ts'

type Reads = Pick<RunStore, 'evidence' | 'records'>

/** How the steps stand that handlers ask about. */
async function standings(store: Reads, { header, requests }: CheckpointView): Promise<ReadonlyMap<string, AskedStep>> {
  const refs = requests.filter(({ payload }) => payload.kind === 'escalation').map(({ ref }) => ref)
  const records = refs.length === 0 ? [] : await store.records(header.runId, refs)
  return new Map(records.map((record) => {
    const { verdict, reason } = stepRow(record, 0)
    return [`${header.runId} ${record.ref}`, { ...given('verdict', verdict), ...given('reason', reason) }]
  }))
}

async function presentsOf(store: Reads, { payload }: PendingRequest): Promise<readonly Json[]> {
  const values: Json[] = []
  for (const stored of payload.presents) values.push(await presentedValue(stored, (each) => storedValue(store, each)))
  return values
}

/** Everything that runs ask, with what the questions show. @param where the store, as a command line names it */
export async function questionsOf(store: Reads, views: readonly CheckpointView[], where: string | undefined): Promise<InboxView> {
  const presents = new Map<PendingRequest, readonly Json[]>()
  const steps = new Map<string, AskedStep>()
  for (const view of views) {
    for (const request of view.requests) presents.set(request, await presentsOf(store, request))
    for (const [name, step] of await standings(store, view)) steps.set(name, step)
  }
  return inboxOf(views, {
    presents: (request) => presents.get(request), step: (runId, ref) => steps.get(`${runId} ${ref}`), store: where,
  })
}

/** What all runs of a store ask: only runs that are not over can ask. */
export async function pendingQuestions(store: RunStore, where: string | undefined): Promise<InboxView> {
  const views = []
  for (const { runId, status } of await store.runs()) if (status !== 'finished') views.push(await checkpointOf(store, runId))
  return questionsOf(store, views, where)
}
