import { isJsonObject, sameJson } from '../base/json.ts'
import { bundleFlows } from '../core/flow/flow-bundle.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { Compilation, type CompiledFile } from './compilation.ts'
import type { CompileInput, CompileResult } from './compile-result.ts'
import { Findings } from './findings.ts'

/** The path to the first difference between two trees that were built alike. */
function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (sameJson(a, b)) return undefined
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return a.map((item, i) => firstDifference(item, b[i], `${path}[${i}]`)).find((found) => found !== undefined)
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return path
  const keys = Object.keys(a).filter((key) => !sameJson(a[key], b[key]))
  const [key] = keys
  return key === undefined ? path : firstDifference(a[key], b[key], path === '' ? key : `${path}.${key}`)
}

/** The tree a program built; when it builds another one the next time, that is warned of. */
function builtTree({ entry, parsed }: CompileInput, findings: Findings): unknown {
  if (typeof parsed !== 'function') return parsed
  const build = parsed as () => unknown
  const tree = build()
  const difference = firstDifference(tree, build(), '')
  if (difference !== undefined) {
    const message = `${difference === '' ? 'the flow' : difference} is different each time the flow is built`
    findings.warn('check.unstable-value', { file: entry }, message,
      'a resume sees an edited step; take times and random values from params')
  }
  return tree
}

const line = ({ span }: Diagnostic): number => span?.startLine ?? 0
const column = ({ span }: Diagnostic): number => span?.startCol ?? 0

/** By file, the entry first and others as they were met; inside a file from top to bottom. */
function inOrder(diagnostics: readonly Diagnostic[], entry: string): readonly Diagnostic[] {
  const files = [...new Set([entry, ...diagnostics.map(({ file }) => file)])]
  const unique = [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()]
  return unique.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || line(a) - line(b) || column(a) - column(b))
}

function bundle(root: CompiledFile, compilation: Compilation, findings: Findings) {
  const all = [...compilation.compiled.values()].filter((each) => each !== undefined)
  const bundled = bundleFlows(root.flow, all.map(({ flow }) => flow))
  if (bundled.ok) return bundled.value
  return void findings.error('seal.not-sealable', { file: root.binding.file }, bundled.error.message)
}

/**
 * Compiles a flow and every flow it runs: YAML text or a tree built in TypeScript becomes sealed FlowIR, or diagnostics.
 * Pure and offline: the same files and manifests give the same bundle, byte for byte.
 * @example
 * const result = compileFlow({ entry: 'release.flow.yaml', sources, manifests: [shellManifest], schemaCheck })
 * if (result.ok) result.bundle.root.irHash
 */
export function compileFlow(input: CompileInput): CompileResult {
  const findings = new Findings()
  const compilation = new Compilation(input)
  const root = compilation.root(builtTree(input, findings))
  const sealed = root && bundle(root, compilation, findings)
  const diagnostics = inOrder([...findings.all, ...compilation.diagnostics], input.entry)
  if (root === undefined || sealed === undefined) return { ok: false, diagnostics }
  const others = [...compilation.compiled.values()].filter((each): each is CompiledFile => each !== undefined && each !== root)
  const flows = [root, ...others].map((each) => each.binding)
  return { ok: true, bundle: sealed, diagnostics, report: { against: compilation.against, flows } }
}
