import type { Json } from '../base/json.ts'
import { invariant } from '../base/never.ts'
import { upgradeFlow } from '../core/flow/upgrade-flow.ts'
import type { CheckpointView, StepRecord } from '../model/checkpoint.ts'
import type { FlowDocument1 } from '../model/flow-1.ts'
import type { FlowIR, Hash } from '../model/flow.ts'
import type { RunEvent, Stored } from '../model/run-event.ts'
import type { RunStore } from '../ports/run-store.ts'

/** The checkpoint of a run that is in the store. */
export async function checkpointOf(store: Pick<RunStore, 'checkpoint'>, runId: string): Promise<CheckpointView> {
  const view = await store.checkpoint(runId)
  invariant(view !== undefined, `the store lists ${runId} and has no checkpoint of it`)
  return view
}

/** A value of the log, wherever it is kept. @throws Fault store.evidence-missing */
export async function storedValue(store: Pick<RunStore, 'evidence'>, stored: Stored): Promise<Json> {
  if ('inline' in stored) return stored.inline
  return JSON.parse(Buffer.from(await store.evidence.read(stored.evidence)).toString('utf8')) as Json
}

/** All records of a run in order of position, a page in memory at a time. */
export async function* recordsOf(store: Pick<RunStore, 'recordPage'>, runId: string): AsyncGenerator<StepRecord> {
  for (let after = 0; ;) {
    const page = await store.recordPage(runId, { afterPosition: after })
    yield* page
    const last = page.at(-1)
    if (last === undefined) return
    after = last.position
  }
}

/** All events of a run in order, a page in memory at a time. */
export async function* eventsOf(store: Pick<RunStore, 'events'>, runId: string, from = 0): AsyncGenerator<RunEvent> {
  for (let after = from; ;) {
    const page = await store.events(runId, { after })
    yield* page
    const last = page.at(-1)
    if (last === undefined) return
    after = last.seq
  }
}

/**
 * A flow as the store archived it, for reading only: its bytes are those that were written, its hashes are `verify`'s to check.
 */
export async function archivedFlow(store: Pick<RunStore, 'flow'>, irHash: Hash): Promise<FlowIR | undefined> {
  const bytes = await store.flow(irHash)
  if (bytes === undefined) return undefined
  const document = JSON.parse(Buffer.from(bytes).toString('utf8')) as FlowIR | FlowDocument1
  return 'provider' in document ? upgradeFlow(document) : document
}

/** Every archived flow that a run's records can name, by its hash. */
export async function archivedFlows(store: Pick<RunStore, 'flow'>, view: CheckpointView): Promise<ReadonlyMap<Hash, FlowIR>> {
  const flows = new Map<Hash, FlowIR>()
  const wanted = view.header.segments.map((segment) => segment.irHash)
  for (let hash = wanted.pop(); hash !== undefined; hash = wanted.pop()) {
    if (flows.has(hash)) continue
    const flow = await archivedFlow(store, hash)
    if (flow === undefined) continue
    flows.set(hash, flow)
    wanted.push(...Object.values(flow.subflows).map((pin) => pin.irHash))
  }
  return flows
}
