import type { InstanceRef } from '../model/run-path.ts'
import type { EventPayload } from '../model/run-event.ts'

type Reason = EventPayload<'runSuspended'>['reason']

/** Why and how a segment is to end before its run does. */
export interface StopRequest {
  readonly reason: Reason
  readonly signal?: string
  readonly message?: string
  /** What is in flight: left to finish, readonly work cancelled, or everything. */
  readonly cancel?: 'readonly' | 'all'
  /** How long to wait for what is not cancelled before leaving it, in milliseconds; absent: as long as it takes. */
  readonly graceMs?: number
}

/** Whether new work may begin. The first request stands; a later one can only be more urgent. */
export class StopControl {
  readonly #stopAt: InstanceRef | undefined
  readonly #stopAfter: InstanceRef | undefined
  #request: StopRequest | undefined

  constructor(stopAt: InstanceRef | undefined, stopAfter: InstanceRef | undefined) {
    this.#stopAt = stopAt
    this.#stopAfter = stopAfter
  }

  get request(): StopRequest | undefined { return this.#request }

  ask(request: StopRequest): void {
    this.#request = this.#request === undefined ? request : { ...this.#request, ...(request.cancel === undefined ? {} : { cancel: request.cancel }), ...(request.graceMs === undefined ? {} : { graceMs: request.graceMs }) }
  }

  /** Before an instance enters. @returns whether it may */
  mayEnter(ref: InstanceRef): boolean {
    if (ref === this.#stopAt && this.#request === undefined) this.ask({ reason: 'stopAt', message: `stopped before ${ref}` })
    return this.#request === undefined
  }

  hasLeft(ref: InstanceRef): void {
    if (ref === this.#stopAfter && this.#request === undefined) this.ask({ reason: 'stopAfter', message: `stopped after ${ref}` })
  }
}
