import { isRepeatable } from '../../core/fold/ledger.ts'
import { ruleText, type PolicyRuling } from '../../core/policy/policy-ruling.ts'
import { actionText } from '../../core/view/action-text.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import { redoRuling } from '../redo-policy.ts'
import { guardDispatch } from '../guard-port.ts'
import type { LiveRun } from '../live-run.ts'
import { settlement } from '../world-answer.ts'
import type { Fate } from './fates.ts'

type Settle = EventPayload<'actionSettled'>

/** What a step that goes on makes of its open dispatch: its end, a replay, or a question to a person. One that still runs is waited for. */
export async function fateDrafts(run: LiveRun, fates: readonly Fate[]): Promise<readonly EventDraft[]> {
  const drafts: EventDraft[] = []
  for (const fate of fates) drafts.push(...await draftsOf(run, fate))
  return drafts
}

async function draftsOf(run: LiveRun, fate: Fate): Promise<readonly EventDraft[]> {
  const { record: { runPath }, intent, result } = fate
  switch (result.fate) {
    case 'running': return []
    case 'completed': return [{ type: 'actionSettled', runPath, payload: await endOf(run, fate, result.outcome) }]
    case 'neverDispatched': return [
      { type: 'actionSettled', runPath, payload: cancelled(intent.callId, 'none', 'it was never dispatched') },
    ]
    default: return isRepeatable(intent)
      ? [{ type: 'actionSettled', runPath, payload: cancelled(intent.callId, 'unknown', `nobody knows how it ended: ${whyNot(result)}`) }]
      : [question(run, fate)]
  }
}

const cancelled = (callId: string, effect: 'none' | 'unknown', message: string): Settle =>
  ({ callId, terminal: 'cancelled', effect, source: 'reconciled', message })

async function endOf(
  run: LiveRun, { record, intent }: Fate, outcome: Extract<Fate['result'], { readonly fate: 'completed' }>['outcome'],
): Promise<Settle> {
  const dispatched = await guardDispatch(() => Promise.resolve(outcome))
  const end = dispatched.kind === 'lost' ? { kind: 'uncertain', message: dispatched.message } as const : dispatched
  return settlement(run, record, intent.callId, end, 'reconciled')
}

const whyNot = (result: Fate['result']): string =>
  result.fate === 'logUnavailable' ? result.reason : 'it had begun, and its end was not written down'

/** Asks a person what became of a dispatch, and what to do. */
function question(run: LiveRun, { record, intent, result }: Fate): EventDraft {
  const when = new Date(intent.atMs).toISOString()
  const ruling = redoRuling(run.tools.policy, record, intent.actionName, run.tools.flows.placeOf(record.runPath).flow.flowId)
  const isOffered = ruling?.reexecute !== 'never'
  const prompt = `Nobody knows whether "${record.ref}" was done: ${actionText(intent.actionName, intent.args)}, begun at ${when}. `
    + `The reason: ${whyNot(result)}. Look, then answer: ${choices(ruling)}.`
  return {
    type: 'humanRequested', runPath: record.runPath, payload: {
      requestId: run.tools.ambient.newId(), kind: 'uncertain', mode: 'repairWorld', prompt, presents: [],
      decisions: isOffered ? ['adopt', 'redo', 'abort'] : ['adopt', 'abort'], callId: intent.callId,
    },
  }
}

function choices(ruling: PolicyRuling | undefined): string {
  if (ruling?.reexecute === 'never') return `adopt (it was done) or abort (end the run). It is never done again: ${ruleText(ruling)}`
  const condition = ruling === undefined ? '' : `, with a note that says why: ${ruleText(ruling)}`
  return `adopt (it was done), redo (do it again${condition}) or abort (end the run)`
}
