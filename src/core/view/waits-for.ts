import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { given } from '../../base/given.ts'

/** Something that must happen before the run goes on. */
export interface Wait {
  readonly kind: 'person' | 'timer' | 'retry' | 'dispatch' | 'drift'
  readonly ref: InstanceRef
  readonly text: string
  /** Epoch milliseconds: when it is due, or its deadline. */
  readonly dueAtMs?: number
  readonly requestId?: string
}

function waitOf(record: StepRecord, live: boolean): Wait | undefined {
  const { ref, retry, timer } = record
  switch (record.state) {
    case 'awaitingRetry': return retry === undefined ? undefined
      : { kind: 'retry', ref, text: `attempt ${String(retry.attempt)}: ${retry.why}`, dueAtMs: retry.dueAtMs }
    case 'awaitingTimer': return timer === undefined ? undefined : { kind: 'timer', ref, text: 'a time to come', dueAtMs: timer.dueAtMs }
    case 'acting': return live && record.kind === 'action' ? { kind: 'dispatch', ref, text: 'an answer to what was sent' } : undefined
    case 'drifted': return { kind: 'drift', ref, text: 'its entry check to hold' }
    default: return undefined
  }
}

/**
 * What the run waits for: people first, then times, retries and answers. Bounded by what is open.
 * @param live a process is there to take an answer
 */
export function waitsOf(view: CheckpointView, open: readonly StepRecord[], live: boolean): readonly Wait[] {
  const people = view.requests.map(({ ref, payload }): Wait => ({
    kind: 'person', ref, text: payload.prompt, requestId: payload.requestId, ...given('dueAtMs', payload.deadlineAtMs),
  }))
  return [...people, ...open.map((record) => waitOf(record, live)).filter((wait) => wait !== undefined)]
}
