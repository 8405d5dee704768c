import type { AlignedInstance, Cause } from '../../model/alignment.ts'
import { causeText } from './plain-words.ts'

const named = (names: readonly string[] | undefined): string => (names === undefined || names.length === 0 ? '' : ` (${names.join(', ')})`)

const FEW = 3

/** Some of many names. */
export const someOf = (names: readonly string[]): string =>
  (names.length <= FEW + 1 ? names.join(', ') : `${names.slice(0, FEW).join(', ')} and ${String(names.length - FEW)} more`)

const HAPPENED: ReadonlySet<Cause> = new Set([
  'paramChanged', 'valueChanged', 'forced', 'retried', 'notFinished', 'sourceChanged', 'artifactLost',
])

/** Why an instance is not simply kept, in plain words; empty when it is. */
export function planReason(row: AlignedInstance, cause: Cause | undefined): string {
  if (cause === undefined) return row.class === 'new' && row.word !== 'skip' ? 'has not run yet' : ''
  const happened = row.gate !== undefined && HAPPENED.has(cause) ? ', and it already happened' : ''
  return `${causeText(cause, row.because)}${ABOUT[cause]?.(row) ?? ''}${happened}`
}

const ofFiles = ({ changed = [] }: AlignedInstance): string => ` (${someOf(changed)})`
const ofNames = ({ changed }: AlignedInstance): string => named(changed)
const ofBlocker = ({ because }: AlignedInstance): string => (because === undefined ? '' : ` (by ${because})`)

const ABOUT: Partial<Record<Cause, (row: AlignedInstance) => string>> = {
  positionalReplay: ({ because }) => named(because === undefined ? [] : [because]),
  orderInvalidated: ({ because, ref }) => (because === undefined ? '' : ` (${ref} before ${because} then)`),
  blocked: ofBlocker, valueUnknown: ofBlocker, paramChanged: ofNames, valueChanged: ofNames, sourceChanged: ofFiles, artifactLost: ofFiles,
}
