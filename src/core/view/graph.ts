import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, HandlerBinding, Hash, Step } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { StepKind } from '../../model/vocabulary.ts'
import { stepCell, type StepCell } from './overview.ts'
import { stepStanding, type StepStanding } from './step-standing.ts'
import { walkFlow, type StepSite } from './walk-flow.ts'

export interface GraphNode {
  /** The step's id, unique in its flow. */
  readonly id: string
  readonly kind: StepKind
  /** What it does, in a few words. */
  readonly label: string
  readonly parent?: string
  /** Which body of its parent, or of the flow. */
  readonly region: string
  /** For a call: the segment of a path that leads into the callee. */
  readonly call?: { readonly segment: string; readonly flowId: string; readonly irHash: Hash }
  /** Only when a run was given: its instances in this flow, counted. */
  readonly run?: NodeRun
}

/** How the instances of a step stand; `cell` when there is exactly one. */
export interface NodeRun {
  readonly instances: number
  readonly standings: Readonly<Partial<Record<StepStanding, number>>>
  readonly cell?: StepCell
}

export type GraphEdge =
  | { readonly kind: 'sequence'; readonly from: string; readonly to: string }
  /** From a container to the first step of a body; `label` names the body. */
  | { readonly kind: 'branch'; readonly from: string; readonly to: string; readonly label: string }
  /** A handler of the step: it leads nowhere in the graph. */
  | { readonly kind: 'handler'; readonly from: string; readonly badge: string }

export interface GraphView {
  readonly schemaVersion: 1
  readonly flowId: string
  readonly irHash: Hash
  readonly runId?: string
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** Handlers of the flow itself. */
  readonly hooks: readonly string[]
  /** Every instance of the run in this flow, when a run was given. */
  readonly instances?: Readonly<Record<InstanceRef, StepCell>>
}

const badge = (handler: HandlerBinding): string => `${handler.hook}: ${handler.action.kind}`

function labelOf(step: Step): string {
  switch (step.kind) {
    case 'action': return step.binding.attempts[0]?.actionName ?? 'action'
    case 'call': return `call ${step.flowRef.flowId}`
    case 'foreach': return `for each ${step.as}`
    case 'human': return `asks a person (${step.mode})`
    default: return step.kind
  }
}

interface Run { readonly of: ReadonlyMap<string, readonly StepRecord[]>; readonly cells: Readonly<Record<InstanceRef, StepCell>> }

const isInFlow = (record: StepRecord): boolean => record.runPath.every((frame) => 'step' in frame || 'loop' in frame)

function runStates(records: Iterable<StepRecord>): Run {
  const of = new Map<string, StepRecord[]>()
  const cells: Record<InstanceRef, StepCell> = {}
  for (const record of records) {
    if (!isInFlow(record)) continue
    const rows = of.get(record.stepId)
    if (rows === undefined) of.set(record.stepId, [record])
    else rows.push(record)
    cells[record.ref] = stepCell(record)
  }
  return { of, cells }
}

function nodeRun(records: readonly StepRecord[]): NodeRun {
  const standings: Partial<Record<StepStanding, number>> = {}
  for (const record of records) standings[stepStanding(record)] = (standings[stepStanding(record)] ?? 0) + 1
  const [only] = records
  return { instances: records.length, standings, ...(only !== undefined && records.length === 1 ? { cell: stepCell(only) } : {}) }
}

function nodeOf({ step, parent, region }: StepSite, run: Run | undefined): GraphNode {
  return {
    id: step.stepId, kind: step.kind, label: labelOf(step), ...(parent === undefined ? {} : { parent }), region,
    ...(step.kind === 'call' ? { call: { segment: step.stepId, flowId: step.flowRef.flowId, irHash: step.flowRef.irHash } } : {}),
    ...(run === undefined ? {} : { run: nodeRun(run.of.get(step.stepId) ?? []) }),
  }
}

function* edgesOf({ step, parent, region, before }: StepSite): Generator<GraphEdge> {
  if (before !== undefined) yield { kind: 'sequence', from: before, to: step.stepId }
  else if (parent !== undefined) yield { kind: 'branch', from: parent, to: step.stepId, label: region }
  for (const handler of step.handlers ?? []) yield { kind: 'handler', from: step.stepId, badge: badge(handler) }
}

/**
 * The graph of a flow, in document order; with a run, how its instances stand. Callees are graphs of their own.
 * @param run.records the run's records, of whatever flow: those of callees and hooks are left out
 */
export function graphOf(flow: FlowIR, run?: { readonly runId: string; readonly records: Iterable<StepRecord> }): GraphView {
  const sites = [...walkFlow(flow)]
  const states = run === undefined ? undefined : runStates(run.records)
  return {
    schemaVersion: 1, flowId: flow.flowId, irHash: flow.irHash, ...(run === undefined ? {} : { runId: run.runId }),
    nodes: sites.map((site) => nodeOf(site, states)), edges: sites.flatMap((site) => [...edgesOf(site)]),
    hooks: (flow.handlers ?? []).map(badge), ...(states === undefined ? {} : { instances: states.cells }),
  }
}
