import { type ExprType, UNKNOWN } from '../core/expr/expr-type.ts'
import { inferType } from '../core/expr/infer-type.ts'
import { isLit } from '../core/expr/make-expr.ts'
import { typeOfSchema } from '../core/expr/type-of-schema.ts'
import { MAX_CALL_DEPTH } from '../core/flow/flow-bundle.ts'
import type { FlowDraft, StepDraft } from '../core/flow/flow-draft.ts'
import { allSteps } from '../core/flow/step-tree.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FlowIR, FlowRef, Hash } from '../model/flow.ts'
import { bindFlow } from './bind/bind-flow.ts'
import { Catalog } from './bind/catalog.ts'
import type { CheckContext } from './check/check-context.ts'
import { checkFlow } from './check/check-flow.ts'
import { checkIds } from './check/check-names.ts'
import { FlowScope } from './check/flow-scope.ts'
import { giveAdvice } from './check/give-advice.ts'
import type { CompileInput, FlowBinding, StepBinding } from './compile-result.ts'
import { Findings } from './findings.ts'
import { Marks } from './marks.ts'
import type { AuthoredFlow } from './normalize/authored.ts'
import { calledFiles } from './normalize/called-files.ts'
import { normalizeFlow } from './normalize/normalize-flow.ts'
import type { TextNode } from './parse/authoring-node.ts'
import { loadTree } from './parse/load-tree.ts'
import type { Place } from './place.ts'
import { reportMisfits, sealDraft } from './seal/seal-draft.ts'

/** A flow that came out well, and what its callers need to know of it. */
export interface CompiledFile {
  readonly flow: FlowIR
  readonly outputs: ExprType
  /** How many calls stand inside each other below it. */
  readonly height: number
  readonly binding: FlowBinding
}

/** The files on the way to the one being compiled, outermost first. */
type Trail = readonly string[]
type Callees = ReadonlyMap<TextNode, CompiledFile>

/** Compiles a flow and every flow it runs, each file once. */
export class Compilation {
  readonly diagnostics: Diagnostic[] = []
  readonly compiled = new Map<string, CompiledFile | undefined>()
  private readonly catalog: Catalog
  private readonly generation: 1 | 2
  private readonly named = new Map<string, { readonly hash: Hash; readonly file: string }>()
  private readonly byHash = new Map<Hash, CompiledFile>()
  private readonly outputTypes = new Map<string, ExprType>()

  constructor(private readonly input: CompileInput) {
    this.catalog = new Catalog(input.manifests)
    this.generation = input.irVersion ?? 2
  }

  get against(): Catalog['source'] { return this.catalog.source }

  /** The root flow; `built` is its tree when a program made it. */
  root(built: unknown): CompiledFile | undefined {
    const { entry } = this.input
    return this.file(entry, built, [entry], { file: entry })
  }

  private file(file: string, built: unknown, trail: Trail, asked: Place): CompiledFile | undefined {
    const findings = new Findings()
    const compiled = this.compile(file, built, trail, asked, findings)
    this.diagnostics.push(...findings.all)
    this.compiled.set(file, compiled)
    return compiled
  }

  private compile(file: string, built: unknown, trail: Trail, asked: Place, findings: Findings): CompiledFile | undefined {
    const tree = loadTree(file, built, this.input.sources, asked, findings)
    const marks = new Marks()
    const context = { findings, marks, generation: this.generation }
    const authored = tree && normalizeFlow(tree, context)
    if (authored === undefined) return undefined
    const called = calledFiles(authored)
    const callees = this.callees(called, file, trail, findings)
    const subflows = [...callees.values()].map(({ flow: { flowId, irHash } }) => ({ flowId, irHash }))
    const features = new Map<string, Set<string>>()
    const refTo = (text: TextNode): FlowRef | undefined => subflowOf(callees.get(text))
    const draft = bindFlow(authored, subflows, { ...context, catalog: this.catalog, defaults: authored.defaults, refTo, features })
    if (!checkIds({ flow: draft, findings, marks, at: authored.at })) return undefined
    const checking = this.checking(draft, findings, marks, authored)
    checkFlow(checking)
    if (this.generation === 1) reportMisfits(draft, checking)
    const isWhole = called.every((text) => callees.has(text))
    return findings.hasErrors || !isWhole ? undefined : this.seal(file, draft, checking, [...callees.values()], asked)
  }

  private checking(flow: FlowDraft, findings: Findings, marks: Marks, { at }: AuthoredFlow): CheckContext {
    const { catalog, generation } = this
    const scope = new FlowScope(flow, {
      generation,
      rawOutput: (step) => this.outputOf(step.binding.attempts[0]?.actionName ?? ''),
      callOutput: (step) => this.byHash.get(step.flowRef.irHash)?.outputs ?? UNKNOWN,
    })
    return {
      flow, scope, findings, marks, catalog, generation, schemas: this.input.schemaCheck, callee: (hash) => this.byHash.get(hash)?.flow, at,
    }
  }

  private outputOf(actionName: string): ExprType {
    const type = this.outputTypes.get(actionName) ?? typeOfSchema(this.catalog.find(actionName)?.action.output ?? true)
    this.outputTypes.set(actionName, type)
    return type
  }

  private seal(
    file: string, draft: FlowDraft, checking: CheckContext, callees: readonly CompiledFile[], asked: Place,
  ): CompiledFile | undefined {
    const { findings, marks, at, scope } = checking
    const flow = sealDraft(draft, { findings, marks, catalog: this.catalog, at })
    if (flow === undefined || !this.claimName(flow, file, asked.span === undefined ? at : asked, findings)) return undefined
    const env = scope.env({})
    const fields = draft.outputs.map(
      ({ name, schema, from }) => [name, schema === undefined ? inferType(from, env) : typeOfSchema(schema)] as const
    )
    const compiled: CompiledFile = {
      flow, outputs: { kind: 'object', fields: Object.fromEntries(fields), closed: true },
      height: callees.reduce((most, { height }) => Math.max(most, height + 1), 0),
      binding: {
        flowId: flow.flowId, irHash: flow.irHash, file, providers: flow.providers, steps: bindingsOf(draft),
        advice: giveAdvice(checking).all,
      },
    }
    this.byHash.set(flow.irHash, compiled)
    return compiled
  }

  /** One name is one flow. */
  private claimName({ flowId, irHash }: FlowIR, file: string, at: Place, findings: Findings): boolean {
    const other = this.named.get(flowId)
    this.named.set(flowId, { hash: irHash, file })
    if (other === undefined || other.hash === irHash) return true
    findings.error(
      'seal.flow-id-conflict', at, `two different flows are named "${flowId}": ${other.file} and ${file}`, 'give one of them another name',
    )
    return false
  }

  private callees(called: readonly TextNode[], from: string, trail: Trail, findings: Findings): Callees {
    const found = new Map<TextNode, CompiledFile>()
    for (const text of called) {
      const callee = this.callee(this.input.sources.resolve(from, text.value), text.place, trail, findings)
      if (callee !== undefined) found.set(text, callee)
    }
    return found
  }

  private callee(file: string, asked: Place, trail: Trail, findings: Findings): CompiledFile | undefined {
    if (trail.includes(file)) {
      const circle = [...trail.slice(trail.indexOf(file)), file].join(' → ')
      return void findings.error('seal.call-cycle', asked, `flows call each other in a circle: ${circle}`)
    }
    const isKnown = this.compiled.has(file)
    const tooDeep = trail.length + (this.compiled.get(file)?.height ?? 0) > MAX_CALL_DEPTH
    if (tooDeep) {
      return void findings.error('seal.call-too-deep', asked, `calls are nested deeper than ${MAX_CALL_DEPTH} levels`)
    }
    return isKnown ? this.compiled.get(file) : this.file(file, undefined, [...trail, file], asked)
  }
}

const subflowOf = (callee: CompiledFile | undefined): FlowRef | undefined =>
  callee && { flowId: callee.flow.flowId, irHash: callee.flow.irHash }

/** How the acting steps of a flow are bound. */
function bindingsOf(flow: FlowDraft): readonly StepBinding[] {
  return [...allSteps<StepDraft>(flow)].flatMap((step) => {
    if (step.kind !== 'action') return []
    return step.binding.attempts.map(({ actionName, channel, args }) => ({
      stepId: step.stepId, action: actionName, effect: step.effect, idempotent: step.idempotent === true,
      args: Object.fromEntries(Object.entries(args).map(([name, expr]) => [name, isLit(expr) ? 'static' as const : 'deferred' as const])),
      ...(channel === undefined ? {} : { channel }),
    }))
  })
}
