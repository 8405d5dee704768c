import { describe, expect, it } from 'vitest'
import type { SessionConfig, SessionLimits } from '../../../src/providers/session/session-config.ts'
import { addUsage, durationMs, limitReached, NO_USAGE, usageOfTurn } from '../../../src/providers/session/usage.ts'

const config: SessionConfig = {
  command: 'agent',
  usage: { inputTokens: { path: 'in' }, outputTokens: { path: 'out', counts: 'turn' }, costUsd: { path: 'cost', counts: 'process' } },
}

describe('what a turn used', () => {
  it('is what it counted itself, and what its process counts more than after the turn before', () => {
    const first = usageOfTurn(config, { inputTokens: 10, outputTokens: 5, costUsd: 1.5 }, NO_USAGE)
    expect(first.used).toEqual({ inputTokens: 10, outputTokens: 5, costUsd: 1.5, turns: 1 })
    const second = usageOfTurn(config, { inputTokens: 4, costUsd: 2 }, first.totals)
    expect(second.used).toEqual({ inputTokens: 4, outputTokens: 0, costUsd: 0.5, turns: 1 })
    const silent = usageOfTurn(config, {}, second.totals)
    expect(silent.used).toEqual({ ...NO_USAGE, turns: 1 })
    expect(usageOfTurn(config, { costUsd: 3 }, silent.totals).used.costUsd).toBe(1)
  })

  it('is never less than nothing', () => {
    const { used, totals } = usageOfTurn(config, { costUsd: 1 }, { ...NO_USAGE, costUsd: 2 })
    expect(used.costUsd).toBe(0)
    expect(usageOfTurn(config, { costUsd: 2.5 }, totals).used.costUsd).toBe(0.5)
  })

  it('counts a process that is new from nothing', () => {
    expect(usageOfTurn(config, { costUsd: 1 }, NO_USAGE).used.costUsd).toBe(1)
  })

  it('is one turn unless the program counts them', () => {
    expect(usageOfTurn({ command: 'x' }, undefined, NO_USAGE).used).toEqual({ ...NO_USAGE, turns: 1 })
    expect(usageOfTurn({ command: 'x', usage: { turns: { path: 'n' } } }, { turns: 7 }, NO_USAGE).used.turns).toBe(7)
    const total: SessionConfig = { command: 'x', usage: { turns: { path: 'n', counts: 'process' } } }
    expect(usageOfTurn(total, { turns: 7 }, { ...NO_USAGE, turns: 5 }).used.turns).toBe(2)
  })

  it('adds up', () => {
    const usage = { inputTokens: 1, outputTokens: 2, costUsd: 3, turns: 4 }
    expect(addUsage(usage, { inputTokens: 10, outputTokens: 20, costUsd: 30, turns: 40 }))
      .toEqual({ inputTokens: 11, outputTokens: 22, costUsd: 33, turns: 44 })
  })
})

describe('limits', () => {
  const usage = { inputTokens: 0, outputTokens: 0, costUsd: 2, turns: 3 }
  it.each<[SessionLimits, number, string | undefined]>([
    [{}, 1e12, undefined],
    [{ turns: 4, costUsd: 2.01, duration: '5m' }, 299_999, undefined],
    [{ turns: 3, costUsd: 1 }, 0, 'turns'],
    [{ turns: 4, costUsd: 2 }, 0, 'costUsd'],
    [{ duration: '5m' }, 300_000, 'duration'],
    [{ duration: 1000 }, 999, undefined],
    [{ duration: 1000 }, 1000, 'duration'],
    [{ turns: 0 }, 0, 'turns'],
  ])('%j after %i ms: %s', (limits, elapsed, reached) => {
    expect(limitReached(limits, usage, elapsed)).toBe(reached)
  })

  it.each([
    ['5m', 300_000], [250, 250], ['five', undefined], ['5', undefined], [-1, undefined], [NaN, undefined],
  ])('%s is %s ms', (text, ms) => {
    expect(durationMs(text)).toBe(ms)
  })
})
