import type { StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep } from '../../model/flow.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { leavesArtifacts, pendingIntent } from '../fold/ledger.ts'
import { archivedStep } from './compare-step.ts'
import type { Walk } from './walk.ts'

/** Globs of artifacts that somebody may be writing, or that are written and not kept yet. What cannot be evaluated yet is left out. */
export function artifactsUnderWay(walk: Walk): readonly (readonly string[])[] {
  const open = [...walk.input.records.values()].filter((record) => record.exit === undefined)
  return open.flatMap((record) => globsOf(walk, record))
}

function globsOf({ input, known }: Walk, record: StepRecord): readonly (readonly string[])[] {
  const flow = input.archived(record.irHash)
  const step = archivedStep((irHash) => input.archived(irHash), record)
  if (flow === undefined || step?.kind !== 'action' || !mayWrite(record, step)) return []
  const site = { index: indexFlow(flow), path: record.runPath }
  return (step.artifacts ?? []).map(({ paths }) => paths.flatMap((path) => {
    const glob = known.evaluate(site, path)
    return glob.ok && typeof glob.value === 'string' ? [glob.value] : []
  }))
}

/** Its dispatch has no known end, or did what was asked and is the last. One that waits to be tried again writes nothing until then. */
const mayWrite = (record: StepRecord, { artifacts = [] }: ActionStep): boolean =>
  pendingIntent(record) !== undefined || (record.retry === undefined && leavesArtifacts(record, artifacts))
