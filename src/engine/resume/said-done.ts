import { canonicalJson } from '../../base/json.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import type { Alignment } from '../../model/alignment.ts'
import type { DraftOf, EventDraft } from '../../model/run-event.ts'
import type { InstanceRef, RunPath } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'

/** Answers the questions, asked before or just now, of which a person said with the resume that the dispatch was done. */
export async function saidDone(run: LiveRun, { instances }: Alignment, drafts: readonly EventDraft[]): Promise<readonly EventDraft[]> {
  const answers: EventDraft[] = []
  for (const { ref, runPath, disposition } of instances) {
    if (disposition.kind !== 'open' || disposition.done === undefined) continue
    const requestId = requestOf(run, ref, drafts)
    if (requestId !== undefined) answers.push(await answerOf(run, runPath, requestId, disposition.done))
  }
  return answers
}

function requestOf(run: LiveRun, ref: InstanceRef, drafts: readonly EventDraft[]): string | undefined {
  const isOf = (draft: EventDraft): draft is DraftOf<'humanRequested'> =>
    draft.type === 'humanRequested' && instanceRef(draft.runPath) === ref
  return (drafts.find(isOf) ?? run.view.requests.find((row) => row.ref === ref && row.payload.kind === 'uncertain'))?.payload.requestId
}

async function answerOf(run: LiveRun, runPath: RunPath, requestId: string, note: string): Promise<EventDraft> {
  const said = { requestId, decision: 'adopt', note, actor: 'a person', via: 'resume --adopt' }
  const evidence = await run.values.put(Buffer.from(canonicalJson({ ...said, atMs: run.tools.ambient.now() })))
  return { type: 'humanResponded', runPath, payload: { ...said, evidence, final: true } }
}
