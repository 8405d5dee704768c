import { given } from '../../base/given.ts'
import { canonicalJson, type Json } from '../../base/json.ts'
import type { Deed, OrphanedEffect } from '../../model/alignment.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { isRepeatable } from '../fold/ledger.ts'
import { isOfRepair } from '../handle/of-repair.ts'
import { isHookRef } from '../path/container-of.ts'
import { framesOf, instanceRef } from '../path/instance-ref.ts'
import { isEffective, isRepeatableStep } from './effective.ts'
import { inputsNow } from './inputs-now.ts'
import { Orphans, placeKey, type Neighbours, type Orphan } from './orphans.ts'
import type { Found, Walk } from './walk.ts'

// Renaming, moving or rewriting a step does not make its effect unhappen: a step without an effect of its own is held against everything
// that had one and is no longer in the flow, in this run and in those that it was forked from.

/** @param stepsNow ids of the steps of the new flow */
export function orphansOf(walk: Walk, stepsNow: ReadonlySet<string>): Orphans {
  const { input } = walk
  const own = [...input.records.values()].filter((record) => isGone(walk, record) && record.adoptedFrom === undefined)
  const inherited = [...input.inherited ?? []].filter(([ref]) => !walk.visited.has(ref) && !isHookRef(ref))
  return new Orphans([
    ...own.map((record) => orphanOf(walk, record.ref, record.ledger, record, stepsNow)),
    ...inherited.map(([ref, ledger]) => orphanOf(walk, ref, ledger, undefined, stepsNow)),
  ].filter((orphan) => orphan.deeds.length > 0))
}

/**
 * Not in the flow, or there as something that does not act: what its name did before is nobody's now. What a repair did that is still in
 * the flow, it did for the step that it repaired.
 */
const isGone = ({ visited, replaced, input }: Walk, record: StepRecord): boolean =>
  !isOfRepair(input.bundle, record) && (!visited.has(record.ref) || replaced.has(record.ref) || record.kind !== 'action')

function orphanOf(
  walk: Walk, ref: string, ledger: readonly LedgerEntry[], record: StepRecord | undefined, stepsNow: ReadonlySet<string>,
): Orphan {
  const neighbours = record === undefined ? undefined : neighboursOf(walk.input.archived(record.irHash), record, stepsNow)
  return { ...effectsOf(walk, ref, ledger), ...given('record', record), ...given('neighbours', neighbours) }
}

/** What the effective attempts of a ledger did. */
export function effectsOf({ input, known }: Walk, ref: string, ledger: readonly LedgerEntry[]): OrphanedEffect {
  const rows = ledger.filter((row) => isEffective(row, input.fates))
  return {
    ref, deeds: rows.map((row) => ({ actionName: row.actionName, args: canonicalJson(known.load(row.args)) })),
    precious: rows.some((row) => !isRepeatable(row)),
  }
}

function neighboursOf(flow: FlowIR | undefined, record: StepRecord, stepsNow: ReadonlySet<string>): Neighbours | undefined {
  const site = flow === undefined ? undefined : indexFlow(flow).find(record.stepId)
  if (site === undefined) return undefined
  return between(instanceRef(framesOf(record.runPath)), site.steps, site.index, stepsNow)
}

/** The nearest siblings before and after that are in the other flow too. */
const between = (frames: string, steps: readonly Step[], at: number, others: ReadonlySet<string>): Neighbours =>
  ({ frames, before: nearest(steps, at, -1, others), after: nearest(steps, at, 1, others) })

function nearest(steps: readonly Step[], from: number, by: 1 | -1, others: ReadonlySet<string>): string | undefined {
  for (let at = from + by, step = steps[at]; step !== undefined; at += by, step = steps[at]) {
    if (others.has(step.stepId)) return step.stepId
  }
  return undefined
}

/**
 * The orphan whose effect a step would repeat: the same action with the same arguments, or its place between the same neighbours. What
 * either of them was declared to be counts, whichever is stricter.
 */
export function sameEffectOf(walk: Walk, found: Found): Orphan | undefined {
  const { step } = found
  if (walk.orphans.isEmpty || step.kind !== 'action') return undefined
  const isStrict = !isRepeatableStep(step)
  return walk.orphans.thatDid(deedsOf(walk, found), isStrict) ?? (isStrict ? inItsPlace(walk, found) : undefined)
}

/** What each position of its chain would do, as far as its arguments are known. */
function deedsOf(walk: Walk, { site, step }: Found): readonly Deed[] {
  if (step.kind !== 'action') return []
  const { inputs } = inputsNow(walk.known, site, step, { bundle: walk.input.bundle, check: walk.input.checkSchema })
  return inputs?.ok === true ? deedsIn(step.binding.attempts, inputs.value['args']) : []
}

/** The deeds of a chain with its evaluated arguments. */
export function deedsIn(attempts: readonly { readonly actionName: string }[], args: Json | undefined): readonly Deed[] {
  const chain: readonly Json[] = Array.isArray(args) ? args : []
  return attempts.flatMap(({ actionName }, i) => (chain[i] === undefined ? [] : [{ actionName, args: canonicalJson(chain[i]) }]))
}

/** Between the same neighbours as an orphan in the flow that it was in, which did not have this step. */
function inItsPlace(walk: Walk, { body, step }: Found): Orphan | undefined {
  for (const irHash of walk.orphans.flows) {
    const archived = walk.input.archived(irHash)
    if (archived?.flowId !== body.flow.flowId || indexFlow(archived).find(step.stepId) !== undefined) continue
    const shared = walk.orphans.shared(body.steps, archived)
    const like = walk.orphans.at(placeKey(irHash, between(instanceRef(body.frames), body.steps, body.steps.indexOf(step), shared)))
    if (like !== undefined) return like
  }
  return undefined
}
