import path from 'node:path'
import { given } from '../../base/given.ts'
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { planOf } from '../../core/view/plan-of.ts'
import type { FateKind, ResumePlan } from '../../model/alignment.ts'
import { Fault } from '../../model/fault.ts'
import { alignedCourse } from './aligned-course.ts'
import { alignedDrafts } from './aligned-drafts.ts'
import { alignInWorld, type AlignedInWorld } from './align-in-world.ts'
import { plannedArtifact, refuseAltered } from './artifacts-due.ts'
import type { Continuation, Resumption } from './continuation.ts'
import { fateKindOf, type Fate } from './fates.ts'
import { checkWorld, planBasis } from './plan-basis.ts'
import { putFilesRight } from './put-files-right.ts'
import { awaitRunning } from './await-running.ts'
import { checkAlignedBreaks } from './break-points.ts'

/**
 * How a run goes on under another flow, other params or a person's word.
 * @throws Fault resume.requires-confirmation with the plan, resume.policy-forbids, resume.artifact-altered, resume.artifact-blocked,
 * resume.sources-unreadable, resume.plan-stale, resume.ref-unknown, resume.ref-ambiguous, resume.allow-names-nothing,
 * resume.flag-names-nothing
 */
export async function alignRun(resumption: Resumption): Promise<Continuation> {
  const { run } = resumption
  const { aligned, plan, ended } = await lookAtRest(resumption)
  const { words } = plan.totals
  return {
    course: alignedCourse(aligned.alignment, aligned.inherited, resumption.options.reexecReason), realigned: true,
    counts: { ...words, orphaned: plan.totals.orphaned },
    drafts: [...await alignedDrafts(run, aligned.alignment, aligned.records, ended), ...await putFilesRight(resumption, aligned)],
    report: { course: 'aligned', ...plan } as unknown as Json,
  }
}

interface AtRest { readonly aligned: AlignedInWorld; readonly plan: ResumePlan; readonly ended: readonly Fate[] }

/** What a command does to files until it ends counts: what was waited for makes another look due, and that is held to the same rules. */
async function lookAtRest(resumption: Resumption, ended = resumption.fates): Promise<AtRest> {
  const { run, options, fates } = resumption
  const aligned = await alignResumption(resumption, fates)
  checkAlignedBreaks(aligned.alignment.instances, options)
  const plan = planFor(resumption, aligned, fates)
  if (options.applyPlan !== undefined) checkWorld(options.applyPlan, aligned.world)
  refuseGated(plan, options.runId)
  refuseAltered(plan.artifacts ?? [], options.runId)
  const after = await awaitRunning(run, aligned.alignment, ended, options)
  return after.every((fate) => ended.includes(fate)) ? { aligned, plan, ended } : lookAtRest(resumption, after)
}

async function alignResumption(resumption: Resumption, fates: readonly Fate[]): Promise<AlignedInWorld> {
  const { run, bundle, params, env } = resumption
  const options = leftToDo(resumption)
  const { store, checkSchema, vision, workDir, ambient, policy } = run.tools
  const archived = await run.values.load(run.view.header.params)
  return alignInWorld({
    store, workDir, now: ambient.now, view: run.view, bundle, options, checkSchema, vision, policy,
    params: params ?? (isJsonObject(archived) ? archived : {} satisfies JsonObject), env: env ?? run.view.header.env,
    fates: fateKinds(fates),
  })
}

/** The word on a file that was put back already, by a beginning that is tried again, is done. */
function leftToDo({ options, filesPut }: Pick<Resumption, 'options' | 'filesPut'>): Resumption['options'] {
  const { restoreArtifact } = options
  return { ...options, ...given('restoreArtifact', restoreArtifact?.filter((file) => !filesPut.has(path.posix.normalize(file)))) }
}

const fateKinds = (fates: readonly Fate[]): ReadonlyMap<string, FateKind> =>
  new Map(fates.map((fate) => [fate.intent.callId, fateKindOf(fate)]))

function planFor({ run, bundle, options }: Resumption, aligned: AlignedInWorld, fates: readonly Fate[]): ResumePlan {
  const { alignment, records, archived, due, world } = aligned
  return planOf({
    runId: run.tools.runId, bundle, alignment, records, archived, basis: planBasis(run.head, options, world),
    fates: fateKinds(fates), artifacts: due.map(plannedArtifact),
  })
}

/** What would repeat an effect is refused as a whole, before anything is written. @throws Fault resume.requires-confirmation */
function refuseGated(plan: ResumePlan, runId: string): void {
  const held = plan.instances.filter((row) => row.gate?.state === 'held')
  if (held.length === 0) return
  const names = held.map((row) => `${row.ref}: ${row.reason}`).join('; ')
  throw new Fault('resume.requires-confirmation', `an effect would be repeated: ${names}`, {
    next: `runner plan ${runId} shows each entry with the flags that settle it`, data: { plan },
  })
}
