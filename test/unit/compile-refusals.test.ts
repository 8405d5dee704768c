import { describe, expect, it } from 'vitest'
import { compileText, findings, flowOf, short } from './support/compile-text.ts'

const readonly = (more: string): string => flowOf(`{ id: a, shell: x, effect: readonly, ${more} }`)

// covers: CM0-07 CM0-08 CM1-14 CM1-15 CM2-16 CM2-17 CM2-18 CM2-22
describe('forms that do not exist are refused where they stand', () => {
  it.each<[string, string, readonly string[]]>([
    ['an unknown key of the flow', 'flow: f\nstepz: []\nsteps: [{ id: a, let: { x: 1 } }]\n', ['2:1 normalize.unknown-key']],
    ['a flow without a name and steps', 'params: {}\n', ['1:1 normalize.key-missing', '1:1 normalize.key-missing']],
    ['a flow that is a list', '[]\n', ['1:1 normalize.wrong-kind']],
    ['a name that is none', 'flow: a b\nsteps: [{ id: a, let: { x: 1 } }]\n', ['1:7 normalize.id-invalid']],
    ['a name that is computed', 'flow: "${{ run.id }}"\nsteps: [{ id: a, let: { x: 1 } }]\n', ['1:8 normalize.literal-expected']],
    ['no step', 'flow: f\nsteps: []\n', ['2:8 normalize.value-invalid']],
    ['a text as a step', flowOf('text'), ['3:5 normalize.wrong-kind']],
    ['a misspelt kind', flowOf('{ id: a, shel: x }'), ['3:14 normalize.unknown-key']],
    ['no kind', flowOf('{ id: a }'), ['3:5 normalize.step-kind-missing']],
    ['two kinds', flowOf('{ id: a, shell: x, call: y }'), ['3:24 normalize.step-kind-ambiguous']],
    ['then without if', flowOf('{ id: a, then: [] }'), ['3:14 normalize.key-not-applicable']],
    ['expect beside let', flowOf('{ id: a, let: { x: 1 }, expect: [] }'), ['3:29 normalize.key-not-applicable']],
    ['outputs beside call', flowOf('{ id: a, call: b.yaml, outputs: {} }'), ['3:28 normalize.key-not-applicable']],
    ['args beside shell', readonly('args: {}'), ['3:42 normalize.key-not-applicable']],
    ['an unknown key of a step', readonly('timeot: 5s'), ['3:42 normalize.unknown-key']],
    ['no id', flowOf('{ shell: x, effect: readonly }'), ['3:5 normalize.key-missing']],
    ['an id with a colon', flowOf('{ id: "a:b", let: { x: 1 } }'), ['3:11 normalize.id-reserved']],
    ['an id with a space', flowOf('{ id: a b, let: { x: 1 } }'), ['3:11 normalize.id-invalid']],
    ['a number as an id', flowOf('{ id: 1, let: { x: 1 } }'), ['3:11 normalize.wrong-kind']],
    ['an id of 300 letters', flowOf(`{ id: ${'a'.repeat(300)}, let: { x: 1 } }`), ['3:11 normalize.id-invalid']],
    ['a command that is a number', flowOf('{ id: a, shell: 5, effect: readonly }'), ['3:21 normalize.wrong-kind']],
    ['a command without a program', flowOf('{ id: a, shell: [], effect: readonly }'), ['3:21 normalize.value-invalid']],
    ['a number as an argument', flowOf('{ id: a, shell: [x, 5], effect: readonly }'), ['3:25 normalize.wrong-kind']],
    ['an effect that is none', flowOf('{ id: a, shell: x, effect: safe }'), ['3:32 normalize.value-invalid']],
    ['a flag that is text', readonly('idempotent: "yes"'), ['3:54 normalize.wrong-kind']],
    ['a timeout without a unit', readonly('timeout: 5'), ['3:51 normalize.wrong-kind']],
    ['a timeout in words', readonly('timeout: 5 minutes'), ['3:51 normalize.duration-invalid']],
    ['no time at all', readonly('timeout: 0s'), ['3:51 normalize.duration-invalid']],
    ['no attempt', readonly('retry: 0'), ['3:49 normalize.value-invalid']],
    ['retry without a number', readonly('retry: { backoff: 1s }'), ['3:49 normalize.key-missing']],
    ['half a back-off', readonly('retry: { maxAttempts: 2, backoff: { initial: 1s, factor: 2 } }'), ['3:76 normalize.key-missing']],
    ['an unknown error class', readonly('retry: { maxAttempts: 2, retryOn: [oops] }'), ['3:77 normalize.value-invalid']],
    [
      'an error class twice', readonly('retry: { maxAttempts: 2, retryOn: [target_stale, target_stale] }'),
      ['3:91 normalize.value-repeated'],
    ],
    ['jitter beyond 1', readonly('retry: { maxAttempts: 2, jitter: 2 }'), ['3:75 normalize.value-invalid']],
    ['a handler that does two things', readonly('onFail: [{ retry: 2, abort: true }]'), ['3:63 normalize.handler-shape']],
    ['a handler that does nothing', readonly('onFail: [{}]'), ['3:51 normalize.handler-shape']],
    ['no handler', readonly('onFail: []'), ['3:50 normalize.handler-shape']],
    ['a handler alone', readonly('onFail: { abort: true }'), ['3:50 normalize.wrong-kind']],
    ['continue with a value', readonly('onFail: [{ continue: always }]'), ['3:63 normalize.handler-shape']],
    [
      'error classes beside a verdict', readonly('onFail: [{ abort: true, errorClasses: [target_stale] }]'),
      ['3:66 normalize.handler-shape'],
    ],
    ['a handler that waits', readonly('onFail: [{ retry: { maxAttempts: 2, until: "true" } }]'), ['3:78 normalize.unknown-key']],
    ['a handler that never triggers', readonly('onFail: [{ abort: true, maxTriggers: 0 }]'), ['3:79 normalize.value-invalid']],
    ['an empty escalation', readonly('onFail: [{ escalate: {} }]'),
      ['3:63 normalize.key-missing', '3:63 normalize.key-missing', '3:63 normalize.key-missing']],
    ['an expectation of two things', readonly('expect: { expr: "true", file: { path: x } }'), ['3:66 normalize.value-invalid']],
    ['an expectation of nothing', readonly('expect: [{}]'), ['3:51 normalize.key-missing']],
    ['an expectation that is null', readonly('expect: [~]'), ['3:51 normalize.wrong-kind']],
    ['an absent file with content', readonly(
      'expect: { file: { path: x, state: absent, contains: y } }'
    ), ['3:84 normalize.value-invalid']],
    ['a hash that is none', readonly('expect: { file: { path: x, sha256: abc } }'), ['3:77 normalize.value-invalid']],
    ['an empty selector', readonly('expect: { elementText: { selector: {}, match: x } }'), ['3:77 normalize.value-invalid']],
    ['an expression as a selector', readonly('expect: { elementState: { selector: { css: "${{ run.id }}" }, state: visible } }'),
      ['3:86 normalize.literal-expected']],
    ['an expression as a text to find', readonly('expect: { elementText: { selector: { css: a }, match: "v${{ run.id }}" } }'),
      ['3:98 normalize.literal-expected']],
    ['an expression as a visual prompt', readonly('expect: { visual: "${{ run.id }}" }'), ['3:61 normalize.literal-expected']],
    ['an unknown state', readonly('expect: { elementState: { selector: { css: a }, state: gone } }'), ['3:97 normalize.value-invalid']],
    ['an unknown channel', readonly('expect: { elementState: { selector: { css: a }, state: visible }, verifyVia: [smell] }'),
      ['3:120 normalize.value-invalid']],
    ['a shape of artifacts', readonly('artifacts: [{ name: x, path: y }]'), ['3:54 normalize.key-missing', '3:65 normalize.unknown-key']],
    [
      'two artifacts of one name', readonly('artifacts: [{ name: x, paths: [a] }, { name: x, paths: [b] }]'),
      ['3:53 normalize.value-repeated'],
    ],
    ['no source', readonly('sources: []'), ['3:51 normalize.value-invalid']],
    ['a source alone', readonly('sources: src'), ['3:51 normalize.wrong-kind']],
    ['a continuation without a status', readonly('continuation: { maxAttempts: 3 }'), ['3:56 normalize.key-missing']],
    ['a wait for a number', flowOf('{ id: a, wait: { for: 5 } }'), ['3:27 normalize.wrong-kind']],
    ['a wait until some day', flowOf('{ id: a, wait: { until: tomorrow } }'), ['3:29 normalize.value-invalid']],
    ['a wait for two things', flowOf('{ id: a, wait: { for: 1s, until: x } }'), ['3:31 normalize.value-invalid']],
    ['a loop side by side with nobody', flowOf('{ id: a, foreach: { in: [a], as: i, concurrency: 0, steps: [{ id: b, let: { x: 1 } }] } }'),
      ['3:54 normalize.value-invalid']],
    ['a loop without steps', flowOf('{ id: a, foreach: { in: [a], as: i, steps: [] } }'), ['3:48 normalize.value-invalid']],
    [
      'a loop variable with a dash', flowOf('{ id: a, foreach: { in: [a], as: i-j, steps: [{ id: b, let: { x: 1 } }] } }'),
      ['3:38 normalize.id-invalid'],
    ],
    ['no branch', flowOf('{ id: a, parallel: { branches: {} } }'), ['3:36 normalize.value-invalid']],
    ['a policy for branches that is none', flowOf(
      '{ id: a, parallel: { branches: { x: [{ id: b, let: { x: 1 } }] }, onBranchFail: stop } }'
    ),
      ['3:85 normalize.value-invalid']],
    ['nothing bound', flowOf('{ id: a, let: {} }'), ['3:19 normalize.value-invalid']],
    ['a variable with a dash', flowOf('{ id: a, let: { x-y: 1 } }'), ['3:21 normalize.id-invalid']],
    ['nothing expected of a look', flowOf('{ id: a, observe: fresh, expect: [] }'), ['3:38 normalize.value-invalid']],
    ['a look at the past without a step', flowOf('{ id: a, observe: { which: before }, expect: "true" }'), ['3:23 normalize.key-missing']],
    ['a stale look', flowOf('{ id: a, observe: stale, expect: "true" }'), ['3:23 normalize.value-invalid']],
    [
      'a policy of verdicts that is none', 'flow: f\nverdictPolicy: lax\nsteps: [{ id: a, let: { x: 1 } }]\n',
      ['2:16 normalize.value-invalid'],
    ],
    ['an effect among the defaults', 'flow: f\ndefaults: { shell: { effect: readonly } }\nsteps: [{ id: a, let: { x: 1 } }]\n',
      ['2:22 normalize.key-not-applicable']],
    ['a misspelt default', 'flow: f\ndefaults: { timeot: 5s }\nsteps: [{ id: a, let: { x: 1 } }]\n', ['2:13 normalize.unknown-key']],
    ['a file to call that is computed', flowOf('{ id: a, call: "${{ run.id }}.yaml" }'), ['3:21 normalize.literal-expected']],
  ])('%s', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })

  it.each<[string, string, readonly string[]]>([
    ['one decision', '{ mode: confirm, prompt: x, decisions: [one], timeout: 1d }', ['normalize.human-decisions']],
    ['the same decision twice', '{ mode: confirm, prompt: x, decisions: [go, go], timeout: 1d }', ['normalize.value-repeated']],
    ['a decision of two lines', '{ mode: confirm, prompt: x, decisions: [go, "no\\nway"], timeout: 1d }', ['normalize.value-invalid']],
    ['three decisions', '{ mode: confirm, prompt: x, decisions: [a, b, c], timeout: 1d }', ['normalize.human-decisions']],
    ['a verdict twice', '{ mode: judge, prompt: x, decisions: [pass, pass], timeout: 1d }', ['normalize.value-repeated']],
    ['no decisions', '{ mode: confirm, prompt: x, timeout: 1d }', ['normalize.key-missing']],
    ['input of any kind', '{ mode: provideInput, prompt: x, timeout: 1d }', ['normalize.key-missing']],
    [
      'decisions for input', '{ mode: provideInput, prompt: x, timeout: 1d, decisions: [a], outputSchema: {} }',
      ['normalize.human-decisions'],
    ],
    ['a verdict that is none', '{ mode: judge, prompt: x, timeout: 1d, decisions: [pass, maybe] }', ['normalize.human-decisions']],
    ['an unknown mode', '{ mode: ask, prompt: x, timeout: 1d }', ['normalize.value-invalid']],
    ['no deadline', '{ mode: repairWorld, prompt: x }', ['normalize.key-missing']],
    ['another end of the deadline', '{ mode: repairWorld, prompt: x, timeout: 1d, onTimeout: fail }', ['normalize.unknown-key']],
    [
      'a schema for a confirmation', '{ mode: confirm, prompt: x, decisions: [a, b], timeout: 1d, outputSchema: {} }',
      ['normalize.key-not-applicable'],
    ],
    ['no question', '{ mode: judge, timeout: 1d }', ['normalize.key-missing']],
  ])('a person is not asked with %s, in a step or a handler', (_, human, expected) => {
    const codes = (source: string) => compileText(source).diagnostics.map(({ code }) => code)
    expect(codes(flowOf(`{ id: a, human: ${human} }`))).toEqual(expected)
    expect(codes(readonly(`onFail: [{ escalate: ${human} }]`))).toEqual(expected)
  })

  it.each<[string, string, readonly string[]]>([
    ['a secret inside a schema', '{ type: string, secret: true }', ['3:22 normalize.key-not-applicable']],
    ['a variable inside a schema', '{ type: string, fromEnv: A }', ['3:22 normalize.key-not-applicable']],
    ['a flag inside a schema', '{ type: string, required: false }', ['3:22 normalize.key-not-applicable']],
    ['required with a default', '{ schema: { type: string }, required: true, default: x }', ['3:50 normalize.value-invalid']],
    ['a secret with a default', '{ schema: { type: string }, secret: true, default: x }', ['3:48 normalize.value-invalid']],
    ['no variable name', '{ schema: { type: string }, fromEnv: 1A }', ['3:43 normalize.value-invalid']],
    ['a type alone', 'string', ['3:6 normalize.wrong-kind']],
    ['an unknown key beside a schema', '{ schema: {}, defualt: x }', ['3:20 normalize.unknown-key']],
  ])('a param is not declared with %s', (_, param, expected) => {
    expect(findings(`flow: f\nparams:\n  a: ${param}\nsteps: [{ id: a, let: { x: 1 } }]\n`)).toEqual(expected)
  })

  it('all of them at once, with the nearest names', () => {
    const result = compileText(
      'flow: f\nsteps:\n  - { id: a, shell: x, effect: readonly, timeot: 5s }\n  - { id: b, shell: y, effect: readonly, idempotnt: true }\n'
    )
    expect(result.diagnostics.map((each) => [short(each), each.candidates])).toEqual([
      ['3:42 normalize.unknown-key', ['timeout']], ['4:42 normalize.unknown-key', ['idempotent']],
    ])
  })
})

// covers: CM2-32
describe('texts that are no expressions are refused inside the text', () => {
  it.each<[string, string, readonly string[]]>([
    ['an island without end', readonly('env: { A: "x ${{ run.id" }'), ['3:55 normalize.expression-invalid']],
    ['an unknown function', readonly('env: { A: "x ${{ foo(1) }}" }'), ['3:59 normalize.expression-invalid']],
    ['half a reference', readonly('when: "params. > 2"'), ['3:49 normalize.expression-invalid']],
    ['a key that is an island', readonly('env: { "${{ run.id }}": x }'), ['3:49 normalize.expression-invalid']],
    ['an unknown root', readonly('when: "prams.x"'), ['3:49 normalize.expression-invalid']],
  ])('%s', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })

  it('in quoted, folded and literal texts', () => {
    const source = [
      'flow: f', 'steps:', '  - id: a', '    shell: [x]', '    effect: readonly', '    env:',
      '      A: |', '        first', '        second ${{ nope }}', '      B: >-', '        one', '        two ${{ nope(1) }}',
      "      C: 'it''s ${{ nope }}'", '',
    ].join('\n')
    expect(findings(source)).toEqual(
      ['9:20 normalize.expression-invalid', '12:17 normalize.expression-invalid', '13:21 normalize.expression-invalid']
    )
  })
})
