import assert from 'node:assert/strict'
import type { EventDraft, RunEvent } from '../../model/run-event.ts'
import type { AppendRequest, AppendResult, LogHead, RunStore } from '../../ports/run-store.ts'

export const EMPTY_LOG: LogHead = { seq: 0, hash: null }

/** Appends to one run, remembering its head as the engine does. */
export class RunWriter {
  head: LogHead = EMPTY_LOG
  atMs = 1_000

  constructor(readonly store: RunStore, readonly runId: string, public epoch = 1, public segment = 1) {}

  request(events: readonly EventDraft[], more: Partial<AppendRequest> = {}): AppendRequest {
    const { runId, head, epoch, segment } = this
    return { runId, head, epoch, segment, atMs: this.atMs++, events, flush: false, ...more }
  }

  async append(events: readonly EventDraft[], more: Partial<AppendRequest> = {}): Promise<readonly RunEvent[]> {
    const result = await this.store.append(this.request(events, more))
    return this.took(result)
  }

  /** Remembers the head of an append that must have been accepted. */
  took(result: AppendResult): readonly RunEvent[] {
    assert.equal(result.kind, 'appended')
    this.head = result.head
    return result.events
  }
}
