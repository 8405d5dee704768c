import { expect, test } from 'vitest'
import { foldRun } from '../../src/core/fold/fold-run.ts'
import { LINEAR_COURSE, type Course } from '../../src/engine/course.ts'
import { mayAct } from '../../src/engine/inward/may-act.ts'
import { StopControl } from '../../src/engine/stop-control.ts'
import type { StepRecord } from '../../src/model/checkpoint.ts'
import type { Step } from '../../src/model/flow.ts'
import type { EventPayload } from '../../src/model/run-event.ts'
import { change, flowOf, look, set } from '../behaviour/support/flows.ts'
import { buildLog } from './support/log-builder.ts'

type Settle = Partial<EventPayload<'actionSettled'>>
type Intent = Partial<EventPayload<'actionIntent'>>

const stepOf = (make: typeof change): Step => flowOf([make('pay')]).body[0] as Step

function before(settle: Settle | undefined, intent: Intent): StepRecord {
  const log = buildLog().start().enter('pay').intent('pay', 'pay', intent)
  const record = foldRun((settle === undefined ? log : log.settle('pay', settle)).events)?.records.get('pay')
  if (record === undefined) throw new Error('it was entered')
  return record
}

const atDoor = (step: Step, record: StepRecord, course: Course): { readonly may: boolean; readonly stop: StopControl } => {
  const stop = new StopControl({})
  return { may: mayAct({ tools: { stop }, course }, step, record.ref, record), stop }
}

const NONE = { effect: 'none', terminal: 'failed', errorClass: 'action_failed_final' } as const

test.each<[string, typeof change, Settle | undefined, Intent, boolean]>([
  ['landed', change, {}, {}, false], ['unknown', change, { terminal: 'timedOut', effect: 'unknown' }, {}, false],
  ['not settled', change, undefined, {}, false], ['nothing', change, NONE, {}, true],
  ['landed, readonly then and now', look, {}, { effectClass: 'readonly' }, true],
  ['landed, idempotent then and now', set, {}, { idempotent: true }, true],
  ['landed, called readonly since', look, {}, {}, false], ['landed, called idempotent since', set, {}, {}, false],
  ['landed, readonly then, mutating now', change, {}, { effectClass: 'readonly' }, false],
])('an effect that %s before: %s may act again: %s', (_, make, settle, intent, expected) => {
  const { may, stop } = atDoor(stepOf(make), before(settle, intent), LINEAR_COURSE)
  expect(may).toBe(expected)
  expect(stop.request).toEqual(expected ? undefined : expect.objectContaining({ reason: 'gated', refs: ['pay'] }))
})

test('a word for it opens the door', () => {
  const releaseOf = (ref: string) => (ref === 'pay' ? { ref, by: 'ann' } : undefined)
  expect(atDoor(stepOf(change), before({}, {}), { ...LINEAR_COURSE, releaseOf }).may).toBe(true)
})
