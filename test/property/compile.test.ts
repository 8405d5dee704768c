import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { compileFlow } from '../../src/compile/compile-flow.ts'
import type { CompileResult } from '../../src/compile/compile-result.ts'
import { renderDiagnostics } from '../../src/compile/render-diagnostics.ts'
import { canonicalJson } from '../../src/base/json.ts'
import { allSteps } from '../../src/core/flow/step-tree.ts'
import type { Step } from '../../src/model/flow.ts'
import type { SourceFiles } from '../../src/ports/source-files.ts'
import { shellManifest } from '../../src/providers/shell/shell-manifest.ts'
import { deviceManifest, schemaCheck } from '../unit/support/compile-text.ts'

const FOLDER = 'fixtures/authoring'
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.flow.yaml'))
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

const sourcesWith = (entry: string, bytes: Uint8Array): SourceFiles => ({
  read: (path) => path === entry ? bytes : path === 'prompt.md' ? readFileSync(join(FOLDER, path)) : undefined,
  resolve: (from, relative) => posix.join(posix.dirname(from), relative),
})

function compileBytes(bytes: Uint8Array, entry = 'f.flow.yaml', parsed?: unknown): CompileResult {
  const manifests = [shellManifest, deviceManifest]
  return compileFlow({ entry, sources: sourcesWith(entry, bytes), manifests, schemaCheck, ...(parsed === undefined ? {} : { parsed }) })
}

const compile = (text: string, entry?: string): CompileResult => compileBytes(new TextEncoder().encode(text), entry)

const irHash = (result: CompileResult): string => result.ok ? result.bundle.root.irHash : canonicalJson(result.diagnostics)

/** A compilation ends in a flow, or in at least one error; every span lies in its file, and all of it can be shown. */
function expectSound(result: CompileResult, bytes: Uint8Array): void {
  const lines = new TextDecoder().decode(bytes).split('\n')
  if (!result.ok) expect(result.diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
  for (const { span, file } of result.diagnostics) {
    if (span === undefined || file !== 'f.flow.yaml') continue
    expect(span.startLine).toBeGreaterThan(0)
    expect(span.startLine).toBeLessThanOrEqual(lines.length)
    expect(span.startCol).toBeLessThanOrEqual((lines[span.startLine - 1]?.length ?? 0) + 1)
    expect([span.endLine, span.endLine === span.startLine ? span.endCol : Infinity]).toSatisfy(
      ([endLine = 0, endCol = 0]: number[]) => endLine > span.startLine || endCol >= span.startCol)
  }
  expect(renderDiagnostics(result.diagnostics, sourcesWith('f.flow.yaml', bytes))).toBeTypeOf('string')
}

const shuffled = (value: unknown, seed: number): unknown => {
  if (Array.isArray(value)) return value.map((item, i) => shuffled(item, seed + i))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item], i) => [key, shuffled(item, seed * 31 + i)] as const)
  const by = (key: string): number => Array.from(key).reduce((sum, char) => (sum * 33 + (char.codePointAt(0) ?? 0)) % 1009, seed)
  return Object.fromEntries(entries.toSorted(([a], [b]) => by(a) - by(b)))
}

const fixture = fc.constantFrom(...names)

describe('a compiled flow', () => {
  it('is the same every time', () => {
    fc.assert(fc.property(fixture, (name) => {
      expect(compile(textOf(name))).toEqual(compile(textOf(name)))
    }), { numRuns: 10 })
  })

  it('does not depend on the order of keys, on quotes, indentation and comments, or on the name of its file', () => {
    fc.assert(fc.property(fixture, fc.integer({ min: 0, max: 1000 }), fc.constantFrom(
      'PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE',
    ), fc.integer({ min: 2, max: 8 }),
      (name, seed, scalar, indent) => {
        const text = stringify(
          shuffled(parse(textOf(name)), seed), { defaultStringType: scalar as 'PLAIN', indent, lineWidth: 40 + seed % 100 },
        )
        const commented = text.split('\n').map((line) => /^ *(- )?\w+:$/.test(line) ? `${line} # ${seed}` : line).join('\n')
        expect(irHash(compile(`# ${seed}\n${commented}`, `other-${seed}.yaml`))).toBe(irHash(compile(textOf(name))))
      }), { numRuns: 40 })
  })

  it('is the same as a tree', () => {
    for (const name of names) {
      expect(irHash(compileBytes(new Uint8Array(), name, parse(textOf(name))))).toBe(irHash(compile(textOf(name))))
    }
  })

  it('keeps its effects when only its judging is edited', () => {
    fc.assert(fc.property(fc.nat(100), fc.boolean(), (n, more) => {
      const flow = (expectation: string) => compile(`flow: f\nsteps: [{ id: a, shell: x, effect: mutating, expect: ${expectation} }]\n`)
      const hashes = (result: CompileResult) => result.ok ? [...allSteps<Step>(result.bundle.root)].map(({ effectHash }) => effectHash) : []
      expect(hashes(flow(`[output.exitCode == ${n}${more ? ', "true"' : ''}]`))).toEqual(hashes(flow('output.exitCode == 0')))
    }))
  })
})

const junk = fc.oneof(
  fc.constantFrom(
    '{', '}', '[', ']', ':', '- ', '\n', '  ', '"', "'", '&a ', '*a', '!!x ', '${{', '}}', '<<: ', '? ', '|', '>', '#', '~', '$file: ', '%',
    '@', '\t', '\u2028', '\ud800', '0x', '1e999',
  ),
  fc.string({ maxLength: 4, unit: 'binary' }), fc.constantFrom(
    'steps', 'shell', 'expect', 'when', 'foreach', 'macro.x', 'steps.a.output', 'secrets.T',
  ),
)

describe('whatever stands in a file', () => {
  it('bytes end in diagnostics that can be shown', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => expectSound(compileBytes(bytes), bytes)), { numRuns: 300 })
  })

  it('texts end in diagnostics that can be shown', () => {
    fc.assert(fc.property(fc.array(junk, { maxLength: 40 }), (parts) => {
      const bytes = new TextEncoder().encode(parts.join(''))
      expectSound(compileBytes(bytes), bytes)
    }), { numRuns: 500 })
  })

  it('a flow with a piece cut out, doubled or put in ends in a flow or in diagnostics that can be shown', () => {
    const edits = fc.record({ at: fc.nat(4000), length: fc.nat(30), how: fc.constantFrom('cut', 'double', 'insert'), piece: junk })
    fc.assert(fc.property(fixture, edits, (name, { at, length, how, piece }) => {
      const text = textOf(name)
      const from = at % text.length
      const part = text.slice(from, from + length)
      const middle = { cut: '', double: part + part, insert: piece + part }[how]
      const bytes = new TextEncoder().encode(text.slice(0, from) + middle + text.slice(from + length))
      expectSound(compileBytes(bytes), bytes)
    }), { numRuns: 400 })
  })

  it('a tree with any value anywhere ends in a flow or in diagnostics', () => {
    const replaced = (value: unknown, at: { left: number }, by: unknown): unknown => {
      if (at.left-- === 0) return by
      if (Array.isArray(value)) return value.map((item) => replaced(item, at, by))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, at, by)]))
    }
    fc.assert(fc.property(fixture, fc.nat(150), fc.anything(
      { withDate: true, withBigInt: true, withNullPrototype: true, maxDepth: 3 }
    ), (name, left, by) => {
      const result = compileBytes(new Uint8Array(), name, replaced(parse(textOf(name)), { left }, by))
      if (!result.ok) expect(result.diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
    }), { numRuns: 400 })
  })
})
