import { given } from '../base/given.ts'
import type { Json } from '../base/json.ts'
import type { FlowDefinition } from '../compile/define/flow-definition.ts'
import { answerRequest } from '../engine/answer-request.ts'
import { Runner } from '../engine/runner.ts'
import type { RunHandle, RunResult } from '../engine/run-handle.ts'
import { loadSchemaCheck } from '../engine/schema-check.ts'
import { compileFlow, type CompiledFlow } from '../engine/source/compile-flow.ts'
import type { FlowBundle, FlowIR } from '../model/flow.ts'
import type { PendingRequest } from '../model/checkpoint.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Provider } from '../ports/provider.ts'
import type { RunStore } from '../ports/run-store.ts'
import { fn, fs, shell } from '../providers/index.ts'
import { openMemoryStore } from '../stores/memory/memory-store.ts'
import { fakeTime, type FakeTime } from './fake-clock.ts'
import { stageWorld, type TestCall, type TestWorld } from './staged-world.ts'

type Values = Readonly<Record<string, Json>>

/** How a person answers: a decision, or what the question asks for. */
export type TestAnswer = string | { readonly decision?: string; readonly input?: Json }

export interface TestFlowOptions<Params = Values> {
  readonly params?: Params
  /** What the world does, by step or by action. */
  readonly world?: TestWorld
  /** What people say, by the step that asks. Whoever is not named says nothing: the run then ends as `awaitingHuman`. */
  readonly answers?: Readonly<Record<string, TestAnswer>>
  /** How many processes the run may take: with more than one, the next goes on after a lost connection. Default 1. */
  readonly processes?: number
  /** Default: a clock that jumps to the next instant as soon as nothing else is to be done. */
  readonly clock?: FakeTime
  /** Whose actions the flow uses, besides `shell`, `fs` and `fn`. Only what they say of themselves is taken; none is ever called. */
  readonly providers?: readonly Pick<Provider, 'manifest'>[]
}

/** How a run in a test went. */
export type TestRun<Outputs = Values> = RunResult<Outputs> & {
  /** The instances that were dispatched, in order. */
  readonly dispatched: readonly InstanceRef[]
  /** The same with their action and arguments. */
  readonly calls: readonly TestCall[]
  /** The run's events. */
  readonly log: readonly RunEvent[]
}

const RUN_ID = 'test'

/**
 * Runs a flow in a world that a test tells, in memory: no process, no file, no waiting. Arguments, results and effects are those that the
 * real providers declare: an answer that a real one could not give fails its step, and so does a step that the test says nothing of.
 * @param flow a definition, a compiled flow, or the path of a flow file
 * @throws CompileError; Fault run.params-invalid
 * @example
 * const run = await testFlow(release, { params: { version: '1.2.0' }, world: { pack: { json: [{ filename: 'p.tgz' }] } } })
 * expect(run.outcome).toBe('passed')
 * expect(run.dispatched).toEqual(['pack'])
 */
export async function testFlow<Params = Values, Outputs = Values>(
  flow: FlowDefinition<Params, Outputs> | CompiledFlow<Params, Outputs>, options?: TestFlowOptions<NoInfer<Params>>,
): Promise<TestRun<Outputs>>
export async function testFlow(flow: string | FlowIR | FlowBundle, options?: TestFlowOptions): Promise<TestRun>
export async function testFlow(
  flow: string | FlowDefinition | FlowIR | FlowBundle, options: TestFlowOptions<unknown> = {},
): Promise<TestRun> {
  const { params, world = {}, answers = {}, clock = fakeTime({ auto: true }), providers = [], processes = 1 } = options as TestFlowOptions
  const staged = stageWorld(world, [...providers, shell(), fs(), fn()].map(({ manifest }) => manifest), await loadSchemaCheck())
  const store = openMemoryStore()
  const runner = new Runner({ store, providers: staged.providers, ambient: clock, clock, lookEveryMs: 0, folder: null })
  const sealed = typeof flow === 'string' ? await compileFlow(flow, { providers: staged.providers }) : flow
  const started = await runner.start(sealed as FlowBundle, { runId: RUN_ID, platform: 'test', ...given('params', params) })
  const result = await toTheEnd({ runner, store, clock, answers }, started, processes)
  const reason = staged.problems.length === 0 ? result.reason : staged.problems.join('; ')
  const { calls } = staged
  return { ...result, ...given('reason', reason), dispatched: calls.map(({ step }) => step), calls, log: await logOf(store) }
}

interface Conversation {
  readonly runner: Runner
  readonly store: RunStore
  readonly clock: FakeTime
  readonly answers: Readonly<Record<string, TestAnswer>>
}

/** Answers whatever is asked, and goes on while it may, until the run ends. */
async function toTheEnd(talk: Conversation, run: RunHandle, processes: number): Promise<RunResult> {
  const result = await run.result() as RunResult
  const again = async (left: number): Promise<RunResult> => toTheEnd(talk, await talk.runner.resume({ runId: RUN_ID }), left)
  if (result.outcome === 'awaitingHuman' && await answerAll(talk)) return again(processes)
  return result.outcome === 'suspended' && processes > 1 ? again(processes - 1) : result
}

/** @returns whether anything was answered */
async function answerAll({ store, answers, clock }: Conversation): Promise<boolean> {
  let count = 0
  for (const request of (await store.checkpoint(RUN_ID))?.requests ?? []) {
    const answer = answerTo(request, answers)
    if (answer === undefined) continue
    const said = typeof answer === 'string' ? { decision: answer } : answer
    await answerRequest({
      store, runId: RUN_ID, requestId: request.payload.requestId, ...said, actor: 'test:person', via: 'test', ambient: clock,
    })
    count += 1
  }
  return count > 0
}

const answerTo = ({ ref }: PendingRequest, answers: Conversation['answers']): TestAnswer | undefined =>
  answers[ref] ?? answers[ref.slice(ref.lastIndexOf('/') + 1)]

async function logOf(store: RunStore): Promise<readonly RunEvent[]> {
  const log: RunEvent[] = []
  for (let page = await store.events(RUN_ID); page.length > 0; page = await store.events(RUN_ID, { after: log.length })) log.push(...page)
  return log
}
