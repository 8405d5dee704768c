import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent, foldRun, type FoldState } from '../../src/core/fold/fold-run.ts'
import { foldTally } from '../../src/core/fold/tally.ts'
import type { StepRecord } from '../../src/model/checkpoint.ts'
import type { RunEvent } from '../../src/model/run-event.ts'
import { fakeWorld, type FakeScript } from '../../src/providers/index.ts'
import { flowOf, set } from '../behaviour/support/flows.ts'
import { play, type Played } from '../behaviour/support/play.ts'
import { body, made, nested } from './arbitrary-steps.ts'

// Laws of a run, over generated flows and generated answers of the world. That each machine stands where the fold says is an
// invariant the engine checks at every event, so every run here checks it too.

const answer: fc.Arbitrary<FakeScript> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ terminal: 'succeeded', output: { ok: true } } as const) },
  fc.constant({ terminal: 'succeeded', output: { ok: false } } as const),
  fc.constant({ terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' } as const),
  fc.constant({ terminal: 'timedOut' } as const), fc.constant({ fault: 'throw', message: 'boom' } as const),
  fc.constant({ fault: 'transportLostBeforeDispatch' } as const),
)

const scenario = fc.record({ steps: body(nested), closing: fc.boolean(), answers: fc.array(answer, { maxLength: 30 }) })

async function run({ steps, closing, answers }: typeof scenario extends fc.Arbitrary<infer T> ? T : never): Promise<Played> {
  const flow = flowOf(made(steps, 's'), closing ? { finally: [set('closing')] } : {})
  const world = fakeWorld().script(...answers)
  world.echo = true
  return play(flow, { world })
}

const incremental = (events: readonly RunEvent[]): { readonly state: FoldState | undefined; readonly records: Map<string, StepRecord> } => {
  const records = new Map<string, StepRecord>()
  let state: FoldState | undefined
  for (const event of events) {
    const next = applyEvent(state, event, (ref) => records.get(ref))
    state = next.state
    for (const record of next.changed) records.set(record.ref, record)
  }
  return { state, records }
}

test('every prefix of a log folds, one event at a time as all at once, and what is open is what has not left', async () => {
  await fc.assert(fc.asyncProperty(scenario, async (given) => {
    const { events } = await run(given)
    for (let n = 1; n <= events.length; n += 1) {
      const whole = foldRun(events.slice(0, n))
      const single = incremental(events.slice(0, n))
      expect(whole?.view).toEqual(single.state?.view)
      expect(new Map(whole?.records)).toEqual(single.records)
      const open = [...single.records.values()].filter((record) => record.exit === undefined).map((record) => record.ref)
      expect([...whole?.view.open ?? []].sort()).toEqual(open.sort())
    }
  }), { numRuns: 60 })
}, 120_000)

test('a run ends in what its steps’ verdicts fold to, and no effect is dispatched again that may have landed', async () => {
  await fc.assert(fc.asyncProperty(scenario, async (given) => {
    const { events, result } = await run(given)
    const folded = foldRun(events)
    const records = [...folded?.records.values() ?? []]
    for (const { ledger } of records) {
      const acts = ledger.filter((row) => row.effectClass === 'mutating' && !row.idempotent)
      expect(acts.slice(0, -1).every((row) => row.settled?.effect === 'none')).toBe(true)
    }
    if (result.outcome === 'suspended') return
    const leaves = records.filter(
      (record) => record.kind === 'action' && record.verdict !== undefined
    ).map((record) => record.verdict?.verdict)
    const worst = leaves.includes('fail') ? 'failed' : leaves.includes('unknown') ? 'unknown' : leaves.length > 0 ? 'passed' : 'unverified'
    expect(result.outcome).toBe(worst)
    const tally = Object.values(folded?.view.bodies ?? {}).map((each) => foldTally(each.tally)?.verdict)
    expect(tally.includes('fail')).toBe(worst === 'failed')
  }), { numRuns: 100 })
}, 120_000)
