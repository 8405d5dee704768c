import { advanceRetry } from '../../machine/retry-machine.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { BusyReason } from '../../model/retry.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { HeadMoved, type LiveRun } from '../live-run.ts'
import type { Segment } from '../segment.ts'

/** Instances that have left already, and whose retry was taken on. */
export const leftClaims = ({ view: { claims = [], open } }: LiveRun): readonly InstanceRef[] => claims.filter((ref) => !open.includes(ref))

/** The end of a claim that no dispatch spends: its start was refused, for this reason, or a stop came first. */
export function claimEnded({ ref, runPath, claim }: StepRecord, by: BusyReason | 'stop'): readonly EventDraft[] {
  if (claim === undefined) return []
  const { attempt, promptId, manual, mode } = claim
  const { effects } = advanceRetry('claimed', { type: by === 'stop' ? 'stopAsked' : 'dispatchRefused', facts: {} })
  const state = effects.some((effect) => effect.type === 'giveBack') ? 'returned' : 'skipped'
  const payload: EventPayload<'retryClaimed'> = { ref, attempt, promptId, manual, mode, state, ...(by === 'stop' ? {} : { why: by }) }
  return [{ type: 'retryClaimed', runPath, payload }]
}

/** A stop wins up to the start: what was taken on and has not begun is skipped. */
export async function unspent(run: LiveRun): Promise<readonly EventDraft[]> {
  const records = await run.records(run.view.claims ?? [])
  return [...records.values()].flatMap((record) => claimEnded(record, 'stop'))
}

/** Gives back what would have to wait. @returns false: the segment goes on */
export async function giveBack(segment: Segment, refs: readonly InstanceRef[], why: BusyReason): Promise<false> {
  const { run, live } = segment
  for (const record of (await run.records(refs)).values()) for (const draft of claimEnded(record, why)) run.take(draft)
  try {
    live.events(await run.commit(false))
  } catch (error) {
    if (!(error instanceof HeadMoved)) throw error
    segment.heedWords(error.events)
    await run.reload()
  }
  // What waited for it, the end of the run for one, goes on.
  segment.recover()
  return false
}
