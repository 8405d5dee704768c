import { given } from '../../base/given.ts'
import type { DraftOf, EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { LiveRun } from '../live-run.ts'
import type { Resuming, TakenRetry } from '../resume-options.ts'
import type { Values } from '../values.ts'
import { claimEnded } from './give-back.ts'

/** What is written down when a retry is taken on. @param allow instances that the person lets repeat an effect, for this reason */
export async function claimDraft(
  { runPath }: Pick<StepRecord, 'runPath'>, { ref, attempt, promptId, mode, from, context }: TakenRetry, values: Values,
  { allow, reason }: { readonly allow: readonly InstanceRef[]; readonly reason?: string | undefined },
): Promise<DraftOf<'retryClaimed'>> {
  return {
    type: 'retryClaimed', runPath, payload: {
      ref, attempt, promptId, mode, manual: true, state: 'claimed', ...given('from', from),
      ...(allow.length === 0 ? {} : { allow: [...allow] }), ...given('reason', reason),
      ...given('context', context === undefined ? undefined : await values.store(context)),
    },
  }
}

/** Writes down the retry that a segment is opened for, in the commit that opens it: in place of one whose process is gone. */
export async function claimDrafts(
  run: LiveRun, { retry, allowMutatingReexec = [], reexecReason }: Pick<Resuming, 'retry' | 'allowMutatingReexec' | 'reexecReason'>,
): Promise<readonly EventDraft[]> {
  const record = retry === undefined ? undefined : (await run.records([retry.ref])).get(retry.ref)
  if (retry === undefined || record === undefined) return []
  const allow = allowMutatingReexec.includes(retry.ref) ? [retry.ref] : []
  return [...claimEnded(record, 'moving'), await claimDraft(record, retry, run.values, { allow, reason: reexecReason })]
}
