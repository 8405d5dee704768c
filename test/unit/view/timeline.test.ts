import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/base/json.ts'
import { boundText, TEXT_LIMIT } from '../../../src/core/view/bound-json.ts'
import { eventText } from '../../../src/core/view/event-text.ts'
import { TIMELINE_FILTERS, timelineOf, timelineRow } from '../../../src/core/view/timeline.ts'
import { EVENT_PAYLOADS, type EventPayload, type RunEvent } from '../../../src/model/run-event.ts'
import { buildLog, hashOf, inline, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import { folded } from '../support/sample-runs.ts'

const part = (name: string) => ({ name, hash: hashOf(name), bytes: 3, mediaType: 'image/png' })

const scripted = () => buildLog().start().enter('open').event('preflightProbed', 'open', { results: [], holds: null })
  .intent('open', 'open').settle('open').event('observationRecorded', 'open', { which: 'after', parts: [part('screenshot')], gaps: [] })
  .event('assertionEvaluated', 'open', { outcome: { assertId: 'shown', verdict: 'pass' } }).verdict('open', 'pass').exit('open')
  .enter('check', 'assert').event('preflightProbed', 'check', { results: [], holds: null }).verdict('check', 'pass').exit('check')
  .finish('passed', { verdict: 'pass' })

// covers: PR-02
test('each filter shows its events, and a page is never longer than fifty', () => {
  const { events } = scripted()
  const totals = Object.fromEntries(TIMELINE_FILTERS.map((filter) => [filter, timelineOf('r1', events, { filter }).total]))
  expect(totals).toEqual({ all: 14, actions: 2, observations: 1, verdicts: 3, errors: 0 })
  expect(timelineOf('r1', events, { filter: 'observations' }).rows[0]?.evidence).toEqual([hashOf('screenshot')])
  expect(timelineOf('r1', events, { pageSize: 5000 }).pageSize).toBe(50)
})

test('what carries an error class is an error; the handler that answers it is not', () => {
  const log = buildLog().start().enter('a').intent('a', 'x').settle('a', { terminal: 'failed', effect: 'none', errorClass: 'target_stale' })
    .event('handlerTriggered', 'a', { hook: 'onError', level: 'step', index: 0, disposition: 'continue', n: 1, errorClass: 'target_stale' })
    .verdict('a', 'fail').exit('a').verdict('a', 'pass', { supersedes: 6 })
  const view = timelineOf('r1', log.events, { filter: 'errors' })
  expect(view.rows.map(({ type, errorClass }) => [type, errorClass])).toEqual([['actionSettled', 'target_stale']])
  expect(timelineOf('r1', log.events).rows.at(-1)?.text).toBe('verdict pass, supersedes #6')
})

describe('what is too much to be shown', () => {
  const settled = (output: Json): RunEvent =>
    buildLog().start().enter('a').intent('a', 'x').settle('a', { output: inline(output) }).events.at(-1)!

  // covers: PR-03
  test('a long text is cut to four kibibytes and marked', () => {
    const row = timelineRow(buildLog().start().enter('a').verdict('a', 'fail', { reason: 'é'.repeat(10_000) }).events.at(-1)!)
    expect(Buffer.byteLength(row.text)).toBeLessThanOrEqual(TEXT_LIMIT)
    expect(row.truncated).toBe(true)
    expect(row.text.endsWith('…')).toBe(true)
    expect(Buffer.byteLength(JSON.stringify(row.details))).toBeLessThan(TEXT_LIMIT + 400)
  })

  // covers: PR-14
  test('deep nesting, a huge row and many references are replaced by markers', () => {
    const deep = timelineRow(settled(JSON.parse('{"a":'.repeat(20) + '1' + '}'.repeat(20)) as Json))
    expect(deep.truncated).toBe(true)
    expect(JSON.stringify(deep.details)).toContain('nested deeper')
    const huge = timelineRow(settled(Array.from({ length: 5000 }, (_, index) => `line number ${String(index)}`)))
    expect(huge.details).toBe('… (actionSettled: too large to be shown)')
    const many = timelineRow(buildLog().start().enter('a').event('observationRecorded', 'a', {
      which: 'after', parts: Array.from({ length: 40 }, (_, index) => part(`part${String(index)}`)), gaps: [],
    }).events.at(-1)!)
    expect(many.evidence).toHaveLength(32)
    expect(many.evidenceOmitted).toBe(8)
  })

  test('a text is never cut within a character', () => {
    for (let length = 1; length < 40; length += 1) {
      const { text } = boundText('a😀é'.repeat(20), length)
      expect(() => encodeURIComponent(text)).not.toThrow()
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(Math.max(length, 3))
    }
    expect(boundText('short', 100)).toEqual({ text: 'short', truncated: false })
    expect(boundText('x'.repeat(10), 10)).toEqual({ text: 'x'.repeat(10), truncated: false })
    expect(boundText('x'.repeat(11), 10)).toEqual({ text: `${'x'.repeat(7)}…`, truncated: true })
  })

  test('a hash inside a value of the flow is no evidence', () => {
    expect(timelineRow(settled({ hash: hashOf('not evidence') })).evidence).toEqual([])
  })
})

// covers: PR-15
test('pages count from one and an empty page keeps the total', () => {
  const { events } = scripted()
  const page = (number: number) => timelineOf('r1', events, { page: number, pageSize: 5 })
  expect(page(2).rows[0]?.seq).toBe(6)
  expect(page(9)).toMatchObject({ rows: [], total: 14 })
  expect(page(0)).toEqual(page(1))
})

// covers: PR-23
test('an annotation of the archive stays on its verdict and on the end of the run', () => {
  const annotations = ['the provider did not archive the verdict']
  const log = buildLog().start().enter('a').verdict('a', 'pass', { annotations }).exit('a').finish('passed', { annotations })
  const rows = timelineOf('r1', log.events).rows.filter((row) => row.annotations !== undefined)
  expect(rows.map(({ type, annotations: said }) => [type, said])).toEqual([['verdictRecorded', annotations], ['runFinished', annotations]])
})

/** A run with people, a call, a retry, a timer, handlers, artifacts and a resume: every kind of event there is. */
function everything(): LogBuilder {
  const frame = { flowId: 'login', irHash: hashOf('login') }
  const sealed = { scheme: 'flow-ir/2', irHash: hashOf('flow'), hashes: { effect: hashOf('e'), judge: hashOf('j') } } as const
  const answer = { requestId: 'q1', decision: 'publish', actor: 'cli:os:a@b', via: 'cli', final: true }
  const timer = { timerId: 't', dueAtMs: NIGHT }
  return scripted().resume().event('stepAdopted', 'open', { ref: 'open', class: 'judgeDirty', position: 2, ...sealed })
    .enter('login', 'call').event('callFramePushed', 'login', frame).event('callFramePopped', 'login', { verdict: 'pass' }).exit('login')
    .enter('approve', 'human').ask('approve', 'Publish?').event('humanResponded', 'approve', answer).exit('approve')
    .enter('pause', 'wait').event('timerArmed', 'pause', timer).event('timerFired', 'pause', timer).exit('pause')
    .enter('pack').event('retryScheduled', 'pack', { attempt: 2, dueAtMs: NIGHT, why: 'busy' })
    .event('retryClaimed', 'pack', { ref: 'pack', attempt: 2, promptId: 'p', manual: true, state: 'claimed' })
    .event('handlerTriggered', 'pack', { hook: 'onFail', level: 'flow', index: 0, disposition: 'retry', n: 1 })
    .event('continuationTriggered', 'pack', { attempt: 1, status: 'partial' })
    .event('sessionChanged', 'pack', { provider: 'agent', change: 'resumed' })
    .event('artifactStored', 'pack', { name: 'pack', files: [{ path: 'a.tgz', hash: hashOf('a'), bytes: 1, mode: 420 }] })
    .event('artifactRestored', 'pack', { name: 'pack', path: 'a.tgz', hash: hashOf('a') }).exit('pack')
    .event('runCancelled', '', { actor: 'cli:os:a@b' }).suspend('stop')
}

// covers: PR-12
test('every type of event has a line of its own, in words and not in its name', () => {
  const { events } = everything()
  expect(new Set(events.map((event) => event.type)).size).toBe(Object.keys(EVENT_PAYLOADS).length)
  expect(folded(events).view.head.seq).toBe(events.length)
  for (const event of events) {
    expect(eventText(event)).not.toContain(event.type)
    expect(eventText(event)).toMatch(/\w{3}/)
  }
})

test.each<[string, EventPayload<'artifactStored'>, string]>([
  ['its files', { name: 'pack', files: filesOf('a', 'b') }, 'keeps pack: a, b'],
  ['some of many', { name: 'pack', files: filesOf('a', 'b', 'c', 'd', 'e') }, 'keeps pack: a, b, c and 2 more'],
  ['what nothing matches', { name: 'pack', files: [], globs: ['*.tgz', 'x'] }, 'keeps pack: nothing, no file matches *.tgz, x'],
  ['why some of it is not there', { name: 'pack', files: filesOf('a'), problem: 'b is no file' }, 'keeps pack: a; b is no file'],
])('what is kept of an artifact is told: %s', (_, payload, text) => {
  expect(eventText(buildLog().start().enter('pack').event('artifactStored', 'pack', payload).events.at(-1)!)).toBe(text)
})

function filesOf(...paths: readonly string[]): EventPayload<'artifactStored'>['files'] {
  return paths.map((path) => ({ path, hash: hashOf(path), bytes: 1, mode: 420 }))
}

describe('what a resume did', () => {
  const sealed = { scheme: 'flow-ir/2', irHash: hashOf('flow'), hashes: { effect: hashOf('e'), judge: hashOf('j') } } as const
  const log = buildLog().start().shell('publish').resume({
    report: { evidence: hashOf('report'), counts: { keep: 3, rerun: 1, clean: 3 } }, allowMutatingReexec: ['publish'],
    adopt: [{ ref: 'tag', reason: 'is on the server' }], adoptRest: 'compared by hand',
  })
    .event('stepAdopted', 'publish', {
      ref: 'publish', class: 'effectDirty', cause: 'adoptedAcrossChange', position: 2, reason: 'typo', ...sealed,
    })
    .event('stepAdopted', 'publish', { ref: 'publish', class: 'clean', position: 2, ...sealed })
    .event('stepAdopted', 'release', { ref: 'publish', class: 'new', cause: 'adopted', position: 2, reason: 'renamed', ...sealed })

  test('is told in words: what it found, what a person said, what is kept and why', () => {
    expect(log.events.slice(-4).map(eventText)).toEqual([
      'resumed, segment 2: 3 keep, 1 rerun, publish released, tag kept (is on the server), the rest kept (compared by hand)',
      'kept, kept although it changed: typo',
      'kept',
      'takes over what publish did, kept on your word: renamed',
    ])
  })
})
