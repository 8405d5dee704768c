import { invariant } from '../../base/never.ts'
import type { FlowIR, HumanStep, Step } from '../../model/flow.ts'
import { bodiesOf, escalationsOf } from './step-tree.ts'

/** A container and the name of one of its bodies. */
export interface BodyOf { readonly step: string; readonly body: string }

/** Where a step stands. */
export interface StepSite {
  readonly step: Step
  /** The list that holds it, and its place there from 0. */
  readonly steps: readonly Step[]
  readonly index: number
  /** The container that holds that list; none: the flow itself. */
  readonly parent?: string
  /** Name of that list: `body` (of a flow or a foreach), `finally`, `then`, `else`, or the branch. */
  readonly body: string
  /** Containers around it, outermost first. */
  readonly containers: readonly string[]
  /** Those of them that are a foreach. */
  readonly loops: readonly string[]
  /** The body around it when its container is an `if` or `parallel`: what a run path does not say. */
  readonly within?: BodyOf
  /** Place in the document, counted from 0 over all steps of the flow. */
  readonly order: number
}

/** A step that a handler holds, and whose handler it is; none: the flow's. */
export interface Escalation { readonly human: HumanStep; readonly host?: string }

interface Around {
  readonly steps: readonly Step[]
  readonly parent?: Step
  readonly body: string
  readonly containers: readonly string[]
  readonly loops: readonly string[]
}

/** Finds steps of one flow by id, and says what may be read where. */
export class FlowIndex {
  private readonly sites = new Map<string, StepSite>()
  private readonly escalations = new Map<string, Escalation>()
  private readonly variables = new Map<string, string>()

  constructor(readonly flow: FlowIR) {
    this.addBody({ steps: flow.body, body: 'body', containers: [], loops: [] })
    if (flow.finally !== undefined) this.addBody({ steps: flow.finally, body: 'finally', containers: [], loops: [] })
    this.addEscalations(escalationsOf<Step>(flow.handlers), {})
  }

  /** Where a step stands, if the flow has it. */
  find(stepId: string): StepSite | undefined { return this.sites.get(stepId) }

  /** Where a step stands that the flow is known to have. */
  site(stepId: string): StepSite {
    const site = this.sites.get(stepId)
    invariant(site !== undefined, `the flow "${this.flow.flowId}" has no step "${stepId}"`)
    return site
  }

  /** All sites in the order of the document. */
  all(): IterableIterator<StepSite> { return this.sites.values() }

  /** The step a handler escalates to, by its generated id. */
  escalation(stepId: string): Escalation | undefined { return this.escalations.get(stepId) }

  /** The `let` that binds a variable. */
  varSource(name: string): string | undefined { return this.variables.get(name) }

  /** The foreach whose item is `iter.<name>` at a step: the innermost of that name around it. */
  loopOf(name: string, atStepId: string): string | undefined {
    return this.site(atStepId).loops.findLast((loop) => {
      const { step } = this.site(loop)
      return step.kind === 'foreach' && step.as === name
    })
  }

  /**
   * Whether an expression at a step may read another step: that one comes before it, in its own body or in one around it,
   * and not inside rounds or branches that this one is not in. A step inside an earlier `if` may be read; it may have been skipped.
   * Without a place: whether the outputs of the flow may read it.
   */
  visible(stepId: string, atStepId?: string): boolean {
    const site = this.sites.get(stepId)
    if (site === undefined) return false
    if (atStepId === undefined) return site.loops.length === 0 && this.phaseOf(site) === 'body'
    const escalation = this.escalations.get(atStepId)
    if (escalation === undefined) return this.isBefore(site, this.site(atStepId))
    return escalation.host === undefined ? site.loops.length === 0 : stepId === escalation.host || this.visible(stepId, escalation.host)
  }

  private isBefore(site: StepSite, reader: StepSite): boolean {
    const [trail, other] = [this.trailOf(site), this.trailOf(reader)]
    const fork = trail.findIndex((each, depth) => each !== other[depth])
    const [mine, its] = [trail[fork], other[fork]]
    if (mine === undefined || its === undefined) return false
    const inRounds = trail.slice(fork, -1).some(({ step }) => step.kind === 'foreach')
    if (inRounds) return false
    if (mine.steps !== its.steps) return fork === 0 && mine.body === 'body'
    return mine.index < its.index
  }

  private trailOf(site: StepSite): readonly StepSite[] {
    return [...site.containers.map((container) => this.site(container)), site]
  }

  private phaseOf(site: StepSite): string {
    return this.trailOf(site)[0]?.body ?? site.body
  }

  private addBody(around: Around): void {
    for (const [index, step] of around.steps.entries()) {
      this.sites.set(step.stepId, siteOf(step, index, around, this.sites.size))
      this.addVariables(step)
      this.addEscalations(escalationsOf<Step>(step.handlers), { host: step.stepId })
      for (const { name, steps } of bodiesOf(step)) this.addBody(inside(step, name, steps, around))
    }
  }

  private addEscalations(humans: readonly HumanStep[], host: Pick<Escalation, 'host'>): void {
    for (const human of humans) {
      this.escalations.set(human.stepId, { human, ...host })
      this.addEscalations(escalationsOf<Step>(human.handlers), host)
    }
  }

  private addVariables(step: Step): void {
    if (step.kind !== 'let') return
    for (const name of Object.keys(step.bindings)) this.variables.set(name, step.stepId)
  }
}

function siteOf(step: Step, index: number, around: Around, order: number): StepSite {
  const { steps, parent, body, containers, loops } = around
  const site = { step, steps, index, body, containers, loops, order }
  if (parent === undefined) return site
  return parent.kind === 'foreach'
    ? { ...site, parent: parent.stepId }
    : { ...site, parent: parent.stepId, within: { step: parent.stepId, body } }
}

const inside = (parent: Step, body: string, steps: readonly Step[], around: Around): Around => ({
  steps, parent, body,
  containers: [...around.containers, parent.stepId],
  loops: parent.kind === 'foreach' ? [...around.loops, parent.stepId] : around.loops,
})

const INDEXES = new WeakMap<FlowIR, FlowIndex>()

/** The index of a flow, made once per flow object. */
export function indexFlow(flow: FlowIR): FlowIndex {
  const known = INDEXES.get(flow)
  if (known !== undefined) return known
  const index = new FlowIndex(flow)
  INDEXES.set(flow, index)
  return index
}
