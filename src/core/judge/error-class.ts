import type { LedgerEntry } from '../../model/checkpoint.ts'
import type { ErrorClass } from '../../model/vocabulary.ts'

const CLASS_OF = {
  failed: 'action_failed_final', timedOut: 'action_timed_out', cancelled: 'action_cancelled', uncertain: 'action_timed_out',
} as const

/** What went wrong with a dispatch; undefined where it did what was asked. What its provider says counts before how it ended. */
export function errorClassOf({ terminal, errorClass }: NonNullable<LedgerEntry['settled']>): ErrorClass | undefined {
  return terminal === 'succeeded' ? undefined : errorClass ?? CLASS_OF[terminal]
}
