import { describe, expect, test } from 'vitest'
import { dossierOf, eventsOfInstance } from '../../../src/core/view/dossier.ts'
import { locateStep, refOfText } from '../../../src/core/view/locate-step.ts'
import { stepFinder } from '../../../src/core/view/source-of.ts'
import { buildLog, FLOW_HASH, hashOf, inline, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import { action, choice, failing, flowOf, folded, RELEASE } from '../support/sample-runs.ts'

const dossier = (log: LogBuilder, ref: string, flows = (hash: string) => (hash === FLOW_HASH ? RELEASE : undefined)) => {
  const record = folded(log.events).records.get(ref)!
  return dossierOf('r1', record, [...eventsOfInstance(log.events, ref)], { since: 1, flows })
}

const picture = { name: 'screenshot', hash: hashOf('picture'), bytes: 9, mediaType: 'image/png' }

const HOLDS = { assertId: 'exitCode', verdict: 'pass' as const, reason: 'holds', evidence: [hashOf('other')] }

const tried = (): LogBuilder => buildLog().start().enter('publish').intent('publish', 'npm publish')
  .settle('publish', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable', message: 'connection refused' })
  .event('retryScheduled', 'publish', { attempt: 2, dueAtMs: NIGHT + 1000, why: 'connection refused' }).wait(1000)
  .intent('publish', 'npm publish', { attempt: 2 })
  .settle('publish', { output: inline({ exitCode: 0 }), startedAtMs: NIGHT + 1001, endedAtMs: NIGHT + 1400 })
  .event('observationRecorded', 'publish', { which: 'after', parts: [picture], gaps: [] })
  .event('assertionEvaluated', 'publish', { outcome: HOLDS })
  .verdict('publish', 'pass').exit('publish')

// covers: PR-04
test('the dossier joins everything recorded of an instance', () => {
  const view = dossier(tried(), 'publish', () => undefined)
  expect(view.attempts.map(({ attempt, result, fact, providerTimes }) => ({ attempt, result, fact, providerTimes }))).toEqual([
    { attempt: 1, result: 'failed: connection refused', fact: 'nothing', providerTimes: undefined },
    { attempt: 2, result: 'exit 0', fact: 'happened', providerTimes: { startedAtMs: NIGHT + 1001, endedAtMs: NIGHT + 1400 } },
  ])
  expect(view.observations).toHaveLength(1)
  expect(view.assertions).toEqual([HOLDS])
  expect(view.evidence).toEqual([picture])
  expect(view.otherEvidence).toEqual([hashOf('other')])
  expect(view.verdicts).toMatchObject([{ verdict: 'pass' }])
  expect(view.ir).toBeUndefined()
  expect(view.step).toMatchObject({ attempts: 2, word: 'run', standing: 'pass' })
})

test('files that are kept as artifacts are listed as such and not as evidence without a name', () => {
  const artifact = { name: 'pack', files: [{ path: 'a', hash: hashOf('a'), bytes: 1, mode: 420 }] }
  const view = dossier(tried().event('artifactStored', 'publish', artifact), 'publish')
  expect(view.artifacts).toMatchObject([artifact])
  expect(view.otherEvidence).toEqual([hashOf('other')])
})

test('the verdict history keeps what was replaced', () => {
  const log = failing()
  const first = folded(log.events).records.get('publish')!.verdict!.seq
  log.resume().verdict('publish', 'pass', { supersedes: first, reason: 'judged again' })
  const view = dossier(log, 'publish')
  expect(view.verdicts.map(({ verdict, supersedes }) => [verdict, supersedes])).toEqual([['fail', undefined], ['pass', first]])
  expect(view.step.superseded).toBe(1)
})

// covers: PR-06
test('with the flow at hand the dossier has the step as declared and where it was written', () => {
  expect(dossier(failing(), 'test').ir).toMatchObject({ irPath: '/body/0', source: { file: 'release.flow.yaml', line: 5, column: 3 } })
})

test('a place without an entry of its own in the source map has the nearest around it', () => {
  const flow = flowOf([choice('pick', [action('a')])], {
    sourceMap: [
      { irPath: '/body/0', file: 'f.yaml', span: { startLine: 3, startCol: 1, endLine: 9, endCol: 1 } },
      { irPath: '/body/0/the', file: 'f.yaml', span: { startLine: 7, startCol: 1, endLine: 9, endCol: 1 } },
    ],
  })
  const find = stepFinder((irHash) => (irHash === FLOW_HASH ? flow : undefined))
  expect(find({ irHash: FLOW_HASH, stepId: 'a' })?.source).toEqual({ file: 'f.yaml', line: 3, column: 1 })
  expect(find({ irHash: FLOW_HASH, stepId: 'nope' })).toBeUndefined()
  expect(find({ irHash: hashOf('other'), stepId: 'a' })).toBeUndefined()
})

describe('naming an instance', () => {
  const log = buildLog().start().enter('each', 'foreach').shell('each[a]/pay').shell('each[#1]/pay').exit('each').enter('login', 'call')
  const run = folded(log.event('callFramePushed', 'login', { flowId: 'login', irHash: hashOf('login') }).shell('login/enter').events)
  const records = [...run.records.values()]
  const find = (text: string) => {
    const ref = refOfText(text)
    return ref.ok ? locateStep(run.records.get(ref.value), records.filter((record) => record.stepId === ref.value)) : ref
  }
  const refOf = (text: string) => { const found = find(text); return found.ok ? found.value.ref : found.error }

  test.each([
    ['a bare id that is unique', 'enter', 'login/enter'], ['a call by its id', 'login', 'login'],
    ['a full path', 'each[a]/pay', 'each[a]/pay'],
    ['frames as JSON', '[{"loop":"each","index":1},{"step":"pay"}]', 'each[#1]/pay'],
    ['frames of another hash', `[{"call":"login","hash":"${hashOf('older')}"},{"step":"enter"}]`, 'login/enter'],
  ])('by %s', (_name, text, ref) => {
    expect(refOf(text)).toBe(ref)
  })

  // covers: PR-05
  test.each([
    ['nothing of that name', 'nope', { kind: 'unknown' }], ['no such round', 'each[z]/pay', { kind: 'unknown' }],
    ['no path', 'each[a', { kind: 'badPath' }], ['no frames', '[{"x":1}]', { kind: 'badPath' }], ['broken JSON', '[{', { kind: 'badPath' }],
    ['nothing at all', '', { kind: 'badPath' }],
  ])('fails with a reason: %s', (_name, text, error) => {
    expect(refOf(text)).toEqual(error)
  })

  // covers: PR-16
  test('a bare id of several rounds is ambiguous and lists them; a full path picks one', () => {
    expect(refOf('pay')).toEqual({ kind: 'ambiguous', candidates: ['each[a]/pay', 'each[#1]/pay'] })
    expect(refOf('each[#1]/pay')).toBe('each[#1]/pay')
  })
})

test('the events of an instance are those of its own path only', () => {
  const log = buildLog().start().enter('each', 'foreach').shell('each[a]/pay').shell('each[b]/pay').exit('each').enter('pay')
  expect([...eventsOfInstance(log.events, 'each[a]/pay')]).toHaveLength(6)
  expect([...eventsOfInstance(log.events, 'pay')]).toHaveLength(1)
})
