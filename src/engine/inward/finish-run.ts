import { addTally, EMPTY_TALLY, foldTally } from '../../core/fold/tally.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import { archiveVerdict } from '../archive-verdict.ts'
import type { LiveRun } from '../live-run.ts'
import { flowOutputs, foldFlow } from './frames.ts'

const OUTCOME = { pass: 'passed', fail: 'failed', unknown: 'unknown' } as const

/** The end of a run whose bodies are over: its verdict is the fold of its steps', `finally` included. */
export async function finishRun(run: LiveRun): Promise<readonly EventDraft[]> {
  const { root } = run.tools.flows
  const { bodies } = run.view
  const verdict = foldFlow(root, foldTally(addTally(bodies.body?.tally ?? EMPTY_TALLY, bodies.finally?.tally ?? EMPTY_TALLY)))
  const { outputs, inputError } = await flowOutputs(run, root, [], verdict?.verdict)
  const final = inputError === undefined ? verdict : { verdict: 'fail' as const }
  const annotations = final === undefined ? [] : await archiveVerdict(run, '', { ...final, reason: inputError?.message ?? `flow ${root.flowId}` })
  const payload: EventPayload<'runFinished'> = {
    outcome: final === undefined ? 'unverified' : OUTCOME[final.verdict], ...final, ...(outputs === undefined ? {} : { outputs }),
    ...(inputError === undefined ? {} : { reason: inputError.message }), ...(annotations.length > 0 ? { annotations: [...annotations] } : {}),
  }
  return [{ type: 'runFinished', runPath: [], payload }]
}
