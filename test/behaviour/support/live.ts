import { expect } from 'vitest'
import type { Retried, RetryOptions } from '../../../src/engine/retry/retry-options.ts'
import type { RunHandle } from '../../../src/engine/run-handle.ts'
import type { Runner } from '../../../src/engine/runner.ts'
import { instanceRef } from '../../../src/core/path/instance-ref.ts'
import type { Fault } from '../../../src/model/fault.ts'
import type { FlowIR } from '../../../src/model/flow.ts'
import { fakeWorld } from '../../../src/providers/index.ts'
import { fakeTime, type FakeTime } from '../../../src/testing/fake-clock.ts'
import { settle } from './hold-open.ts'
import type { StoreKind } from './play.ts'
import { Stage } from './stage.ts'

/** No longer than this does somebody wait who asks whether it was answered. */
const POLL_MS = 50

/** A run that goes on in this process, by a clock that the test moves. */
export class Live implements AsyncDisposable {
  readonly stage: Stage
  readonly runner: Runner
  run: RunHandle | undefined

  constructor(kind: StoreKind, readonly time: FakeTime = fakeTime(), world = fakeWorld(), concurrency = 4) {
    this.stage = new Stage(kind, { time, world, runner: { concurrency } })
    this.runner = this.stage.runner()
  }

  /** Begins, and goes on until so many dispatches have reached the world and the log holds a back-off. */
  async start(flow: FlowIR, dispatches = 1): Promise<this> {
    this.run = await this.runner.start(flow, { runId: 'r1', platform: 'test' })
    await this.until(dispatches)
    await untilWritten(this.stage, 'retryScheduled')
    return this
  }

  /** Until so many dispatches have reached the world. */
  async until(dispatches: number): Promise<void> {
    while (this.stage.world.dispatchCount < dispatches) await settle()
  }

  /** What a retry by another caller comes to: time goes on so far as it takes to be answered. */
  async retry(options: Partial<RetryOptions> = {}): Promise<Retried['accepted']> {
    return (await this.answered(this.runner.retry({ runId: 'r1', actor: 'test:ann', ...options }))).accepted
  }

  async answered<T>(promise: Promise<T>): Promise<T> {
    const over = new AbortController()
    const ended = promise.finally(() => { over.abort() })
    ended.catch(() => undefined)
    while (!over.signal.aborted) {
      await settle()
      const [first = Infinity] = this.time.waiting
      if (first <= this.time.now() + POLL_MS) this.time.advance(POLL_MS)
    }
    return ended
  }

  /** Until an instance has left. */
  async left(step: string): Promise<void> {
    const hasLeft = async (): Promise<boolean> =>
      (await this.stage.events()).some((event) => event.type === 'stepExited' && instanceRef(event.runPath) === step)
    while (!await hasLeft()) await settle()
  }

  get dispatched(): readonly string[] { return this.stage.world.dispatched.map((row) => row.stepId) }

  async intents(step: string) {
    return (await this.stage.events()).flatMap((event) =>
      (event.type === 'actionIntent' && instanceRef(event.runPath) === step ? [event.payload] : []))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.run?.stop({ reason: 'the test is over', cancel: 'all', graceMs: 0 })
    if (this.run !== undefined) await this.answered(this.run.result().catch(() => undefined))
    await this.stage[Symbol.asyncDispose]()
  }
}

/** Until the log holds so many events of a type, and what follows from them has had its turn. */
export async function untilWritten(stage: Stage, type: string, count = 1): Promise<void> {
  while ((await stage.events()).filter((event) => event.type === type).length < count) await settle()
  await settle()
}

export const AGAIN = { terminal: 'failed', errorClass: 'action_failed_retryable', message: 'try again' } as const
export const FINAL = { terminal: 'failed', errorClass: 'action_failed_final', message: 'no' } as const
export const policy = (maxAttempts: number, backoffMs = 60_000): object =>
  ({ retry: { maxAttempts, backoffMs, retryOn: ['action_failed_retryable'] } })

export const refusal = (promise: Promise<unknown>): Promise<Pick<Fault, 'code' | 'data'>> =>
  promise.then(() => { throw new Error('it was taken on') }, (error: unknown) => {
    const { code, data } = error as Fault
    return { code, data }
  })

export const nothingFailed = (why: string): object => ({ code: 'retry.nothing_failed', data: expect.objectContaining({ why }) })
export const busy = (reason: string): object => ({ code: 'retry.busy', data: expect.objectContaining({ reason }) })
