import fc from 'fast-check'
import { expect, test } from 'vitest'
import { script } from './session/arbitrary-script.ts'
import { keepsLines, LAWS } from './session/session-laws.ts'
import { ToyWorld } from './session/toy-world.ts'

// Every order in which the observers of a process may speak, over a toy program that takes its session up, rejects it, dies or hangs.
// FLOWIR_LONG is the number of cases in all; without it the same ones are taken each time.

const LONG = process.env['FLOWIR_LONG']
const cases: fc.Parameters<unknown> = { numRuns: Number(LONG ?? 4_000), ...LONG === undefined ? { seed: 7 } : {} }

test('messages, lines, processes and sessions are accounted for in every order of events', () => {
  fc.assert(fc.property(script, (given) => {
    const world = new ToyWorld(given)
    world.run()
    for (const law of LAWS) law(world)
    world.tell({ type: 'stopRequested', final: true })
    world.run()
    for (const law of [...LAWS, keepsLines]) law(world)
    expect(world.programs.filter(({ alive }) => alive)).toEqual([])
    expect(world.state).toMatchObject({ stage: { at: 'absent' }, claim: 'none', queue: [], turns: [], sending: undefined, owedLines: [] })
  }), cases)
})
