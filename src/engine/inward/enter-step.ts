import { invariant } from '../../base/never.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { schemeOf } from '../../core/hash/hash-of.ts'
import type { Step } from '../../model/flow.ts'
import type { DraftOf, EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { childPath, hashesOf, type Body } from './body-steps.ts'
import { mayAct, mayActWith } from './may-act.ts'
import { stepInputs } from './step-inputs.ts'

/** What an entry says of its step whatever becomes of it. */
const declaration = (step: Step, body: Body): Omit<DraftOf<'stepEntered'>['payload'], 'resolvedInputs'> => ({
  kind: step.kind, scheme: schemeOf(body.flow), irHash: body.flow.irHash, hashes: hashesOf(step), ...body.marks,
})

/** Enters the step at an index of a body, its inputs evaluated; nothing, when the segment is to stop before it. */
export async function enterStep(run: LiveRun, body: Body, index: number): Promise<readonly EventDraft[]> {
  const step = body.steps[index]
  invariant(step !== undefined, `the body has no step ${String(index)}`)
  const runPath = childPath(body, step)
  const ref = instanceRef(runPath)
  if (!run.tools.stop.mayEnter(ref)) return []
  const before = (await run.records([ref])).get(ref)
  if (!mayAct(run, step, ref, before)) return []
  const inputs = await stepInputs(run, step, body.flow, runPath)
  if (inputs.ok && !mayActWith(run, step, ref, before, inputs.value)) return []
  const payload = inputs.ok
    ? { resolvedInputs: await run.values.store(inputs.value) }
    : { resolvedInputs: { inline: {} }, inputError: inputs.error }
  return [{ type: 'stepEntered', runPath, payload: { ...declaration(step, body), ...payload, ...asOneOf(run, ref) } }]
}

function asOneOf(run: LiveRun, ref: InstanceRef): Pick<DraftOf<'stepEntered'>['payload'], 'asOne'> {
  const disposition = run.course.dispositionOf(ref)
  return disposition?.kind === 'enter' && disposition.asOne === true ? { asOne: true } : {}
}

/** Steps of a body that were accounted, and whether the body's last one is among them. */
export interface Accounted { readonly drafts: readonly EventDraft[]; readonly last: boolean }

/** Accounts steps of a body that will not run, once each: entered without inputs, and out again. What is kept stays as it is. */
export async function accountRest(run: LiveRun, body: Body, from: number, state: 'skipped' | 'blocked'): Promise<Accounted> {
  const rest = await unaccounted(run, body, from)
  const end = rest.at(-1)
  return {
    last: end !== undefined && end === body.steps.at(-1),
    drafts: rest.flatMap((step): readonly EventDraft[] => {
      const runPath = childPath(body, step)
      const isBegun = run.open(instanceRef(runPath)) !== undefined
      return [
        ...isBegun ? [] : [{ type: 'stepEntered', runPath, payload: { ...declaration(step, body), resolvedInputs: null } } as const],
        { type: 'stepExited', runPath, payload: { state, ...(step === end ? { endsBody: true } : {}) } },
      ]
    }),
  }
}

async function unaccounted(run: LiveRun, body: Body, from: number): Promise<readonly Step[]> {
  const rest = body.steps.slice(from).map((step) => ({ step, ref: instanceRef(childPath(body, step)) }))
  const met = rest.filter(({ ref }) => run.course.dispositionOf(ref) !== undefined)
  if (met.length === 0) return rest.map(({ step }) => step)
  await run.records(met.map(({ ref }) => ref))
  return rest.filter(({ ref }) => !isAccounted(run, ref)).map(({ step }) => step)
}

function isAccounted(run: LiveRun, ref: InstanceRef): boolean {
  const disposition = run.course.dispositionOf(ref)
  if (disposition === undefined) return false
  return disposition.kind !== 'enter' || run.open(ref) !== undefined || hasLeftHere(run, ref)
}

/** Whether an instance whose record is in memory left in this segment. */
export function hasLeftHere(run: LiveRun, ref: InstanceRef): boolean {
  const record = run.known(ref)
  return record?.exit !== undefined && record.segment === run.tools.segment
}
