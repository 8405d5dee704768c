import { given } from '../../base/given.ts'
import { foldTally } from '../../core/fold/tally.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import { archiveVerdict } from '../archive-verdict.ts'
import type { LiveRun } from '../live-run.ts'
import { wholeTally } from '../tallies.ts'
import { foldFlow } from '../../core/judge/fold-verdict.ts'
import { flowOutputs } from './frames.ts'

const OUTCOME = { pass: 'passed', fail: 'failed', unknown: 'unknown' } as const

/** The end of a run whose bodies are over: its verdict is the fold of its steps', `finally` included. */
export async function finishRun(run: LiveRun): Promise<readonly EventDraft[]> {
  const { root } = run.tools.flows
  const { aborting } = run.view
  if (aborting !== undefined) return [{
    type: 'runFinished', runPath: [], payload: { outcome: 'aborted', reason: `${aborting.actor} ended the run` },
  }]
  const folded = foldFlow(root, foldTally(wholeTally(run, undefined)))
  const { outputs, inputError } = await flowOutputs(run, root, [], folded?.verdict)
  const verdict = inputError === undefined ? folded : { verdict: 'fail' as const }
  const reason = inputError?.message
  const notes = verdict === undefined ? [] : await archiveVerdict(run, '', { ...verdict, reason: reason ?? `flow ${root.flowId}` })
  const payload: EventPayload<'runFinished'> = {
    outcome: verdict === undefined ? 'unverified' : OUTCOME[verdict.verdict], ...verdict, ...given('outputs', outputs),
    ...given('reason', reason),
    ...(notes.length > 0 ? { annotations: [...notes] } : {}),
  }
  return [{ type: 'runFinished', runPath: [], payload }]
}
