import { isJsonObject } from '../base/json.ts'
import { given } from '../base/given.ts'
import { archiveBytes } from '../core/flow/archive-form.ts'
import type { RejudgedRun, RejudgeView, VerdictFlip } from '../core/view/rejudge.ts'
import { rejudgeView } from '../core/view/rejudge.ts'
import type { AlignedInstance } from '../model/alignment.ts'
import type { CheckpointView } from '../model/checkpoint.ts'
import { isFault } from '../model/fault.ts'
import type { FlowBundle } from '../model/flow.ts'
import type { RunFilter, RunStore } from '../ports/run-store.ts'
import type { VisionVerifier } from '../ports/vision.ts'
import type { Ambient } from '../ports/ambient.ts'
import { FlowSet } from './flow-set.ts'
import { verdictDrafts } from './inward/verdict-drafts.ts'
import { alignmentOf } from './resume/alignment-of.ts'
import { valuesToResume } from './resume/flow-to-resume.ts'
import { loadSchemaCheck } from './schema-check.ts'
import { Values } from './values.ts'

export interface RejudgeRequest {
  readonly store: RunStore
  readonly ambient: Pick<Ambient, 'now'>
  readonly bundle: FlowBundle
  /** Which runs; those of other flows are left out. */
  readonly filter: RunFilter
  /** Append what differs, as superseding verdicts. */
  readonly record: boolean
  readonly vision?: VisionVerifier | undefined
}

/** Holds a flow's expectations against what runs archived. Dispatches nothing. */
export async function rejudgeRuns(request: RejudgeRequest): Promise<RejudgeView> {
  const { store, bundle, filter, record } = request
  const rows = await store.runs({ ...filter, flowId: filter.flowId ?? bundle.root.flowId })
  const runs: RejudgedRun[] = []
  for (const { runId, flowId } of rows) if (flowId === bundle.root.flowId) runs.push(await rejudgeOne(request, runId))
  return rejudgeView(bundle.root, runs, record)
}

async function rejudgeOne(request: RejudgeRequest, runId: string): Promise<RejudgedRun> {
  try {
    const judged = await judgedAgain(request, runId)
    const { rows, ...said } = request.record ? await recorded(request, runId, judged) : { rows: judged }
    return { runId, judged: rows.length, flips: rows.flatMap(flipOf), ...said }
  } catch (error) {
    if (!isFault(error)) throw error
    return { runId, judged: 0, flips: [], problem: `${error.code}: ${error.message}` }
  }
}

function flipOf(row: AlignedInstance): readonly VerdictFlip[] {
  const { ref, verdict, rejudged } = row
  const [before, after] = [verdict?.verdict, rejudged?.verdict?.verdict]
  const reason = isWithdrawn(row) ? 'nothing judges it any more' : rejudged?.verdict?.reason
  return before === after ? [] : [{ ref, ...given('before', before), ...given('after', after), ...given('reason', reason) }]
}

const isWithdrawn = ({ rejudged, verdict }: AlignedInstance): boolean =>
  rejudged !== undefined && rejudged.verdict === undefined && verdict !== undefined

interface Recorded extends Pick<RejudgedRun, 'recorded' | 'unrecorded'> { readonly rows: readonly AlignedInstance[] }

/**
 * Nothing beside a segment takes a verdict back, and those of containers and of steps that read it follow from that: a run in which one is
 * taken back is left as it is.
 */
async function recorded(request: RejudgeRequest, runId: string, judged: readonly AlignedInstance[]): Promise<Recorded> {
  if (judged.length === 0) return { rows: judged }
  const rows = judged.some(isWithdrawn) ? judged : await recordVerdicts(request, runId)
  if (rows.some(isWithdrawn)) return { rows, unrecorded: 'a verdict is taken back, which only a resume under this flow writes down' }
  return { rows, ...rows.length > 0 ? { recorded: true } : {} }
}

/** What the flow judges otherwise than the run did, under the params that the run has. */
async function judgedAgain(request: RejudgeRequest, runId: string): Promise<readonly AlignedInstance[]> {
  const { store, bundle, vision } = request
  const view = await store.checkpoint(runId)
  if (view === undefined) return []
  const checkSchema = await loadSchemaCheck()
  const options = { runId }
  const { params, env } = await valuesToResume(store, view, new FlowSet(bundle), options, checkSchema)
  const { alignment } = await alignmentOf({
    onlyJudges: true,
    store, view, bundle, options, checkSchema, vision, fates: new Map(), params: params ?? await archivedParams(store, view),
    env: env ?? view.header.env,
  })
  return alignment.instances.filter((row) => row.rejudged?.verdict !== undefined || isWithdrawn(row))
}

async function archivedParams(store: RunStore, { header }: CheckpointView) {
  const params = await new Values(store.evidence).load(header.params)
  return isJsonObject(params) ? params : {}
}

/**
 * Judges once more under the lease, so that no other process writes in between, and appends all of it or nothing.
 * @returns what was judged
 * @throws Fault store.writer-busy
 */
async function recordVerdicts(request: RejudgeRequest, runId: string): Promise<readonly AlignedInstance[]> {
  const { store, ambient, bundle } = request
  const lease = await store.acquireLease(runId)
  try {
    const [view, head] = [await store.checkpoint(runId), await store.head(runId)]
    if (view === undefined || head === undefined) return []
    const rows = await judgedAgain(request, runId)
    if (rows.length === 0 || rows.some(isWithdrawn)) return rows
    const events = rows.flatMap((row) => (row.rejudged === undefined ? [] : verdictDrafts(row, row.rejudged, row.verdict?.seq)))
    for (const flow of bundle.flows.values()) await store.putFlow(flow.irHash, archiveBytes(flow))
    await store.append({ runId, head, epoch: lease.epoch, segment: view.segment, atMs: ambient.now(), events, flush: true })
    return rows
  } finally {
    await lease.release()
  }
}
