import { expect } from 'vitest'
import { instanceRef } from '../../../src/core/path/instance-ref.ts'
import { answerRequest, type Answering } from '../../../src/engine/answer-request.ts'
import { cancelRun } from '../../../src/engine/cancel-run.ts'
import type { PlanOptions, ResumeOptions } from '../../../src/engine/resume-options.ts'
import type { StartOptions, RunResult } from '../../../src/engine/run-handle.ts'
import { Runner } from '../../../src/engine/runner.ts'
import type { RunnerOptions } from '../../../src/engine/runner-options.ts'
import { secretResolver } from '../../../src/engine/secrets/secret-resolver.ts'
import type { PlannedInstance, ResumePlan } from '../../../src/model/alignment.ts'
import type { FlowBundle, FlowIR } from '../../../src/model/flow.ts'
import type { RunEvent } from '../../../src/model/run-event.ts'
import type { RunStore } from '../../../src/ports/run-store.ts'
import { fake, fakeWorld, type FakeWorld } from '../../../src/providers/index.ts'
import { openMemoryStore } from '../../../src/stores/memory/memory-store.ts'
import type { ActionOutcome } from '../../../src/ports/provider.ts'
import type { StepDraft } from '../../../src/core/flow/flow-draft.ts'
import { change as changeOf, IS_OK, look as lookOf, OK } from './flows.ts'
import { fakeTime } from '../../../src/testing/fake-clock.ts'

// One run over several segments in one memory store: each a runner of its own, the world the same.

export class Saga {
  readonly world: FakeWorld = fakeWorld()
  readonly store: RunStore = openMemoryStore()
  readonly time = fakeTime({ auto: true })
  /** Of every runner from here on. */
  setting: Partial<RunnerOptions> = {}

  constructor() {
    for (const name of ['change', 'set', 'look']) this.answer(name)
  }

  /** What every dispatch of an action, or of one step, is answered with from here on. */
  answer(name: string, outcome: ActionOutcome = OK): void {
    this.world.scriptFor(name, ...Array.from({ length: 200 }, () => outcome))
  }

  get runner(): Runner {
    return new Runner({
      store: this.store, providers: [fake({ world: this.world })], ambient: this.time, clock: this.time, lookEveryMs: 0, ...this.setting,
    })
  }

  async start(flow: FlowIR | FlowBundle, options: StartOptions = {}): Promise<RunResult> {
    const run = await this.runner.start(flow, { runId: 'r1', platform: 'test', ...options })
    return this.#checked(await run.result())
  }

  async resume(flow?: FlowIR | FlowBundle, options: Partial<ResumeOptions> = {}): Promise<RunResult> {
    const run = await this.runner.resume({ runId: 'r1', ...(flow === undefined ? {} : { flow }), ...options })
    return this.#checked(await run.result())
  }

  /** Ends the run from outside, without a process of its own. */
  async cancel(): Promise<void> {
    await cancelRun({
      store: this.store, providers: [fake({ world: this.world })], runId: 'r1', actor: 'test:ann', workDir: '.',
      secrets: secretResolver({ configured: {}, env: {} }), killGraceMs: 1_000, ambient: this.time,
    })
  }

  /** Answers the run's first question. */
  async reply(decision: string, more: Pick<Answering, 'note' | 'policy'> = {}): Promise<void> {
    const [request] = (await this.store.checkpoint('r1'))?.requests ?? []
    const requestId = request?.payload.requestId ?? ''
    await answerRequest({
      store: this.store, runId: 'r1', requestId, decision, actor: 'test:ann', via: 'test', ambient: this.time, ...more,
    })
  }

  plan(flow?: FlowIR | FlowBundle, options: Partial<PlanOptions> = {}): Promise<ResumePlan> {
    return this.runner.plan({ runId: 'r1', ...(flow === undefined ? {} : { flow }), ...options })
  }

  /** The plan's rows by instance. */
  async rows(flow?: FlowIR | FlowBundle, options: Partial<PlanOptions> = {}): Promise<Readonly<Record<string, PlannedInstance>>> {
    return Object.fromEntries((await this.plan(flow, options)).instances.map((row) => [row.ref, row]))
  }

  /** Names of the steps that acted, in order. */
  get acted(): readonly string[] { return this.world.dispatched.map((row) => row.stepId) }

  async events(): Promise<readonly RunEvent[]> { return this.store.events('r1', { limit: 100_000 }) }

  async story(after = 0): Promise<readonly string[]> {
    return (await this.events()).slice(after).map((event) => `${event.type} ${instanceRef(event.runPath)}`.trim())
  }

  async #checked(result: RunResult): Promise<RunResult> {
    expect(await this.store.verify('r1')).toEqual([])
    return result
  }
}

/** The default expectation of a step that is written into several flows: the same text each time. */
const OK_AGAIN = [{ ...IS_OK(), assertId: 'ok' }]
export const change = (stepId: string, more: object = {}): StepDraft => changeOf(stepId, { assertions: OK_AGAIN, ...more })
export const look = (stepId: string, more: object = {}): StepDraft => lookOf(stepId, { assertions: OK_AGAIN, ...more })
