import { isJsonObject } from '../../base/json.ts'
import { pendingIntent } from '../../core/fold/ledger.ts'
import { planOf } from '../../core/view/plan-of.ts'
import type { PolicyInForce } from '../../core/policy/policy-in-force.ts'
import type { FateKind, ResumePlan } from '../../model/alignment.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { VisionVerifier } from '../../ports/vision.ts'
import type { Clock } from '../clock.ts'
import { FlowSet } from '../flow-set.ts'
import { resolveRun } from '../resolve-run.ts'
import type { PlanOptions, Resuming } from '../resume-options.ts'
import { loadSchemaCheck } from '../schema-check.ts'
import type { Sessions } from '../sessions.ts'
import { Values } from '../values.ts'
import { alignAsItIs, alignInWorld, type AlignedInWorld } from './align-in-world.ts'
import { plannedArtifact } from './artifacts-due.ts'
import { fateKindOf, reconcileWith } from './fates.ts'
import { flowToResume, valuesToResume } from './flow-to-resume.ts'
import { hasNothingToDo } from './linear.ts'
import { planBasis } from './plan-basis.ts'

/** What a runner lends to a plan. */
export interface Planner {
  readonly store: RunStore
  readonly clock: Clock
  readonly vision: VisionVerifier | undefined
  readonly workDir: string
  readonly policy: PolicyInForce | undefined
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Sessions that only answer what became of a dispatch. */
  openToAsk(providers: ReadonlySet<string>, runId: string): Promise<Sessions>
}

/** What a resume with these options would do. Writes nothing; opens sessions only to ask, when asked to. */
export async function planRun(planner: Planner, options: PlanOptions & Pick<Resuming, 'retry'>): Promise<ResumePlan> {
  const { store } = planner
  const runId = await resolveRun(store, options.runId)
  const [view, head] = [await store.checkpoint(runId), await store.head(runId)]
  if (view === undefined || head === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
  const bundle = await flowToResume(store, view, options)
  const checkSchema = await loadSchemaCheck()
  const { params, env } = await valuesToResume(store, view, new FlowSet(bundle), options, checkSchema)
  const archived = await new Values(store.evidence).load(view.header.params)
  const fates = await fatesFor(planner, view, options)
  const isIdle = await hasNothingToDo(store, view, new FlowSet(bundle), options)
  const aligned: AlignedInWorld = await (isIdle ? alignAsItIs : alignInWorld)({
    store, workDir: planner.workDir, now: planner.now, view, bundle, options, checkSchema, vision: options.vision ?? planner.vision, fates,
    policy: planner.policy,
    params: params ?? (isJsonObject(archived) ? archived : {}), env: env ?? view.header.env,
  })
  return planOf({
    runId, bundle, ...aligned, fates, basis: planBasis(head, options, aligned.world), artifacts: aligned.due.map(plannedArtifact),
  })
}

/** What is known of open dispatches: nothing, or what their sessions say now. */
async function fatesFor(planner: Planner, view: CheckpointView, { ask }: PlanOptions): Promise<ReadonlyMap<string, FateKind>> {
  const { store, clock } = planner
  const open = await store.records(view.header.runId, view.open)
  const pending = open.flatMap((record) => {
    const intent = pendingIntent(record)
    return intent === undefined ? [] : [{ record, intent }]
  })
  if (ask !== true || pending.length === 0) return new Map()
  const sessions = await planner.openToAsk(new Set(pending.map((row) => row.intent.provider)), view.header.runId)
  try {
    const asked = async ({ record, intent }: (typeof pending)[number]): Promise<[string, FateKind]> =>
      [intent.callId, fateKindOf({ record, result: await reconcileWith(sessions, view.header, clock, intent, 'peek') })]
    return new Map(await Promise.all(pending.map(asked)))
  } finally {
    await sessions.end('shutdown')
  }
}
