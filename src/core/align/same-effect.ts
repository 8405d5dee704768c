import { given } from '../../base/given.ts'
import { canonicalJson } from '../../base/json.ts'
import type { AlignInput } from './align-input.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { framesOf, instanceRef } from '../path/instance-ref.ts'
import { isEffective, isPrecious, isRepeatableStep } from './effective.ts'
import { inputsNow } from './inputs-now.ts'
import type { Found, Neighbours, Orphan, Walk } from './walk.ts'

// Renaming, moving or rewriting a step does not make its effect unhappen: a new step is held against what is no longer in the flow.

/** The effective, precious records that a walk over the new flow did not meet. */
export function orphansOf(input: AlignInput, visited: ReadonlySet<InstanceRef>, stepsNow: ReadonlySet<string>): readonly Orphan[] {
  return [...input.records.values()].filter(
    (record) => !visited.has(record.ref) && record.adoptedFrom === undefined && isPrecious(undefined, record.ledger, input.fates)
  ).map((record) => orphanOf(input, record, stepsNow))
}

function orphanOf(input: AlignInput, record: StepRecord, stepsNow: ReadonlySet<string>): Orphan {
  const last = record.ledger.findLast((row) => isEffective(row, input.fates))
  const neighbours = neighboursOf(input.archived(record.irHash), record, stepsNow)
  const args = last === undefined || !('inline' in last.args) ? '' : canonicalJson(last.args.inline)
  return {
    ref: record.ref, record, effectHash: last?.effectHash ?? record.hashes.effect, args, ...given('neighbours', neighbours),
  }
}

function neighboursOf(flow: FlowIR | undefined, record: StepRecord, stepsNow: ReadonlySet<string>): Neighbours | undefined {
  const site = flow === undefined ? undefined : indexFlow(flow).find(record.stepId)
  if (site === undefined) return undefined
  return between(instanceRef(framesOf(record.runPath)), site.steps, site.index, stepsNow)
}

/** The nearest siblings before and after that are in the other flow too. */
function between(frames: string, steps: readonly Step[], at: number, others: ReadonlySet<string>): Neighbours {
  const isShared = (step: Step): boolean => others.has(step.stepId)
  return { frames, before: steps.slice(0, at).findLast(isShared)?.stepId, after: steps.slice(at + 1).find(isShared)?.stepId }
}

/** The orphan whose effect a new step would repeat: the same effect with the same arguments, or its place between the same neighbours. */
export function sameEffectOf(walk: Walk, found: Found): Orphan | undefined {
  const { step, body } = found
  if (walk.orphans.length === 0 || step.kind !== 'action' || isRepeatableStep(step)) return undefined
  const args = argsOf(walk, found)
  return walk.orphans.find((orphan) => orphan.effectHash === step.effectHash && args.includes(orphan.args))
    ?? walk.orphans.find(
      ({ neighbours, record }) => neighbours !== undefined && isBetween(walk, found, neighbours, record.irHash, body.flow)
    )
}

/** The evaluated arguments of each position of its chain, as canonical texts. */
function argsOf(walk: Walk, { site, step }: Found): readonly string[] {
  const { inputs } = inputsNow(walk.known, site, step, { bundle: walk.input.bundle, check: walk.input.checkSchema })
  const chain = inputs?.ok === true ? inputs.value['args'] : undefined
  return Array.isArray(chain) ? chain.map((args) => canonicalJson(args)) : []
}

function isBetween(walk: Walk, { body, step }: Found, old: Neighbours, oldHash: FlowIR['irHash'], flow: FlowIR): boolean {
  const archived = walk.input.archived(oldHash)
  if (archived === undefined || archived.flowId !== flow.flowId) return false
  const index = indexFlow(archived)
  const shared = new Set(body.steps.map((row) => row.stepId).filter((id) => index.find(id) !== undefined))
  const mine = between(instanceRef(body.frames), body.steps, body.steps.indexOf(step), shared)
  return mine.frames === old.frames && mine.before === old.before && mine.after === old.after
}
