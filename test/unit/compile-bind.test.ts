import { describe, expect, it } from 'vitest'
import type { ProviderManifest } from '../../src/model/manifest.ts'
import { shellManifest } from '../../src/providers/shell/shell-manifest.ts'
import { compileText, deviceManifest, findings, flowOf, sealed, stepAt } from './support/compile-text.ts'

const device = (action: string, more = ''): string => flowOf(`{ id: a, action: "device:${action}"${more} }`)

const tap = (args: string): string => device('tap', `, args: ${args}`)

const codes = (source: string): readonly string[] => compileText(source).diagnostics.map(({ code }) => code)

const hintsOf = (source: string) => compileText(source).diagnostics.map(({ candidates, hint }) => candidates ?? hint)

// covers: CM0-03 CM0-04 CM0-09 CM0-10 CM1-17 CM1-25
describe('an action', () => {
  it.each<[string, string, readonly string[]]>([
    ['of no provider', flowOf('{ id: a, action: "foo:bar", effect: readonly }'), ['3:22 bind.provider-unknown']],
    ['that its provider does not have', device('tpa'), ['3:22 bind.action-unknown']],
    ['that is protected', device('wipe'), ['3:22 bind.action-protected']],
    ['that needs what its provider does not offer', device('scan'), ['3:22 bind.feature-missing']],
    ['whose effect is another', device('find', ', effect: mutating'), ['3:45 bind.effect-conflict']],
    ['through a channel that there is not', device('clear', ', channel: coordinate'), ['3:47 bind.channel-missing']],
    ['that does not say its effect', flowOf('{ id: a, shell: x }'), ['3:11 bind.effect-missing']],
    ['named without its provider', flowOf('{ id: a, action: find }'), ['3:22 normalize.value-invalid']],
  ])('%s is not bound', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })

  it('is suggested', () => {
    expect(hintsOf(device('tpa'))).toEqual([['device:tap', 'device:scan', 'device:wipe']])
    expect(hintsOf(flowOf('{ id: a, action: "shel:exec", effect: readonly }'))).toEqual([['shell']])
    expect(hintsOf(device('obliterate'))).toEqual([['device:tap', 'device:clear', 'device:find', 'device:wipe', 'device:scan']])
  })

  it('of a lockfile is bound as it stands there', () => {
    const lockfile = { lockfileVersion: 1 as const, providers: { shell: shellManifest } }
    expect(findings(flowOf('{ id: a, shell: x, effect: readonly }'), { manifests: lockfile })).toEqual([])
    expect(findings(device('find'), { manifests: lockfile })).toEqual(['3:22 bind.provider-unknown'])
    const result = compileText(flowOf('{ id: a, shell: x, effect: readonly }'), { manifests: lockfile })
    expect(result.ok && result.report.against).toBe('lockfile')
  })

  it('takes effect and idempotence from its manifest', () => {
    const flow = sealed(flowOf(
      '{ id: a, action: "device:clear" }', '{ id: b, action: "device:find" }', '{ id: c, action: "device:clear", idempotent: false }',
    ))
    expect(flow.body.map((step) => step.kind === 'action' && [step.effect, step.idempotent])).toEqual([
      ['mutating', true], ['readonly', undefined], ['mutating', undefined],
    ])
  })

  it('of http is readonly while its method is safe', () => {
    const http: ProviderManifest = {
      name: 'http', version: '1', features: [], channels: [], actions: {
        request: { effect: 'declared', input: {}, output: {}, defaultExpect: ['output.status < 400'] }
      },
    }
    const effect = (args: string) => {
      const result = compileText(flowOf(`{ id: a, action: "http:request", args: ${args} }`), { manifests: [http] })
      return result.ok ? stepAt(result.bundle.root, 0, 'action').effect : result.diagnostics.map(({ code }) => code)
    }
    expect(['{ url: x }', '{ url: x, method: head }', '{ url: x, method: POST }', '{ url: x, method: "${{ run.id }}" }'].map(effect))
      .toEqual(['readonly', 'readonly', ['bind.effect-missing'], ['bind.effect-missing']])
  })
})

// covers: CM0-01 CM0-09
describe('arguments', () => {
  it.each<[string, string, readonly string[]]>([
    ['one that is missing', tap('{}'), ['3:11 bind.argument-missing']],
    ['one that is not taken', tap('{ target: { id: x }, tiems: 1 }'), ['3:70 bind.argument-unknown']],
    ['a nested one that is not taken', tap('{ target: { id: x, idx: 1 } }'), ['3:61 bind.argument-unknown']],
    ['a nested one that is missing', tap('{ target: { index: 1 } }'), ['3:52 bind.argument-missing']],
    ['a number for a text', tap('{ target: { id: 5 } }'), ['3:58 bind.argument-invalid']],
    ['a text for a map', tap('{ target: x }'), ['3:52 bind.argument-invalid']],
    ['a number out of range', tap('{ target: { id: x }, times: 0 }'), ['3:70 bind.argument-invalid']],
    ['a word that is none', tap('{ target: { id: x }, mode: shrt }'), ['3:69 bind.argument-invalid']],
    ['an element of the wrong kind', tap('{ target: { id: x }, tags: [a, 1] }'), ['3:73 bind.argument-invalid']],
    ['a computed text for a number', tap('{ target: { id: x, index: "${{ run.id }}" } }'), ['3:68 bind.argument-invalid']],
    ['any, where none is taken', device('clear', ', args: { x: 1 }'), ['3:49 bind.argument-unknown']],
    ['an exit code that is none', flowOf(
      '{ id: a, shell: x, effect: readonly, noEffectExitCodes: [300] }'
    ), ['3:62 bind.argument-invalid']],
    ['a variable that is a number', flowOf('{ id: a, shell: x, effect: readonly, env: { PORT: 8080 } }'), ['3:55 bind.argument-invalid']],
    [
      'a command twice', flowOf('{ id: a, action: "shell:exec", args: { script: x, argv: [y] }, effect: readonly }'),
      ['3:11 bind.argument-invalid'],
    ],
    ['no command', flowOf('{ id: a, action: "shell:exec", effect: readonly }'), ['3:11 bind.argument-missing']],
  ])('%s is refused', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })

  it('say how to mend them', () => {
    expect(hintsOf(tap('{ target: { id: x }, tiems: 1 }'))).toEqual([['times']])
    expect(hintsOf(tap('{ target: { id: x }, mode: shrt }'))).toEqual([['short']])
    expect(hintsOf(flowOf('{ id: a, shell: x, effect: readonly, env: { PORT: 8080 } }'))).toEqual(['quote it: "8080"'])
  })

  it('that are computed wait for the run, unless their type already contradicts', () => {
    expect(findings(tap('{ target: { id: "${{ run.id }}", index: "${{ toNumber(run.id) }}" }, tags: ["${{ run.id }}"] }'))).toEqual([])
    expect(findings(tap('{ target: { id: "${{ run.id }}", index: 1.5 } }'))).toEqual(['3:82 bind.argument-invalid'])
    expect(findings(tap('{ target: "${{ run.id }}" }'))).toEqual(['3:52 bind.argument-invalid'])
  })

  it('that say what absence says are left out', () => {
    expect(sealed(tap('{ target: { id: x }, times: 1 }')).irHash).toBe(sealed(tap('{ target: { id: x } }')).irHash)
  })

  it('of defaults must be taken by something', () => {
    const defaults = (text: string) => findings(`flow: f\ndefaults: ${text}\nsteps:\n  - { id: a, let: { x: 1 } }\n`)
    expect(defaults('{ shell: { foo: 1 } }')).toEqual(['2:22 bind.argument-unknown'])
    expect(defaults('{ "device:clear": { times: 1 } }')).toEqual(['2:31 bind.argument-unknown'])
    expect(defaults('{ device: { times: 1 } }')).toEqual([])
    expect(defaults('{ shel: {} }')).toEqual(['2:13 bind.provider-unknown'])
    expect(defaults('{ "shell:exc": {} }')).toEqual(['2:13 bind.action-unknown'])
  })
})

describe('expectations', () => {
  it('of a provider are sealed where the author says nothing', () => {
    const said = flowOf('{ id: a, shell: x, effect: readonly, expect: output.exitCode == 0 }')
    expect(sealed(flowOf('{ id: a, shell: x, effect: readonly }')).irHash).toBe(sealed(said).irHash)
  })

  it('that are turned off warn', () => {
    const source = flowOf('{ id: a, shell: x, effect: readonly, expect: [] }')
    expect(findings(source)).toEqual(['3:50 bind.expect-opted-out (warning)'])
    expect(stepAt(sealed(source), 0, 'action').assertions).toEqual([])
    expect(findings(device('find', ', expect: []'))).toEqual([])
  })

  it('of a provider that are no expressions are reported', () => {
    const broken: ProviderManifest = {
      name: 'broken', version: '1', features: [], channels: [],
      actions: { act: { effect: 'readonly', input: {}, output: {}, defaultExpect: ['=='] } },
    }
    expect(findings(flowOf('{ id: a, action: "broken:act" }'), { manifests: [broken] })).toEqual(['3:22 bind.manifest-invalid'])
  })

  it('get ids by kind, and keep their own', () => {
    const expected = '["true", { id: own, expr: "true" }, { file: { path: x } }, "true"]'
    const step = stepAt(sealed(flowOf(`{ id: a, shell: x, effect: readonly, preflight: run.id != "", expect: ${expected} }`)), 0, 'action')
    expect(step.assertions.map(({ assertId }) => assertId)).toEqual(['expr-1', 'own', 'file-1', 'expr-3'])
    expect(step.preflight?.map(({ assertId }) => assertId)).toEqual(['preflight-expr-1'])
    expect(
      codes(flowOf('{ id: a, shell: x, effect: readonly, expect: [{ id: q, expr: "true" }, { id: q, expr: "true" }] }'))
    ).toEqual(['bind.assertion-id-repeated'])
  })
})

// covers: CM1-04 CM1-08 CM1-09 CM1-12 CM1-13 CM1-19 CM1-22
describe('what is seen', () => {
  const SEEN = 'elementState: { selector: { role: b }, state: visible }'
  const find = (expectation: string, more = '') => codes(device('find', `, expect: ${expectation}${more}`))
  const chainOf = (source: string) => stepAt(sealed(source), 0, 'action').assertions.map(({ verifyVia }) => verifyVia)

  it('is seen through the first structured channel unless said otherwise', () => {
    expect(
      chainOf(device('find', `, expect: [{ ${SEEN} }, { ${SEEN}, verifyVia: [dom] }, "true", { visual: x }]`))
    ).toEqual([['uiTree'], ['dom'], [], ['vision']])
  })

  it.each<[string, string, readonly string[]]>([
    ['channels out of order', `{ ${SEEN}, verifyVia: [uiTree, dom] }`, ['bind.chain-invalid']],
    ['no channel', `{ ${SEEN}, verifyVia: [] }`, ['bind.chain-invalid', 'bind.channel-missing']],
    ['vision without a question', `{ ${SEEN}, verifyVia: [dom, vision] }`, ['bind.chain-invalid']],
    ['a question without vision', `{ ${SEEN}, visionPrompt: x }`, ['bind.chain-invalid']],
    ['a channel of an expression', '{ expr: "true", verifyVia: [dom] }', ['bind.chain-invalid']],
    ['a question beside an expression', '{ expr: "true", visionPrompt: x }', ['bind.chain-invalid']],
    ['a picture through a structured channel', '[{ visual: x, verifyVia: [dom] }, "true"]', ['bind.chain-invalid']],
    ['a picture alone', '{ visual: x }', ['check.visual-alone']],
    ['a picture beside something structured', `[{ visual: x }, { ${SEEN} }]`, []],
    ['a whole chain', `{ ${SEEN}, verifyVia: [dom, uiTree, vision], visionPrompt: is it there }`, []],
  ])('%s', (_, expectation, expected) => {
    expect(find(expectation)).toEqual(expected)
  })

  it('on a picture alone is enough when a person judges what is unknown', () => {
    expect(find('{ visual: x }', ', onUnknown: [{ escalate: { mode: judge, prompt: x, timeout: 1d } }]')).toEqual([])
    expect(find('{ visual: x }', ', onFail: [{ escalate: { mode: judge, prompt: x, timeout: 1d } }]')).toEqual(['check.visual-alone'])
  })

  it('needs a provider that sees', () => {
    expect(codes(flowOf(`{ id: a, shell: x, effect: readonly, expect: { ${SEEN} } }`))).toEqual(['bind.channel-missing'])
    expect(
      findings(flowOf(`{ id: a, observe: fresh, expect: { ${SEEN} } }`), { manifests: [shellManifest] })
    ).toEqual(['3:38 bind.channel-missing'])
  })

  it('by a step that only looks is seen by whoever sees, which the flow then pins', () => {
    const flow = sealed(flowOf(`{ id: a, observe: fresh, expect: { ${SEEN} } }`))
    expect(Object.keys(flow.providers)).toEqual(['device'])
  })

  it('by an earlier step must be kept by it', () => {
    const looking = (source: string, first: string) => codes(
      flowOf(first, `{ id: b, observe: { fromStep: ${source} }, expect: { ${SEEN} } }`)
    )
    expect(looking('a', `{ id: a, action: "device:find", expect: { ${SEEN} } }`)).toEqual([])
    expect(looking('a', '{ id: a, shell: x, effect: readonly }')).toEqual(['check.not-archived'])
    expect(looking('a', '{ id: a, let: { x: 1 } }')).toEqual(['check.observation-source'])
    expect(looking('z', '{ id: a, let: { x: 1 } }')).toEqual(['check.observation-source'])
    expect(looking('b', '{ id: a, let: { x: 1 } }')).toEqual(['check.observation-source'])
  })
})

describe('schemas', () => {
  it.each<[string, string, readonly string[]]>([
    ['of a param', 'flow: f\nparams: { a: { type: strng } }\nsteps: [{ id: z, let: { x: 1 } }]\n', ['2:14 check.schema-invalid']],
    [
      'with a broken pattern', 'flow: f\nparams: { a: { type: string, pattern: "(" } }\nsteps: [{ id: z, let: { x: 1 } }]\n',
      ['2:14 check.schema-invalid'],
    ],
    [
      'of an output', 'flow: f\nsteps: [{ id: z, let: { x: 1 } }]\noutputs: { o: { from: 1, schema: { type: 5 } } }\n',
      ['3:34 check.schema-invalid'],
    ],
    ['of a step', flowOf('{ id: a, shell: x, effect: readonly, outputSchema: { required: yes } }'), ['3:56 check.schema-invalid']],
    [
      'of an answer', flowOf('{ id: a, human: { mode: provideInput, prompt: x, timeout: 1d, outputSchema: { type: x } } }'),
      ['3:81 check.schema-invalid'],
    ],
    [
      'of an expectation', flowOf('{ id: a, shell: x, effect: readonly, expect: { jsonSchema: { value: 1, schema: { type: x } } } }'),
      ['3:84 check.schema-invalid'],
    ],
    [
      'that the default does not fit', 'flow: f\nparams: { a: { type: integer, default: x } }\nsteps: [{ id: z, let: { x: 1 } }]\n',
      ['2:40 bind.argument-invalid'],
    ],
    ['that the default does not fit, deep inside',
      'flow: f\nparams: { a: { schema: { type: array, items: { type: string, maxLength: 1 } }, default: [a, bc] } }\n'
      + 'steps: [{ id: z, let: { x: 1 } }]\n',
      ['2:93 bind.argument-invalid']],
  ])('%s', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })
})

// covers: CM0-01
describe('the report', () => {
  it('tells arguments that are known from those that wait, and what is pinned', () => {
    const result = compileText(flowOf(
      '{ id: a, shell: [x, "${{ run.id }}"], effect: readonly, cwd: sub }',
      '{ id: b, action: "device:tap", args: { target: { id: x } }, channel: dom }'))
    if (!result.ok) throw new Error('it compiles')
    const [flow] = result.report.flows
    expect(flow?.steps).toEqual([
      { stepId: 'a', action: 'shell:exec', effect: 'readonly', idempotent: false, args: { argv: 'deferred', cwd: 'static' } },
      { stepId: 'b', action: 'device:tap', effect: 'mutating', idempotent: false, args: { target: 'static' }, channel: 'dom' },
    ])
    expect(flow?.providers).toEqual(result.bundle.root.providers)
    expect(
      Object.entries(result.bundle.root.providers).map(([name, { features }]) => [name, features])
    ).toEqual([['device', ['device.tap.v1']], ['shell', []]])
    expect(stepAt(result.bundle.root, 1, 'action').binding.attempts[0]?.requiresFeature).toBe('device.tap.v1')
  })

  it('gives advice that is no warning', () => {
    const result = compileText(flowOf(
      '{ id: a, shell: x, effect: mutating, expect: { file: { path: y } } }',
      '{ id: b, shell: x, effect: mutating, preflight: run.id != "" }',
    ))
    expect(result.diagnostics).toEqual([])
    expect(
      result.ok && result.report.flows[0]?.advice.map(({ code }) => code)
    ).toEqual(['check.mutating-without-preflight', 'check.not-archived'])
  })

  it('pins only what the flow binds', () => {
    const pinOf = (manifest: ProviderManifest) => {
      const result = compileText(device('find'), { manifests: [manifest] })
      return result.ok && result.bundle.root.providers['device']?.lockfileDigest
    }
    expect(pinOf(
      { ...deviceManifest, version: '4', actions: { ...deviceManifest.actions, more: { effect: 'readonly', input: {}, output: {} } } }
    )).toBe(pinOf(deviceManifest))
    expect(
      pinOf({ ...deviceManifest, actions: { find: { effect: 'readonly', input: {}, output: { type: 'object' } } } })
    ).not.toBe(pinOf(deviceManifest))
  })
})
