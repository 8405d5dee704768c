import { describe, expect, test } from 'vitest'
import { overviewOf } from '../../../src/core/view/overview.ts'
import { runListOf } from '../../../src/core/view/run-list.ts'
import type { RunRow } from '../../../src/model/checkpoint.ts'
import { buildLog, FLOW_HASH, hashOf, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import { recordsOf, viewOf } from '../support/sample-runs.ts'

const overview = (log: LogBuilder, live = false) => overviewOf(viewOf(log), recordsOf(log), live)

const scripted = (): LogBuilder => buildLog().start().shell('open').enter('check', 'assert')
  .event('preflightProbed', 'check', { results: [], holds: null })
  .event('observationRecorded', 'check', { which: 'fresh', parts: [], gaps: [] })
  .verdict('check', 'pass', { degraded: true, reason: 'vision only' }).exit('check').finish('passed', { verdict: 'pass', degraded: true })

// covers: PR-01
test('the overview has the head, a revision and one cell per instance', () => {
  expect(overview(scripted())).toEqual({
    schemaVersion: 1, runId: 'r1', flowId: 'release', irHash: FLOW_HASH, outcome: 'passed', verdict: 'pass', degraded: true, revision: 13,
    startedAtMs: NIGHT, headAtMs: NIGHT + 1200, segments: [{ segment: 1, atMs: NIGHT, irHash: FLOW_HASH }],
    sessions: [{ provider: 'shell', sessionId: 's1' }], awaiting: 0,
    steps: {
      open: { state: 'judged', standing: 'pass', verdict: 'pass', chain: { position: 0, crossed: false } },
      check: { state: 'judged', standing: 'pass', verdict: 'pass', degraded: true },
    },
  })
})

describe('how the providers stood when the run let go', () => {
  const providerState = { shell: { open: 1 } }

  // covers: PR-19
  test('is shown while the run is suspended and gone once it goes on', () => {
    const log = buildLog().start().suspend('stop', { providerState })
    expect(overview(log).providerState).toEqual(providerState)
    expect(overview(log.resume()).providerState).toBeUndefined()
  })

  test('is gone once the suspended run was closed', () => {
    const log = buildLog().start().suspend('stop', { providerState }).event('runCancelled', '', { actor: 'a' }).finish('aborted')
    expect(overview(log).providerState).toBeUndefined()
  })

  // covers: PR-20
  test('is shown while a person is waited for, the last suspension counting', () => {
    const log = buildLog().start().suspend('stop', { providerState: { shell: { open: 0 } } })
      .resume().suspend('awaitingHuman', { providerState })
    expect(overview(log)).toMatchObject({ outcome: 'awaitingHuman', providerState })
  })
})

// covers: PR-21
test('only segments that opened a session add to the lineage', () => {
  const log = buildLog().start().suspend('stop').resume({ sessions: [] }).suspend('stop').resume().suspend('stop').resume({ sessions: [] })
  expect(overview(log).sessions.map((session) => session.sessionId)).toEqual(['s1', 's3'])
})

// covers: PR-22
test('a crossed chain stays marked over a handler, until a new pass dispatches', () => {
  const log = buildLog().start().enter('tap').intent('tap', 'a', { channel: 'dom' })
    .settle('tap', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_final' })
    .intent('tap', 'a', { channel: 'coordinate', chainIndex: 1 }).settle('tap')
  const mark = () => overview(log).steps['tap']?.chain
  expect(mark()).toEqual({ position: 1, channel: 'coordinate', crossed: true })
  log.verdict('tap', 'fail')
    .event('handlerTriggered', 'tap', { hook: 'onFail', level: 'step', index: 0, disposition: 'retry', n: 1 }).exit('tap').enter('tap')
  expect(mark()).toEqual({ position: 1, channel: 'coordinate', crossed: true })
  log.intent('tap', 'a', { channel: 'dom', group: 2 })
  expect(mark()).toEqual({ position: 0, channel: 'dom', crossed: false })
})

// covers: PR-18
test('runs are listed by creation, newest first, and stand as they do', () => {
  const row = (runId: string, startedAtMs: number, more: Partial<RunRow>): RunRow => ({
    runId, flowId: 'release', irHash: hashOf('x'), status: 'running', startedAtMs, headAtMs: startedAtMs, headSeq: 1, segment: 1,
    labels: {}, ...more,
  })
  const rows = [
    row('b', 2, { status: 'finished', outcome: 'failed' }), row('d', 4, {}), row('a', 1, { status: 'suspended', outcome: 'gated' }),
    row('c', 3, {}),
  ]
  expect(runListOf(rows, new Set(['d'])).runs.map(({ runId, outcome }) => [runId, outcome])).toEqual([
    ['d', 'running'], ['c', 'suspended'], ['b', 'failed'], ['a', 'gated'],
  ])
})
