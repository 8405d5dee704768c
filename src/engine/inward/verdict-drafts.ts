import { given } from '../../base/given.ts'
import type { AlignedInstance, Rejudged } from '../../model/alignment.ts'
import type { EventDraft } from '../../model/run-event.ts'

/** A verdict made over the archive, in place of the one in force. */
export function verdictDrafts(
  { runPath, hashes, irHash }: Pick<AlignedInstance, 'runPath' | 'hashes' | 'irHash'>, { outcomes, verdict }: Rejudged,
  supersedes: number | undefined,
): readonly EventDraft[] {
  if (verdict === undefined) return []
  return [
    ...outcomes.map((outcome): EventDraft => ({ type: 'assertionEvaluated', runPath, payload: { outcome } })),
    { type: 'verdictRecorded', runPath, payload: { ...verdict, judgeHash: hashes.judge, irHash, ...given('supersedes', supersedes) } },
  ]
}
