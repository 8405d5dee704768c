import { describe, expect, it } from 'vitest'
import { compileText, findings, flowOf, sealed, stepAt } from './support/compile-text.ts'

// covers: CM2-07 CM2-08 CM2-09
describe('macros', () => {
  const MACROS = [
    'macros:', '  say: { params: [cmd, who], steps: [{ shell: "${{ macro.cmd }}", effect: readonly, env: { WHO: "${{ macro.who }}" } }] }',
    '  two: { params: [t], steps: [{ id: one, use: say, with: { cmd: echo 1, who: x } }, '
    + '{ id: other, shell: y, effect: readonly, timeout: "${{ macro.t }}" }] }',
    '',
  ].join('\n')
  const using = (...steps: readonly string[]): string => `${MACROS}${flowOf(...steps)}`

  it('vanish: a use of one step is that step', () => {
    const used = sealed(using('{ id: a, use: say, with: { cmd: echo hi, who: "${{ run.id }}" } }'))
    expect(used.irHash).toBe(sealed(flowOf('{ id: a, shell: echo hi, effect: readonly, env: { WHO: "${{ run.id }}" } }')).irHash)
  })

  it('several steps get ids below the use, and nested uses below those', () => {
    const flow = sealed(using('{ id: a, use: two, when: run.id != "", with: { t: 5s } }'))
    const choice = stepAt(flow, 0, 'if')
    expect([choice.stepId, ...choice.then.map(({ stepId }) => stepId)]).toEqual(['a:when', 'a:one', 'a:other'])
    expect(choice.then[1]).toMatchObject({ timeoutMs: 5000 })
  })

  it('the source map names the uses on the way, outermost first', () => {
    const { sourceMap } = sealed(using('{ id: a, use: two, with: { t: 5s } }'))
    expect(
      sourceMap.map(({ irPath, span, origin }) => [irPath, span.startLine, origin?.map((use) => [use.macro, use.span.startLine])])
    ).toEqual([
      ['/body/0', 2, [['two', 6], ['say', 3]]], ['/body/1', 3, [['two', 6]]],
    ])
  })

  it.each<[string, string, readonly string[]]>([
    ['an unknown macro', using('{ id: a, use: sya, with: {} }'), ['6:19 normalize.macro-unknown']],
    ['an argument too many', using('{ id: a, use: say, with: { cmd: x, who: y, why: z } }'), ['6:48 normalize.macro-arguments']],
    ['an argument too few', using('{ id: a, use: say, with: { cmd: x } }'), ['6:19 normalize.macro-arguments']],
    ['no arguments', using('{ id: a, use: say }'), ['6:19 normalize.macro-arguments', '6:19 normalize.macro-arguments']],
    [
      'a key that a use does not have', using('{ id: a, use: say, with: { cmd: x, who: y }, timeout: 5s }'),
      ['6:50 normalize.key-not-applicable'],
    ],
    ['an expression in a command, by argument', using('{ id: a, use: say, with: { cmd: "${{ run.id }}", who: y } }'),
      ['6:38 normalize.expression-in-shell-text']],
  ])('%s is refused', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })

  it.each<[string, string, readonly string[]]>([
    ['itself', 'macros:\n  a: { steps: [{ id: s, use: a }] }\n', ['2:30 normalize.macro-recursion']],
    [
      'each other', 'macros:\n  a: { steps: [{ id: s, use: b }] }\n  b: { steps: [{ id: s, use: a }] }\n',
      ['3:30 normalize.macro-recursion'],
    ],
    ['no steps', 'macros:\n  a: { steps: [] }\n', ['2:15 normalize.value-invalid']],
    ['no list of steps', 'macros:\n  a: {}\n', ['2:6 normalize.key-missing', '4:19 normalize.macro-unknown']],
    [
      'an unknown hole', 'macros:\n  a: { steps: [{ id: s, shell: "${{ macro.x }}", effect: readonly }] }\n',
      ['2:32 normalize.macro-arguments'],
    ],
    ['a hole in a text', 'macros:\n  a: { params: [x], steps: [{ id: s, shell: "v${{ macro.x }}", effect: readonly }] }\n',
      ['2:51 normalize.macro-argument-misplaced', '4:19 normalize.macro-arguments']],
    [
      'a param that is no name', 'macros:\n  a: { params: [x-y], steps: [{ id: s, let: { x: 1 } }] }\n',
      ['2:17 normalize.id-invalid', '4:19 normalize.macro-arguments'],
    ],
    ['steps that read each other',
      'macros:\n  a: { steps: [{ id: s, shell: x, effect: readonly }, '
      + '{ id: t, shell: y, effect: readonly, stdin: "${{ steps.s.output.stdout }}" }] }\n',
      ['2:104 normalize.macro-steps-linked']],
  ])('a macro with %s is refused when it is used', (_, macros, expected) => {
    expect(findings(`${macros}${flowOf('{ id: u, use: a }').replace('flow: f\n', '')}flow: f\n`)).toEqual(expected)
  })

  it('cannot multiply without end', () => {
    const levels = Array.from({ length: 14 }, (_, i) => {
      const use = (name: string) => `{ id: ${name}, use: m${i + 1} }`
      return `  m${i}: { steps: [${['a', 'b', 'c', 'd'].map(use).join(', ')}] }`
    })
    const source = `macros:\n${levels.join('\n')}\n  m14: { steps: [{ id: x, let: { x: 1 } }] }\n${flowOf('{ id: u, use: m0 }')}`
    expect(compileText(source).diagnostics.map(({ code }) => code)).toContain('normalize.macro-too-large')
  })
})
