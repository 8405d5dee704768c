import { describe, expect, it } from 'vitest'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import { compileText, findings, flowOf, sealed, short } from './support/compile-text.ts'

// What handlers may do where they stand: told with their place, all at once, before anything is sealed.

const LET = '{ id: z, let: { q: 1 } }'
const B = 'flow: b\nsteps:\n  - { id: x, shell: x, effect: readonly }\n'
const withB = (flow: string): Record<string, string> => ({ 'flow.yaml': flow, 'b.yaml': B })
const told = (flow: string): readonly string[] => compileText(withB(flow)).diagnostics.map((each) => short(each))

const CONTAINERS: Readonly<Record<string, string>> = {
  call: '{ id: a, call: b.yaml, ', if: '{ id: a, if: "true", then: [{ id: z, let: { q: 1 } }], ',
  foreach: '{ id: a, foreach: { in: [p], as: i, steps: [{ id: z, let: { q: 1 } }] }, ',
  parallel: '{ id: a, parallel: { branches: { l: [{ id: z, let: { q: 1 } }], r: [{ id: y, let: { p: 1 } }] } }, ',
  let: '{ id: a, let: { q: 1 }, ', wait: '{ id: a, wait: { for: 1s }, ',
}
const HOSTS: Readonly<Record<string, string>> = {
  action: '{ id: a, shell: x, effect: readonly, ', question: '{ id: a, human: { mode: judge, prompt: x, timeout: 1d }, ',
  check: '{ id: a, observe: fresh, expect: { file: { path: x, state: present } }, ',
}

describe('doing a step again', () => {
  // covers: HND-09
  it.each(Object.entries(CONTAINERS))('is nothing that a handler of %s can do', (kind, step) => {
    for (const action of ['retry: 2', 'repair: b.yaml']) {
      const place = `3:${String(step.length + 5 + 'onFail: ['.length)}`
      expect(told(flowOf(`${step}onFail: [{ ${action} }] }`))).toEqual([`${place} check.handler-not-repeatable`])
    }
    expect(told(flowOf(`${step}onFail: [{ abort: true }], onUnknown: [{ continue: true }] }`))).toEqual([])
    const [first] = compileText(withB(flowOf(`${step}onFail: [{ retry: 2 }] }`))).diagnostics
    expect(first?.hint).toContain(kind === 'call' ? 'the called flow' : 'a step inside')
  })

  it.each(Object.entries(HOSTS))('is for %s', (_kind, step) => {
    expect(told(flowOf(`${step}onFail: [{ retry: 2 }], onUnknown: [{ repair: b.yaml }] }`))).toEqual([])
  })

  it('needs the word of a step whose effect it would repeat; after a drift nothing was done yet', () => {
    const step = (hook: string, more = ''): string =>
      flowOf(`{ id: a, shell: x, effect: mutating, preflight: run.id != "", ${more}${hook}: [{ repair: b.yaml }] }`)
    for (const hook of ['onFail', 'onUnknown', 'onError']) {
      expect(told(step(hook))).toEqual(['3:11 check.repeats-required'])
      expect(told(step(hook, 'repeats: true, '))).toEqual([])
    }
    expect(told(step('onResumeDrift'))).toEqual([])
    expect(told(step('onResumeDrift', 'repeats: true, '))).toEqual(['3:11 check.repeats-idle (warning)'])
  })
})

describe('over a drift', () => {
  it('nothing continues, at a step or at the flow', () => {
    const step = '{ id: a, shell: x, effect: readonly, preflight: run.id != "", onResumeDrift: [{ continue: true }] }'
    expect(findings(flowOf(step))).toEqual(['3:83 check.drift-continued'])
    expect(findings(`flow: f\nonResumeDrift: [{ continue: true }]\nsteps:\n  - ${LET}\n`)).toEqual(['2:17 check.drift-continued'])
  })
})

describe('a handler of the flow that does steps again', () => {
  const flow = (hook: string, ...steps: readonly string[]): string =>
    `flow: f\n${hook}\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`
  const change = (id: string, more = ''): string => `{ id: ${id}, shell: x, effect: mutating${more} }`

  it('is told once that it repeats no effect, where every step has one', () => {
    const both = flow('onFail: [{ retry: 2 }, { repair: b.yaml }]', change('a'), `{ id: c, if: "true", then: [${change('d')}] }`)
    expect(told(both)).toEqual(['2:10 check.handler-never-fires (warning)'])
    const { diagnostics: [only] } = compileText(withB(both))
    expect(only).toMatchObject({ severity: 'warning', message: expect.stringContaining('every step here has one') as string })
    expect(told(flow('onFail: [{ retry: 2 }]', LET))).toEqual(['2:10 check.handler-never-fires (warning)'])
  })

  it.each<[string, string, readonly string[]]>([
    ['a readonly step', 'onFail: [{ retry: 2 }]', [change('a'), '{ id: b, shell: x, effect: readonly }']],
    ['an idempotent step', 'onFail: [{ retry: 2 }]', [change('a', ', idempotent: true')]],
    ['a question', 'onFail: [{ retry: 2 }]', [change('a'), '{ id: b, human: { mode: judge, prompt: x, timeout: 1d } }']],
    ['a drift, after which nothing was done yet', 'onResumeDrift: [{ repair: b.yaml }]', [change('a')]],
    ['another disposition', 'onFail: [{ abort: true }]', [change('a')]],
  ])('is useful with %s', (_name, hook, steps) => {
    expect(told(flow(hook, ...steps))).toEqual([])
  })
})

// covers: CM2-16
it('everything that is wrong with handlers is told at once', () => {
  const source = flowOf(
    '{ id: a, shell: x, effect: mutating, onFail: [{ retry: 2 }] }',
    '{ id: b, let: { x: 1 }, onFail: [{ retry: 2 }], onResumeDrift: [{ continue: true }] }',
  )
  expect(told(source)).toEqual([
    '3:11 check.repeats-required', '4:38 check.handler-not-repeatable', '4:69 check.drift-continued',
    '4:69 check.handler-never-fires (warning)',
  ])
  expect(told(flowOf('{ id: a, shell: x, effect: readonly, onFail: [{ abort: true, retry: 2 }, {}, { abort: yes, errorClasses: [x] }] }')))
    .toHaveLength(5)
})

it('what is sealed with handlers and questions of every kind is read again', () => {
  const human = (text: string): string => `{ ${text}, prompt: x, timeout: 1d }`
  const flow = sealed(withB(flowOf(
    `{ id: a, human: ${human('mode: confirm, decisions: [go, stop]')}, onFail: [{ retry: 2 }] }`,
    `{ id: b, human: ${human('mode: provideInput, outputSchema: { type: string }')} }`,
    `{ id: c, human: ${human('mode: repairWorld')}, onUnknown: [{ escalate: ${human('mode: judge')} }] }`,
    '{ id: d, shell: x, effect: mutating, repeats: true, onFail: [{ repair: b.yaml, maxTriggers: 2 }], onError: [{ retry: 2, '
      + 'errorClasses: [target_stale] }] }',
    '{ id: e, call: b.yaml, onFail: [{ continue: true }] }',
  )))
  expect(readFlow(JSON.stringify(flow)).ok).toBe(true)
})
