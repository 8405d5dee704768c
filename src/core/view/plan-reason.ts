import type { AlignedInstance, Cause } from '../../model/alignment.ts'
import { causeText } from './plain-words.ts'

const named = (names: readonly string[] | undefined): string => (names === undefined || names.length === 0 ? '' : ` (${names.join(', ')})`)

const HAPPENED: ReadonlySet<Cause> = new Set(['paramChanged', 'valueChanged', 'forced', 'notFinished'])

/** Why an instance is not simply kept, in plain words; empty when it is. */
export function planReason(row: AlignedInstance, cause: Cause | undefined): string {
  if (cause === undefined) return row.class === 'new' && row.word !== 'skip' ? 'has not run yet' : ''
  const happened = row.gate !== undefined && HAPPENED.has(cause) ? ', and it already happened' : ''
  return `${causeText(cause, row.because)}${aboutOf(row, cause)}${happened}`
}

function aboutOf({ because, changed, ref }: AlignedInstance, cause: Cause): string {
  switch (cause) {
    case 'positionalReplay': return named(because === undefined ? [] : [because])
    case 'orderInvalidated': return because === undefined ? '' : ` (${ref} before ${because} then)`
    case 'blocked': case 'valueUnknown': return because === undefined ? '' : ` (by ${because})`
    case 'paramChanged': case 'valueChanged': return named(changed)
    default: return ''
  }
}
