import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexFlow } from '../../src/core/flow/flow-index.ts'
import { instanceRef, stepIdOf } from '../../src/core/path/instance-ref.ts'
import type { FlowBundle } from '../../src/model/flow.ts'
import type { ActionCall } from '../../src/ports/provider.ts'
import { fakeWorld, type FakeAnswer } from '../../src/providers/index.ts'
import { bundle, change, flowOf, human, lit, look, NOT_OK, OK, pinned, ref, set, step } from '../behaviour/support/flows.ts'
import { abort, escalate, goesOn, repair, retry } from '../behaviour/support/handlers.ts'
import type { Played } from '../behaviour/support/play.ts'
import { Stage } from '../behaviour/support/stage.ts'
import { body, containers, made, ways, type Make } from './arbitrary-steps.ts'

// Whoever is asked, whatever handlers do, and however often processes die: a run comes to the same, and repeats only what is named.

const FIX = flowOf([change('mend'), look('mended')], { flowId: 'fix', finally: [set('sweep')] })
const asks = (id: string, hook: string) => escalate(hook, { stepId: `${id}:${hook}1` })()

/** What did not do what was asked says that its work is partial; without a result nobody can tell. */
const UNFINISHED = { maxAttempts: 3, status: { fn: 'if', args: [ref('output.ok'), lit('completed'), lit('partial')] } }

const leaf: fc.Arbitrary<Make> = fc.constantFrom<Make[]>(
  (id) => change(id), (id) => look(id), (id) => human(id), (id) => human(id, { mode: 'judge', handlers: [goesOn('onUnknown')()] }),
  (id) => human(id, { handlers: [retry('onFail')()] }), (id) => change(id, { handlers: [goesOn('onFail')(), goesOn('onUnknown')()] }),
  (id) => look(id, { handlers: [retry('onFail')({ maxTriggers: 2 }), goesOn('onFail')()] }),
  (id) => change(id, { repeats: true, handlers: [retry('onFail')(), retry('onUnknown')()] }),
  (id) => look(id, { handlers: [repair('onFail', FIX)({ maxTriggers: 2 })] }),
  (id) => look(id, { handlers: [repair('onUnknown', FIX)()] }),
  (id) => change(id, { handlers: [asks(id, 'onFail'), asks(id, 'onUnknown')] }),
  (id) => change(id, { repeats: true, continuation: UNFINISHED }),
  (id) => change(id, {
    repeats: true, continuation: { ...UNFINISHED, maxAttempts: 2, onExhausted: 'accept' }, handlers: [retry('onFail')()],
  }),
  (id) => look(id, { continuation: { ...UNFINISHED, maxAttempts: 5 }, handlers: [retry('onFail')(), goesOn('onFail')()] }),
  (id) => step({
    kind: 'if', stepId: id, cond: lit(true), then: [change(`${id}t`)], handlers: [goesOn('onFail')(), asks(id, 'onUnknown')],
  }),
)
const flowHandlers = fc.constantFrom(
  [], [retry('onFail')()], [retry('onError')({ maxTriggers: 2 })], [goesOn('onUnknown')()], [abort('onFail')()], [repair('onError', FIX)()],
)

const ANSWERS: readonly FakeAnswer[] = [
  OK, OK, OK, NOT_OK, { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' }, { terminal: 'timedOut' },
  { fault: 'transportLostBeforeDispatch' },
]
const codeOf = (text: string): number => Array.from(text, (char) => char.charCodeAt(0)).reduce((sum, each) => sum + each, 0)
const answers = (picks: readonly number[]) => ({ context: { step: at, attempt } }: ActionCall): FakeAnswer => {
  const picked = ANSWERS[picks[(codeOf(at) + attempt) % picks.length] ?? 0] ?? OK
  return 'fault' in picked && attempt > 1 ? OK : picked
}

/** What a person says follows from what they are asked about, and how often. */
async function answerAll(stage: Stage): Promise<void> {
  for (const { ref: at, payload: { requestId, decisions = [] } } of (await stage.store.checkpoint('r1'))?.requests ?? []) {
    const [record] = await stage.store.records('r1', [at])
    await stage.answer({ requestId, decision: decisions[(codeOf(at) + (record?.requests?.length ?? 0)) % decisions.length] ?? '' })
  }
}

async function toTheEnd(stage: Stage, first?: Played): Promise<Played> {
  for (let last = first ?? await stage.resume(); ; last = await stage.resume()) {
    if (last.result.outcome !== 'suspended' && last.result.outcome !== 'awaitingHuman') return last
    await answerAll(stage)
  }
}

const sumOf = ({ result, of }: Played): object => ({
  outcome: result.outcome,
  exits: of('stepExited').map(({ runPath, payload }) => `${instanceRef(runPath)} ${payload.state} ${payload.reason ?? ''}`).sort(),
  verdicts: of('verdictRecorded').map(({ runPath, payload }) => `${instanceRef(runPath)} ${payload.verdict}`).sort(),
  continued: of('continuationTriggered').map(({ runPath, payload }) => `${instanceRef(runPath)} ${String(payload.attempt)}`).sort(),
  triggers: of('handlerTriggered').map(({ runPath, payload }) => `${instanceRef(runPath)} ${payload.hook} ${String(payload.n)}`).sort(),
  asked: of('humanRequested').map(({ runPath, payload }) => `${instanceRef(runPath)} ${payload.kind}`).sort(),
  dispatched: of('actionIntent').map(({ runPath, payload }) => `${instanceRef(runPath)} ${payload.idempotencyKey}`).sort(),
})

const scenario = fc.record({
  steps: body(containers(ways([true]), leaf)), handlers: flowHandlers,
  picks: fc.array(fc.nat(ANSWERS.length - 1), { minLength: 1, maxLength: 8 }),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }), closing: fc.boolean(),
})
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never

function flowOfScenario({ steps, handlers, closing }: Scenario): FlowBundle {
  return bundle(flowOf(made(steps, 's'), {
    subflows: pinned(FIX), ...(handlers.length === 0 ? {} : { handlers }), ...(closing ? { finally: [set('closing')] } : {}),
  }), FIX)
}

const stageOf = ({ picks }: Scenario): Stage => new Stage('memory', {
  world: fakeWorld().script(...Array.from({ length: 2_000 }, () => answers(picks))), runner: { concurrency: 1 },
})

test('a run with handlers and people, killed after any events, comes to what the calm run comes to', async () => {
  await fc.assert(fc.asyncProperty(scenario, async (given) => {
    await using calm = stageOf(given)
    const wanted = sumOf(await toTheEnd(calm, await calm.start(flowOfScenario(given))))
    let stage: Stage = calm
    for (const cut of given.cuts) {
      stage = await stage.killedAfter(1 + Math.floor(cut * ((await stage.events()).length - 2)))
      expect(sumOf(await toTheEnd(stage))).toEqual(wanted)
    }
  }), { numRuns: 150 })
}, 240_000)

test('no handler repeats an effect that its step does not name', async () => {
  await fc.assert(fc.asyncProperty(scenario, async (given) => {
    await using stage = stageOf(given)
    const flows = flowOfScenario(given)
    await toTheEnd(stage, await stage.start(flows))
    const records = await stage.store.recordPage('r1', { afterPosition: 0 })
    for (const { runPath, ledger } of records) {
      const found = [flows.root, FIX].map((flow) => indexFlow(flow).find(stepIdOf(runPath))?.step).find((each) => each !== undefined)
      const names = found?.kind === 'action' && found.repeats === true
      const acts = ledger.filter((row) => row.effectClass === 'mutating' && !row.idempotent)
      if (!names) expect(acts.slice(0, -1).every((row) => row.settled?.effect === 'none')).toBe(true)
    }
  }), { numRuns: 150 })
}, 240_000)
