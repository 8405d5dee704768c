import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { ParsedRef } from '../expr/parse-ref.ts'
import { refsOf } from '../expr/refs.ts'
import { instanceAt } from '../step/instance-at.ts'
import { inputExprs } from '../step/input-exprs.ts'
import type { Found, Walk } from './walk.ts'

/**
 * Whether arguments that were refused would be refused again: what they have to fit is the provider's to say, and nobody asks it here.
 * They are what they were when nothing that they read has changed, or came to be after the refusal.
 */
export function isRefusedAgain(walk: Walk, found: Found, record: StepRecord, changed: readonly ParsedRef[]): boolean {
  if (found.step.kind !== 'action' || changed.length > 0) return false
  return inputExprs(found.step).flatMap(refsOf).every((ref) => !isNewer(walk, found, record, ref))
}

function isNewer(walk: Walk, found: Found, record: StepRecord, ref: ParsedRef): boolean {
  if (ref.kind === 'param' || ref.kind === 'env') return isReworkedSince(walk, record)
  const at = sourceOf(found, ref)
  const source = at === undefined ? undefined : walk.input.records.get(at)
  return source !== undefined && Math.max(source.enteredSeq, source.adoptedSeq ?? 0) > record.enteredSeq
}

const isReworkedSince = ({ input: { view } }: Walk, { segment }: StepRecord): boolean =>
  view.header.segments.some((row) => row.segment > segment && row.reworks === true)

function sourceOf({ body: { index }, path }: Found, ref: ParsedRef): InstanceRef | undefined {
  const id = 'stepId' in ref ? ref.stepId : ref.kind === 'var' ? index.varSource(ref.name) : undefined
  return id === undefined ? undefined : instanceAt(index, path, id)
}
