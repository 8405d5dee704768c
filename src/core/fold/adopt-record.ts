import { given } from '../../base/given.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventOf } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { stepIdOf } from '../path/instance-ref.ts'
import { FoldError } from './fold-error.ts'
import type { RecordLookup } from './fold-state.ts'

/** Whether an adoption makes a new record: the instance takes over what another one did. */
export const takesOver = (before: StepRecord | undefined, event: EventOf<'stepAdopted'>, ref: InstanceRef): boolean =>
  before === undefined || event.payload.ref !== ref

/** The instance's record after its adoption: its own under new hashes, or another one's, taken over. @throws FoldError */
export function adopt(
  before: StepRecord | undefined, event: EventOf<'stepAdopted'>, ref: InstanceRef, lookup: RecordLookup,
): StepRecord {
  const { hashes, irHash, scheme, position, output, resolvedInputs, within, phase, unjudged, against } = event.payload
  const source = takesOver(before, event, ref) ? lookup(event.payload.ref) : before
  if (source === undefined) throw new FoldError(event, `there is no record of ${event.payload.ref}`)
  // An open span of the instance itself goes on under the new hashes; nothing is taken over from one, or by one.
  const isOpen = source.exit === undefined || (before !== undefined && before.exit === undefined)
  if (isOpen && source !== before) throw new FoldError(event, 'its span is open')
  const { within: _w, phase: _p, claim: _ends, ...taken } = source === before ? source : takeOver(source, before, event, ref)
  const kept = unjudged === true ? withdrawn(taken) : taken
  return {
    ...kept, state: keptState(kept), hashes, irHash, scheme, position, adoptedSeq: event.seq,
    ...given('output', output), ...given('resolvedInputs', resolvedInputs), ...given('within', within), ...given('phase', phase),
    ...given('keptAgainst', against), ...filesKept(taken, event), ...given('claim', isOpen ? source.claim : undefined),
  }
}

/** Nothing judges it any more: neither its verdict counts nor what gave it. */
const withdrawn = <R extends Pick<StepRecord, 'verdict' | 'assertions'>>({ verdict: _v, ...record }: R): Omit<R, 'verdict'> =>
  ({ ...record, assertions: [] })

/** Sources count as they are from here on; what was given up before stays so. */
function filesKept(
  { givenUp = [] }: StepRecord, { seq, payload: { files } }: EventOf<'stepAdopted'>,
): Pick<StepRecord, 'sourcesKept' | 'givenUp'> {
  if (files === undefined) return {}
  const { sourcesDigest, sourcesStat } = files
  const lost = (files.givenUp ?? []).map((path) => ({ path, seq }))
  return {
    ...sourcesDigest === undefined ? {} : { sourcesKept: { seq: files.seq, sourcesDigest, ...given('sourcesStat', sourcesStat) } },
    ...lost.length === 0 ? {} : { givenUp: [...givenUp, ...lost] },
  }
}

/** What a person keeps of a span that was closed before it was judged is as settled as any other. */
const keptState = ({ state }: Pick<StepRecord, 'state'>): StepRecord['state'] =>
  (state === 'aborted' || state === 'blocked' ? 'judged' : state)

/** The other's record at this place. Dispatches of both stay in the ledger, by entry. */
function takeOver(source: StepRecord, before: StepRecord | undefined, { runPath }: EventOf<'stepAdopted'>, ref: InstanceRef): StepRecord {
  const entries = before?.entry ?? 0
  const ledger = source.ledger.map((row) => ({ ...row, entry: row.entry + entries, takenFrom: row.takenFrom ?? source.ref }))
  return {
    ...source, ref, runPath, stepId: stepIdOf(runPath), entry: source.entry + entries, ledger: [...before?.ledger ?? [], ...ledger],
    adoptedFrom: source.ref,
  }
}
