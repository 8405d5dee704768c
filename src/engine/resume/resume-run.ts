import { archiveBytes } from '../../core/flow/archive-form.ts'
import { given } from '../../base/given.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { Ambient } from '../../ports/ambient.ts'
import type { Lease, RunStore } from '../../ports/run-store.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import type { VisionVerifier } from '../../ports/vision.ts'
import { abortedDrafts } from '../abort-drafts.ts'
import type { Clock } from '../clock.ts'
import { FlowSet } from '../flow-set.ts'
import { beginWith, liveHandle, type Begun } from '../live-handle.ts'
import type { LiveFeed } from '../live-feed.ts'
import { HeadMoved, type LiveRun } from '../live-run.ts'
import { resolveRun } from '../resolve-run.ts'
import type { ResumeOptions, Resuming } from '../resume-options.ts'
import type { RunHandle, Supervision } from '../run-handle.ts'
import { loadSchemaCheck } from '../schema-check.ts'
import type { Segment } from '../segment.ts'
import type { Sessions } from '../sessions.ts'
import type { BreakPoints } from '../stop-control.ts'
import { checkBreakPoints } from '../start-run.ts'
import { alignRun } from './align-run.ts'
import type { Continuation, Resumption } from './continuation.ts'
import { claimDrafts } from '../retry/claim-drafts.ts'
import { claimEnded, leftClaims } from '../retry/give-back.ts'
import { askFates } from './fates.ts'
import { finishedHandle } from './finished-handle.ts'
import { flowToResume, valuesToResume } from './flow-to-resume.ts'
import { continueLinear, hasNothingToDo, isLinear } from './linear.ts'
import { checkPlan, plannedOptions } from './plan-basis.ts'
import { runResumed } from './run-resumed.ts'
import { takeLease } from './take-lease.ts'

/** What a segment is made of, wherever it begins. */
export interface SegmentPlan {
  readonly flows: FlowSet
  readonly runId: string
  readonly lease: Lease
  readonly sessions: Sessions
  readonly checkSchema: SchemaCheck
  readonly points: BreakPoints
  readonly segment: number
  readonly vision?: VisionVerifier | undefined
  readonly supervise: Supervision | undefined
  /** The feed of the segment before, which goes on. */
  readonly live?: LiveFeed | undefined
}

/** What a runner lends to a resume. */
export interface Resumer {
  readonly store: RunStore
  readonly ambient: Ambient
  readonly clock: Clock
  readonly software: string
  /** @param begins of a run that begins: what it cannot do without is there */
  openSessions(flows: FlowSet, runId: string, begins?: SchemaCheck): Promise<Sessions>
  segmentOf(plan: SegmentPlan): Segment
}

/** Everything checked before anything is written, in the order of the decisions; then the segment's first events, and its turns. */
export async function resumeRun(resumer: Resumer, asked: Resuming): Promise<RunHandle> {
  const { store } = resumer
  const options: Resuming = { ...asked, ...plannedOptions(asked) }
  const runId = await resolveRun(store, options.runId)
  const bundle = await flowToResume(store, await viewOf(store, runId), options)
  await holdPlan(store, runId, bundle, options)
  const flows = new FlowSet(bundle)
  const done = await nothingToDo(resumer, runId, flows, options)
  if (done !== undefined) return done
  checkBreakPoints(flows.all, options)
  const lease = options.lease ?? await takeLease(store, runId, options.waitMs ?? 0, resumer)
  let sessions: Sessions | undefined
  try {
    await holdPlan(store, runId, bundle, options)
    const meanwhile = await nothingToDo(resumer, runId, flows, options)
    if (meanwhile !== undefined) {
      await lease.release()
      return meanwhile
    }
    sessions = await resumer.openSessions(flows, runId)
    const beginning = { resumer, runId, bundle, flows, lease, sessions, options }
    return liveHandle(await begin(beginning), { lease, sessions, options, next: (before) => nextSegment(beginning, before) })
  } catch (error) {
    await sessions?.end('cancelled')
    await lease.release()
    throw error
  }
}

/** @throws Fault resume.plan-stale */
async function holdPlan(store: RunStore, runId: string, { root }: FlowBundle, { applyPlan }: Resuming): Promise<void> {
  const head = applyPlan === undefined ? undefined : await store.head(runId)
  if (applyPlan !== undefined && head !== undefined) checkPlan(applyPlan, { runId, irHash: root.irHash, head })
}

async function viewOf(store: RunStore, runId: string): Promise<CheckpointView> {
  const view = await store.checkpoint(runId)
  if (view === undefined) throw new Fault('run.unknown', `there is no run "${runId}"`, { next: 'runner ls' })
  return view
}

async function nothingToDo({ store }: Resumer, runId: string, flows: FlowSet, options: Resuming): Promise<RunHandle | undefined> {
  const view = await viewOf(store, runId)
  return await hasNothingToDo(store, view, flows, options) ? finishedHandle(store, view) : undefined
}

/** All that a segment of a run is made from. */
export interface Beginning {
  readonly resumer: Resumer
  readonly runId: string
  readonly bundle: FlowBundle
  readonly flows: FlowSet
  readonly lease: Lease
  readonly sessions: Sessions
  readonly options: Resuming
  /** The feed of the segment before, which goes on. */
  readonly live?: LiveFeed
  /** Where it is to break; what the options say otherwise. */
  readonly points?: BreakPoints
}

/**
 * The segment after one that ended so that what has left may be retried. What cannot be after all, since something else came in between, is
 * given back, and the run goes on just as it was. @returns undefined when the run was cancelled meanwhile, and is ended
 */
export async function nextSegment(beginning: Beginning, before: Segment): Promise<Begun | undefined> {
  const { run, live } = before
  const next = { ...beginning, options: goesOn(beginning.options, await reasonOf(run)), points: beginning.options, live }
  try {
    await run.reload()
    return run.view.cancelled === undefined ? await begin(next) : void await endCancelled(before)
  } catch (error) {
    if (!isFault(error)) throw error
    await run.reload()
    if (run.view.cancelled !== undefined) return endCancelled(before)
    for (const record of (await run.records(leftClaims(run))).values()) for (const draft of claimEnded(record, 'moving')) run.take(draft)
    await run.commit(true)
    return begin(next, run)
  }
}

/** Why what is allowed is done again, as whoever retries said. */
async function reasonOf(run: LiveRun): Promise<string | undefined> {
  const records = await run.records(leftClaims(run))
  return [...records.values()].map(({ claim }) => claim?.reason).find((reason) => reason !== undefined)
}

async function endCancelled({ run, live }: Segment): Promise<undefined> {
  for (const draft of await abortedDrafts(run)) run.take(draft)
  live.events(await run.commit(true))
}

/** What was said for the first segment of this process and is done with it, or is not. */
function goesOn({ runId, platform, supervise, vision, source }: ResumeOptions, reexecReason: string | undefined): ResumeOptions {
  return {
    runId, ...given('platform', platform), ...given('supervise', supervise), ...given('vision', vision), ...given('source', source),
    ...given('reexecReason', reexecReason),
  }
}

/** @param before goes on on its course, whatever became of anything else */
async function begin(beginning: Beginning, before?: LiveRun): Promise<Begun> {
  const { resumer, runId, flows, lease, sessions, options, live, points = options } = beginning
  const { store } = resumer
  const checkSchema = await loadSchemaCheck()
  const view = await viewOf(store, runId)
  const values = await valuesToResume(store, view, flows, options, checkSchema)
  const segment = resumer.segmentOf({
    flows, runId, lease, sessions, checkSchema, points, segment: view.segment + 1, vision: options.vision,
    supervise: options.supervise, live,
  })
  const begun = await takeUp(beginning, segment, values, before)
  segment.begunFor = new Set(segment.run.view.claims)
  return { segment, begun }
}

/** Stores the first events; again over the newer log when somebody without the lease wrote meanwhile. @throws Fault run.not-live */
async function takeUp(
  beginning: Beginning, segment: Segment, values: Pick<Resumption, 'params' | 'env'>, before?: LiveRun,
  filesPut: Resumption['filesPut'] = new Map(),
): Promise<readonly RunEvent[]> {
  const { resumer, bundle, options } = beginning
  const { run } = segment
  await run.reload()
  const resumption: Resumption = { run, bundle, options, ...values, fates: await askFates(run, resumer.clock), filesPut }
  const continuation = before === undefined ? await continuationOf(resumption) : asBefore(before, run)
  run.course = continuation.course
  for (const each of beginning.flows.all) await resumer.store.putFlow(each.irHash, archiveBytes(each))
  try {
    return await beginWith(run, [
      await runResumed(resumption, continuation, resumer.software), ...continuation.drafts, ...await claimDrafts(run, options),
    ])
  } catch (error) {
    if (!(error instanceof HeadMoved)) throw error
    if (error.events.some((event) => event.type === 'runCancelled')) throw new Fault(
      'run.not-live', `the run "${run.tools.runId}" was cancelled meanwhile`, { next: `runner cancel ${run.tools.runId}` },
    )
    return takeUp(beginning, segment, values, before, filesPut)
  }
}

/** Nothing was begun meanwhile: every body goes on where it was, by what was decided for it. */
function asBefore(before: LiveRun, run: LiveRun): Continuation {
  for (const [ref, decided] of before.decided) run.decided.set(ref, decided)
  const { open } = run.view
  const report = { schemaVersion: 1, course: 'asBefore', open: [...open] }
  return { course: before.course, drafts: [], counts: { open: open.length }, report }
}

async function continuationOf(resumption: Resumption): Promise<Continuation> {
  const { run, options, env } = resumption
  return env === undefined && isLinear(run.view, run.tools.flows, options) ? continueLinear(resumption) : alignRun(resumption)
}
