import { invariant } from '../base/never.ts'
import type { Hash } from '../model/flow.ts'
import type { Freed, Removal, RemovalRequest } from '../ports/run-store.ts'
import type { GoingRun, Marking } from './marking.ts'

/** A piece of evidence and when it came, in epoch milliseconds. */
export interface KeptEvidence { readonly hash: Hash; readonly size: number; readonly addedAtMs: number }

/** What a store keeps, to be held against what its logs name. */
export interface KeptThings<E extends KeptEvidence> {
  evidence(): Iterable<E>
  flows(): Iterable<{ readonly irHash: Hash; readonly size: number }>
  /** Bytes of a run's log and of what is folded from it. */
  sizeOf(runId: string): number
}

/** What goes. */
export interface RemovalPlan<E extends KeptEvidence> {
  readonly runs: Removal['runs']
  readonly evidence: readonly E[]
  readonly flows: readonly Hash[]
  readonly orphans: Freed
  readonly flowsFreed: Freed
}

export const freedBy = (sizes: readonly number[]): Freed =>
  ({ count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) })

export const addFreed = (a: Freed, b: Freed): Freed => ({ count: a.count + b.count, bytes: a.bytes + b.bytes })

/**
 * Holds what is kept against what is named. Evidence that only removed runs named goes; what nobody named goes when it is old enough,
 * because whoever wrote it may be about to name it.
 */
export function planRemoval<E extends KeptEvidence>(marking: Marking, request: RemovalRequest, kept: KeptThings<E>): RemovalPlan<E> {
  const { going } = marking
  const owners = ownersOf(going)
  const unnamed = [...kept.evidence()].filter(({ hash }) => !marking.evidence.has(hash))
  const owned = unnamed.filter(({ hash }) => owners.has(hash))
  const orphans = unnamed.filter(({ hash, addedAtMs }) => !owners.has(hash) && addedAtMs < request.orphansBeforeMs)
  const named = marking.flows()
  const flows = [...kept.flows()].filter(({ irHash }) => !named.has(irHash))
  const bytes = new Map<string, number>()
  for (const { hash, size } of owned) bytes.set(owners.get(hash) ?? '', (bytes.get(owners.get(hash) ?? '') ?? 0) + size)
  return {
    runs: going.map((run) => removedRun(run, request.atMs, kept.sizeOf(run.runId) + (bytes.get(run.runId) ?? 0))),
    evidence: [...owned, ...orphans], flows: flows.map(({ irHash }) => irHash),
    orphans: freedBy(orphans.map(({ size }) => size)), flowsFreed: freedBy(flows.map(({ size }) => size)),
  }
}

/** The first of the runs that go which names it, for each piece of evidence. */
function ownersOf(going: readonly GoingRun[]): ReadonlyMap<Hash, string> {
  const owners = new Map<Hash, string>()
  for (const { runId, names } of going) for (const hash of names) if (!owners.has(hash)) owners.set(hash, runId)
  return owners
}

function removedRun({ runId, view, openCalls }: GoingRun, removedAtMs: number, bytes: number): Removal['runs'][number] {
  const { header: { flowId }, finished } = view
  invariant(finished !== undefined, 'a run that goes is finished')
  return { runId, flowId, outcome: finished.outcome, finishedAtMs: finished.atMs, removedAtMs, openCalls: [...openCalls], bytes }
}
