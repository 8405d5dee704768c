import type { EventDraft } from '../../model/run-event.ts'
import { instanceRef } from '../path/instance-ref.ts'

/** An event that the log before it cannot be followed by. The store refuses it with `store.event-refused`. */
export class FoldError extends Error {
  readonly type: EventDraft['type']
  readonly ref: string

  constructor(event: Pick<EventDraft, 'type' | 'runPath'>, problem: string) {
    const ref = instanceRef(event.runPath)
    super(`${event.type}${ref === '' ? '' : ` of ${ref}`}: ${problem}`)
    this.name = 'FoldError'
    this.type = event.type
    this.ref = ref
  }
}
