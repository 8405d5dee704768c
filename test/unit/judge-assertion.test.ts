import { describe, expect, test } from 'vitest'
import { ok } from '../../src/base/result.ts'
import { foldAction, foldAssertions } from '../../src/core/judge/fold-verdict.ts'
import { judgeAssertion, type Materials } from '../../src/core/judge/judge-assertion.ts'
import type { LedgerEntry } from '../../src/model/checkpoint.ts'
import type { Assertion, Predicate } from '../../src/model/flow.ts'
import type { UiNode } from '../../src/ports/provider.ts'

const tree: UiNode = {
  role: 'window', children: [
    { identifier: 'toggle', role: 'switch', visible: true, enabled: null },
    { identifier: 'label', text: 'Pointer Lab', visible: true, enabled: true },
    { identifier: 'hidden', visible: false, enabled: false },
    { identifier: 'twin', visible: true }, { identifier: 'twin', visible: true },
  ],
}
const nothing: Materials = {
  evaluate: () => ok(true), checkSchema: () => [], trees: {}, gaps: {}, files: [], vision: new Map(),
}
const seen: Materials = { ...nothing, trees: { uiTree: tree } }
const assertion = (predicate: Predicate, verifyVia: Assertion['verifyVia'], visionPrompt?: string): Assertion => ({
  assertId: 'a', predicate, verifyVia, onMissingInput: 'unknown', ...(visionPrompt === undefined ? {} : { visionPrompt }),
})
const state = (
  identifier: string, value: 'present' | 'visible' | 'enabled' | 'absent',
): Predicate => ({ type: 'elementState', selector: { identifier }, state: value })
const text = (identifier: string, value: string): Predicate => ({
  type: 'elementText', selector: { identifier }, match: { value, mode: 'contains', caseSensitive: false },
})
const outcomeOf = (row: Assertion, materials: Materials) => {
  const judged = judgeAssertion(row, materials)
  return 'outcome' in judged ? judged.outcome : judged.ask
}

describe('an element predicate on a structured channel', () => {
  // covers: VC-01 VC-02 VC-05
  test.each([
    ['present element passes', state('label', 'present'), 'pass'],
    ['absent passes when nothing matches', state('nowhere', 'absent'), 'pass'],
    ['absent fails when something matches', state('label', 'absent'), 'fail'],
    ['missing element is not present', state('nowhere', 'present'), 'fail'],
    ['visible element passes', state('label', 'visible'), 'pass'],
    ['hidden element is not visible', state('hidden', 'visible'), 'fail'],
    ['ambiguous selector fails a unique predicate', state('twin', 'visible'), 'fail'],
    ['two matches are still present', state('twin', 'present'), 'pass'],
    ['text is matched without case', text('label', 'pointer lab'), 'pass'],
    ['wrong text fails', text('label', 'elsewhere'), 'fail'],
  ] as const)('%s', (_, predicate, verdict) => {
    expect(outcomeOf(assertion(predicate, ['uiTree']), seen)).toMatchObject({ verdict, channel: 'uiTree' })
  })

  test('says that the selector is ambiguous', () => {
    expect(
      outcomeOf(assertion(state('twin', 'enabled'), ['uiTree']), seen)
    ).toMatchObject({ reason: expect.stringContaining('ambiguous') as string })
  })

  test('never takes a null of the platform for a value: the chain is exhausted and no channel is named', () => {
    // covers: VC-03
    const outcome = outcomeOf(assertion(state('toggle', 'enabled'), ['uiTree']), seen)
    expect(outcome).toEqual({ assertId: 'a', verdict: 'unknown', reason: 'uiTree: the platform reports null for enabled' })
  })

  test('is unknown with the omission as its reason when the snapshot was left out', () => {
    // covers: VC-06
    const outcome = outcomeOf(assertion(state('label', 'present'), ['uiTree']), { ...nothing, gaps: { uiTree: 'driverUnsupported' } })
    expect(outcome).toEqual({ assertId: 'a', verdict: 'unknown', reason: 'uiTree: driverUnsupported' })
  })
})

describe('a chain', () => {
  const withVision = (verdict: 'pass' | 'fail' | 'unknown'): Materials => (
    { ...nothing, gaps: { uiTree: 'policy' }, vision: new Map([['a', { verdict, reason: 'seen' }]]) }
  )

  test('does not ask vision after a completed mismatch', () => {
    // covers: VC-04
    expect(
      outcomeOf(assertion(text('label', 'other'), ['uiTree', 'vision'], 'is it there?'), seen)
    ).toMatchObject({ verdict: 'fail', channel: 'uiTree' })
  })

  test('asks vision with the author’s prompt when the first channel cannot see', () => {
    expect(
      judgeAssertion(assertion(state('toggle', 'enabled'), ['uiTree', 'vision'], 'is it on?'), seen)
    ).toEqual({ ask: { assertId: 'a', prompt: 'is it on?' } })
  })

  test('a pass on a later channel is degraded', () => {
    // covers: VC-09 VC-11
    expect(
      outcomeOf(assertion(state('label', 'present'), ['uiTree', 'vision'], 'p'), withVision('pass'))
    ).toMatchObject({ verdict: 'pass', channel: 'vision', degraded: true })
    expect(
      outcomeOf(assertion(state('label', 'present'), ['dom', 'uiTree']), seen)
    ).toMatchObject({ verdict: 'pass', channel: 'uiTree', degraded: true })
  })

  test('exhausted reports what every channel lacked', () => {
    // covers: VC-08
    const outcome = outcomeOf(assertion(state('label', 'present'), ['uiTree', 'vision'], 'p'), withVision('unknown'))
    expect(outcome).toEqual({ assertId: 'a', verdict: 'unknown', reason: 'uiTree: policy; vision: seen' })
  })

  test('a visual predicate that vision confirms is not degraded: it is its first channel', () => {
    expect(outcomeOf(assertion({ type: 'visual', prompt: 'p' }, ['vision']), withVision('pass'))).toEqual({
      assertId: 'a', verdict: 'pass', channel: 'vision', reason: 'vision: seen',
    })
  })
})

describe('a file predicate', () => {
  const files: Materials = {
    ...nothing, evaluate: () => ok('out.txt'), files: [{ path: 'out.txt', present: true, sha256: 'aa', contains: ['yes'] }]
  }
  const file = (more: object): Assertion => assertion({ type: 'file', path: { lit: 'out.txt' }, state: 'present', ...more }, [])
  test.each([
    ['is there', {}, 'pass'], ['has the content', { contains: 'yes' }, 'pass'], ['lacks the content', { contains: 'no' }, 'fail'],
    ['has another hash', { sha256: 'bb' }, 'fail'], ['should be absent', { state: 'absent' }, 'fail'],
  ])('%s', (_, more, verdict) => {
    expect(outcomeOf(file(more), files)).toMatchObject({ verdict })
  })
  test('is unknown when the file was not looked at', () => {
    expect(outcomeOf(file({}), { ...files, files: [] })).toMatchObject({ verdict: 'unknown' })
  })
})

describe('a step’s verdict', () => {
  const row = (verdict: 'pass' | 'fail' | 'unknown', degraded?: true) => (
    { assertId: verdict, verdict, ...(degraded === undefined ? {} : { degraded }) }
  )
  const settled = (
    terminal: 'succeeded' | 'failed' | 'timedOut'
  ): LedgerEntry => ({ settled: { terminal, message: 'm' } }) as unknown as LedgerEntry

  test('any fail is fail, else any unknown is unknown, else pass, else none', () => {
    expect(foldAssertions([row('pass'), row('unknown'), row('fail')], 'standard')?.verdict).toBe('fail')
    expect(foldAssertions([row('pass'), row('unknown')], 'standard')?.verdict).toBe('unknown')
    expect(foldAssertions([row('pass')], 'standard')).toEqual({ verdict: 'pass' })
    expect(foldAssertions([], 'standard')).toBeUndefined()
  })

  test('the strict policy does not accept a degraded pass', () => {
    // covers: VC-10
    expect(foldAssertions([row('pass', true)], 'standard')).toEqual({ verdict: 'pass', degraded: true })
    expect(foldAssertions([row('pass', true)], 'strict')?.verdict).toBe('unknown')
  })

  test('a failed dispatch is fail, assertions or not', () => {
    expect(foldAction(settled('failed'), [row('pass')], 'standard', true)?.verdict).toBe('fail')
    expect(foldAction(settled('failed'), [], 'standard', false)?.verdict).toBe('fail')
  })

  test('a timed out dispatch is decided by a fresh observation and by nothing else', () => {
    // covers: VC-19
    expect(foldAction(settled('timedOut'), [row('pass')], 'standard', true)?.verdict).toBe('pass')
    expect(foldAction(settled('timedOut'), [row('fail')], 'standard', true)?.verdict).toBe('fail')
    expect(foldAction(settled('timedOut'), [row('unknown')], 'standard', true)?.verdict).toBe('unknown')
    expect(foldAction(settled('timedOut'), [row('pass')], 'standard', false)?.verdict).toBe('unknown')
    expect(foldAction(settled('timedOut'), [], 'standard', false)?.verdict).toBe('unknown')
  })
})
