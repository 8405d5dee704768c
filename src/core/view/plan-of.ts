import { given } from '../../base/given.ts'
import type {
  AlignedInstance, Alignment, Cause, FateKind, FieldDifference, Gate, PlannedArtifact, PlannedInstance, ResumePlan,
} from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowBundle, FlowIR, Hash, Step } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { PLAN_WORDS } from '../../model/vocabulary.ts'
import { fateOf } from '../align/effective.ts'
import { indexFlow } from '../flow/flow-index.ts'
import type { Domain } from '../hash/hash-domains.ts'
import { differences } from './differences.ts'
import { planReason } from './plan-reason.ts'
import { stepFinder } from './source-of.ts'

/** What a plan is told from. */
export interface PlanMaterial {
  readonly runId: string
  readonly bundle: FlowBundle
  readonly alignment: Alignment
  readonly records: ReadonlyMap<InstanceRef, StepRecord>
  archived(irHash: Hash): FlowIR | undefined
  readonly fates: ReadonlyMap<string, FateKind>
  readonly basis: ResumePlan['basis']
  readonly artifacts?: readonly PlannedArtifact[] | undefined
}

const LONGEST_CHAIN = 8

/** An alignment told to people: what will happen to each instance, why, where it is written, and what releases it. */
export function planOf(material: PlanMaterial): ResumePlan {
  const { alignment, bundle } = material
  const rows = new Map(alignment.instances.map((row) => [row.ref, row]))
  const tell = teller(material, rows)
  const instances = alignment.instances.map(tell)
  return {
    schemaVersion: 1, runId: material.runId, flowId: bundle.root.flowId, irHash: bundle.root.irHash, instances, totals: totalsOf(instances),
    ...(material.artifacts === undefined || material.artifacts.length === 0 ? {} : { artifacts: material.artifacts }),
    basis: material.basis,
  }
}

function teller(material: PlanMaterial, rows: ReadonlyMap<InstanceRef, AlignedInstance>): (row: AlignedInstance) => PlannedInstance {
  const flows = (irHash: Hash): FlowIR | undefined => flowOf(material, irHash)
  const find = stepFinder(flows)
  return (row) => {
    const record = material.records.get(row.ref)
    const step = stepIn(flows, row.irHash, row.stepId)
    const cause = causeOf(row)
    const differs = differencesOf(material, row, record, step)
    const source = find({ irHash: row.irHash, stepId: row.stepId })?.source
    const fate = record?.exit === undefined ? fateOf(record, material.fates) : undefined
    const chain = chainOf(row, rows)
    return {
      ref: row.ref, class: row.class, word: row.word, ...given('cause', cause), reason: planReason(row, cause),
      ...(row.gate === undefined ? {} : { gate: { ...row.gate, flags: flagsOf(row, row.gate) } }), ...(chain.length < 2 ? {} : { chain }),
      ...(differs.length === 0 ? {} : { differs }), ...given('source', source), ...given('fate', fate),
      ...(step?.kind === 'action' ? { effect: step.effect } : {}), ...(row.unprobed === true ? { unprobed: true } : {}),
      ...given('paths', pathsOf(row)),
    }
  }
}

const flowOf = ({ bundle, archived }: PlanMaterial, irHash: Hash): FlowIR | undefined =>
  irHash === bundle.root.irHash ? bundle.root : bundle.flows.get(irHash) ?? archived(irHash)

const stepIn = (flows: (irHash: Hash) => FlowIR | undefined, irHash: Hash, stepId: string): Step | undefined => {
  const flow = flows(irHash)
  return flow === undefined ? undefined : indexFlow(flow).find(stepId)?.step
}

/** A changed step whose effect happened is told by its gate. */
const causeOf = ({ cause, gate }: AlignedInstance): Cause | undefined => (
  cause === 'effectChanged' && gate !== undefined ? gate.cause : cause
)

/** What settles a gate, as it is said, not as a shell needs it: what happened in another run has no record here that could be kept. */
const flagsOf = ({ ref, cause }: AlignedInstance, { policy }: Gate): readonly string[] => [
  ...(policy?.reexecute === 'never' ? [] : [`--allow-mutating-reexec ${ref}${policy?.needsReason === true ? ' --reason REASON' : ''}`]),
  ...(cause === 'landedInParent' ? [] : [`--adopt ${ref}=REASON`]),
]

const LISTED_PATHS = 100

const pathsOf = ({ cause, changed }: AlignedInstance): readonly string[] | undefined =>
  (cause === 'sourceChanged' || cause === 'artifactLost' ? changed?.slice(0, LISTED_PATHS) : undefined)

/** From an instance back to what was changed. */
function chainOf(row: AlignedInstance, rows: ReadonlyMap<InstanceRef, AlignedInstance>): readonly InstanceRef[] {
  const chain: InstanceRef[] = [row.ref]
  for (
    let next = row.because; next !== undefined && !chain.includes(next) && chain.length < LONGEST_CHAIN; next = rows.get(next)?.because
  ) {
    chain.push(next)
  }
  return chain
}

const DOMAINS_OF: Partial<Record<Cause, readonly Domain[]>> = {
  effectChanged: ['effect'], sameEffect: ['effect'], frontierUnknown: ['effect'], decidesTheSame: ['effect'],
  adoptedAcrossChange: ['effect'],
  judgeChanged: ['judge'], preflightChanged: ['judge'], projectChanged: ['project', 'judge'],
}

/** The flow that a record did what it did under, or was judged under. */
const madeUnder = ({ irHash, verdict }: StepRecord, domains: readonly Domain[]): Hash =>
  (domains.includes('effect') ? irHash : verdict?.irHash ?? irHash)

function differencesOf(
  material: PlanMaterial, row: AlignedInstance, record: StepRecord | undefined, step: Step | undefined,
): readonly FieldDifference[] {
  const domains = row.cause === undefined ? undefined : DOMAINS_OF[row.cause]
  const before = row.cause === 'sameEffect' ? material.records.get(row.because ?? '') : record
  if (domains === undefined || step === undefined || before === undefined) return []
  const old = stepIn((hash) => flowOf(material, hash), madeUnder(before, domains), before.stepId)
  return old === undefined ? [] : differences(old, step, domains)
}

const IN_HAND: ReadonlySet<FateKind | undefined> = new Set(['completed', 'leftNothing', 'running'] as const)

/** Whether something new would be sent: an open dispatch that ended, or still runs, is not sent again. */
const isSent = ({ effect, word, fate, class: found }: PlannedInstance): boolean =>
  effect === 'mutating' && (word === 'run' || word === 'rerun') && !(found === 'clean' && IN_HAND.has(fate))

function totalsOf(instances: readonly PlannedInstance[]): ResumePlan['totals'] {
  const counted = instances.filter((row) => row.class !== 'orphaned')
  const words = Object.fromEntries(PLAN_WORDS.map((word) => [word, counted.filter((row) => row.word === word).length]))
  return {
    words: words as ResumePlan['totals']['words'],
    effects: instances.filter(isSent).length,
    gated: instances.filter((row) => row.gate?.state === 'held').length, orphaned: instances.length - counted.length,
  }
}
