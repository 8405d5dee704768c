import { dossierOf, eventsOfInstance, type DossierView } from '../../core/view/dossier.ts'
import { locateStep, refOfText, type NotLocated } from '../../core/view/locate-step.ts'
import { overviewOf, type OverviewView } from '../../core/view/overview.ts'
import { segmentStart } from '../../core/view/run-reason.ts'
import { Fault } from '../../model/fault.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Command } from '../command.ts'
import { readingRun } from '../open-run-store.ts'
import { archivedFlows, checkpointOf, eventsOf, recordsOf } from '../read-run.ts'
import { dossierText } from '../render/dossier-text.ts'
import { overviewText } from '../overview-text.ts'
import { show } from '../show.ts'
import { writeStreams } from '../write-streams.ts'

const CANDIDATES = 20

function notLocated(runId: string, text: string, why: NotLocated): Fault {
  const next = { next: `runner inspect ${runId}` }
  if (why.kind === 'unknown') return new Fault('run.step-unknown', `run ${runId} has no step "${text}"`, next)
  if (why.kind === 'badPath') return new Fault('run.step-unknown', `"${text}" is not the path of a step: ID, CALL/ID or LOOP[KEY]/ID`, next)
  return new Fault('run.step-ambiguous', `"${text}" stands for several instances: ${why.candidates.join(', ')}`, {
    next: `runner inspect ${runId} '${why.candidates[0] ?? ''}'`, data: { candidates: why.candidates },
  })
}

async function locate(store: RunStore, runId: string, text: string): Promise<StepRecord> {
  const ref = refOfText(text)
  if (!ref.ok) throw notLocated(runId, text, ref.error)
  const [exact] = await store.records(runId, [ref.value])
  const found = locateStep(exact, exact === undefined ? await store.recordsOfStep(runId, ref.value, CANDIDATES) : [])
  if (!found.ok) throw notLocated(runId, text, found.error)
  return found.value
}

async function viewDossier(store: RunStore, runId: string, text: string): Promise<DossierView> {
  const view = await checkpointOf(store, runId)
  const record = await locate(store, runId, text)
  const events: RunEvent[] = []
  const from = record.entry === 1 ? record.enteredSeq - 1 : 0
  for await (const event of eventsOf(store, runId, from)) events.push(...eventsOfInstance([event], record.ref))
  const flows = await archivedFlows(store, view)
  return dossierOf(runId, record, events, { since: segmentStart(view), flows: (hash) => flows.get(hash) })
}

async function viewOverview(store: RunStore, runId: string): Promise<OverviewView> {
  const view = await checkpointOf(store, runId)
  const records: StepRecord[] = []
  for await (const record of recordsOf(store, runId)) records.push(record)
  return overviewOf(view, records, await store.leaseHolder(runId) !== undefined)
}

export const command: Command = {
  words: [
    { word: '<run>', text: 'a run' },
    { word: '[ref]', text: 'a step: its id, or its path like each[sku-42]/pay; all steps when left out' },
  ],
  flags: [{ flag: '--streams', text: 'the whole output of its last command: stdout on stdout, stderr on stderr' }],
  heeds: ['store', 'json'],
  run: async (call) => readingRun(call, call.words[0], async ({ store, runId }) => {
    const ref = call.words[1]
    const streams = call.flags.on('streams')
    if (streams && (ref === undefined || call.globals.json !== undefined)) {
      throw new Fault('usage.invalid', '--streams needs a step, and prints its output as it is, not as JSON', {
        next: `runner inspect ${runId} REF --streams`,
      })
    }
    if (ref === undefined) {
      const overview = await viewOverview(store, runId)
      show(call, { document: overview, text: (ctx) => overviewText(overview, ctx) })
      return 0
    }
    const dossier = await viewDossier(store, runId, ref)
    if (streams) await writeStreams(call, store, dossier)
    else show(call, { document: dossier, text: (ctx) => dossierText(dossier, ctx) })
    return 0
  }),
}
