import { describe, expect, it } from 'vitest'
import { renderDiagnostics } from '../../src/compile/render-diagnostics.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { compileText, filesOf, flowOf } from './support/compile-text.ts'

const rendered = (text: string): string => renderDiagnostics(compileText(text).diagnostics, filesOf({ 'flow.yaml': text }))

const diagnostic = (more: Partial<Diagnostic>): Diagnostic =>
  ({ code: 'check.type-mismatch', severity: 'error', stage: 'check', message: 'no', file: 'a.yaml', ...more })

// covers: CM0-11 CM1-25
describe('diagnostics as text', () => {
  it('show place, code, line, caret, names and hint', () => {
    expect(rendered(flowOf('{ id: a, shell: x, effect: readonly, env: { V: "${{ run.ids }}" }, expect: [] }'))).toBe([
      'flow.yaml:3:57: error[check.reference-unknown]: run has no "ids"',
      '  3 |   - { id: a, shell: x, effect: readonly, env: { V: "${{ run.ids }}" }, expect: [] }',
      '    |                                                         ^^^^^^^',
      '  hint: did you mean "id"?',
      '',
      'flow.yaml:3:80: warning[bind.expect-opted-out]: step "a" has no verdict: it goes on whatever its result is',
      '  3 |   - { id: a, shell: x, effect: readonly, env: { V: "${{ run.ids }}" }, expect: [] }',
      '    |                                                                                ^^',
      '  hint: without "expect" it would have to hold that output.exitCode == 0',
    ].join('\n'))
  })

  it('keep tabs, so that the caret stands where it should', () => {
    const span = { startLine: 1, startCol: 4, endLine: 1, endCol: 6 }
    expect(
      renderDiagnostics([diagnostic({ span })], filesOf({ 'a.yaml': 'a\t\tbc\n' })).split('\n').slice(1)
    ).toEqual(['  1 | a\t\tbc', '    |  \t\t^^'])
  })

  it('underline the first line of what is longer, and no more than there is', () => {
    const lines = (span: Diagnostic['span']) => renderDiagnostics(
      [diagnostic(span === undefined ? {} : { span })], filesOf({ 'a.yaml': 'abc   \r\ndef\n' }),
    ).split('\n')
    expect(lines({ startLine: 1, startCol: 2, endLine: 2, endCol: 2 })[2]).toBe('    |  ^^')
    expect(lines({ startLine: 2, startCol: 4, endLine: 2, endCol: 99 })[2]).toBe('    |    ^')
    expect(lines({ startLine: 9, startCol: 1, endLine: 9, endCol: 2 })).toHaveLength(1)
    expect(lines(undefined)).toEqual(['a.yaml: error[check.type-mismatch]: no'])
  })

  it('show a part of a line that is very long', () => {
    const [, source = '', caret = ''] = renderDiagnostics(
      [
        diagnostic({ span: { startLine: 1, startCol: 5001, endLine: 1, endCol: 5002 } })
      ], filesOf({ 'a.yaml': `${'x'.repeat(5000)}y${'z'.repeat(5000)}` }),
    ).split('\n')
    expect(source.length).toBeLessThan(200)
    expect(source[caret.indexOf('^')]).toBe('y')
  })

  it('do without a file that cannot be read any more', () => {
    expect(
      renderDiagnostics([diagnostic({ span: { startLine: 1, startCol: 1, endLine: 1, endCol: 2 } })], filesOf({}))
    ).toBe('a.yaml:1:1: error[check.type-mismatch]: no')
  })

  it('are dressed piece by piece', () => {
    const span = { startLine: 1, startCol: 1, endLine: 1, endCol: 2 }
    const text = renderDiagnostics([diagnostic({ span, hint: 'h' })], filesOf({ 'a.yaml': 'x' }), (part, each) => `<${part}>${each}</>`)
    expect(text).toBe(
      '<place>a.yaml:1:1:</> <error>error</><code>[check.type-mismatch]</>: no\n  1 | <source>x</>\n    | <caret>^</>\n<hint>  hint: h</>'
    )
  })
})

// covers: CM0-11
describe('a diagnostic as data', () => {
  it('has code, severity, stage, message and a span counted from 1', () => {
    const [first] = compileText('flow: f\nstepz: []\nsteps: [{ id: a, let: { x: 1 } }]\n').diagnostics
    expect(first).toEqual({
      code: 'normalize.unknown-key', severity: 'error', stage: 'normalize', message: 'a flow has no key "stepz"', file: 'flow.yaml',
      span: { startLine: 2, startCol: 1, endLine: 2, endCol: 6 }, candidates: ['steps'],
    })
  })

  it('comes in the order of the text, the entry first', () => {
    const { diagnostics } = compileText({
      'flow.yaml': flowOf(
        '{ id: c, call: b.yaml }', '{ id: d, let: { v: "${{ vars.x }}", w: "${{ vars.y }}" } }',
      ), 'b.yaml': 'flow: b\nsteps: [{ id: x, shell: x }, { id: y, shell: y }]\n',
    })
    expect(diagnostics.map(({ file, span }) => [file, span?.startCol])).toEqual(
      [['flow.yaml', 29], ['flow.yaml', 49], ['b.yaml', 15], ['b.yaml', 36]]
    )
  })

  it('is one of at most 200', () => {
    expect(compileText(`flow: f\nsteps:\n${'  - text\n'.repeat(1000)}`).diagnostics).toHaveLength(200)
  })
})
