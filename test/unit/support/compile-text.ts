import { posix } from 'node:path'
import { compileFlow } from '../../../src/compile/compile-flow.ts'
import type { CompileInput, CompileResult } from '../../../src/compile/compile-result.ts'
import { loadSchemaCheck } from '../../../src/engine/schema-check.ts'
import type { Diagnostic } from '../../../src/model/diagnostic.ts'
import type { FlowIR, Step } from '../../../src/model/flow.ts'
import type { ProviderManifest } from '../../../src/model/manifest.ts'
import type { SourceFiles } from '../../../src/ports/source-files.ts'
import { shellManifest } from '../../../src/providers/shell/shell-manifest.ts'

/** A provider with what the shell has not: fixed effects, channels, features, nested arguments. */
export const deviceManifest: ProviderManifest = {
  name: 'device', version: '3', features: ['device.tap.v1'], channels: ['uiTree', 'dom', 'vision'],
  actions: {
    tap: {
      effect: 'mutating', requiresFeature: 'device.tap.v1',
      output: { type: 'object', properties: { at: { type: 'number' } }, additionalProperties: false },
      input: {
        type: 'object', additionalProperties: false, required: ['target'], properties: {
          target: {
            type: 'object', additionalProperties: false, required: ['id'],
            properties: { id: { type: 'string' }, index: { type: 'integer', minimum: 0 } },
          },
          times: { type: 'integer', minimum: 1, default: 1 }, mode: { enum: ['short', 'long'] },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    clear: { effect: 'mutating', idempotent: true, input: { type: 'object', additionalProperties: false }, output: {} },
    find: { effect: 'readonly', input: {}, output: { type: 'object', properties: { count: { type: 'integer' } } } },
    wipe: { effect: 'mutating', protected: true, input: {}, output: {} },
    scan: { effect: 'readonly', requiresFeature: 'device.scan.v1', input: {}, output: {} },
  },
}

export const schemaCheck = await loadSchemaCheck()

type Files = Readonly<Record<string, string | Uint8Array>>

/** Files by name, as a project in memory. */
export const filesOf = (files: Files): SourceFiles => ({
  read: (path) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined
    return typeof file === 'string' ? new TextEncoder().encode(file) : file
  },
  resolve: (from, relative) => posix.join(posix.dirname(from), relative),
})

export type Options = Partial<Pick<CompileInput, 'manifests' | 'irVersion' | 'parsed'>>

/** Compiles `flow.yaml`, given as its text or among several files. */
export function compileText(source: string | Files, options: Options = {}): CompileResult {
  const files = typeof source === 'string' ? { 'flow.yaml': source } : source
  return compileFlow({ entry: 'flow.yaml', sources: filesOf(files), manifests: [shellManifest, deviceManifest], schemaCheck, ...options })
}

/** `2:5 normalize.unknown-key`, with the file where it is another. */
export function short({ file, span, code, severity }: Diagnostic): string {
  const place = span === undefined ? '-' : `${span.startLine}:${span.startCol}`
  return `${file === 'flow.yaml' ? '' : `${file}:`}${place} ${code}${severity === 'warning' ? ' (warning)' : ''}`
}

/** What is wrong with a flow, in short form, in order. */
export const findings = (source: string | Files, options: Options = {}): readonly string[] =>
  compileText(source, options).diagnostics.map(short)

/** A flow that compiles, sealed. */
export function sealed(source: string | Files, options: Options = {}): FlowIR {
  const result = compileText(source, options)
  if (!result.ok) throw new Error(result.diagnostics.map((each) => `${short(each)}: ${each.message}`).join('\n'))
  return result.bundle.root
}

/** Steps under `steps:`, indented by two spaces. */
export const flowOf = (...steps: readonly string[]): string => `flow: f\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`

/** A step of the body by its place. */
export function stepAt<K extends Step['kind']>(flow: FlowIR, index: number, kind: K): Extract<Step, { kind: K }> {
  const step = flow.body[index]
  if (step?.kind !== kind) throw new Error(`step ${index} is ${step?.kind ?? 'absent'}, not ${kind}`)
  return step as Extract<Step, { kind: K }>
}
