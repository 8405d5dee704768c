import { given } from '../../base/given.ts'
import { pendingIntent } from '../../core/fold/ledger.ts'
import { bodySiteOf } from '../../core/path/container-of.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { indexFlow } from '../../core/flow/flow-index.ts'
import type { AlignedInstance, Alignment, Stamp } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import type { InstanceRef, RunPath } from '../../model/run-path.ts'
import { archiveFilesKept } from '../archive-sources.ts'
import type { LiveRun } from '../live-run.ts'
import { ruledDrafts } from '../inward/rule.ts'
import { verdictDrafts } from '../inward/verdict-drafts.ts'
import { settlement } from '../world-answer.ts'
import { fateDrafts } from './fate-drafts.ts'
import type { Fate } from './fates.ts'
import { saidDone } from './said-done.ts'

// What an aligned resume writes before its first turn: ends of open dispatches, new verdicts, kept records under their new hashes, and
// the ends of spans that the flow does not go on with. In this order: a verdict is made over a settled record, a stamp over a judged one.

type Records = ReadonlyMap<InstanceRef, StepRecord>

export async function alignedDrafts(
  run: LiveRun, alignment: Alignment, records: Records, fates: readonly Fate[],
): Promise<readonly EventDraft[]> {
  const rows = new Map(alignment.instances.map((row) => [row.ref, row]))
  const goesOn = (fate: Fate): boolean => rows.get(fate.record.ref)?.disposition.kind === 'open'
  const drafts: EventDraft[] = [...await fateDrafts(run, fates.filter(goesOn))]
  drafts.push(...await saidDone(run, alignment, drafts))
  for (const fate of fates.filter((row) => !goesOn(row))) drafts.push(await archived(run, fate))
  const asked = new Set(fates.map((row) => row.record.ref))
  const left = run.openRecords.filter(({ ref }) => !asked.has(ref) && rows.get(ref)?.disposition.kind !== 'open')
  drafts.push(...left.flatMap(unasked))
  for (const row of alignment.instances) drafts.push(...await keptDrafts(run, row, records.get(row.ref)))
  drafts.push(...closings(alignment.tearDown, records))
  await remember(run, drafts, records)
  return drafts
}

/** Has the records in memory that the fold of these events asks for: those of the instances and of the containers around them. */
async function remember(run: LiveRun, drafts: readonly EventDraft[], records: Records): Promise<void> {
  const refs = new Set(drafts.map((draft) => instanceRef(draft.runPath)))
  for (const ref of [...refs]) {
    const record = records.get(ref)
    if (record !== undefined) refs.add(bodySiteOf(record.runPath, record.within, record.phase).container)
  }
  await run.records([...refs].filter((ref) => ref !== ''))
}

/** The end of a dispatch that a person was asked about, by what they said, where its step does not go on. */
function unasked(record: StepRecord): readonly EventDraft[] {
  const pending = pendingIntent(record)
  const ruled = ruledDrafts(record)
  return pending === undefined || ruled.length > 0 ? ruled : [unknownEnd(record.runPath, pending.callId)]
}

const unknownEnd = (runPath: RunPath, callId: string): EventDraft => ({
  type: 'actionSettled', runPath, payload: {
    callId, source: 'reconciled', terminal: 'uncertain', effect: 'unknown', message: 'nobody knows how it ended',
  },
})

/** The end of a dispatch whose step does not go on: kept in the ledger, as far as anybody knows it. */
async function archived(run: LiveRun, { record, intent, result }: Fate): Promise<EventDraft> {
  const { runPath } = record
  const { callId } = intent
  switch (result.fate) {
    case 'completed': return {
      type: 'actionSettled', runPath,
      payload: await settlement(run, record, callId, { kind: 'settled', outcome: result.outcome }, 'reconciled'),
    }
    case 'neverDispatched': return {
      type: 'actionSettled', runPath, payload: {
        callId, source: 'reconciled', terminal: 'cancelled', effect: 'none', message: 'it was never dispatched',
      },
    }
    default: return unknownEnd(runPath, callId)
  }
}

async function keptDrafts(run: LiveRun, row: AlignedInstance, record: StepRecord | undefined): Promise<readonly EventDraft[]> {
  if (record === undefined || row.class === 'orphaned') return []
  const isOpen = record.exit === undefined && row.disposition.kind === 'keep'
  const { runPath } = row
  return [
    ...row.rejudged === undefined ? [] : verdictDrafts(row, row.rejudged, record.verdict?.seq),
    ...isOpen ? [{ type: 'stepExited', runPath, payload: { state: 'judged', tornDown: true } } as const] : [],
    ...row.restamp === undefined ? [] : [await stampDraft(run, row, record, row.restamp)],
  ]
}

async function stampDraft(run: LiveRun, row: AlignedInstance, record: StepRecord, stamp: Stamp): Promise<EventDraft> {
  const { runPath, scheme, irHash, hashes } = row
  return {
    type: 'stepAdopted', runPath, payload: {
      ref: row.ref, class: stamp.class, ...given('cause', stamp.cause), scheme, irHash, hashes, position: record.position,
      ...marksOf(run, runPath), ...given('reason', stamp.reason), ...given('unjudged', stamp.unjudged),
      ...given('output', stamp.output === undefined ? undefined : await run.values.store(stamp.output)),
      ...given('resolvedInputs', stamp.inputs === undefined ? undefined : await run.values.store(stamp.inputs)),
      ...given('against', stamp.against === undefined ? undefined : await run.values.store(stamp.against)),
      ...await archiveFilesKept(run.values, stamp.files),
    },
  }
}

/** Where the step stands now, which its path does not say. */
function marksOf(run: LiveRun, runPath: RunPath): Pick<EventPayload<'stepAdopted'>, 'within' | 'phase'> {
  const { flow, site } = run.tools.flows.placeOf(runPath)
  const outermost = site.containers[0] === undefined ? site : indexFlow(flow).site(site.containers[0])
  return {
    ...given('within', site.within),
    ...(site.within === undefined && outermost.body === 'finally' && outermost === site ? { phase: 'finally' } : {})
  }
}

const REASON = 'the flow does not go on with it'

/** Closes open spans, innermost first; a call's frame before the call. */
function closings(refs: readonly InstanceRef[], records: Records): readonly EventDraft[] {
  return refs.flatMap((ref): readonly EventDraft[] => {
    const record = records.get(ref)
    if (record === undefined) return []
    const { runPath, frame } = record
    const pop: readonly EventDraft[] = frame === undefined || frame.popped !== undefined ? [] : [
      { type: 'callFramePopped', runPath, payload: {} }
    ]
    return [...pop, { type: 'stepExited', runPath, payload: { state: 'aborted', reason: REASON, tornDown: true } }]
  })
}
