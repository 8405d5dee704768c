import { given } from '../base/given.ts'
import type { Outcome } from '../model/vocabulary.ts'
import type { Freed, Removal, RunStore } from '../ports/run-store.ts'
import { sweepJournals } from './sweep-journals.ts'

/** Which finished runs go: with an age and a count, those that both let go; without either, none. */
export interface GcOptions {
  /** Runs that finished so long ago, or longer, may go; in milliseconds. */
  readonly olderThanMs?: number
  /** The newest so many finished runs of each flow stay. */
  readonly keep?: number
  /** Runs that did not pass stay. */
  readonly keepFailed?: boolean
  /** Only say what would go. */
  readonly dryRun?: boolean
}

/** What went, or would, and what stayed. Sizes are of contents, in bytes. */
export interface GcResult extends Removal {
  /** Why runs stayed. `parents`: they were to go, and a run that stays was forked from them. */
  readonly kept: { readonly unfinished: number; readonly finished: number; readonly parents: number }
  /** Journals that providers kept of removed runs. */
  readonly journals: Freed
  readonly freedBytes: number
}

/** What the choice depends on. */
export interface GcCandidate {
  readonly runId: string
  readonly flowId: string
  /** The run it was forked from. */
  readonly parent?: string
  readonly finished?: { readonly outcome: Outcome; readonly atMs: number }
}

interface Choice { readonly runIds: readonly string[]; readonly kept: GcResult['kept'] }

/** What nothing names goes when it is so old: whoever wrote it may be about to name it. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000

/**
 * Removes finished runs by age and count, and what no run names any more. Nothing of a run that is not finished is touched. The id of a
 * removed run stays taken.
 * @throws TypeError for an age or a count that is none; Fault store.writer-busy while any run is at work, and the store's own
 */
export async function gcRuns(store: RunStore, options: GcOptions, nowMs: number): Promise<GcResult> {
  checkOptions(options)
  const { runIds, kept } = chooseRuns(await candidates(store), options, nowMs)
  const dryRun = options.dryRun === true
  const removal = await store.remove({ runIds, atMs: nowMs, orphansBeforeMs: nowMs - ORPHAN_AGE_MS, dryRun })
  const journals = await sweepJournals(store, removal.runs, dryRun)
  const freed = [...removal.runs, removal.orphans, removal.flows, journals]
  return { ...removal, kept, journals, freedBytes: freed.reduce((sum, { bytes }) => sum + bytes, 0) }
}

function checkOptions({ olderThanMs = 0, keep = 0 }: GcOptions): void {
  if (!(olderThanMs >= 0)) throw new TypeError(`gc: olderThanMs is a length of time in milliseconds, not ${String(olderThanMs)}`)
  if (!Number.isInteger(keep) || keep < 0) throw new TypeError(`gc: keep is a whole number from 0 on, not ${String(keep)}`)
}

/** Every run, newest first. */
async function candidates(store: Pick<RunStore, 'runs' | 'checkpoint'>): Promise<readonly GcCandidate[]> {
  const found: GcCandidate[] = []
  for (const { runId } of await store.runs()) {
    const view = await store.checkpoint(runId)
    if (view === undefined) continue
    const { header: { flowId, started }, finished } = view
    found.push({
      runId, flowId, ...given('parent', started.parent?.runId),
      ...given('finished', finished === undefined ? undefined : { outcome: finished.outcome, atMs: finished.atMs }),
    })
  }
  return found
}

/** Which runs go. @param runs newest first */
export function chooseRuns(runs: readonly GcCandidate[], options: GcOptions, nowMs: number): Choice {
  const finished = runs.filter((run) => run.finished !== undefined)
  const wanted = wantedGone(finished, options, nowMs)
  const going = withoutParents(runs, wanted)
  return {
    runIds: [...going], kept: {
      unfinished: runs.length - finished.length, finished: finished.length - wanted.size, parents: wanted.size - going.size,
    },
  }
}

/** @param runs finished ones, newest first */
function wantedGone(runs: readonly GcCandidate[], options: GcOptions, nowMs: number): ReadonlySet<string> {
  const { olderThanMs, keep } = options
  if (olderThanMs === undefined && keep === undefined) return new Set()
  const places = placesOf(runs)
  const isWanted = ({ runId, finished }: GcCandidate): boolean => finished !== undefined
    && (places.get(runId) ?? 0) >= (keep ?? 0) && (olderThanMs === undefined || nowMs - finished.atMs >= olderThanMs)
    && (options.keepFailed !== true || finished.outcome === 'passed')
  return new Set(runs.filter(isWanted).map(({ runId }) => runId))
}

/** How many newer runs of its flow each run has. */
function placesOf(runs: readonly GcCandidate[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  return new Map(runs.map(({ runId, flowId }) => {
    const place = counts.get(flowId) ?? 0
    counts.set(flowId, place + 1)
    return [runId, place]
  }))
}

/** What a run did counts for those that were forked from it: while one of them stays, it stays, and the one it was forked from. */
function withoutParents(runs: readonly GcCandidate[], wanted: ReadonlySet<string>): ReadonlySet<string> {
  const going = new Set(wanted)
  const parents = new Map(runs.map(({ runId, parent }) => [runId, parent]))
  for (const { runId, parent } of runs) {
    if (going.has(runId)) continue
    for (let next = parent; next !== undefined && going.delete(next);) next = parents.get(next)
  }
  return going
}
