import { isFault } from '../../model/fault.ts'
import type { Ambient } from '../../ports/ambient.ts'
import type { Lease, RunStore } from '../../ports/run-store.ts'
import type { Clock } from '../clock.ts'

/** How often a lease is asked for while somebody else holds it, in milliseconds. */
const ASK_EVERY_MS = 200

/** Takes a run's lease, waiting so long for whoever holds it. @throws Fault store.writer-busy */
export async function takeLease(
  store: Pick<RunStore, 'acquireLease'>, runId: string, waitMs: number, { ambient, clock }: { ambient: Pick<Ambient, 'now'>; clock: Clock },
): Promise<Lease> {
  const until = ambient.now() + waitMs
  for (;;) {
    try {
      return await store.acquireLease(runId)
    } catch (error) {
      const now = ambient.now()
      if (!isFault(error, 'store.writer-busy') || now >= until) throw error
      await new Promise<void>((resolve) => { clock.at(Math.min(until, now + ASK_EVERY_MS), resolve) })
    }
  }
}
