import { expect, test } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import type { FlowBundle } from '../../src/model/flow.ts'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import { bundle, call, change, eq, flowOf, holds, lit, look, pinned, present, ref, set, step } from './support/flows.ts'
import { STORES, type Played } from './support/play.ts'
import { Stage } from './support/stage.ts'

/** An action that is judged by its own echo. */
const named = (make: typeof change, stepId: string, expected = stepId): StepDraft =>
  make(stepId, { assertions: [holds(eq(ref('output.name'), lit(expected)))] })
const each = (stepId: string, items: readonly string[], body: readonly StepDraft[], more: object = {}): StepDraft =>
  step({ kind: 'foreach', stepId, items: lit([...items]), as: 'item', body, ...more })

function everyKind(): FlowBundle {
  const sub = flowOf([named(change, 'pack'), named(look, 'weigh')], {
    flowId: 'sub', finally: [named(set, 'sweep')], outputs: [{ name: 'packed', from: ref('steps.pack.output.name') }],
  })
  const choice = step({
    kind: 'if', stepId: 'choose', cond: eq(ref('steps.first.output.name'), lit('first')),
    then: [named(change, 'yes'), named(change, 'also')], else: [named(change, 'no'), named(change, 'never')],
  })
  const root = flowOf([
    named(change, 'first'), step({ kind: 'let', stepId: 'names', bindings: { who: lit('x') } }), choice,
    each('each', ['a', 'b'], [named(change, 'work'), call('ship', sub)], { key: ref('iter.item') }),
    step({ kind: 'if', stepId: 'idle', cond: lit(false), then: [named(change, 'not')] }),
    step({ kind: 'assert', stepId: 'see', observe: 'fresh', assertions: [present('x')] }),
    named(look, 'last'),
  ], { subflows: pinned(sub), finally: [named(set, 'clean'), named(look, 'tell')] })
  return bundle(root, sub)
}

function halting(): FlowBundle {
  const body = [named(change, 'pack', 'wrong'), named(look, 'weigh'), named(look, 'stamp')]
  const sub = flowOf(body, { flowId: 'sub', finally: [named(set, 'sweep')] })
  const root = flowOf([
    each('each', ['a', 'b', 'c'], [named(look, 'check', 'other'), named(look, 'next')], { onItemFail: 'continue' }),
    named(change, 'never'),
  ], { finally: [call('ship', sub), named(look, 'tell')], subflows: pinned(sub) })
  return bundle(root, sub)
}

const stopping = (): FlowBundle =>
  bundle(flowOf([each('each', ['a', 'b', 'c'], [named(look, 'check', 'other'), named(look, 'next')])]))

/** What a run comes to, whatever processes it took. */
function sumOf({ result, of }: Played): object {
  const exits = of('stepExited').map((event) => [instanceRef(event.runPath), event.payload.state, event.payload.output ?? null])
  const verdicts = of('verdictRecorded').map((event) => [instanceRef(event.runPath), event.payload.verdict])
  return {
    outcome: result.outcome, outputs: result.outputs, exits, verdicts,
    entered: of('stepEntered').map((event) => instanceRef(event.runPath)),
    dispatched: of('actionIntent').map((event) => instanceRef(event.runPath)),
  }
}

// covers: RUN-04 CF-13 CF-14
/** So many runs and resumes, one for each event. */
const LIMIT_MS = 120_000

test.each(STORES.flatMap((kind) => [
  ['every kind of step', everyKind, kind] as const, ['steps that halt their bodies', halting, kind] as const,
  ['a loop that stops', stopping, kind] as const,
]))('%s: killed after any event and resumed, a run comes to the same, and dispatches nothing twice (%#)', async (_, flow, kind) => {
  const world = fakeWorld()
  world.echo = true
  world.uiTree = { children: [{ identifier: 'x' }] }
  await using stage = new Stage(kind, { world })
  const calm = await stage.start(flow())
  const wanted = sumOf(calm)
  expect(calm.events.length).toBeGreaterThan(10)
  for (let count = 1; count < calm.events.length; count += kind === 'memory' ? 1 : 7) {
    await using killed = await stage.killedAfter(count)
    const resumed = await killed.resume()
    expect(sumOf(resumed), `killed after ${String(count)} events`).toEqual(wanted)
  }
}, LIMIT_MS)
