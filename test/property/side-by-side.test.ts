import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldRun } from '../../src/core/fold/fold-run.ts'
import type { ActionCall, ActionOutcome } from '../../src/ports/provider.ts'
import { fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import { flowOf, NOT_OK, OK, set } from '../behaviour/support/flows.ts'
import { finish, RUNNING, settle, under } from '../behaviour/support/hold-open.ts'
import { play } from '../behaviour/support/play.ts'
import { body, made, nestedApart } from './arbitrary-steps.ts'

// Whichever of several dispatches ends first: the checkpoint and the verdict are the same. The order is generated; nothing sleeps.

const ENDS: readonly ActionOutcome[] = [
  OK, OK, OK, NOT_OK, { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' }, { terminal: 'timedOut' },
]

/** How a dispatch ends follows from whose it is. */
const endOf = (picks: readonly number[], { context: { step, attempt } }: ActionCall): ActionOutcome => {
  const code = Array.from(step, (char) => char.charCodeAt(0)).reduce((sum, each) => sum + each, attempt)
  return ENDS[picks[code % picks.length] ?? 0] ?? OK
}

const ORDER = new Set(['seq', 'atMs', 'position', 'enteredSeq', 'enteredAtMs', 'callId', 'head', 'startedAtMs', 'open', 'providerState'])

/** What is left of a value when the order of events is taken out of it, and what a provider said of itself at its moment. */
const unordered = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, each: unknown) => {
  if (ORDER.has(key)) return undefined
  return typeof each !== 'object' || each === null || Array.isArray(each) ? each : Object.fromEntries(Object.entries(each).sort())
}))

interface Given { readonly flow: ReturnType<typeof flowOf>; readonly picks: readonly number[]; readonly slots: number }

async function end(world: FakeWorld, outcomes: ReadonlyMap<string, ActionOutcome>, turns: readonly number[]): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await settle()
    const count = under(world).length
    if (count === 0) return
    finish(world, (turns[turn % turns.length] ?? 0) % count, (callId) => outcomes.get(callId) ?? OK)
  }
}

async function sumOf({ flow, picks, slots }: Given, turns: readonly number[]): Promise<unknown> {
  const outcomes = new Map<string, ActionOutcome>()
  const world = fakeWorld().script(...Array.from({ length: 2_000 }, () => (call: ActionCall) => {
    outcomes.set(call.callId, endOf(picks, call))
    return RUNNING
  }))
  const { events, result } = await play(flow, {
    world, runner: { concurrency: slots }, meanwhile: (_, there) => end(there, outcomes, turns),
  })
  const folded = foldRun(events)
  const records = [...folded?.records.values() ?? []].sort((a, b) => (a.ref < b.ref ? -1 : 1))
  return unordered({ outcome: result.outcome, verdict: result.verdict, view: folded?.view, records })
}

const scenario = fc.record({
  steps: body(nestedApart), closing: fc.boolean(), picks: fc.array(fc.nat(ENDS.length - 1), { minLength: 1, maxLength: 8 }),
  orders: fc.array(fc.array(fc.nat(6), { minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 4 }), slots: fc.constantFrom(2, 3, 16),
})

test('every legal order of what runs side by side comes to the same checkpoint and verdict', async () => {
  await fc.assert(fc.asyncProperty(scenario, async ({ steps, closing, picks, orders, slots }) => {
    const given: Given = { flow: flowOf(made(steps, 's'), closing ? { finally: [set('closing')] } : {}), picks, slots }
    const [first, ...others] = await Promise.all(orders.map((turns) => sumOf(given, turns)))
    for (const other of others) expect(other).toEqual(first)
  }), { numRuns: 40 })
}, 120_000)
