import type { Answer } from './answer.ts'
import type { Segment } from './segment.ts'
import { eventsOf } from './world-answer.ts'

// A segment that breaks still hears the end of what it dispatched: what is known is in the log when the process is gone.

/** Waits for what is in flight, as long as a stop would, and stores each end that the store takes. Nothing follows from it. */
export async function drain(segment: Segment): Promise<void> {
  segment.disarmAll()
  segment.armGrace(segment.killGraceMs)
  while (!segment.isIdle) {
    const answer = await segment.next()
    if (answer.kind === 'graceOver') return
    if (answer.kind === 'settled') await keep(segment, answer).catch(() => undefined)
  }
}

async function keep({ run, live }: Segment, answer: Answer): Promise<void> {
  await run.reload()
  for (const draft of await eventsOf(run, answer)) run.take(draft)
  if (run.hasDrafts) live.events(await run.commit(false))
}
