import type { StepRecord } from '../../model/checkpoint.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { attemptsOf } from '../fold/ledger.ts'
import { archivedStep } from './compare-step.ts'
import type { Walk } from './walk.ts'

/** Globs of artifacts that open spans may have begun to write: they have dispatched. What cannot be evaluated yet is left out. */
export function artifactsUnderWay(walk: Walk): readonly (readonly string[])[] {
  const open = [...walk.input.records.values()].filter((record) => record.exit === undefined && attemptsOf(record).length > 0)
  return open.flatMap((record) => globsOf(walk, record))
}

function globsOf({ input, known }: Walk, record: StepRecord): readonly (readonly string[])[] {
  const flow = input.archived(record.irHash)
  const step = archivedStep((irHash) => input.archived(irHash), record)
  if (flow === undefined || step?.kind !== 'action') return []
  const site = { index: indexFlow(flow), path: record.runPath }
  return (step.artifacts ?? []).map(({ paths }) => paths.flatMap((path) => {
    const glob = known.evaluate(site, path)
    return glob.ok && typeof glob.value === 'string' ? [glob.value] : []
  }))
}
