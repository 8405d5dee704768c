import { awaitsContinuation } from '../../core/continuation/previous-of.ts'
import { indexFlow } from '../../core/flow/flow-index.ts'
import { isWork } from '../../core/view/step-standing.ts'
import { meantOf, nothingFailed, notOver, type Candidate } from '../../core/retry/decide-retry.ts'
import { isClosed, unitOf } from '../../core/retry/unit-of.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import { REMEMBERED_UNITS, type NothingFailed } from '../../model/retry.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { allRecords } from '../resume/all-records.ts'
import { FlowSet } from '../flow-set.ts'
import { loadArchived } from '../load-archived.ts'

/** A run that somebody wants a unit of retried. */
export interface Asked {
  readonly store: RunStore
  readonly view: CheckpointView
  /** An instance, or a step id. */
  readonly step: string | undefined
  /** Another process holds the run. */
  readonly isLive: boolean
}

/** The unit that is meant. @throws Fault retry.ambiguous, retry.unknown_step, retry.nothing_failed */
export async function findUnit(asked: Asked): Promise<Candidate> {
  const { store, view, step } = asked
  const flows = new FlowSet(await loadArchived(store, view.header.irHash))
  const unit = (record: StepRecord): Candidate => ({ record, unit: unitOf(view, record, flows.findPlace(record.runPath)?.step) })
  const all = async (): Promise<readonly Candidate[]> => [...(await allRecords(store, view.header.runId)).values()].map(unit)
  return step === undefined ? onlyFailed(asked, await all()) : named(asked, flows, step, unit, all)
}

function onlyFailed(asked: Asked, candidates: readonly Candidate[]): Candidate {
  const { runId } = asked.view.header
  const meant = meantOf(candidates, runId)
  if (meant !== undefined) return ended(asked, meant)
  const lost = candidates.find((each) => isLost(asked, each))
  throw lost === undefined ? nothingFailed(whyNone(asked, candidates), runId, runId) : notOver(lost.record, runId)
}

/** It has not ended, and nobody goes on with it. */
const isLost = ({ isLive, view }: Asked, { record, unit }: Candidate): boolean =>
  !isLive && !isClosed(view) && record.exit === undefined && !awaitsContinuation(record)
  && (unit.state === 'sent' || (unit.state === 'running' && isWork(record)))

/** @throws Fault retry.nothing_failed */
function ended(asked: Asked, meant: Candidate): Candidate {
  if (isLost(asked, meant)) throw notOver(meant.record, asked.view.header.runId)
  return meant
}

async function named(
  asked: Asked, flows: FlowSet, step: string, unit: (record: StepRecord) => Candidate, all: () => Promise<readonly Candidate[]>,
): Promise<Candidate> {
  const { runId } = asked.view.header
  const candidates = (await recordsNamed(asked, step)).map(unit)
  if (candidates.length === 0) throw unheardOf(asked, flows, step)
  const meant = meantOf(candidates, runId)
  if (meant !== undefined) return ended(asked, meant)
  const last = candidates.reduce((a, b) => (b.record.position > a.record.position ? b : a))
  throw isLost(asked, last) ? notOver(last.record, runId) : nothingFailed(await rememberedWhy(last, all), last.record.ref, runId)
}

const isPath = (step: string): boolean => /[/[\]]/.test(step)

/** So many instances of a step are looked at when it is named by its id alone. */
const MOST = 10_000

async function recordsNamed({ store, view }: Asked, step: string): Promise<readonly StepRecord[]> {
  const { runId } = view.header
  const exact = await store.records(runId, [step])
  return exact.length > 0 || isPath(step) ? exact : store.recordsOfStep(runId, step, MOST)
}

/** A step of the flow that has not been come to is known, and has not failed. */
function unheardOf({ view, isLive }: Asked, flows: FlowSet, step: string): Fault {
  const { runId } = view.header
  const isKnown = !isPath(step) && flows.all.some((flow) => indexFlow(flow).find(step) !== undefined)
  if (isKnown) return nothingFailed(isClosed(view) ? 'closed' : isLive ? 'running' : 'not_retryable', step, runId)
  return new Fault('retry.unknown_step', `neither the run ${runId} nor its flow has a step "${step}"`, {
    next: `runner status ${runId}`, data: { step },
  })
}

/** Of a run in which nothing can be retried. */
function whyNone({ view, isLive }: Asked, candidates: readonly Candidate[]): NothingFailed {
  if (isClosed(view)) return 'closed'
  if (isLive) return 'running'
  return candidates.some(isHopeless) ? 'not_retryable' : 'ended'
}

const isHopeless = ({ unit, record }: Candidate): boolean => unit.why === 'not_retryable' && record.verdict?.verdict === 'fail'

/** Only the newest units that can no longer be retried are remembered with their why; a closed run and what still runs are told as such. */
async function rememberedWhy({ unit, record }: Candidate, all: () => Promise<readonly Candidate[]>): Promise<NothingFailed> {
  const why = unit.why ?? 'running'
  if (unit.state !== 'gone' || why === 'closed') return why
  const left = record.exit?.seq ?? 0
  const newer = (await all()).filter((each) => each.unit.state === 'gone' && (each.record.exit?.seq ?? 0) > left)
  return newer.length >= REMEMBERED_UNITS ? 'forgotten' : why
}
