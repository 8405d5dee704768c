import { given } from '../../base/given.ts'
import { invariant } from '../../base/never.ts'
import { isPast, storeNow } from '../../core/fold/store-now.ts'
import { decisionsOf, SUPERVISION } from '../../core/handle/ruling.ts'
import { actionText } from '../../core/view/action-text.ts'
import { LAST_INSTANT } from '../../core/step/wait-until.ts'
import type { PendingRequest, StepRecord } from '../../model/checkpoint.ts'
import type { HumanStep, Step } from '../../model/flow.ts'
import type { Json } from '../../base/json.ts'
import type { DraftOf, EventDraft, EventPayload } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import { responsePayload } from '../response-document.ts'
import { inputsOf } from '../scope.ts'

// Everything that is asked of a person in a segment, and what happens when nobody answers.

const now = ({ view, tools }: LiveRun): number => storeNow(view, tools.ambient.now())

/** What a person is asked: a question of a step or of a handler, its texts evaluated. */
export async function questionDraft(
  run: LiveRun, record: StepRecord, kind: 'step' | 'escalation', human: HumanStep,
  { prompt, presents }: { readonly prompt: string; readonly presents: readonly Json[] },
): Promise<DraftOf<'humanRequested'>> {
  const stored = []
  for (const value of presents) stored.push(await run.values.store(value))
  const askedAtMs = now(run)
  const payload: EventPayload<'humanRequested'> = {
    requestId: run.tools.ambient.newId(), kind, mode: human.mode, prompt, presents: stored, askedAtMs,
    ...given('decisions', decisionsOf(human)?.slice()), ...given('inputSchema', human.outputSchema as Json | undefined),
    deadlineAtMs: Math.min(LAST_INSTANT, Math.ceil(askedAtMs + human.timeoutMs)),
  }
  return { type: 'humanRequested', runPath: record.runPath, payload }
}

/** Asks what a human step asks. */
export async function ask(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  invariant(step.kind === 'human', 'only human steps ask')
  const { prompt, presents } = await inputsOf(run, record)
  return [await questionDraft(run, record, 'step', step, {
    prompt: typeof prompt === 'string' ? prompt : '', presents: Array.isArray(presents) ? presents as readonly Json[] : [],
  })]
}

const pendingOf = ({ view }: LiveRun, { ref }: StepRecord): PendingRequest | undefined =>
  view.requests.find((request) => request.ref === ref)

/** Whether a question of an instance is pending whose time is over. */
export const isOverdue = (run: LiveRun, record: StepRecord): boolean => isPast(pendingOf(run, record)?.payload.deadlineAtMs, now(run))

/** A question is taken back, since it would be another one now. */
export async function withdraw(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const request = pendingOf(run, record)
  if (request === undefined) return []
  const payload = await responsePayload(run.tools.runId, request, {
    actor: 'nobody', via: 'change', atMs: now(run), settledAs: 'withdrawn', final: true,
  }, run.values)
  return [{ type: 'humanResponded', runPath: record.runPath, payload }]
}

/** Nobody answered in time: that is the answer. Asked before its time is over it answers nothing. */
export async function timeOut(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const request = pendingOf(run, record)
  if (request === undefined || !isOverdue(run, record)) return []
  const payload = await responsePayload(run.tools.runId, request, {
    actor: 'nobody', via: 'deadline', atMs: now(run), settledAs: 'timedOut', final: true,
  }, run.values)
  return [{ type: 'humanResponded', runPath: record.runPath, payload }]
}

/** Whether a person must be asked before the next dispatch of an instance: what they last let proceed was dispatched since. */
export function needsWord(run: Pick<LiveRun, 'tools'>, step: Step, record: StepRecord): boolean {
  const { supervise } = run.tools
  if (step.kind !== 'action' || supervise === undefined) return false
  return (supervise === 'all' || step.effect === 'mutating') && !mayProceed(record)
}

function mayProceed({ requests = [], ledger }: StepRecord): boolean {
  const row = requests.findLast(({ kind, answered }) => kind === 'supervision' && answered !== undefined)
  return row?.decision === 'proceed' && (row.answered ?? 0) > (ledger.at(-1)?.seq ?? 0)
}

/** Asks before a dispatch. Nothing of it is under way meanwhile, and its time is never over. */
export async function askBefore(
  run: LiveRun, record: StepRecord, actionName: string, args: Json,
): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  const stored = await run.values.store(args)
  const what = step.kind === 'action' && step.effect === 'mutating' ? 'It changes the world.' : 'It changes nothing.'
  const attempt = record.ledger.length + 1
  const prompt = `May "${record.ref}" be done now: ${actionText(actionName, stored)}? ${what}`
    + `${attempt > 1 ? ` It would be attempt ${String(attempt)}.` : ''} Answer: proceed, abort (end the run) or suspend (ask again later).`
  return [{
    type: 'humanRequested', runPath: record.runPath, payload: {
      requestId: run.tools.ambient.newId(), kind: 'supervision', mode: 'supervise', prompt, presents: [stored], decisions: [...SUPERVISION],
      askedAtMs: now(run),
    },
  }]
}
