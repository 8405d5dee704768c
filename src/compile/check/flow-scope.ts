import type { CheckEnv, RefProblem } from '../../core/expr/check-ref.ts'
import { type ExprType, typeAtPath, UNKNOWN } from '../../core/expr/expr-type.ts'
import { inferType } from '../../core/expr/infer-type.ts'
import { missingOnPath } from '../../core/expr/missing-member.ts'
import type { ParsedRef } from '../../core/expr/parse-ref.ts'
import { typeOfSchema } from '../../core/expr/type-of-schema.ts'
import type { FlowDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { FlowIndex } from '../../core/flow/flow-index.ts'
import type { ExprMap, FlowIR } from '../../model/flow.ts'
import { explainScope, unknownName, writtenIds } from './explain-scope.ts'
import { isInFinally, KIND_NAMES, type Site, standpoint } from './site.ts'

/** What is known of results from outside the flow. */
export interface Knowledge {
  readonly generation: 1 | 2
  /** The type of an action's raw result. */
  readonly rawOutput: (step: StepDraft & { readonly kind: 'action' }) => ExprType
  /** The type of what a called flow gives. */
  readonly callOutput: (step: StepDraft & { readonly kind: 'call' }) => ExprType
}

const TEXT: ExprType = { kind: 'string' }
const ENV_NAMES = { 1: ['deviceId', 'platform', 'runId'], 2: ['platform'] } as const

const SECRET: RefProblem = {
  problem: 'a secret is only handed to an action', code: 'check.secret-misplaced',
  hint: 'it stands alone as an argument that takes secrets, as env: { TOKEN: "${{ secrets.TOKEN }}" }',
}

const NO_RESULT: RefProblem = {
  problem: 'there is no result to read here', code: 'check.reference-out-of-scope',
  hint: 'output is the result of the step itself, in its outputs, artifacts, expect, until and continuation',
}

type StepRef = Extract<ParsedRef, { readonly stepId: string }>

/** Says what expressions of a flow may refer to, where, and of what type it is. */
export class FlowScope {
  readonly index: FlowIndex
  private readonly types = new Map<string, ExprType | undefined>()

  /** Ids of the flow's steps must be unique. */
  constructor(readonly flow: FlowDraft, private readonly knowledge: Knowledge) {
    this.index = new FlowIndex(flow as unknown as FlowIR)
  }

  /** What the place of an expression offers. */
  env(site: Site): CheckEnv {
    return { generation: this.knowledge.generation, resolve: (ref) => this.resolve(ref, site), typeOf: (ref) => this.typeOf(ref, site) }
  }

  /** Whether a reference is to a secret, or to a param that is one. */
  isSecret(ref: ParsedRef): boolean {
    return ref.kind === 'secret' || (
      ref.kind === 'param' && this.flow.params.some(({ name, secret }) => name === ref.name && secret === true)
    )
  }

  /** The type of what a step gives; undefined when it gives nothing. */
  outputType(stepId: string): ExprType | undefined {
    return this.once(`output ${stepId}`, () => this.stepType(this.index.site(stepId).step))
  }

  private resolve(ref: ParsedRef, site: Site): 'ok' | RefProblem {
    const problem = this.nameProblem(ref, site)
    if (problem !== undefined) return problem
    const missing = missingOnPath(this.rootType(ref, site), ref.path)
    if (missing === undefined) return 'ok'
    const { message, ...advice } = missing
    return { problem: message, code: 'check.member-unknown', ...advice }
  }

  private nameProblem(ref: ParsedRef, site: Site): RefProblem | undefined {
    switch (ref.kind) {
      case 'param': return this.paramProblem(ref, site)
      case 'env': return this.knownName('environment value', ref.name, ENV_NAMES[this.knowledge.generation])
      case 'var': return this.varProblem(ref.name, site)
      case 'iter': return this.iterProblem(ref.name, site)
      case 'run': return this.runProblem(ref.name, site)
      case 'secret': return site.secrets === true ? undefined : SECRET
      case 'output': return site.own === undefined ? NO_RESULT : undefined
      default: return this.stepProblem(ref, site)
    }
  }

  private knownName(what: string, name: string, known: readonly string[]): RefProblem | undefined {
    return known.includes(name) ? undefined : unknownName(what, name, known)
  }

  private paramProblem(ref: ParsedRef & { readonly name: string }, site: Site): RefProblem | undefined {
    const unknown = this.knownName('param', ref.name, this.flow.params.map(({ name }) => name))
    return unknown ?? (this.isSecret(ref) && site.secrets !== true ? SECRET : undefined)
  }

  private varProblem(name: string, site: Site): RefProblem | undefined {
    const source = this.index.varSource(name)
    if (source === undefined) return unknownName('variable', name, this.variables())
    return this.index.visible(source, site.at) ? undefined : {
      ...explainScope(this.index, source, site), problem: this.varText(name, source, site)
    }
  }

  private varText(name: string, source: string, site: Site): string {
    return `variable "${name}" cannot be read here: ${explainScope(this.index, source, site).problem}`
  }

  private variables(): readonly string[] {
    return [...new Set([...this.index.all()].flatMap(({ step }) => step.kind === 'let' ? Object.keys(step.bindings) : []))]
  }

  private iterProblem(name: string, site: Site): RefProblem | undefined {
    if (this.loopOf(name, site) !== undefined) return undefined
    const around = (standpoint(this.index, site)?.loops ?? []).map((loop) => this.asOf(loop))
    const problem = unknownName('loop variable', name, around)
    return around.length > 0 ? problem : { ...problem, hint: 'iter.NAME is the item of a foreach around the step' }
  }

  private asOf(loop: string): string {
    const { step } = this.index.site(loop)
    return step.kind === 'foreach' ? step.as : ''
  }

  private loopOf(name: string, site: Site): string | undefined {
    const point = standpoint(this.index, site)
    if (point === undefined) return undefined
    return site.item === name ? point.step.stepId : this.index.loopOf(name, point.step.stepId)
  }

  private runProblem(name: string, site: Site): RefProblem | undefined {
    const point = standpoint(this.index, site)
    if (name !== 'outcome' || (point !== undefined && isInFinally(this.index, point))) return undefined
    return { problem: 'run.outcome is only known in "finally"', code: 'check.reference-out-of-scope' }
  }

  private stepProblem(ref: StepRef, site: Site): RefProblem | undefined {
    const { stepId, kind } = ref
    if (stepId === site.at) return this.selfProblem(ref, site)
    if (kind === 'stepPrevious') return {
      problem: 'only a step itself reads its previous result, in its arguments', code: 'check.reference-out-of-scope',
    }
    if (this.index.find(stepId) === undefined) return unknownName('step', stepId, writtenIds(this.index))
    if (!this.index.visible(stepId, site.at)) return explainScope(this.index, stepId, site)
    return kind === 'stepOutput' ? this.outputProblem(stepId) : undefined
  }

  private outputProblem(stepId: string): RefProblem | undefined {
    if (this.outputType(stepId) !== undefined) return undefined
    const { kind } = this.index.site(stepId).step
    return { problem: `step "${stepId}" is ${KIND_NAMES[kind]} and has no output`, code: 'check.no-output' }
  }

  private selfProblem({ kind, stepId }: StepRef, site: Site): RefProblem | undefined {
    if (kind === 'stepPrevious' && site.previous === true) return undefined
    if (kind === 'stepOutput' && this.readsItself(site)) return undefined
    const hint = site.own === undefined ? undefined : 'its own result is output'
    return { problem: `step "${stepId}" refers to itself`, code: 'check.self-reference', ...(hint === undefined ? {} : { hint }) }
  }

  /** In generation 1, which has no root `output`, a step's projection reads its raw result by its own id. */
  private readsItself({ own }: Site): boolean {
    return own === 'projected' || (own === 'raw' && this.knowledge.generation === 1)
  }

  private typeOf(ref: ParsedRef, site: Site): ExprType | undefined {
    return typeAtPath(this.rootType(ref, site), ref.path)
  }

  private rootType(ref: ParsedRef, site: Site): ExprType {
    switch (ref.kind) {
      case 'env': case 'run': case 'stepVerdict': return TEXT
      case 'output': return this.ownType(site)
      case 'stepOutput': return this.stepOutputType(ref.stepId, site)
      case 'stepPrevious': return UNKNOWN
      default: return this.namedType(ref, site)
    }
  }

  private namedType({ kind, name }: Extract<ParsedRef, { readonly name: string }>, site: Site): ExprType {
    switch (kind) {
      case 'param': return typeOfSchema(this.flow.params.find((each) => each.name === name)?.schema ?? {})
      case 'var': return this.once(`var ${name}`, () => this.varType(name)) ?? UNKNOWN
      case 'iter': return this.itemType(name, site)
      default: return UNKNOWN
    }
  }

  private stepOutputType(stepId: string, site: Site): ExprType {
    if (stepId === site.at && site.own === 'raw') return this.ownType(site)
    return this.index.find(stepId) === undefined ? UNKNOWN : this.outputType(stepId) ?? UNKNOWN
  }

  private ownType({ at }: Site): ExprType {
    const step = at === undefined ? undefined : this.index.find(at)?.step as StepDraft | undefined
    return step?.kind === 'action' ? this.knowledge.rawOutput(step) : UNKNOWN
  }

  private varType(name: string): ExprType | undefined {
    const source = this.index.varSource(name)
    const step = source === undefined ? undefined : this.index.site(source).step
    const expr = step?.kind === 'let' ? step.bindings[name] : undefined
    return expr === undefined || source === undefined ? undefined : inferType(expr, this.env({ at: source }))
  }

  private itemType(name: string, site: Site): ExprType {
    const loop = this.loopOf(name, site)
    const items = loop === undefined ? undefined : this.once(`items ${loop}`, () => {
      const { step } = this.index.site(loop)
      return step.kind === 'foreach' ? inferType(step.items, this.env({ at: loop })) : undefined
    })
    return items?.kind === 'list' ? items.items : UNKNOWN
  }

  private stepType(step: StepDraft): ExprType | undefined {
    switch (step.kind) {
      case 'action': return this.actionType(step)
      case 'call': return this.knowledge.callOutput(step)
      case 'human': return UNKNOWN
      default: return undefined
    }
  }

  private actionType(step: StepDraft & { readonly kind: 'action' }): ExprType {
    if (step.outputs !== undefined) return this.projectedType(step.stepId, step.outputs)
    return step.outputSchema === undefined ? this.knowledge.rawOutput(step) : typeOfSchema(step.outputSchema)
  }

  private projectedType(at: string, outputs: ExprMap): ExprType {
    const env = this.env({ at, own: 'raw' })
    const fields = Object.entries(outputs).map(([name, expr]) => [name, inferType(expr, env)] as const)
    return { kind: 'object', fields: Object.fromEntries(fields), closed: true }
  }

  /** Computed once; unknown while it is being computed, so that references in a circle come to an end. */
  private once(key: string, compute: () => ExprType | undefined): ExprType | undefined {
    if (this.types.has(key)) return this.types.get(key)
    this.types.set(key, UNKNOWN)
    const type = compute()
    this.types.set(key, type)
    return type
  }
}
