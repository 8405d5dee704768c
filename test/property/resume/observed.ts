import { instanceRef } from '../../../src/core/path/instance-ref.ts'
import type { StepRecord } from '../../../src/model/checkpoint.ts'
import type { EventOf, RunEvent } from '../../../src/model/run-event.ts'
import type { Rig } from './rig.ts'

// What can be seen of a run from outside, without the marks of when and in how many segments it came about.

type How = 'tallied' | 'untallied'

/** A record without times, places in the log, and names that differ from run to run. */
const bare = ({ ref, kind, state, hashes, resolvedInputs, output, verdict, ended }: StepRecord, how: How) => ({
  ref, kind, state, hashes, resolvedInputs, output, verdict: verdict?.verdict,
  ended: ended && how === 'tallied' ? { ...ended.tally, halted: ended.halted } : undefined,
})

/** How a run stands: two runs that came to the same have the same. `untallied`: without counts of what an alignment did not count. */
export async function standing(rig: Rig, how: How = 'tallied'): Promise<object> {
  const { status, finished, bodies, open, header } = await rig.view()
  const tallies = Object.entries(bodies).map(([name, { tally, halted, ended }]) => ({ name, tally, halted, ended }))
  const records = (await rig.records()).map((record) => bare(record, how)).sort((a, b) => (a.ref < b.ref ? -1 : 1))
  return {
    status, open, irHash: header.irHash, records, ...(how === 'tallied' ? { tallies } : {}),
    finished: finished && { outcome: finished.outcome, outputs: finished.outputs },
  }
}

/** Refs of instances that were dispatched and whose dispatch reached the world, in order, by the ledger. */
export async function dispatchedBy(rig: Rig, after = 0): Promise<readonly string[]> {
  const reached = new Set(rig.world.dispatched.map((row) => row.callId))
  const made = intents(await rig.events()).filter((event) => event.seq > after && reached.has(event.payload.callId))
  return made.map((event) => instanceRef(event.runPath))
}

const intents = (events: readonly RunEvent[]): readonly EventOf<'actionIntent'>[] =>
  events.filter((event): event is EventOf<'actionIntent'> => event.type === 'actionIntent')

/** Of each mutating, non-idempotent instance: dispatches that may have landed beyond the first and beyond those released. */
export async function repeatedEffects(rig: Rig): Promise<readonly string[]> {
  const releases = new Map<string, number>()
  for (const { payload, runPath } of intents(await rig.events())) {
    if (payload.release !== undefined) releases.set(instanceRef(runPath), (releases.get(instanceRef(runPath)) ?? 0) + 1)
  }
  const reached = new Set(rig.world.dispatched.map((row) => row.callId))
  return (await rig.records()).filter(({ ref, ledger, adoptedFrom }) => {
    const landed = ledger.filter((row) => reached.has(row.callId) && row.settled?.effect !== 'none')
    const isHeavy = landed.some((row) => row.effectClass === 'mutating' && !row.idempotent)
    return adoptedFrom === undefined && isHeavy && landed.length > 1 + (releases.get(ref) ?? 0)
  }).map(({ ref }) => ref)
}

export const headSeq = async (rig: Rig): Promise<number> => (await rig.store.head('r1'))?.seq ?? 0

/** Refs of instances that left with a judgement. */
export const judgedRefs = async (rig: Rig): Promise<ReadonlySet<string>> =>
  new Set((await rig.records()).filter((record) => record.state === 'judged' && record.exit !== undefined).map(({ ref }) => ref))

/** Events by which a resume takes over or rules on what was there. */
export async function rulings(rig: Rig, after: number): Promise<readonly string[]> {
  return (await rig.events()).filter((event) => event.seq > after && (
    event.type === 'stepAdopted' || (event.type === 'verdictRecorded' && event.payload.supersedes !== undefined)
  )).map((event) => `${event.type} ${instanceRef(event.runPath)}`)
}
