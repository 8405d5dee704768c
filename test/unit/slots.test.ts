import { describe, expect, it } from 'vitest'
import { limitsProblem } from '../../src/core/lock/limits-problem.ts'
import { Slots, type GiveBack } from '../../src/engine/slots.ts'
import type { ProviderLimits } from '../../src/model/manifest.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'

const settle = async (): Promise<void> => { for (let i = 0; i < 5; i += 1) await new Promise((resolve) => { setImmediate(resolve) }) }

/** Slots whose askers are named, and the moments at which they got one. */
function scene(size: number) {
  const time = fakeTime({ startMs: 0 })
  const slots = new Slots(size, time, () => time.now())
  const begun: (readonly [string, number])[] = []
  const held = new Map<string, GiveBack>()
  const ask = (name: string, limits: ProviderLimits, provider = 'limited'): AbortController => {
    const abort = new AbortController()
    slots.ask(provider, limits, (giveBack) => {
      begun.push([name, time.now()])
      held.set(name, giveBack)
    }, abort.signal)
    return abort
  }
  const end = async (name: string): Promise<void> => {
    held.get(name)?.()
    held.delete(name)
    await settle()
  }
  const advance = (ms: number): Promise<void> => {
    time.advance(ms)
    return settle()
  }
  return { slots, begun, held, ask, end, advance, names: () => begun.map(([name]) => name) }
}

describe('a provider that bears so many calls at once', () => {
  it('never has more, whatever slots there are, and the next as one ends, in the order they asked', async () => {
    const { ask, end, held, names } = scene(100)
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, { maxConcurrent: 2 })
    expect([...held.keys()]).toEqual(['a', 'b'])
    await end('b')
    expect([...held.keys()]).toEqual(['a', 'c'])
    await end('a')
    await end('c')
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('takes no slot while it waits for its own limit', () => {
    const { ask, names } = scene(2)
    for (const name of ['a', 'b', 'c']) ask(name, { maxConcurrent: 1 })
    ask('other', {}, 'free')
    expect(names()).toEqual(['a', 'other'])
  })

  it('counts what ran before this process came', async () => {
    const { slots, ask, names } = scene(10)
    const limits = { maxConcurrent: 1 }
    let ended: (() => void) | undefined
    const held = slots.hold('limited', limits, () => new Promise<void>((resolve) => { ended = resolve }))
    ask('a', limits)
    expect(names()).toEqual([])
    ended?.()
    await held
    await settle()
    expect(names()).toEqual(['a'])
  })

  it.each(['at the gate', 'at the slots'])('forgets who gives up waiting %s, and lets the next come', async (where) => {
    const { ask, end, names } = scene(where === 'at the slots' ? 1 : 10)
    const limits = { maxConcurrent: where === 'at the slots' ? 2 : 1 }
    ask('a', limits)
    const b = ask('b', limits)
    ask('c', limits)
    b.abort()
    await settle()
    await end('a')
    expect(names()).toEqual(['a', 'c'])
    await end('c')
    ask('d', limits)
    ask('e', limits)
    await end('d')
    expect(names()).toEqual(['a', 'c', 'd', 'e'])
  })
})

describe('a provider that bears so many calls a second', () => {
  it('begins them evenly spread, the first at once', async () => {
    const { ask, begun, advance } = scene(100)
    for (const name of ['a', 'b', 'c', 'd']) ask(name, { ratePerSecond: 4 })
    await advance(249)
    expect(begun).toEqual([['a', 0]])
    for (let i = 0; i < 60; i += 1) await advance(10)
    expect(begun.map(([name, at]) => [name, Math.floor(at / 10)])).toEqual([['a', 0], ['b', 25], ['c', 50], ['d', 75]])
  })

  it('spreads them also when they had to wait for a slot', async () => {
    const { ask, begun, end, advance } = scene(1)
    ask('long', {}, 'free')
    for (const name of ['a', 'b', 'c']) ask(name, { ratePerSecond: 1 })
    await advance(60_000)
    await end('long')
    await end('a')
    expect(begun.slice(1)).toEqual([['a', 60_000]])
    await advance(1_000)
    await end('b')
    expect(begun.slice(1)).toEqual([['a', 60_000], ['b', 61_000]])
    await advance(999)
    expect(begun).toHaveLength(3)
    await advance(1)
    expect(begun.at(-1)).toEqual(['c', 62_000])
  })

  it('saves nothing up while nobody asks', async () => {
    const { ask, begun, advance } = scene(100)
    ask('a', { ratePerSecond: 1 })
    await advance(10_000)
    for (const name of ['b', 'c']) ask(name, { ratePerSecond: 1 })
    await advance(999)
    expect(begun).toEqual([['a', 0], ['b', 10_000]])
  })

  it('gives a time that nobody wants any more to the next', async () => {
    const { ask, begun, advance } = scene(100)
    ask('a', { ratePerSecond: 1 })
    const b = ask('b', { ratePerSecond: 1 })
    ask('c', { ratePerSecond: 1 })
    await advance(500)
    b.abort()
    await settle()
    await advance(500)
    expect(begun).toEqual([['a', 0], ['c', 1_000]])
  })

  it('heeds both of its limits', async () => {
    const { ask, begun, end, advance } = scene(100)
    for (const name of ['a', 'b', 'c']) ask(name, { ratePerSecond: 10, maxConcurrent: 2 })
    await advance(100)
    await advance(5_000)
    expect(begun).toEqual([['a', 0], ['b', 100]])
    await end('a')
    expect(begun.at(-1)).toEqual(['c', 5_100])
  })
})

it.each<[ProviderLimits, RegExp | undefined]>([
  [{}, undefined], [{ maxConcurrent: 1 }, undefined], [{ ratePerSecond: 0.1 }, undefined],
  ...[0, -1, 1.5, NaN, Infinity].map((value): [ProviderLimits, RegExp] => [{ maxConcurrent: value }, /^maxConcurrent .* not /]),
  ...[0, -1, NaN, Infinity].map((value): [ProviderLimits, RegExp] => [{ ratePerSecond: value }, /^ratePerSecond .* not /]),
  [{ maxConcurrent: '2' } as unknown as ProviderLimits, /^maxConcurrent .* not 2$/],
])('%o as limits', (limits, problem) => {
  const said = limitsProblem(limits)
  if (problem === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(problem)
})
