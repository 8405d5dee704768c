import { describe, expect, it } from 'vitest'
import { compileText, findings, flowOf } from './support/compile-text.ts'

// Where a secret may not stand, and who may not be asked for one.

const codes = (source: Parameters<typeof compileText>[0]): readonly string[] => compileText(source).diagnostics.map(({ code }) => code)
const MISPLACED = ['check.secret-misplaced']

describe('a secret stands nowhere but in an argument that takes one', () => {
  const readonly = (more: string): string => `{ id: a, shell: x, effect: readonly, ${more} }`

  it.each<[string, string]>([
    ['a condition', `{ id: a, if: '\${{ secrets.T == "x" }}', then: [{ id: b, let: { x: 1 } }] }`],
    ['the key of a loop', '{ id: a, foreach: { in: [x], as: i, key: "${{ secrets.T }}", steps: [{ id: b, let: { x: 1 } }] } }'],
    ['a time', '{ id: a, wait: { until: "${{ secrets.T }}" } }'],
    ['what a person is shown', '{ id: a, human: { mode: judge, prompt: x, presents: ["${{ secrets.T }}"], timeout: 1d } }'],
    ['the question of a handler', readonly('onFail: [{ escalate: { mode: judge, prompt: "${{ secrets.T }}", timeout: 1d } }]')],
    ['paths of artifacts', readonly('artifacts: ["${{ secrets.T }}"]')],
    ['what a retry waits for', readonly('retry: { maxAttempts: 2, until: \'${{ secrets.T == "x" }}\' }')],
    ['an entry check', readonly('preflight: { expr: \'${{ secrets.T == "x" }}\' }')],
    ['exit codes', readonly('noEffectExitCodes: ["${{ secrets.T }}"]')],
    ['the path of a file', readonly('expect: { file: { path: "${{ secrets.T }}" } }')],
  ])('not in %s', (_name, step) => {
    expect(codes(flowOf(step))).toEqual(MISPLACED)
  })

  it('not in the text of a command', () => {
    expect(codes(flowOf('{ id: a, shell: "echo ${{ secrets.T }}", effect: readonly }'))).toHaveLength(1)
  })

  it.each<[string, string]>([
    ['whole', '{ module: m.mjs, input: { $secret: T } }'],
    ['deep inside', '{ module: m.mjs, input: { a: [{ b: { $secret: T, c: 1 } }] } }'],
    ['beside a secret', '{ module: m.mjs, input: ["${{ secrets.T }}", { $secret: T }] }'],
  ])('and data does not pose as one: %s', (_name, args) => {
    expect(codes(flowOf(`{ id: a, action: "device:find", args: ${args} }`))).toContain('check.secret-misplaced')
  })
})

describe('a secret param', () => {
  const files = (input: string, more = ''): Readonly<Record<string, string>> => ({
    'flow.yaml': 'flow: f\nparams: { mine: { schema: { type: string }, secret: true }, open: { type: string } }\nsteps:\n'
      + `  - { id: a, call: ./g.flow.yaml, inputs: { ${input} } }\n${more}`,
    'g.flow.yaml': 'flow: g\nparams: { key: { schema: { type: string }, secret: true }, plain: { schema: {}, required: false } }\nsteps:\n'
      + '  - { id: b, shell: x, effect: readonly, env: { K: "${{ params.key }}" } }\n',
  })

  it.each<[string, string, readonly string[]]>([
    ['a secret', 'key: "${{ secrets.T }}"', []], ['a secret param of its own', 'key: "${{ params.mine }}"', []],
    ['a text', 'key: given-away', MISPLACED], ['a param that is none', 'key: "${{ params.open }}"', MISPLACED],
    ['something computed', 'key: "${{ concat(params.mine, \'x\') }}"', MISPLACED],
    ['data that poses as one', 'key: { $secret: T }', [...MISPLACED, ...MISPLACED]],
    ['a secret where none is taken', 'key: "${{ secrets.T }}", plain: "${{ secrets.T }}"', MISPLACED],
    ['a secret param where none is taken', 'key: "${{ secrets.T }}", plain: "${{ params.mine }}"', MISPLACED],
  ])('of a called flow is given %s', (_name, input, expected) => {
    expect(codes(files(input))).toEqual(expected)
  })

  it.each<[string, string]>([
    ['outputs', 'steps: [{ id: a, let: { x: 1 } }]\noutputs: { o: "${{ params.k }}" }'],
    ['a variable', 'steps: [{ id: a, let: { x: "${{ params.k }}" } }]'],
    ['a question', 'steps: [{ id: a, human: { mode: judge, prompt: "${{ params.k }}", timeout: 1d } }]'],
    ['the arguments of a command', 'steps: [{ id: a, shell: [x, "${{ params.k }}"], effect: readonly }]'],
  ])('does not stand in %s', (_name, rest) => {
    expect(codes(`flow: f\nparams: { k: { schema: { type: string }, secret: true } }\n${rest}\n`)).toEqual(MISPLACED)
  })

  it('is text', () => {
    const source = (type: string): string =>
      `flow: f\nparams: { k: { schema: { type: ${type} }, secret: true } }\nsteps: [{ id: a, let: { x: 1 } }]\n`
    expect(['string', '[string, "null"]', 'integer', 'object'].map((type) => codes(source(type))))
      .toEqual([[], [], ['check.schema-invalid'], ['check.schema-invalid']])
  })
})

// covers: CM2-27 CM2-28 CM2-29 CM2-30
describe('a person is asked for no secret', () => {
  const human = (schema: string): string => `{ mode: provideInput, prompt: x, timeout: 1d, outputSchema: ${schema} }`
  const asked: readonly (readonly [string, string])[] = [
    ['behind a reference', '{ $ref: "#/$defs/pin", $defs: { pin: { type: string, format: password } } }'],
    ['in one of several forms', '{ anyOf: [{ type: string }, { allOf: [{ sensitive: true }] }] }'],
    ['in the items of a list', '{ type: array, prefixItems: [{ type: string }], items: { format: password } }'],
    ['in any other property', '{ type: object, additionalProperties: { format: password } }'],
    ['under a condition', '{ type: object, if: { required: [a] }, then: { properties: { a: { format: password } } } }'],
    ['by the pattern of a name', '{ type: object, patternProperties: { "^p": { x-secret: true } } }'],
    ['in a property called properties', '{ type: object, properties: { properties: { format: password } } }'],
  ]

  it.each(asked)('%s, in a step or a handler of a step or the flow', (_name, schema) => {
    expect(codes(flowOf(`{ id: a, human: ${human(schema)} }`))).toEqual(['check.human-secret'])
    const escalate = `onFail: [{ escalate: ${human(schema)} }]`
    expect(codes(flowOf(`{ id: a, shell: x, effect: readonly, ${escalate} }`))).toEqual(['check.human-secret'])
    expect(codes(`${flowOf('{ id: a, shell: x, effect: readonly }')}${escalate}\n`)).toEqual(['check.human-secret'])
  })

  it('the refusal has its place and says where the secret belongs', () => {
    const schema = '{ type: object, properties: { pin: { format: password } } }'
    const [finding] = compileText(flowOf(`{ id: a, human: ${human(schema)} }`)).diagnostics
    expect(finding?.message).toContain('/properties/pin')
    expect(finding?.hint).toContain('repairWorld')
  })

  it.each<[string, string]>([
    ['fields of such names', '{ type: object, properties: { sensitive: true, format: { const: password }, x-secret: { type: boolean } } }'],
    ['values of such form', '{ enum: [{ format: password }, { sensitive: true }], default: { format: password } }'],
  ])('but for %s', (_name, schema) => {
    expect(findings(flowOf(`{ id: a, human: ${human(schema)} }`))).toEqual([])
  })
})
