import { describe, expect, it } from 'vitest'
import { archiveBytes } from '../../src/core/flow/archive-form.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import type { ProviderManifest } from '../../src/model/manifest.ts'
import { compileText, findings, flowOf, sealed, short, stepAt } from './support/compile-text.ts'

const STEP = '{ id: a, shell: x, effect: readonly }'
const inner = (id: string, more = ''): string => `flow: ${id}\nsteps:\n  - { id: x, shell: x, effect: mutating }\n${more}`

const compiled = (files: Readonly<Record<string, string>>) => {
  const result = compileText(files)
  if (!result.ok) throw new Error(result.diagnostics.map(short).join('\n'))
  return result
}

// covers: CM0-01 CM0-02 CM2-02
describe('a sealed flow', () => {
  it('is read back as it was written, every hash verified', () => {
    const choice = '{ id: b, if: steps.a.verdict == "pass", then: [{ id: c, human: { mode: judge, prompt: x, timeout: 1d } }] }'
    const flow = sealed(`${flowOf(STEP, choice)}finally: [{ id: d, let: { x: 1 } }]
`)
    const read = readFlow(new TextDecoder().decode(archiveBytes(flow)))
    expect(read).toEqual({ ok: true, value: flow })
  })

  it('is the same whatever its form and place', () => {
    const plain = flowOf('{ id: one, shell: echo one, effect: readonly, timeout: 60s }')
    const other = '# a comment\nsteps:\n  - effect: readonly\n    timeout: 1m\n    shell: "echo one"   # another\n    id: "one"\nflow: f\n'
    const moved = compileText(
      { 'flow.yaml': flowOf('{ id: up, call: deep/er/flow.yaml }'), 'deep/er/flow.yaml': other.replace('flow: f', 'flow: g') }
    )
    expect(sealed(other).irHash).toBe(sealed(plain).irHash)
    expect(moved.ok && [...moved.bundle.flows.values()].map(({ flowId }) => flowId)).toEqual(['f', 'g'])
    expect(sealed(plain)).toEqual(sealed(plain))
  })

  it('says where each of its steps stands', () => {
    const source = [
      'flow: f', 'steps:', '  - id: a', '    if: "true"', '    then:', '      - { id: b, let: { x: 1 } }', '    else:',
      '      - { id: c, let: { y: 1 } }',
      '  - { id: d, parallel: { branches: { a-b: [{ id: e, let: { z: 1 } }] } } }', '  - id: g', '    shell: x', '    effect: readonly',
      '    onFail: [{ escalate: { mode: judge, prompt: x, timeout: 1d } }]', 'finally:', '  - { id: h, let: { w: 1 } }', '',
    ].join('\n')
    expect(sealed(source).sourceMap.map(
      ({ irPath, file, span: { startLine, startCol, endLine } }) => [irPath, file, startLine, startCol, endLine]
    )).toEqual([
      ['/body/0', 'flow.yaml', 3, 5, 8], ['/body/0/then/0', 'flow.yaml', 6, 9, 6], ['/body/0/else/0', 'flow.yaml', 8, 9, 8],
      ['/body/1', 'flow.yaml', 9, 5, 9], ['/body/1/branches/a-b/0', 'flow.yaml', 9, 44, 9], ['/body/2', 'flow.yaml', 10, 5, 13],
      ['/body/2/handlers/0/action/human', 'flow.yaml', 13, 26, 13], ['/finally/0', 'flow.yaml', 15, 5, 15],
    ])
  })

  it('built by a program stands at the start of its file', () => {
    const result = compileText({}, { parsed: { flow: 'f', steps: [{ id: 'a', let: { x: 1 } }] } })
    expect(result.ok && result.bundle.root.sourceMap).toEqual(
      [{ irPath: '/body/0', file: 'flow.yaml', span: { startLine: 1, startCol: 1, endLine: 1, endCol: 1 } }]
    )
  })

  // covers: CM2-04
  it('an entry check is judging, not acting', () => {
    const step = (more: string) => stepAt(sealed(flowOf(`{ id: a, shell: x, effect: readonly${more} }`)), 0, 'action')
    const [without, with_] = [step(''), step(', preflight: run.id != ""')]
    expect(with_.effectHash).toBe(without.effectHash)
    expect(with_.judgeHash).not.toBe(without.judgeHash)
  })

  it('keeps keys that other languages trip over', () => {
    const flow = sealed(flowOf(
      '{ id: a, let: { __proto__: 1, constructor: { __proto__: 2, hasOwnProperty: 3 } } }',
      '{ id: b, let: { toString: "${{ vars.constructor.hasOwnProperty }}" } }',
    ))
    expect(JSON.stringify(stepAt(flow, 0, 'let').bindings)).toBe(
      '{"__proto__":{"lit":1},"constructor":{"lit":{"__proto__":2,"hasOwnProperty":3}}}'
    )
  })
})

// covers: CM2-06 CM2-15
describe('a call', () => {
  it('pins its flow by hash, in the flow and the bundle', () => {
    const { bundle, report } = compiled({ 'flow.yaml': flowOf('{ id: c, call: ./sub/b.yaml }'), 'sub/b.yaml': inner('b') })
    const callee = bundle.flows.get(stepAt(bundle.root, 0, 'call').flowRef.irHash)
    expect(callee?.flowId).toBe('b')
    expect(bundle.root.subflows).toEqual({ b: { flowId: 'b', irHash: callee?.irHash } })
    expect(report.flows.map(({ flowId, file }) => [flowId, file])).toEqual([['f', 'flow.yaml'], ['b', 'sub/b.yaml']])
  })

  it('of one file twice compiles it once', () => {
    const { bundle } = compiled({ 'flow.yaml': flowOf('{ id: c, call: b.yaml }', '{ id: d, call: ./b.yaml }'), 'b.yaml': inner('b') })
    expect(bundle.flows.size).toBe(2)
  })

  it('of a repair is pinned too', () => {
    const flow = sealed(
      { 'flow.yaml': flowOf('{ id: a, shell: x, effect: readonly, onFail: [{ repair: b.yaml, maxTriggers: 2 }] }'), 'b.yaml': inner('b') }
    )
    expect(stepAt(flow, 0, 'action').handlers).toEqual(
      [{ hook: 'onFail', action: { kind: 'repair', flowRef: flow.subflows['b'] }, maxTriggers: 2 }]
    )
  })

  const B = inner('b', [
    'params:', '  name: { type: string }', '  n: { type: integer, default: 1 }',
    '  key: { schema: { type: string }, required: false, secret: true }',
    'outputs: { word: "${{ steps.x.output.stdout }}" }', '',
  ].join('\n'))

  it.each<[string, string, readonly string[]]>([
    ['a missing input', flowOf('{ id: c, call: b.yaml }'), ['3:11 bind.argument-missing']],
    ['an unknown input', flowOf('{ id: c, call: b.yaml, inputs: { name: x, nme: y } }'), ['3:52 bind.argument-unknown']],
    ['an input that does not fit', flowOf('{ id: c, call: b.yaml, inputs: { name: x, n: y } }'), ['3:50 bind.argument-invalid']],
    [
      'a computed input that does not fit', flowOf('{ id: c, call: b.yaml, inputs: { name: x, n: "${{ run.id }}" } }'),
      ['3:50 bind.argument-invalid'],
    ],
    [
      'a secret for a param that is none', flowOf('{ id: c, call: b.yaml, inputs: { name: "${{ secrets.T }}" } }'),
      ['3:44 check.secret-misplaced'],
    ],
    [
      'an output that there is not',
      flowOf('{ id: c, call: b.yaml, inputs: { name: x } }', '{ id: d, let: { v: "${{ steps.c.output.wrd }}" } }'),
      ['4:29 check.member-unknown'],
    ],
    [
      'a repair that needs something', flowOf('{ id: a, shell: x, effect: readonly, onFail: [{ repair: b.yaml }] }'),
      ['3:51 check.repair-needs-inputs'],
    ],
    [
      'an effect in finally', `${flowOf(STEP)}finally: [{ id: c, call: b.yaml, inputs: { name: x } }]\n`,
      ['4:17 check.finally-not-idempotent'],
    ],
  ])('with %s does not compile', (_, source, expected) => {
    expect(findings({ 'flow.yaml': source, 'b.yaml': B })).toEqual(expected)
  })

  it('hands over what fits, secrets where they are expected', () => {
    const source = flowOf(
      '{ id: c, call: b.yaml, inputs: { name: "${{ run.id }}", n: 2, key: "${{ secrets.T }}" } }',
      '{ id: d, shell: x, effect: readonly, stdin: "${{ steps.c.output.word }}" }',
    )
    expect(findings({ 'flow.yaml': source, 'b.yaml': B })).toEqual([])
  })

  it('of a file that is not there is reported where it is called, with the file\'s name', () => {
    const { diagnostics } = compileText({ 'flow.yaml': flowOf('{ id: c, call: ./nowhere.flow.yaml }') })
    expect(diagnostics.map((each) => [short(each), each.message])).toEqual(
      [['3:20 parse.file-unreadable', 'cannot read nowhere.flow.yaml']]
    )
  })

  it('of a flow that does not compile shows why, there, beside what is wrong here', () => {
    expect(findings({
      'flow.yaml': flowOf('{ id: c, call: b.yaml }', '{ id: d, let: { v: "${{ vars.x }}" } }'),
      'b.yaml': 'flow: b\nsteps: [{ id: x, shell: x }]\n',
    })).toEqual([
      '4:29 check.reference-unknown', 'b.yaml:2:15 bind.effect-missing',
    ])
  })
})

// covers: CM2-11 CM2-12 CM2-13 CM2-14
describe('flows that call flows', () => {
  const calling = (id: string, file: string): string => `flow: ${id}\nsteps: [{ id: c, call: ${file} }]\n`
  const chain = (length: number): Readonly<Record<string, string>> => Object.fromEntries<string>([
    ['flow.yaml', calling('f0', 'f1.yaml')],
    ...Array.from({ length }, (_, i) =>
      [`f${i + 1}.yaml`, i + 1 === length ? inner(`f${i + 1}`) : calling(`f${i + 1}`, `f${i + 2}.yaml`)] as const),
  ])

  it('are not themselves', () => {
    expect(findings({ 'flow.yaml': calling('f', 'flow.yaml') })).toEqual(['2:24 seal.call-cycle'])
    const { diagnostics } = compileText(
      { 'flow.yaml': calling('f', 'b.yaml'), 'b.yaml': calling('b', 'c.yaml'), 'c.yaml': calling('c', 'b.yaml') }
    )
    expect(diagnostics.map((each) => [short(each), each.message])).toEqual([
      ['c.yaml:2:24 seal.call-cycle', 'flows call each other in a circle: b.yaml → c.yaml → b.yaml'],
    ])
  })

  it('stand eight deep and no deeper', () => {
    expect(findings(chain(8))).toEqual([])
    expect(findings(chain(9))).toEqual(['f8.yaml:2:24 seal.call-too-deep'])
  })

  it('count the depth of what was compiled before', () => {
    const files = {
      ...chain(8), 'flow.yaml': 'flow: f0\nsteps:\n  - { id: c, call: f1.yaml }\n  - { id: d, call: g.yaml }\n',
      'g.yaml': calling('g', 'f1.yaml'),
    }
    expect(findings(files)).toEqual(['g.yaml:2:24 seal.call-too-deep'])
  })

  it('have names of their own', () => {
    const files = {
      'flow.yaml': flowOf('{ id: c, call: b.yaml }', '{ id: d, call: c.yaml }'), 'b.yaml': inner('b'),
      'c.yaml': inner('b', 'verdictPolicy: strict\n'),
    }
    expect(findings(files)).toEqual(['c.yaml:- seal.flow-id-conflict'].map(() => '4:20 seal.flow-id-conflict'))
    expect(findings({ ...files, 'c.yaml': `# the same\n${inner('b')}` })).toEqual([])
    expect(findings({ 'flow.yaml': flowOf('{ id: c, call: b.yaml }'), 'b.yaml': inner('f') })).toEqual(['1:7 seal.flow-id-conflict'])
  })
})

// covers: CM2-05
describe('FlowIR 1', () => {
  const rail: ProviderManifest = {
    name: 'devicerail', version: '0.1.5', features: ['semanticActions.v1'], channels: ['uiTree', 'vision'],
    actions: { tap: {
      effect: 'mutating', requiresFeature: 'semanticActions.v1', input: { type: 'object', properties: { id: { type: 'string' } } },
      output: {},
    } },
  }
  const options = { irVersion: 1 as const, manifests: [rail] }

  it('is sealed with every default written out, and reads as what it is', () => {
    const step = '{ id: a, action: "devicerail:tap", args: { id: "${{ params.p }}" }, '
      + 'expect: { elementText: { selector: { role: b }, match: x } }, onUnknown: [{ abort: true }] }'
    const flow = sealed(`${flowOf(step)}params: { p: { type: string } }
`, options)
    expect([flow.irVersion, flow.verdictPolicy, Object.keys(flow.providers)]).toEqual([1, 'standard', ['devicerail']])
    expect(stepAt(flow, 0, 'action')).toMatchObject({
      checkpoint: true, idempotent: false, handlers: [{ hook: 'onUnknown', maxTriggers: 1 }],
      binding: {
        attempts: [{ actionName: 'devicerail:tap', channel: 'uiTree', acceptExecutionModes: ['nativeSemantic'], protection: 'standard' }]
      },
    })
    const read = readFlow(new TextDecoder().decode(archiveBytes(flow)))
    expect(read.ok && read.value.irHash).toBe(flow.irHash)
  })

  it('an unknown that nobody handles is warned of, for there the flow goes on', () => {
    const acting = (more: string) => flowOf(
      `{ id: a, action: "devicerail:tap", expect: { elementText: { selector: { role: b }, match: x } }${more} }`
    )
    expect(findings(acting(''), options)).toEqual(['3:11 check.unknown-unhandled (warning)'])
    expect(findings(acting(', onUnknown: [{ abort: true }]'), options)).toEqual([])
    expect(findings(acting(''), { manifests: [rail] })).toEqual([])
  })

  it('says what does not fit, all at once, where it stands', () => {
    const source = [
      'flow: f', 'params: { a: { schema: { type: string }, fromEnv: A } }', 'steps:',
      '  - { id: p, parallel: { branches: { x: [{ id: w, wait: { for: 1s } }] } } }',
      '  - { id: l, foreach: { in: [a], as: i, key: "${{ iter.i }}", steps: [{ id: t, let: { x: "${{ lower(iter.i) }}" } }] } }',
      '  - { id: h, human: { mode: judge, prompt: "${{ params.a }}", timeout: 1d } }',
      '  - { id: e, observe: fresh, expect: { file: { path: x } }, affectedBy: [h] }',
      'finally: [{ id: z, let: { y: 1 } }]', 'outputs: { o: 1 }', '',
    ].join('\n')
    expect(findings(source, options).filter((each) => !each.includes('warning'))).toEqual([
      '2:14 seal.not-in-version-1', '4:11 seal.not-in-version-1', '4:48 seal.not-in-version-1', '5:11 seal.not-in-version-1',
      '5:95 check.not-in-generation', '6:11 seal.not-in-version-1', '7:11 seal.not-in-version-1', '7:11 seal.not-in-version-1',
      '8:17 seal.not-in-version-1',
      '1:7 seal.not-in-version-1',
    ].toSorted((a, b) => Number(a.split(':')[0]) - Number(b.split(':')[0])))
  })

  it('binds one provider only', () => {
    expect(findings(flowOf('{ id: a, let: { x: 1 } }'), options)).toEqual(['1:7 seal.not-in-version-1'])
  })
})

describe('a flow that cannot be sealed', () => {
  it('is reported, not thrown', () => {
    const nested = (use: string) => Array.from('abcdfghij').reduceRight((then, id) => `{ id: ${id}, if: "true", then: [${then}] }`, use)
    const deep = Array.from({ length: 16 }, (_, i) => `  m${i}: { steps: [${nested(`{ id: e, use: m${i + 1} }`)}] }`)
    const source = `macros:\n${deep.join('\n')}\n  m16: { steps: [{ id: z, let: { x: 1 } }] }\n${flowOf('{ id: u, use: m0 }')}`
    expect(compileText(source).diagnostics.map(({ code }) => code)).toContain('normalize.macro-too-large')
    const shallower = source.replace('{ id: e, use: m16 }', '{ id: e, let: { q: 1 } }')
    expect(compileText(shallower).diagnostics.map(({ code }) => code)).toEqual(['seal.not-sealable'])
  })
})
