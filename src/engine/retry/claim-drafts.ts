import { given } from '../../base/given.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import type { Resuming } from '../resume-options.ts'

/** Writes down the retry that a segment is opened for, in the commit that opens it. */
export async function claimDrafts(
  run: LiveRun, { retry, allowMutatingReexec = [] }: Pick<Resuming, 'retry' | 'allowMutatingReexec'>,
): Promise<readonly EventDraft[]> {
  if (retry === undefined || retry.claimed === true) return []
  const { ref, attempt, promptId, mode, from, context } = retry
  const record = (await run.records([ref])).get(ref)
  if (record === undefined) return []
  return [{
    type: 'retryClaimed', runPath: record.runPath, payload: {
      ref, attempt, promptId, mode, manual: true, state: 'claimed', ...given('from', from),
      ...(allowMutatingReexec.includes(ref) ? { allow: [ref] } : {}),
      ...given('context', context === undefined ? undefined : await run.values.store(context)),
    },
  }]
}
