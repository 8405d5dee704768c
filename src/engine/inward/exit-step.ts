import type { Json, JsonObject } from '../../base/json.ts'
import { evaluate } from '../../core/expr/evaluate.ts'
import { bodiesOf } from '../../core/flow/step-tree.ts'
import { tallyGoesOn } from '../../core/fold/tally.ts'
import { isRuled } from '../../core/handle/handling.ts'
import { generationOf } from '../../core/hash/hash-of.ts'
import { wholeTally } from '../tallies.ts'
import { lastAttempt } from '../../core/fold/ledger.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Step } from '../../model/flow.ts'
import type { EventDraft, EventPayload, Stored } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import { scopeFor } from '../scope.ts'

/** A raw result projected through a step's `outputs`; the raw one where it has none. */
export async function projectOutput(run: LiveRun, record: StepRecord, step: Step): Promise<{
  readonly value?: Json; readonly problem?: string
}> {
  const settled = lastAttempt(record)?.settled
  const raw = settled?.terminal === 'succeeded' ? settled.output : undefined
  if (step.kind !== 'action' || raw === undefined) return {}
  if (step.outputs === undefined) return { value: await run.values.load(raw) }
  const scope = await scopeFor(run, { path: record.runPath, own: { output: raw } }, Object.values(step.outputs))
  const values: Record<string, Json> = {}
  for (const [name, expr] of Object.entries(step.outputs)) {
    const value = evaluate(expr, scope)
    if (!value.ok) return { problem: `output "${name}": ${value.error.message}` }
    values[name] = value.value
  }
  return { value: values }
}

async function outputOf(run: LiveRun, record: StepRecord, step: Step): Promise<Stored | undefined> {
  if (step.kind === 'call') return record.frame?.popped?.outputs
  if (step.kind === 'human') return record.requests?.findLast(({ kind }) => kind === 'step')?.input
  if (step.kind !== 'action' || step.outputs === undefined) return undefined
  const projected = await projectOutput(run, record, step)
  return projected.value === undefined ? undefined : run.values.store(projected.value)
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What the provider says of itself when a step did not pass: for whoever reads the run afterwards. */
async function providerState(run: LiveRun): Promise<JsonObject | undefined> {
  const states = await Promise.all(run.tools.sessions.all.map(async (session) => {
    const { sessionId, attestation: { name: provider } } = session
    const said = run.tools.soon(
      async () => ({ health: { ...await session.health() }, cursor: (await session.currentCursor()).cursor ?? null })
    )
    return {
      provider, sessionId, ...await said.catch((error: unknown) => ({ health: { ok: false, detail: textOf(error) }, cursor: null })),
    }
  }))
  return states.length === 0 ? undefined : {
    sessions: states, lineage: run.view.header.segments.flatMap((row) => row.sessions.map((s) => s.sessionId)),
  }
}

type ExitExtras = Pick<EventPayload<'stepExited'>, 'evidence' | 'gaps' | 'reason'>

/**
 * Where all that did not pass in a container was let go on, its own body goes on too; so it does after work that is accepted although
 * unfinished. A call is another flow's.
 */
function goesOnOf(run: LiveRun, record: StepRecord, step: Step): Pick<EventPayload<'stepExited'>, 'goesOn' | 'completedIncomplete'> {
  if (record.verdict?.unfinished === 'accepted') return { goesOn: true, completedIncomplete: true }
  if (bodiesOf(step).length === 0 || !tallyGoesOn(wholeTally(run, record), generationOf(record.scheme))) return {}
  return isRuled(record) ? {} : { goesOn: true }
}

/** Lets a judged step go, with its output. */
export async function exitStep(run: LiveRun, record: StepRecord, extras: ExitExtras = {}): Promise<readonly EventDraft[]> {
  const { step, site } = run.tools.flows.placeOf(record.runPath)
  const output = await outputOf(run, record, step)
  const verdict = record.verdict?.verdict
  const state = (verdict === 'fail' || verdict === 'unknown') && step.kind === 'action' ? await providerState(run) : undefined
  const payload: EventPayload<'stepExited'> = {
    state: 'judged', ...(output === undefined ? {} : { output }), ...extras, ...(state === undefined ? {} : { providerState: state }),
    ...(site.index === site.steps.length - 1 ? { endsBody: true } : {}), ...goesOnOf(run, record, step),
  }
  return [{ type: 'stepExited', runPath: record.runPath, payload }]
}
