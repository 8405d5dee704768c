import { describe, expect, it } from 'vitest'
import { compileText, findings, flowOf, sealed, short, stepAt } from './support/compile-text.ts'

const readonly = (more: string): string => flowOf(`{ id: a, shell: x, effect: readonly, ${more} }`)

const action = (source: string) => stepAt(sealed(source), 0, 'action')

const EXIT_ZERO = { fn: 'eq', args: [{ ref: 'output.exitCode' }, { lit: 0 }] }

describe('a command', () => {
  it.each<[string, string, number]>([
    ['in a plain text', 'echo ${{ params.name }}', 21 + 5],
    ['at its start', '"${{ params.name }} x"', 21 + 1],
  ])('holds no expression %s, and the hint shows how to hand it over', (_, command, column) => {
    const [first, ...others] = compileText(flowOf(`{ id: a, shell: '${command}', effect: readonly }`)).diagnostics
    expect(others).toEqual([])
    expect(first && short(first)).toBe(`3:${column + 1} normalize.expression-in-shell-text`)
    expect(first?.hint).toContain('env: { NAME: "${{ params.name }}" }')
  })

  it('names the variable after what is handed over', () => {
    const hint = (island: string) => compileText(
      flowOf(`{ id: a, shell: 'x "\${{ ${island} }}"', effect: readonly }`)
    ).diagnostics[0]?.hint ?? ''
    expect(hint('steps.pack.output.fileName')).toContain('env: { FILE_NAME: ')
    expect(hint('1 + ')).toContain('env: { VALUE: ')
  })

  it('may hold the characters of an island, escaped', () => {
    expect(
      action(flowOf("{ id: a, shell: 'echo $${{ x }}', effect: readonly }")).binding.attempts[0]?.args['script']
    ).toEqual({ lit: 'echo ${{ x }}' })
  })

  it('is text for a shell, or a program with arguments that may be computed', () => {
    expect(action(readonly('cwd: sub')).binding).toEqual({
      attempts: [{ actionName: 'shell:exec', args: { script: { lit: 'x' }, cwd: { lit: 'sub' } } }],
    })
    expect(action(flowOf('{ id: a, shell: [echo, "${{ run.id }}"], effect: readonly }')).binding.attempts[0]?.args).toEqual({
      argv: { fn: 'list', args: [{ lit: 'echo' }, { ref: 'run.id' }] },
    })
  })

  it('is the same step as the action it stands for', () => {
    const long = flowOf('{ id: a, action: "shell:exec", args: { script: x, env: { A: b } }, effect: readonly }')
    expect(sealed(long).irHash).toBe(sealed(readonly('env: { A: b }')).irHash)
  })
})

// covers: CM2-31 CM1-21
describe('values', () => {
  it('lower to literals, references and constructors', () => {
    const flow = sealed(flowOf('{ id: a, let: { v: { b: [1, "${{ run.id }}"], a: "x-${{ run.id }}" }, w: { a: [1] } } }'))
    expect(stepAt(flow, 0, 'let').bindings).toEqual({
      v: { fn: 'object', args: [
        { lit: 'a' }, { fn: 'concat', args: [{ lit: 'x-' }, { fn: 'toString', args: [{ ref: 'run.id' }] }] },
        { lit: 'b' }, { fn: 'list', args: [{ lit: 1 }, { ref: 'run.id' }] },
      ] },
      w: { lit: { a: [1] } },
    })
  })

  it('a condition is bare, an island, or a flag', () => {
    const hashOf = (cond: string) => sealed(flowOf(`{ id: a, if: ${cond}, then: [{ id: b, let: { x: 1 } }] }`)).irHash
    expect(hashOf('run.id == "x"')).toBe(hashOf("\"${{ run.id == 'x' }}\""))
    expect(hashOf('true')).toBe(hashOf('"true"'))
  })

  it('a text to find is matched exactly unless said otherwise', () => {
    const source = (match: string) => flowOf(
      `{ id: a, action: "device:find", expect: { elementText: { selector: { role: b }, match: ${match} } } }`
    )
    expect(sealed(source('x')).irHash).toBe(sealed(source('{ value: x, mode: exact, caseSensitive: true }')).irHash)
  })
})

describe('retry', () => {
  it('a number is attempts, doubled back-off, and the own expectations of a readonly step', () => {
    expect(action(readonly('retry: 3')).retry).toEqual({
      maxAttempts: 3, backoffMs: { initial: 1000, factor: 2, max: 30_000 },
      retryOn: ['action_failed_retryable', 'target_stale', 'action_timed_out'], until: EXIT_ZERO,
    })
  })

  it('does not wait where acting again changes the world again', () => {
    expect(action(flowOf('{ id: a, shell: x, effect: mutating, retry: 3 }')).retry).toEqual({
      maxAttempts: 3, backoffMs: { initial: 1000, factor: 2, max: 30_000 }, retryOn: ['action_failed_retryable', 'target_stale'],
    })
    expect(action(flowOf('{ id: a, shell: x, effect: mutating, idempotent: true, retry: 3 }')).retry?.until).toEqual(EXIT_ZERO)
  })

  it('the long form leaves open what the short one says', () => {
    expect(action(readonly('retry: { maxAttempts: 3 }')).retry).toEqual(action(readonly('retry: 3')).retry)
    expect(action(
      readonly('retry: { maxAttempts: 3, backoff: 500ms, retryOn: [action_failed_retryable], jitter: 0.5, until: output.truncated }')
    ).retry)
      .toEqual({ maxAttempts: 3, backoffMs: 500, retryOn: ['action_failed_retryable'], jitter: 0.5, until: { ref: 'output.truncated' } })
    expect(action(readonly('retry: { maxAttempts: 2, backoff: { initial: 1s, factor: 3, max: 1m } }')).retry?.backoffMs)
      .toEqual({ initial: 1000, factor: 3, max: 60_000 })
  })

  it('waits for nothing when there is nothing to expect, or it is told so', () => {
    expect(action(readonly('expect: [], retry: 2')).retry).not.toHaveProperty('until')
    expect(action(readonly('retry: { maxAttempts: 2, until: true }')).retry).not.toHaveProperty('until')
    expect(action(readonly('expect: { file: { path: x } }, retry: 2')).retry).not.toHaveProperty('until')
  })

  it('waits for all of its expectations, read over the raw result', () => {
    const step = action(readonly('outputs: { n: "${{ output.json.n }}" }, expect: [steps.a.output.n == 1, output.exitCode == 0], retry: 2'))
    const raw = { fn: 'get', args: [{ ref: 'output.json' }, { lit: 'n' }] }
    expect([raw, { ref: 'output.json.n' }]).toContainEqual(step.outputs?.['n'])
    expect(step.retry?.until).toEqual({ fn: 'and', args: [{ fn: 'eq', args: [step.outputs?.['n'], { lit: 1 }] }, EXIT_ZERO] })
  })
})

describe('when', () => {
  it('wraps the step, and references keep naming it', () => {
    const flow = sealed(flowOf(
      '{ id: a, shell: x, effect: readonly, when: run.id != "" }',
      '{ id: b, shell: y, effect: readonly, stdin: "${{ coalesce(steps.a.output.stdout, \'\') }}" }'))
    const choice = stepAt(flow, 0, 'if')
    expect([choice.stepId, choice.then.map(({ stepId }) => stepId)]).toEqual(['a:when', ['a']])
    expect(choice.effectHash).not.toBe(choice.then[0]?.effectHash)
  })

  it('does not change what the step does', () => {
    const inner = stepAt(sealed(readonly('when: run.id != ""')), 0, 'if').then[0]
    expect(inner?.effectHash).toBe(action(readonly('retry: 1')).effectHash)
  })
})

describe('defaults', () => {
  const withDefaults = (defaults: string, step: string) => sealed(`flow: f\ndefaults: ${defaults}\nsteps:\n  - ${step}\n`)
  const ACT = '{ id: a, shell: x, effect: mutating }'

  it('are written into each step they apply to', () => {
    const flow = withDefaults('{ timeout: 10m, retry: 2, shell: { cwd: sub, idempotent: true } }', ACT)
    const written = sealed(flowOf('{ id: a, shell: x, effect: mutating, timeout: 10m, retry: 2, cwd: sub, idempotent: true }'))
    expect(flow.irHash).toBe(written.irHash)
  })

  it('give way to what a step says, but env is merged', () => {
    const flow = withDefaults('{ timeout: 10m, shell: { cwd: sub, env: { A: "0", B: "0" } } }',
      '{ id: a, shell: x, effect: readonly, timeout: 5s, cwd: own, env: { B: "1", C: "${{ run.id }}" } }')
    const step = stepAt(flow, 0, 'action')
    expect(step.timeoutMs).toBe(5000)
    expect(step.binding.attempts[0]?.args).toEqual({
      script: { lit: 'x' }, cwd: { lit: 'own' },
      env: { fn: 'object', args: [{ lit: 'A' }, { lit: '0' }, { lit: 'B' }, { lit: '1' }, { lit: 'C' }, { ref: 'run.id' }] },
    })
  })

  it('of an action go before those of its provider', () => {
    const flow = withDefaults('{ device: { idempotent: true, times: 5 }, "device:tap": { idempotent: false, mode: long } }',
      '{ id: a, action: "device:tap", args: { target: { id: x } } }')
    const step = stepAt(flow, 0, 'action')
    expect(step).not.toHaveProperty('idempotent')
    expect(step.binding.attempts[0]?.args).toEqual({ target: { lit: { id: 'x' } }, times: { lit: 5 }, mode: { lit: 'long' } })
  })

  it('of a provider reach only actions that take them', () => {
    const flow = withDefaults('{ device: { times: 5 } }', '{ id: a, action: "device:clear" }')
    expect(stepAt(flow, 0, 'action').binding.attempts[0]?.args).toEqual({})
  })

  it('do not reach steps that do not act', () => {
    const flow = withDefaults('{ timeout: 10m, retry: 2 }', '{ id: a, let: { x: 1 } }')
    expect(flow.irHash).toBe(sealed(flowOf('{ id: a, let: { x: 1 } }')).irHash)
  })
})

describe('params and outputs', () => {
  const PARAMS = [
    'flow: f', 'params:', '  z: { type: string }', '  a: { type: integer, default: 3 }',
    '  m: { schema: { type: string }, required: false }',
    '  e: { schema: { type: string }, secret: true, fromEnv: TOKEN }', '  any: true', 'steps: [{ id: s, let: { x: 1 } }]',
    'outputs: { z: "${{ params.z }}", b: { from: "${{ params.a }}", schema: { type: integer } }, d: { from: x, other: y } }', '',
  ].join('\n')

  const VALID = PARAMS.replace(', d: { from: x, other: y }', '')

  it('stand in the order of their names', () => {
    expect(sealed(VALID).params).toEqual([
      { name: 'a', schema: { type: 'integer' }, required: false, default: 3 },
      { name: 'any', schema: true, required: true },
      { name: 'e', schema: { type: 'string' }, required: true, secret: true, fromEnv: 'TOKEN' },
      { name: 'm', schema: { type: 'string' }, required: false },
      { name: 'z', schema: { type: 'string' }, required: true },
    ])
  })

  it('an output has a long form, with a schema', () => {
    expect(sealed(VALID).outputs).toEqual([
      { name: 'b', from: { ref: 'params.a' }, schema: { type: 'integer' } }, { name: 'z', from: { ref: 'params.z' } },
    ])
    expect(findings(PARAMS)).toEqual(['9:107 normalize.unknown-key'])
  })
})

// covers: CM2-03
describe('structures', () => {
  it('compile as they are written', () => {
    const flow = sealed([
      'flow: f', 'steps:',
      '  - { id: choose, if: run.id == "x", then: [{ id: t, let: { a: 1 } }], else: [{ id: e, let: { b: 2 } }] }',
      '  - id: each',
      '    foreach:',
      '      { in: [p, q], as: i, key: "${{ iter.i }}", concurrency: 2, onItemFail: continue, steps: [{ id: w, wait: { for: 5s } }] }',
      '  - { id: both, parallel: { branches: { l: [{ id: u, wait: { until: "2030-01-31T08:00:00Z" } }] }, onBranchFail: continue } }',
      '  - { id: look, observe: { fromStep: find }, expect: { elementState: { selector: { role: b }, state: visible } }, timeout: 5s }',
      '  - { id: ask, human: { mode: judge, prompt: "Good?", presents: [x], timeout: 1d } }', '',
    ].join('\n').replace('  - { id: choose',
    '  - { id: find, action: "device:find", expect: { elementState: { selector: { role: b }, state: visible } } }\n  - { id: choose'))
    const plain = JSON.parse(JSON.stringify(flow.body, (key, value: unknown) => key.endsWith('Hash') ? undefined : value)) as unknown[]
    expect(plain.slice(1)).toEqual([
      { kind: 'if', stepId: 'choose', cond: { fn: 'eq', args: [{ ref: 'run.id' }, { lit: 'x' }] },
        then: [
          { kind: 'let', stepId: 't', bindings: { a: { lit: 1 } } }
        ], else: [{ kind: 'let', stepId: 'e', bindings: { b: { lit: 2 } } }] },
      { kind: 'foreach', stepId: 'each', items: { lit: ['p', 'q'] }, as: 'i', key: { ref: 'iter.i' }, concurrency: 2,
        onItemFail: 'continue',
        body: [{ kind: 'wait', stepId: 'w', for: { lit: 5000 } }] },
      {
        kind: 'parallel', stepId: 'both', branches: { l: [{ kind: 'wait', stepId: 'u', until: { lit: '2030-01-31T08:00:00Z' } }] },
        onBranchFail: 'continue',
      },
      { kind: 'assert', stepId: 'look', observe: { fromStep: 'find', which: 'after' }, timeoutMs: 5000, assertions: [{
        assertId: 'elementState-1', predicate: {
          type: 'elementState', selector: { role: 'b' }, state: 'visible',
        }, verifyVia: ['uiTree'], onMissingInput: 'unknown',
      }] },
      {
        kind: 'human', stepId: 'ask', mode: 'judge', prompt: { lit: 'Good?' }, presents: [{ lit: 'x' }], timeoutMs: 86_400_000,
        onTimeout: 'unknown',
      },
    ])
  })

  it('defaults that are written out are left out', () => {
    const written = flowOf(
      '{ id: e, foreach: { in: [a], as: i, concurrency: 1, onItemFail: halt, steps: [{ id: b, let: { x: 1 } }] } }',
      '{ id: p, parallel: { branches: { x: [{ id: c, let: { y: 1 } }] }, concurrency: 3, onBranchFail: halt } }',
      '{ id: s, shell: x, effect: mutating, idempotent: false, onFail: [{ abort: true, maxTriggers: 1 }], retry: { maxAttempts: 1, '
        + 'jitter: 0 } }')
    const short = flowOf(
      '{ id: e, foreach: { in: [a], as: i, steps: [{ id: b, let: { x: 1 } }] } }',
      '{ id: p, parallel: { branches: { x: [{ id: c, let: { y: 1 } }] } } }',
      '{ id: s, shell: x, effect: mutating, onFail: [{ abort: true }], retry: 1 }')
    expect(sealed(`${written}verdictPolicy: standard\n`).irHash).toBe(sealed(short).irHash)
  })

  it('a plain list of artifacts is one, named after the step', () => {
    expect(
      action(readonly('artifacts: ["*.tgz", "${{ run.id }}"]')).artifacts
    ).toEqual([{ name: 'a', paths: [{ lit: '*.tgz' }, { ref: 'run.id' }] }])
    expect(action(readonly('artifacts: [{ name: x, paths: [y] }]')).artifacts).toEqual([{ name: 'x', paths: [{ lit: 'y' }] }])
  })
})

// covers: CM2-05 CM2-06 CM2-16
describe('handlers', () => {
  it('stand in the order of the hooks, and their questions get ids', () => {
    const human = '{ mode: judge, prompt: x, timeout: 1d }'
    const step = action(readonly(
      'onError: [{ abort: true, errorClasses: [target_stale] }], '
      + `onFail: [{ escalate: ${human} }, { escalate: ${human}, maxTriggers: 2 }, { retry: 2 }]`))
    expect(
      step.handlers?.map(({ hook, errorClasses, maxTriggers, action: { kind } }) => ({ hook, errorClasses, maxTriggers, kind }))
    ).toEqual([
      { hook: 'onFail', kind: 'escalate' }, { hook: 'onFail', kind: 'escalate', maxTriggers: 2 }, { hook: 'onFail', kind: 'retry' },
      { hook: 'onError', errorClasses: ['target_stale'], kind: 'abort' },
    ])
    const ids = step.handlers?.flatMap((handler) => handler.action.kind === 'escalate' ? [handler.action.human.stepId] : [])
    expect(ids).toEqual(['a:onFail1', 'a:onFail2'])
  })

  it('of the flow go before none of a step', () => {
    const flow = sealed('flow: f\nonUnknown: [{ escalate: { mode: judge, prompt: x, timeout: 1d } }]\nsteps: [{ id: a, let: { x: 1 } }]\n')
    expect(flow.handlers?.[0]?.action).toMatchObject(
      { kind: 'escalate', human: { kind: 'human', stepId: 'flow:onUnknown1', mode: 'judge' } }
    )
  })
})
