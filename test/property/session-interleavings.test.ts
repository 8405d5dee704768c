import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceResume } from '../../src/machine/session/advance-resume.ts'
import type { ResumeEvent } from '../../src/machine/session/resume-event.ts'
import { NOT_TRACKING, type ResumeState } from '../../src/machine/session/resume-state.ts'
import { resumeEvents, script } from './session/arbitrary-script.ts'
import { byTheTable } from './session/resume-table.ts'
import { LAWS_AT_REST, LAWS_OF_THE_STORY } from './session/session-laws.ts'
import { ToyWorld } from './session/toy-world.ts'

// Every order in which the observers of a process may speak, over a toy program that takes its session up, rejects it, dies or hangs.
// FLOWIR_LONG is the number of cases in all; without it the same ones are taken each time.

const LONG = process.env['FLOWIR_LONG']
const cases: fc.Parameters<unknown> = { numRuns: Number(LONG ?? 3_000), ...LONG === undefined ? { seed: 7 } : {} }
const LIMIT = LONG === undefined ? 60_000 : 24 * 3_600_000

/** Every line is written at most once, and a line that went with a retry is not written by the machine. */
function keepsLinesApart(events: readonly ResumeEvent[]): void {
  let state: ResumeState = NOT_TRACKING
  const lines: string[] = []
  for (const event of events) {
    const step = advanceResume(state, event)
    for (const effect of step.effects) {
      if (effect.type === 'persistLine') lines.push(effect.line)
      if (effect.type === 'fireRetry' && effect.heldLine !== undefined) lines.push(effect.heldLine)
    }
    state = step.state
  }
  expect(new Set(lines).size).toBe(lines.length)
}

test('the resume machine does what its table says, whatever comes in whatever order', () => {
  fc.assert(fc.property(resumeEvents, (events) => {
    let state: ResumeState = NOT_TRACKING
    for (const event of events) {
      const step = advanceResume(state, event)
      expect(step).toEqual(byTheTable(state, event))
      state = step.state
    }
    keepsLinesApart(events)
  }), cases)
}, LIMIT)

test('messages, lines, processes and sessions are accounted for in every order of events', () => {
  fc.assert(fc.property(script, (given) => {
    const world = new ToyWorld(given)
    world.run()
    for (const law of LAWS_AT_REST) law(world)
    world.tell({ type: 'stopRequested', final: true })
    world.run()
    for (const law of [...LAWS_AT_REST, ...LAWS_OF_THE_STORY]) law(world)
    expect(world.programs.filter(({ alive }) => alive)).toEqual([])
    expect(world.state).toMatchObject({ stage: { at: 'absent' }, claim: 'none', queue: [], turns: [], sending: undefined, owedLines: [] })
  }), cases)
}, LIMIT)
