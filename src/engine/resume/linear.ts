import { checkLinearBreaks } from './break-points.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import { linearResume } from '../course.ts'
import type { FlowSet } from '../flow-set.ts'
import type { Resuming } from '../resume-options.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { hasToDoWithFiles } from '../world/reads-files.ts'
import type { Continuation, Resumption } from './continuation.ts'
import { fateDrafts } from './fate-drafts.ts'
import { leftUndispatched } from './left-undispatched.ts'

const some = (values: readonly unknown[] | undefined): boolean => values !== undefined && values.length > 0

/**
 * Whether a resume asks for the flow that the run last executed, with its params, and nobody's word changes anything, nor did verdicts that
 * were recorded beside its segments.
 */
function isSaidNothing({ header, rejudged, claims = [], open }: CheckpointView, irHash: Hash, options: Resuming): boolean {
  if (irHash !== header.irHash || rejudged === true) return false
  if ([...claims, ...options.retry === undefined ? [] : [options.retry.ref]].some((ref) => !open.includes(ref))) return false
  if ([options.params, options.adoptRest, options.applyPlan, options.reexecReason].some((value) => value !== undefined)) return false
  return ![
    options.forceReexecute, options.allowMutatingReexec, options.adopt, options.cancelRunning, options.restoreArtifact,
    options.acceptArtifact,
  ].some(some)
}

/**
 * Whether a run goes on just as it was begun: every segment ran the same flow with the same params, and nobody's word changes anything. A
 * flow that has to do with files is never gone on with from the log alone: they may have changed meanwhile.
 */
export const isLinear = (view: CheckpointView, flows: FlowSet, options: Resuming): boolean =>
  isSaidNothing(view, flows.root.irHash, options) && view.header.started.parent === undefined
  && !view.header.segments.some((row) => row.reworks === true) && !hasToDoWithFiles(flows.all)

/**
 * Whether a run that has finished is left as it is: nothing to do, and nothing is looked at. A step that nobody could dispatch, because
 * what it reads could not be read, is something to do.
 */
export async function hasNothingToDo(
  store: Pick<RunStore, 'recordPage'>, view: CheckpointView, flows: FlowSet, options: Resuming,
): Promise<boolean> {
  if (view.status !== 'finished' || !isSaidNothing(view, flows.root.irHash, options)) return false
  if (options.platform !== undefined && options.platform !== view.header.started.platform) return false
  return !hasToDoWithFiles(flows.all) || !await leftUndispatched(store, view, flows.root)
}

/** A linear history needs no look at what has left: every body goes on after as many steps as have left it. */
export async function continueLinear({ run, fates, options }: Resumption): Promise<Continuation> {
  await checkLinearBreaks(async (ref) => (await run.records([ref])).get(ref), options)
  const { counts, open, requests } = run.view
  const tally = {
    kept: counts.judged + counts.skipped, open: open.length, asked: requests.length,
    ...Object.fromEntries(fates.map(({ result }) => [result.fate, fates.filter((row) => row.result.fate === result.fate).length])),
  }
  return {
    course: linearResume(), drafts: await fateDrafts(run, fates), counts: tally,
    report: {
      schemaVersion: 1, course: 'linear', counts: tally, fates: fates.map((row) => ({ ref: row.record.ref, fate: row.result.fate })),
    },
  }
}
