import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import type { ActionCall } from '../../src/ports/provider.ts'
import { fakeWorld, type FakeAnswer } from '../../src/providers/index.ts'
import { flowOf, NOT_OK, OK, set } from '../behaviour/support/flows.ts'
import type { Played } from '../behaviour/support/play.ts'
import { Stage } from '../behaviour/support/stage.ts'
import { body, made, nestedApart } from './arbitrary-steps.ts'

// A run under the same flow comes to the same whatever processes it took, and however often they died.

const ANSWERS: readonly FakeAnswer[] = [
  OK, OK, OK, NOT_OK, { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' }, { terminal: 'timedOut' },
  { fault: 'transportLostBeforeDispatch' }, { fault: 'transportLostAfterDispatch', outcome: OK },
]

/** What the world does to a dispatch follows from whose it is: the same for whoever dispatches it. A connection is lost once. */
const answers = (picks: readonly number[]) => ({ context: { step, attempt } }: ActionCall): FakeAnswer => {
  const code = Array.from(step, (char) => char.charCodeAt(0)).reduce((sum, each) => sum + each, attempt)
  const picked = ANSWERS[picks[code % picks.length] ?? 0] ?? OK
  return 'fault' in picked && attempt > 1 ? OK : picked
}

const sumOf = ({ result, of }: Played): object => ({
  outcome: result.outcome,
  exits: of('stepExited').map((event) => `${instanceRef(event.runPath)} ${event.payload.state}`).sort(),
  verdicts: of('verdictRecorded').map((event) => `${instanceRef(event.runPath)} ${event.payload.verdict}`).sort(),
  dispatched: of('actionIntent').map(
    ({ runPath, payload }) => `${instanceRef(runPath)} ${String(payload.attempt)} ${payload.idempotencyKey}`,
  ).sort(),
})

/** Resumes until nothing is lost any more. */
async function toTheEnd(stage: Stage, first: Played | undefined): Promise<Played> {
  const last = first ?? await stage.resume()
  return last.result.outcome === 'suspended' ? toTheEnd(stage, undefined) : last
}

const scenario = fc.record({
  steps: body(nestedApart), closing: fc.boolean(), picks: fc.array(fc.nat(ANSWERS.length - 1), { minLength: 1, maxLength: 8 }),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
})

test('a run killed after any events, as often as one likes, comes to what the calm run comes to', async () => {
  await fc.assert(fc.asyncProperty(scenario, async ({ steps, closing, picks, cuts }) => {
    const flow = flowOf(made(steps, 's'), closing ? { finally: [set('closing')] } : {})
    const world = fakeWorld().script(...Array.from({ length: 2_000 }, () => answers(picks)))
    await using calm = new Stage('memory', { world })
    const wanted = sumOf(await toTheEnd(calm, await calm.start(flow)))
    let stage: Stage = calm
    for (const cut of cuts) {
      const count = 1 + Math.floor(cut * ((await stage.events()).length - 2))
      stage = await stage.killedAfter(count)
      expect(sumOf(await toTheEnd(stage, undefined))).toEqual(wanted)
    }
  }), { numRuns: 60 })
}, 120_000)
