import { given } from '../base/given.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { EventPayload } from '../model/run-event.ts'

type Reason = EventPayload<'runSuspended'>['reason']

/** Why and how a segment is to end before its run does. */
export interface StopRequest {
  readonly reason: Reason
  readonly signal?: string
  readonly message?: string
  /** The instances it is about. */
  readonly refs?: readonly InstanceRef[]
  /** What is in flight: left to finish, readonly work cancelled, or everything. */
  readonly cancel?: 'readonly' | 'all'
  /** How long to wait for what is not cancelled before leaving it, in milliseconds; absent: as long as it takes. */
  readonly graceMs?: number
}

/** Where a segment is to break, by instance or by a step's bare id. */
export interface BreakPoints { readonly stopAt?: InstanceRef | undefined; readonly stopAfter?: InstanceRef | undefined }

/** Whether a reference means an instance: its whole text, or the bare id of its step. */
export const meansInstance = (reference: string | undefined, ref: InstanceRef): boolean =>
  reference !== undefined && (reference === ref || reference === ref.slice(ref.lastIndexOf('/') + 1))

/** Whether new work may begin. The first request stands; a later one can only be more urgent. */
export class StopControl {
  readonly #points: BreakPoints
  #request: StopRequest | undefined

  constructor(points: BreakPoints) {
    this.#points = points
  }

  get request(): StopRequest | undefined { return this.#request }

  ask(request: StopRequest): void {
    const { cancel, graceMs } = request
    this.#request = this.#request === undefined ? request : { ...this.#request, ...given('cancel', cancel), ...given('graceMs', graceMs) }
  }

  /** Before an instance enters. @returns whether it may */
  mayEnter(ref: InstanceRef): boolean {
    if (
      this.#request === undefined && meansInstance(this.#points.stopAt, ref)
    ) this.ask({ reason: 'stopAt', message: `stopped before ${ref}` })
    return this.#request === undefined
  }

  hasLeft(ref: InstanceRef): void {
    if (
      this.#request === undefined && meansInstance(this.#points.stopAfter, ref)
    ) this.ask({ reason: 'stopAfter', message: `stopped after ${ref}` })
  }
}
