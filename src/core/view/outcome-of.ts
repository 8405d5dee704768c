import type { CheckpointView } from '../../model/checkpoint.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { Outcome } from '../../model/vocabulary.ts'

type SuspendReason = EventPayload<'runSuspended'>['reason']

const SUSPENDED_AS: Readonly<Record<SuspendReason, Outcome>> = {
  stop: 'suspended', signal: 'suspended', stopAt: 'suspended', stopAfter: 'suspended', suspendAfter: 'suspended', leftRunning: 'suspended',
  awaitingTimer: 'suspended', transportLost: 'suspended', retry: 'suspended',
  blocked: 'blocked', awaitingHuman: 'awaitingHuman', gated: 'gated',
}

/** How the log says the run stands; undefined while it says that a process is at work. */
export function outcomeOf(view: CheckpointView): Outcome | undefined {
  if (view.finished !== undefined) return view.finished.outcome
  if (view.cancelled !== undefined && view.status !== 'running') return 'aborted'
  if (view.suspended === undefined) return undefined
  // The last answer makes it ready to go on: nobody is waited for any more.
  return view.status === 'running' ? 'suspended' : SUSPENDED_AS[view.suspended.reason]
}

/** How a run stands for somebody who looks at it from outside. */
export interface Standing {
  readonly outcome: Outcome | 'running'
  /** The log says running, but no process holds the run: killed, or the machine went down. */
  readonly processLost?: true
}

/** How the run stands. @param live a process holds the run's lease */
export function standingOf(view: CheckpointView, live: boolean): Standing {
  if (view.finished !== undefined) return { outcome: view.finished.outcome }
  if (live) return { outcome: 'running' }
  if (view.cancelled !== undefined) return { outcome: 'aborted' }
  const outcome = outcomeOf(view)
  return outcome === undefined ? { outcome: 'suspended', processLost: true } : { outcome }
}
