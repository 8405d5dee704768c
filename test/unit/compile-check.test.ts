import { describe, expect, it } from 'vitest'
import { compileText, findings, flowOf, sealed, short, stepAt } from './support/compile-text.ts'

const LET = '{ id: z, let: { q: 1 } }'

/** A readonly step with a variable of its environment, and what may stand around it. */
const env = (value: string, id = 's'): string => `{ id: ${id}, shell: x, effect: readonly, env: { A: "\${{ ${value} }}" } }`

/** The codes of a flow's diagnostics. */
const codes = (source: string): readonly string[] => compileText(source).diagnostics.map(({ code }) => code)

const LOOP = `{ id: loop, foreach: { in: [p], as: item, steps: [${env('iter.item', 'inner')}] } }`
const CHOICE = `{ id: choice, if: run.id == "x", then: [${env("'1'", 'yes')}], else: [${env("'1'", 'no')}] }`
const FORK = `{ id: fork, parallel: { branches: { left: [${env("'1'", 'l')}], right: [${env("'1'", 'r')}] } } }`

// covers: CM0-05 CM0-09 CM2-19 CM2-20 CM2-21 CM2-23
describe('names', () => {
  it.each<[string, string, readonly string[]]>([
    ['an id twice', flowOf('{ id: a, let: { x: 1 } }', '{ id: a, let: { y: 1 } }'), ['4:11 check.duplicate-id']],
    ['an id twice, in a loop', flowOf('{ id: inner, let: { x: 1 } }', LOOP), ['4:61 check.duplicate-id']],
    ['an id twice, in finally', `${flowOf('{ id: a, let: { x: 1 } }')}finally: [{ id: a, let: { y: 1 } }]\n`, ['4:17 check.duplicate-id']],
    ['a variable twice', flowOf('{ id: a, let: { x: 1 } }', '{ id: b, let: { x: 2 } }'), ['4:11 check.variable-rebound']],
    [
      'a loop variable inside itself', flowOf(`{ id: o, foreach: { in: [a], as: item, steps: [${LOOP}] } }`),
      ['3:58 check.loop-variable-shadowed'],
    ],
    ['being affected by nothing', flowOf(LET, '{ id: b, let: { x: 1 }, affectedBy: [z, zz] }'), ['4:45 check.affected-by-unknown']],
    ['being affected by itself', flowOf('{ id: b, let: { x: 1 }, affectedBy: [b] }'), ['3:42 check.affected-by-unknown']],
  ])('%s', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })

  it('are suggested', () => {
    const [first] = compileText(`flow: f\nparams: { version: { type: string } }\nsteps:\n  - ${env('params.versoin')}\n`).diagnostics
    expect(first && [short(first), first.candidates]).toEqual(['4:57 check.reference-unknown', ['version']])
  })
})

describe('a reference', () => {
  it.each<[string, string]>([
    ['an earlier step', flowOf(env("'1'", 'a'), env('steps.a.output.stdout'))],
    ['the verdict of an earlier step', flowOf(env("'1'", 'a'), env('steps.a.verdict'))],
    ['a step before a container, from within', flowOf(env("'1'", 'a'), `{ id: c, if: "true", then: [${env('steps.a.output.stdout')}] }`)],
    ['a step of the same branch', flowOf(`{ id: c, if: "true", then: [${env("'1'", 'a')}, ${env('steps.a.output.stdout')}] }`)],
    [
      'a step of the same round',
      flowOf(`{ id: c, foreach: { in: [a], as: i, steps: [${env("'1'", 'a')}, ${env('steps.a.output.stdout')}] } }`),
    ],
    ['a branch that ran side by side, afterwards', flowOf(FORK, env('steps.l.output.stdout'))],
    ['a step that may have been skipped, with something else to fall back on', flowOf(
      CHOICE, env("coalesce(steps.yes.output.stdout, '')"),
    )],
    [
      'an item of an outer loop',
      flowOf(`{ id: o, foreach: { in: [a], as: out, steps: [{ id: n, foreach: { in: [b], as: in, steps: [${env('iter.out')}] } }] } }`),
    ],
    ['a variable', flowOf('{ id: v, let: { x: "1" } }', env('vars.x'))],
    ['the platform and the run', flowOf(env("env.platform + ''").replace(" + ''", ''), env('run.id', 't'))],
    [
      'its own earlier result',
      flowOf('{ id: a, shell: x, effect: readonly, env: { A: "${{ coalesce(steps.a.previous.stdout, \'\') }}" } }'),
    ],
  ])('may be to %s', (_, source) => {
    expect(findings(source)).toEqual([])
  })

  it.each<[string, string, string]>([
    ['a later step', flowOf(env('steps.b.output.stdout'), env("'1'", 'b')), 'check.forward-reference'],
    [
      'a later step, from a branch', flowOf(`{ id: c, if: "true", then: [${env('steps.b.output.stdout')}] }`, env("'1'", 'b')),
      'check.forward-reference',
    ],
    ['no step', flowOf(env('steps.nope.output.stdout')), 'check.reference-unknown'],
    ['itself', flowOf(env('steps.s.output.stdout')), 'check.self-reference'],
    ['its own verdict', flowOf('{ id: s, shell: x, effect: readonly, expect: steps.s.verdict == "pass" }'), 'check.self-reference'],
    ['what it stands in', flowOf(`{ id: c, if: "true", then: [${env('steps.c.verdict')}] }`), 'check.reference-out-of-scope'],
    ['the other branch', flowOf(CHOICE.replace(env("'1'", 'no'), env('steps.yes.output.stdout', 'no'))), 'check.reference-out-of-scope'],
    ['a branch side by side', flowOf(FORK.replace(env("'1'", 'r'), env('steps.l.output.stdout', 'r'))), 'check.reference-out-of-scope'],
    ['a round, from outside', flowOf(LOOP, env('steps.inner.output.stdout')), 'check.reference-out-of-scope'],
    [
      'finally, from an output', `${flowOf(LET)}finally: [${env("'1'")}]\noutputs: { o: "\${{ steps.s.output.stdout }}" }\n`,
      'check.reference-out-of-scope',
    ],
    ['a container\'s output', flowOf(LOOP, env('steps.loop.output')), 'check.no-output'],
    ['another step\'s earlier result', flowOf(env("'1'", 'a'), env('steps.a.previous')), 'check.reference-out-of-scope'],
    ['no param', flowOf(env('params.nope')), 'check.reference-unknown'],
    ['no variable', flowOf(env('vars.nope')), 'check.reference-unknown'],
    ['a later variable', flowOf(env('toString(vars.q)'), LET), 'check.forward-reference'],
    ['a variable of its own let', flowOf('{ id: v, let: { x: 1, y: "${{ vars.x }}" } }'), 'check.reference-out-of-scope'],
    ['an item outside its loop', flowOf(LOOP, env('iter.item')), 'check.reference-unknown'],
    ['another item inside a loop', flowOf(LOOP.replace('iter.item', 'iter.itme')), 'check.reference-unknown'],
    [
      'the item where the items are said', flowOf('{ id: l, foreach: { in: "${{ iter.i }}", as: i, steps: [{ id: b, let: { x: 1 } }] } }'),
      'check.reference-unknown',
    ],
    ['no environment value', flowOf(env('env.home')), 'check.reference-unknown'],
    ['the outcome before it is known', flowOf(env('run.outcome')), 'check.reference-out-of-scope'],
    ['no fact of the run', flowOf(env('run.name')), 'check.reference-unknown'],
    ['a result in arguments', flowOf(env('output.stdout')), 'check.reference-out-of-scope'],
    [
      'a result before the step', flowOf('{ id: s, shell: x, effect: readonly, preflight: output.exitCode == 0 }'),
      'check.reference-out-of-scope',
    ],
    ['no field of a result', flowOf(env("'1'", 'a'), env('steps.a.output.stdot')), 'check.member-unknown'],
    ['no field of its own result', flowOf('{ id: s, shell: x, effect: readonly, expect: output.exitcode == 0 }'), 'check.member-unknown'],
    [
      'no output that was named',
      flowOf('{ id: a, shell: x, effect: readonly, outputs: { v: "${{ output.stdout }}" } }', env('steps.a.output.stdout')),
      'check.member-unknown',
    ],
    ['a field of a text', `${flowOf(env('params.p.x'))}params: { p: { type: string } }\n`, 'check.member-unknown'],
  ])('may not be to %s', (_, source, code) => {
    expect(codes(source)).toEqual([code])
  })

  it('to a step that may have been skipped is warned of', () => {
    expect(findings(flowOf(CHOICE, env('steps.yes.output.stdout')))).toEqual(['4:57 check.reference-may-be-skipped (warning)'])
    expect(codes(`${flowOf(CHOICE)}outputs: { o: "\${{ steps.yes.output.stdout }}" }\n`)).toEqual(['check.reference-may-be-skipped'])
  })

  it('under the same condition is not warned of', () => {
    const when = (step: string) => step.replace('effect: readonly', 'effect: readonly, when: run.id == "x"')
    expect(findings(flowOf(when(env("'1'", 'a')), when(env('steps.a.output.stdout'))))).toEqual([])
    expect(codes(flowOf(CHOICE, when(env('steps.no.output.stdout'))))).toEqual(['check.reference-may-be-skipped'])
  })

  it('from finally into the body needs something to fall back on', () => {
    const closing = (value: string) => `${flowOf(env("'1'", 'a'), '{ id: v, let: { x: "1" } }')}finally: [${env(value)}]\n`
    expect(codes(closing('steps.a.output.stdout'))).toEqual(['check.finally-reference'])
    expect(codes(closing('vars.x'))).toEqual(['check.finally-reference'])
    expect(codes(closing("coalesce(steps.a.output.stdout, '')"))).toEqual([])
    expect(codes(closing('run.outcome'))).toEqual([])
  })

  it('of a question of a handler reaches the step itself', () => {
    const asking = (prompt: string) =>
      `{ id: s, shell: x, effect: readonly, onFail: [{ escalate: { mode: judge, timeout: 1d, prompt: "${prompt}" } }] }`
    expect(codes(flowOf(asking('${{ steps.s.output.stderr }} ${{ steps.s.verdict }}')))).toEqual([])
    expect(codes(flowOf(asking('${{ steps.t.output.stderr }}'), env("'1'", 't')))).toEqual(['check.forward-reference'])
    expect(codes(flowOf(`{ id: l, foreach: { in: [a], as: i, steps: [${asking('${{ iter.i }}')}] } }`))).toEqual([])
  })
})

// covers: CM0-06 CM2-33 CM2-35
describe('types', () => {
  const PARAMS = 'params: { n: { type: integer }, s: { type: string }, l: { type: array, items: { type: string } }, '
    + 'o: { type: object, properties: { a: { type: string } } } }\n'

  it.each<[string, string, string]>([
    ['a condition that is a number', '{ id: a, if: params.n, then: [{ id: b, let: { x: 1 } }] }', '4:18 check.type-mismatch'],
    ['a condition that is a literal text', '{ id: a, if: "${{ \'yes\' }}", then: [{ id: b, let: { x: 1 } }] }', '4:23 check.type-mismatch'],
    ['an expectation that is a text', '{ id: a, shell: x, effect: readonly, expect: output.stdout }', '4:50 check.type-mismatch'],
    [
      'a wait until a number', '{ id: a, shell: x, effect: readonly, retry: { maxAttempts: 2, until: output.durationMs } }',
      '4:74 check.type-mismatch',
    ],
    ['items that are a text', '{ id: a, foreach: { in: params.s, as: i, steps: [{ id: b, let: { x: 1 } }] } }', '4:29 check.type-mismatch'],
    [
      'a key that is a number', '{ id: a, foreach: { in: params.l, as: i, key: "${{ len(iter.i) }}", steps: [{ id: b, let: { x: 1 } }] } }',
      '4:56 check.type-mismatch',
    ],
    ['a question of a number', '{ id: a, human: { mode: judge, prompt: "${{ params.n }}", timeout: 1d } }', '4:49 check.type-mismatch'],
    ['a wait for a text', '{ id: a, wait: { for: "${{ params.s }}" } }', '4:32 check.type-mismatch'],
    ['and of numbers', '{ id: a, if: "params.n && true", then: [{ id: b, let: { x: 1 } }] }', '4:19 check.type-mismatch'],
    [
      'a comparison that is always the same', '{ id: a, if: "params.n == \'1\'", then: [{ id: b, let: { x: 1 } }] }',
      '4:31 check.type-mismatch',
    ],
    ['too many arguments', '{ id: a, if: "not(true, false)", then: [{ id: b, let: { x: 1 } }] }', '4:19 check.expression-invalid'],
    [
      'a dangerous pattern', '{ id: a, if: "regexMatch(params.s, \'(a+)+b\')", then: [{ id: b, let: { x: 1 } }] }',
      '4:40 check.expression-invalid',
    ],
    [
      'a pattern that is computed', '{ id: a, if: "regexMatch(params.s, params.s)", then: [{ id: b, let: { x: 1 } }] }',
      '4:40 check.expression-invalid',
    ],
    [
      'a constant that has no value', '{ id: a, if: "toNumber(\'x\') > 1", then: [{ id: b, let: { x: 1 } }] }',
      '4:19 check.expression-invalid',
    ],
    [
      'a verdict that there is not', `${env("'1'", 'v')}\n  - { id: a, if: steps.v.verdict == 'passed', then: [{ id: b, let: { x: 1 } }] }`,
      '5:37 check.verdict-value',
    ],
  ])('%s', (_, step, expected) => {
    expect(findings(`flow: f\n${PARAMS}steps:\n  - ${step}\n`)).toEqual([expected])
  })

  it('flow through variables, items, outputs and schemas', () => {
    const flow = (value: string) => codes([
      'flow: f', PARAMS.trimEnd(), 'steps:', '  - { id: v, let: { n: "${{ params.n }}", o: "${{ params.o }}" } }',
      '  - { id: a, shell: x, effect: readonly, outputs: { len: "${{ len(output.stdout) }}" } }',
      '  - { id: b, shell: x, effect: readonly, outputSchema: { type: object, properties: { json: { type: object, '
      + 'properties: { ok: { type: boolean } } } } } }',
      `  - { id: l, foreach: { in: "\${{ params.l }}", as: i, steps: [{ id: c, if: "${value}", then: [${LET}] }] } }`, '',
    ].join('\n'))
    expect(
      ['vars.n', 'vars.o.a', 'steps.a.output.len', 'iter.i', 'steps.a.output.len == iter.i'].map(flow)
    ).toEqual(Array(5).fill(['check.type-mismatch']))
    expect(['steps.b.output.json.ok', 'vars.o.other', 'steps.b.output.anything'].map(flow)).toEqual([[], [], []])
  })
})

describe('loops whose items are known', () => {
  const loop = (items: string, key: string) => findings(
    flowOf(`{ id: a, foreach: { in: ${items}, as: i, key: "${key}", steps: [${LET}] } }`)
  )

  it('have keys that are texts, each once', () => {
    const bad = [
      ['[x, y, x]', '${{ iter.i }}'], ['[{ id: x }, { id: x }]', '${{ iter.i.id }}'], ['[{ id: x }, { id: 2 }]', '${{ iter.i.id }}'],
      ['[{ id: x }, { ad: y }]', '${{ iter.i.id }}'], ["\"${{ product(['a'], ['1', '1']) }}\"", "${{ join(iter.i, '-') }}"],
    ] as const
    expect(loop('[x, y]', '${{ iter.i }}')).toEqual([])
    expect(bad.map(([items, key]) => loop(items, key))).toEqual(bad.map(([items]) => [`3:${48 + items.length} check.loop-key-invalid`]))
  })

  it('are not judged where the key depends on the run', () => {
    expect(loop('[x, x]', '${{ iter.i }}${{ run.id }}')).toEqual([])
  })
})

describe('secrets', () => {
  const shell = (more: string) => codes(
    `flow: f\nparams: { key: { schema: { type: string }, secret: true } }\nsteps:\n  - { id: a, shell: x, effect: readonly, ${more} }\n`
  )

  it('are handed to arguments that take them', () => {
    expect(shell('env: { A: "${{ secrets.T }}", B: "${{ params.key }}" }, stdin: "${{ secrets.T }}"')).toEqual([])
    expect(codes(flowOf('{ id: a, shell: [x], effect: readonly, env: { A: "${{ secrets.T }}", B: "${{ run.id }}" } }'))).toEqual([])
  })

  it.each<[string, string]>([
    ['in an argument that takes none', 'cwd: "${{ secrets.T }}"'], ['computed with', 'env: { A: "${{ concat(secrets.T, \'x\') }}" }'],
    ['inside a text', 'env: { A: "Bearer ${{ secrets.T }}" }'], ['in an expectation', 'expect: secrets.T == "x"'],
    ['in outputs', 'outputs: { o: "${{ secrets.T }}" }'], ['a param that is one, inside a text', 'env: { A: "Bearer ${{ params.key }}" }'],
    [
      'a param that is one, in an argument that takes none', 'cwd: "${{ params.key }}"',
    ], ['a param that is one, in outputs', 'outputs: { o: "${{ params.key }}" }'],
    ['a part of one', 'env: { A: "${{ secrets.T.x }}" }'], ['in sources', 'sources: ["${{ secrets.T }}"]'],
  ])('stand nowhere else: %s', (_, more) => {
    expect(shell(more)).toEqual(['check.secret-misplaced'])
  })

  it.each<[string, string]>([
    ['a list', '{ id: a, shell: [x, "${{ secrets.T }}"], effect: readonly }'], ['a variable', '{ id: a, let: { x: "${{ secrets.T }}" } }'],
    ['a question', '{ id: a, human: { mode: judge, prompt: "${{ secrets.T }}", timeout: 1d } }'],
    ['items', '{ id: a, foreach: { in: ["${{ secrets.T }}"], as: i, steps: [{ id: b, let: { x: 1 } }] } }'],
    ['arguments without a schema', '{ id: a, action: "device:find", args: { x: ["${{ secrets.T }}"] } }'],
  ])('not in %s', (_, step) => {
    expect(codes(flowOf(step))).toEqual(['check.secret-misplaced'])
  })

  it('are not among the outputs of a flow', () => {
    expect(codes(`${flowOf(LET)}outputs: { o: "\${{ secrets.T }}" }\n`)).toEqual(['check.secret-misplaced'])
  })
})

// covers: CM2-27 CM2-28 CM2-29 CM2-30
describe('a person is never asked for a secret', () => {
  const asking = (schema: string) => `{ mode: provideInput, prompt: x, timeout: 1d, outputSchema: ${schema} }`

  it.each<[string, string, string]>([
    ['a password', '{ type: string, format: password }', '3:81'],
    ['a nested password', '{ type: object, properties: { list: { type: array, items: { format: password } } } }', '3:139'],
    ['something sensitive', '{ type: object, properties: { pin: { sensitive: true } } }', '3:116'],
  ])('%s', (_, schema, place) => {
    expect(findings(flowOf(`{ id: a, human: ${asking(schema)} }`))).toEqual([`${place} check.human-secret`])
    expect(
      codes(flowOf(`{ id: a, shell: x, effect: readonly, onFail: [{ escalate: ${asking(schema)} }] }`))
    ).toEqual(['check.human-secret'])
  })

  it('but for anything else', () => {
    expect(findings(flowOf(`{ id: a, human: ${asking('{ type: object, properties: { format: { type: string } } }')} }`))).toEqual([])
  })
})

// covers: CM1-24
describe('what is done again', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a mutating step until something holds', 'effect: mutating, retry: { maxAttempts: 2, until: output.exitCode == 0 }',
      ['check.until-not-repeatable'],
    ],
    ['a mutating step by a handler', 'effect: mutating, onFail: [{ retry: 2 }]', ['check.repeats-required']],
    [
      'a mutating step by a continuation', 'effect: mutating, continuation: { maxAttempts: 2, status: output.stdout }',
      ['check.repeats-required'],
    ],
    ['one that says so', 'effect: mutating, repeats: true, onFail: [{ retry: 2 }]', []],
    ['an idempotent one', 'effect: mutating, idempotent: true, onFail: [{ retry: 2 }]', []],
    ['a readonly one that says so needlessly', 'effect: readonly, repeats: true, onFail: [{ retry: 2 }]', ['check.repeats-idle']],
    ['nothing, although it says so', 'effect: mutating, repeats: true', ['check.repeats-idle']],
    [
      'a timeout that may have had an effect', 'effect: mutating, retry: { maxAttempts: 2, retryOn: [action_timed_out] }',
      ['check.retry-dead'],
    ],
    [
      'what never comes back to the policy',
      'effect: readonly, retry: { maxAttempts: 2, retryOn: [action_failed_retryable, session_degraded] }', ['check.retry-dead'],
    ],
    [
      'until, without the error that counts',
      'effect: readonly, retry: { maxAttempts: 2, until: output.truncated, retryOn: [target_stale] }', ['check.retry-dead'],
    ],
    ['a drift that nothing can show', 'effect: readonly, onResumeDrift: [{ abort: true }]', ['check.handler-never-fires']],
    ['a drift', 'effect: readonly, preflight: run.id != "", onResumeDrift: [{ abort: true }]', []],
  ])('%s', (_, more, expected) => {
    expect(codes(flowOf(`{ id: a, shell: x, ${more} }`))).toEqual(expected)
  })

  it('finally may be: what stands in it is idempotent', () => {
    const closing = (step: string) => findings(`${flowOf(LET)}finally:\n  - ${step}\n`)
    expect(closing('{ id: a, shell: x, effect: mutating }')).toEqual(['5:11 check.finally-not-idempotent'])
    expect(closing('{ id: c, if: "true", then: [{ id: a, shell: x, effect: mutating }] }')).toEqual(['5:39 check.finally-not-idempotent'])
    expect(closing('{ id: a, shell: x, effect: mutating, idempotent: true }')).toEqual([])
    expect(closing('{ id: a, action: "device:clear" }')).toEqual([])
  })

  it('a readonly step is not idempotent as well: the two would say one thing', () => {
    expect(stepAt(sealed(flowOf('{ id: a, shell: x, effect: readonly, idempotent: true }')), 0, 'action')).not.toHaveProperty('idempotent')
  })
})
