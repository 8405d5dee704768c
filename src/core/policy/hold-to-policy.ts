import { given } from '../../base/given.ts'
import type { AlignedInstance, Gate, GatePolicy } from '../../model/alignment.ts'
import type { LedgerEntry } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowIR, Hash, Step } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { AlignInput } from '../align/align-input.ts'
import { isEffective } from '../align/effective.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { parseInstanceRef } from '../path/instance-ref.ts'
import type { PolicyInForce } from './policy-in-force.ts'
import { isReason, policyRuling, ruleText, strictest, type PolicyRuling, type Repetition } from './policy-ruling.ts'

// A policy makes the gate stricter and nothing else: it is asked of gated entries alone. What an instance is now counts, and what it was
// when it acted: renaming a step, or giving it another action, does not lead past a rule.

type Held = AlignedInstance & { readonly gate: Gate }

const isGated = (row: AlignedInstance): row is Held => row.gate !== undefined

/**
 * The instances with what the policy says on their gates.
 * @throws Fault resume.policy-forbids for every release that it forbids, resume.flag-names-nothing for a reason of nothing
 */
export function holdToPolicy(input: AlignInput, instances: readonly AlignedInstance[]): readonly AlignedInstance[] {
  const { reason } = input.word
  const rows = input.policy === undefined ? instances : withRulings(input, input.policy, instances)
  const released = rows.filter(isGated).filter(({ gate }) => gate.state === 'released')
  refuse(released)
  if (reason !== undefined && released.length === 0) {
    throw new Fault('resume.flag-names-nothing', '--reason: nothing is released that it could be the reason of', {
      next: 'leave the flag out, or name what is done again with --allow-mutating-reexec REF',
    })
  }
  return rows
}

function withRulings(input: AlignInput, policy: PolicyInForce, instances: readonly AlignedInstance[]): readonly AlignedInstance[] {
  const rows = new Map(instances.map((row) => [row.ref, row]))
  const ruled = (row: Held): Held => ({ ...row, gate: { ...row.gate, ...given('policy', rulingOn(input, policy, row, rows)) } })
  return instances.map((row) => (isGated(row) ? ruled(row) : row))
}

type Rows = ReadonlyMap<InstanceRef, AlignedInstance>

/** The strictest that is said of anything that one permission releases. */
function rulingOn(input: AlignInput, { policy, environment }: PolicyInForce, { ref, gate }: Held, rows: Rows): GatePolicy | undefined {
  const rulings = gate.releases.flatMap((each) => {
    const said = pastAndPresent(input, each, rows).flatMap((row) => policyRuling(policy, { ...row, environment }) ?? [])
    const ruling = strictest(said)
    return ruling === undefined ? [] : [{ ruling, of: each }]
  })
  const decides = strictest(rulings.map(({ ruling }) => ruling))
  const of = rulings.find(({ ruling }) => ruling === decides)?.of
  return decides === undefined ? undefined : { ...decides, ...given('of', of === ref ? undefined : of), ...needs(decides, input) }
}

const needs = ({ reexecute }: PolicyRuling, { word: { reason } }: AlignInput): Pick<GatePolicy, 'needsReason'> =>
  (reexecute === 'withReason' && !isReason(reason) ? { needsReason: true } : {})

type Deed = Pick<Repetition, 'actionName' | 'stepId' | 'flowId'>

/** What an instance would do, and what was done that it would repeat: its own, and that of the one it looks like. */
function pastAndPresent(input: AlignInput, ref: InstanceRef, rows: Rows): readonly Deed[] {
  const row = rows.get(ref)
  const like = row?.cause === 'sameEffect' ? row.because : undefined
  return [...row === undefined ? [] : present(input, row), ...past(input, ref), ...like === undefined ? [] : past(input, like)]
}

function present(input: AlignInput, { irHash, stepId }: AlignedInstance): readonly Deed[] {
  const flow = flowOf(input, irHash)
  const step: Step | undefined = flow === undefined ? undefined : indexFlow(flow).find(stepId)?.step
  if (flow === undefined || step?.kind !== 'action') return []
  return step.binding.attempts.map(({ actionName }) => ({ actionName, stepId, flowId: flow.flowId }))
}

function past(input: AlignInput, ref: InstanceRef): readonly Deed[] {
  const own = [...input.records.get(ref)?.ledger ?? [], ...input.inherited?.get(ref) ?? []]
  return own.filter((row) => isEffective(row, input.fates)).flatMap((row) => deedsOf(input, ref, row))
}

/** A record that was taken over counts under both its names. */
const deedsOf = (input: AlignInput, ref: InstanceRef, { actionName, irHash, takenFrom }: LedgerEntry): readonly Deed[] => {
  const flowId = flowOf(input, irHash)?.flowId ?? input.bundle.root.flowId
  const names = [ref, ...takenFrom === undefined ? [] : [takenFrom]].map((each) => parseInstanceRef(each)?.at(-1)?.name ?? each)
  return names.map((stepId) => ({ actionName, stepId, flowId }))
}

const flowOf = ({ bundle, archived }: AlignInput, irHash: Hash): FlowIR | undefined =>
  irHash === bundle.root.irHash ? bundle.root : bundle.flows.get(irHash) ?? archived(irHash)

/** Why a permission is not enough; undefined when it is. */
function forbids({ ref, gate: { policy } }: Held): string | undefined {
  if (policy === undefined || (policy.reexecute === 'withReason' && policy.needsReason !== true)) return undefined
  const what = policy.of === undefined ? ref : `${ref} (it releases ${policy.of})`
  return policy.reexecute === 'never'
    ? `${what} is never done again: ${ruleText(policy)}`
    : `${what} is done again only with a reason: ${ruleText(policy)}`
}

function refuse(released: readonly Held[]): void {
  const problems = released.flatMap((row) => forbids(row) ?? [])
  if (problems.length === 0) return
  const entries = released.flatMap(({ ref, gate: { policy } }) => (policy === undefined ? [] : [{ ref, ...policy }]))
  throw new Fault('resume.policy-forbids', problems.join('; '), { next: nextOf(released), data: { entries } })
}

function nextOf(released: readonly Held[]): string {
  const never = released.find(({ gate }) => gate.policy?.reexecute === 'never')
  if (never === undefined) return 'add --reason TEXT: it is kept in the log'
  return never.cause === 'landedInParent' ? 'leave it out: runner plan shows what else there is'
    : `--adopt ${never.ref}=REASON keeps what happened; runner plan shows every entry`
}
