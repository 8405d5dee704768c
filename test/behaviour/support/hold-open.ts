import type { ActionOutcome } from '../../../src/ports/provider.ts'
import { fakeWorld, type FakeScript, type FakeWorld } from '../../../src/providers/index.ts'
import { OK } from './flows.ts'

// A world whose dispatches go on until the test ends them.

const ends = new WeakMap<FakeWorld, Set<string>>()

/** Answers that come again and again. */
export const always = (...answers: readonly FakeScript[]): FakeWorld =>
  fakeWorld().script(...Array.from({ length: 200 }, () => answers).flat())

export const RUNNING = { fault: 'running' } as const

/** Lets everything go on that can. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 30; i += 1) await new Promise((resolve) => { setImmediate(resolve) })
}

const open = (world: FakeWorld): FakeWorld['dispatched'] => world.dispatched.filter((row) => ends.get(world)?.has(row.callId) !== true)

/** Steps that are under way in the world, in the order they began. */
export const under = (world: FakeWorld): readonly string[] => open(world).map((row) => row.stepId)

/** Ends the oldest dispatch of a step, or the one at a place among all that are under way. */
export function finish(world: FakeWorld, which: string | number, outcome: ActionOutcome | ((callId: string) => ActionOutcome) = OK): void {
  const found = typeof which === 'number' ? open(world)[which] : open(world).find((row) => row.stepId === which)
  if (found === undefined) throw new Error(`${String(which)} is not under way`)
  ends.set(world, new Set([...ends.get(world) ?? [], found.callId]))
  world.finish(found.callId, typeof outcome === 'function' ? outcome(found.callId) : outcome)
}
