import { describe, expect, it } from 'vitest'
import { compileText, findings, flowOf, sealed, stepAt } from './support/compile-text.ts'

const OK = '{ id: a, shell: x, effect: readonly }'

// covers: CM0-09
describe('what is no YAML of ours is refused, with its place', () => {
  it.each<[string, string | Uint8Array, readonly string[]]>([
    ['broken syntax', 'flow: [\n', ['2:1 parse.yaml-syntax']],
    ['two things wrong with the syntax', 'a: @x\nb: "\\q"\n', ['1:4 parse.yaml-syntax', '2:5 parse.yaml-syntax']],
    ['nothing', '# only a comment\n', ['1:1 parse.empty-document']],
    ['a second document', 'flow: f\n---\nflow: g\n', ['2:1 parse.multiple-documents']],
    ['a directive', '%YAML 1.1\n---\nflow: f\n', ['1:1 parse.directive']],
    ['a tag on a text', 'flow: !!str f\n', ['1:13 parse.tag']],
    ['a tag on a list', 'flow: f\nsteps: !x [ ]\n', ['2:11 parse.tag']],
    ['a merge key', 'a: &a { b: 1 }\nc:\n  <<: *a\n', ['3:3 parse.merge-key']],
    ['a key that stands twice', 'flow: f\nsteps: []\nflow: g\n', ['3:1 parse.duplicate-key']],
    ['two keys that are one in NFC', '"\u00e9": 1\n"e\u0301": 2\n', ['2:1 parse.duplicate-key']],
    ['a number as a key', 'flow: f\n1: x\n', ['2:1 parse.key-not-string']],
    ['null as a key', '~: x\n', ['1:1 parse.key-not-string']],
    ['a list as a key', '? [a]\n: x\n', ['1:3 parse.key-not-string']],
    ['two anchors of one name', 'a: &x 1\nb: &x 2\n', ['2:7 parse.duplicate-anchor']],
    ['an alias of nothing', 'a: *x\n', ['1:4 parse.unknown-alias']],
    ['an alias before its anchor', 'a: *x\nb: &x 1\n', ['1:4 parse.unknown-alias']],
    ['an alias inside what it repeats', 'a: &x [1, *x]\n', ['1:11 parse.alias-cycle']],
    ['infinity', 'a: .inf\n', ['1:4 parse.number-not-exact']],
    ['not a number', 'a: .nan\n', ['1:4 parse.number-not-exact']],
    ['a whole number that cannot be kept', 'a: 9007199254740993\n', ['1:4 parse.number-not-exact']],
    ['half a character', 'a: "\\ud800"\n', ['1:4 parse.text-not-unicode']],
    ['a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), ['- parse.byte-order-mark']],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0]), ['- parse.byte-order-mark']],
    ['invalid UTF-8', new Uint8Array([0x61, 0x3a, 0x20, 0xc3, 0x28]), ['- parse.not-utf8']],
    ['a file over 1 MiB', `# ${'x'.repeat(1024 * 1024)}\n`, ['- parse.too-large']],
    ['brackets without end', '['.repeat(1_000_000), ['1:69 parse.too-deep']],
    ['maps without end', Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), ['68:69 parse.too-deep']],
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, ['- parse.too-deep']],
    [
      'aliases that add levels', `a: &a ${'['.repeat(40)}1${']'.repeat(40)}\nb: ${'['.repeat(30)}*a${']'.repeat(30)}\n`,
      ['- parse.too-deep'],
    ],
    ['too many values', `a: [${'1,'.repeat(65_536)}]\n`, ['- parse.too-large']],
    ['too many pieces', '-\n'.repeat(300_000), ['200001:1 parse.too-large']],
  ])('%s', (_, source, expected) => {
    expect(findings({ 'flow.yaml': source })).toEqual(expected)
  })

  it.each(['99999999999999999999', '.inf'])('a count of %s gets no hint that it was meant as a text', (count) => {
    const [found] = compileText(`flow: f\nsteps:\n  - { id: a, parallel: { branches: {}, concurrency: ${count} } }\n`).diagnostics
    expect(found).toMatchObject({ code: 'parse.number-not-exact', hint: expect.stringMatching(/^(up to 9007|write a finite)/) as string })
  })

  it('refuses aliases that multiply, and quickly', () => {
    const levels = Array.from({ length: 30 }, (_, i) => `l${i + 1}: &l${i + 1} [*l${i}, *l${i}]`).join('\n')
    const before = performance.now()
    expect(findings(`l0: &l0 x\n${levels}\n`)).toEqual(['- parse.too-large'])
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('accepts 62 levels of a value', () => {
    const value = `${'['.repeat(58)}1${']'.repeat(58)}`
    expect(findings(flowOf(`{ id: a, let: { x: ${value} } }`))).toEqual([])
  })
})

describe('aliases', () => {
  it('stand for what they name', () => {
    const flow = sealed('flow: f\nsteps:\n  - { id: a, shell: &s echo one, effect: &e readonly }\n  - { id: b, shell: *s, effect: *e }\n')
    expect(stepAt(flow, 1, 'action').effectHash).toBe(stepAt(flow, 0, 'action').effectHash)
  })
})

describe('scalars of YAML 1.2', () => {
  it('words that older YAML read as booleans are text', () => {
    const flow = sealed(flowOf('{ id: a, let: { x: yes, y: on, z: 0o17, w: 1_000, v: 12:30 } }'))
    expect(stepAt(flow, 0, 'let').bindings).toEqual(
      { x: { lit: 'yes' }, y: { lit: 'on' }, z: { lit: 15 }, w: { lit: '1_000' }, v: { lit: '12:30' } }
    )
  })

  it('texts are composed', () => {
    const flow = sealed(flowOf('{ id: a, let: { x: "e\u0301" } }'))
    expect(stepAt(flow, 0, 'let').bindings).toEqual({ x: { lit: '\u00e9' } })
  })
})

describe('texts of other files', () => {
  const including = (step: string, files: Readonly<Record<string, string | Uint8Array>> = {}) => ({ 'flow.yaml': flowOf(step), ...files })

  it('stand where text may stand', () => {
    const flow = sealed(including('{ id: a, shell: { $file: ./a.sh }, effect: readonly, stdin: { $file: in/p.md } }', {
      'a.sh': 'echo "$1"\n', 'in/p.md': 'run ${{ run.id }}',
    }))
    expect(stepAt(flow, 0, 'action').binding.attempts[0]?.args).toEqual({
      script: { lit: 'echo "$1"\n' },
      stdin: { fn: 'concat', args: [{ lit: 'run ' }, { fn: 'toString', args: [{ ref: 'run.id' }] }] },
    })
  })

  it('an edited file is an edited step', () => {
    const hashOf = (script: string) => stepAt(
      sealed(including('{ id: a, shell: { $file: a.sh }, effect: readonly }', { 'a.sh': script })), 0, 'action',
    ).effectHash
    expect(hashOf('echo 1')).not.toBe(hashOf('echo 2'))
  })

  it('are where the diagnostics of what they hold point', () => {
    const source = including(
      '{ id: a, shell: x, effect: readonly, stdin: { $file: p.md } }', { 'p.md': 'Hello\n  ${{ params.x }} and ${{ nope }}\n' },
    )
    expect(findings(source)).toEqual(['p.md:2:27 normalize.expression-invalid'])
    expect(findings({ ...source, 'p.md': 'Hello\n  ${{ params.x }}\n' })).toEqual(['p.md:2:7 check.reference-unknown'])
  })

  it('cannot hold expressions for a shell', () => {
    const source = including('{ id: a, shell: { $file: a.sh }, effect: readonly }', { 'a.sh': 'set -e\necho ${{ params.x }}\n' })
    expect(findings(source)).toEqual(['a.sh:2:6 normalize.expression-in-shell-text'])
  })

  it.each<[string, string, Readonly<Record<string, string | Uint8Array>>, readonly string[]]>([
    ['a missing file', '{ id: a, shell: { $file: no.sh }, effect: readonly }', {}, ['3:30 parse.file-unreadable']],
    ['a key beside', '{ id: a, shell: { $file: a.sh, x: 1 }, effect: readonly }', {}, ['3:21 parse.include-invalid']],
    ['no name', '{ id: a, shell: { $file: "" }, effect: readonly }', {}, ['3:21 parse.include-invalid']],
    ['a list of names', '{ id: a, shell: { $file: [a] }, effect: readonly }', {}, ['3:21 parse.include-invalid']],
    [
      'bytes that are no text', '{ id: a, shell: { $file: a.sh }, effect: readonly }', { 'a.sh': new Uint8Array([0xff]) },
      ['a.sh:- parse.not-utf8'],
    ],
    [
      'a file that is too large', '{ id: a, shell: { $file: a.sh }, effect: readonly }', { 'a.sh': 'x'.repeat(1024 * 1024 + 1) },
      ['a.sh:- parse.too-large'],
    ],
  ])('%s is refused', (_, step, files, expected) => {
    expect(findings(including(step, files))).toEqual(expected)
  })

  it('have a bound together', () => {
    const steps = Array.from({ length: 9 }, (_, i) => `{ id: s${i}, shell: { $file: a.sh }, effect: readonly }`)
    expect(findings({ 'flow.yaml': flowOf(...steps), 'a.sh': 'x'.repeat(1024 * 1024) })).toEqual(['11:31 parse.too-large'])
  })
})

describe('a tree that a program built', () => {
  const compileTree = (parsed: unknown) => compileText({}, { parsed })

  it('is a flow like a text is', () => {
    const tree = { flow: 'f', steps: [{ id: 'a', shell: 'x', effect: 'readonly', timeout: undefined }] }
    const result = compileTree(tree)
    expect(result.ok && result.bundle.root.irHash).toBe(sealed(flowOf(OK)).irHash)
  })

  it.each<[string, unknown]>([
    ['a function', { flow: 'f', steps: [{ id: 'a', shell: () => 'x' }] }],
    ['a date', { flow: 'f', steps: [{ id: 'a', shell: new Date(0) }] }],
    ['undefined in a list', { flow: 'f', steps: [undefined] }],
    ['a bigint', { flow: 'f', steps: [{ id: 'a', let: { x: 1n } }] }],
  ])('%s in it is no plain data', (_, tree) => {
    expect(compileTree(tree).diagnostics.map(({ code }) => code)).toEqual(['parse.value-not-plain'])
  })

  it('says where in the tree', () => {
    const [first] = compileTree({ flow: 'f', steps: [{ id: 'a', let: { 'x.y': Symbol('s') } }] }).diagnostics
    expect(first?.message).toBe('steps[0].let.x.y is a symbol')
  })

  it.each<[string, (tree: Record<string, unknown>) => void, string]>([
    ['a circle', (tree) => { tree['steps'] = [tree] }, 'parse.too-deep'],
    ['not a number', (tree) => { tree['flow'] = NaN }, 'parse.number-not-exact'],
    ['too many values', (tree) => { tree['flow'] = Array.from({ length: 70_000 }, () => 1) }, 'parse.too-large'],
  ])('%s ends in a diagnostic', (_, spoil, code) => {
    const tree: Record<string, unknown> = { flow: 'f' }
    spoil(tree)
    expect(compileTree(tree).diagnostics.map((each) => each.code)).toEqual([code])
  })

  it('warns of a value that is different each time', () => {
    let count = 0
    const build = () => ({ flow: 'f', steps: [{ id: 'a', shell: `echo ${count++}`, effect: 'readonly' }] })
    expect(compileText({}, { parsed: build }).diagnostics.map(({ code, message }) => [code, message]))
      .toEqual([['check.unstable-value', 'steps[0].shell is different each time the flow is built']])
    expect(compileText({}, { parsed: () => ({ flow: 'f', steps: [{ id: 'a', shell: 'x', effect: 'readonly' }] }) }).diagnostics).toEqual([])
  })

  it('may be what a flow calls, when it was loaded', () => {
    const source = { 'flow.yaml': flowOf('{ id: a, call: ./b.flow.ts }') }
    expect(findings(source)).toEqual(['3:20 parse.file-unreadable'])
  })
})
