import { sealFlow } from '../../../src/core/hash/seal-flow.ts'
import type { FlowDraft, StepDraft } from '../../../src/core/flow/flow-draft.ts'
import { bundleFlows } from '../../../src/core/flow/flow-bundle.ts'
import { boundPartsOf } from '../../../src/core/lock/bound-parts.ts'
import { lockfileDigest } from '../../../src/core/lock/lockfile-digest.ts'
import type { Assertion, Expr, FlowBundle, FlowIR, Predicate } from '../../../src/model/flow.ts'
import { fake } from '../../../src/providers/index.ts'

// Flows of the scripted provider, written short.

export const ref = (text: string): Expr => ({ ref: text })
export const lit = (value: Parameters<typeof JSON.stringify>[0]): Expr => ({ lit: value as never })
export const eq = (a: Expr, b: Expr): Expr => ({ fn: 'eq', args: [a, b] })

let made = 0
export const assertThat = (predicate: Predicate, verifyVia: Assertion['verifyVia'] = [], visionPrompt?: string): Assertion => ({
  assertId: `a${String(made += 1)}`, predicate, verifyVia, onMissingInput: 'unknown', ...(
    visionPrompt === undefined ? {} : { visionPrompt }
  ),
})
export const holds = (expr: Expr): Assertion => assertThat({ type: 'expr', expr })
export const present = (identifier: string, via: Assertion['verifyVia'] = ['uiTree'], prompt?: string): Assertion =>
  assertThat({ type: 'elementState', selector: { identifier }, state: 'present' }, via, prompt)
export const IS_OK = (): Assertion => holds(eq(ref('output.ok'), lit(true)))
export const OK = { terminal: 'succeeded', output: { ok: true } } as const
export const NOT_OK = { terminal: 'succeeded', output: { ok: false } } as const

export type More = Partial<Record<string, unknown>>
const action = (name: string, effect: string, stepId: string, more: More): StepDraft => ({
  kind: 'action', stepId, effect, binding: {
    attempts: [{ actionName: `fake:${name}`, args: { name: lit(stepId) } }]
  }, assertions: [IS_OK()], ...more,
}) as unknown as StepDraft
/** A mutating, non-idempotent step. */
export const change = (stepId: string, more: More = {}): StepDraft => action('change', 'mutating', stepId, more)
/** A mutating, idempotent step. */
export const set = (stepId: string, more: More = {}): StepDraft => action('set', 'mutating', stepId, { idempotent: true, ...more })
export const look = (stepId: string, more: More = {}): StepDraft => action('look', 'readonly', stepId, more)
export const step = (draft: More): StepDraft => draft as unknown as StepDraft

/** A sealed flow bound to the scripted provider as it is. */
export function flowOf(body: readonly StepDraft[], more: Partial<FlowDraft> = {}): FlowIR {
  const draft: FlowDraft = { flowId: 'main', params: [], outputs: [], subflows: {}, sourceMap: [], providers: {}, body, ...more }
  const { manifest } = fake()
  const pins = [...boundPartsOf(draft, {})].map(
    ([name, bound]) => [name, { features: [], lockfileDigest: lockfileDigest(manifest, bound) }]
  )
  return sealFlow({ ...draft, providers: Object.fromEntries(pins) as FlowDraft['providers'] })
}

export function bundle(root: FlowIR, ...others: readonly FlowIR[]): FlowBundle {
  const made = bundleFlows(root, others)
  if (!made.ok) throw made.error
  return made.value
}

export const pinned = (...flows: readonly FlowIR[]): FlowDraft['subflows'] =>
  Object.fromEntries(flows.map(({ flowId, irHash }) => [flowId, { flowId, irHash }]))
export const call = (stepId: string, callee: FlowIR, inputs: Record<string, Expr> = {}): StepDraft =>
  step({ kind: 'call', stepId, flowRef: { flowId: callee.flowId, irHash: callee.irHash }, inputs })

export const parallel = (stepId: string, branches: Readonly<Record<string, readonly StepDraft[]>>, more: More = {}): StepDraft =>
  step({ kind: 'parallel', stepId, branches, ...more })
/** A loop over literal items, read as `iter.item`. */
export const each = (stepId: string, items: Parameters<typeof lit>[0], body: readonly StepDraft[], more: More = {}): StepDraft =>
  step({ kind: 'foreach', stepId, items: lit(items), as: 'item', body, ...more })

const DAY_MS = 86_400_000
/** A question to a person; a day to answer it. */
export const human = (stepId: string, more: More = {}): StepDraft => step({
  kind: 'human', stepId, mode: 'confirm', prompt: lit(`May ${stepId} be?`), presents: [], timeoutMs: DAY_MS, onTimeout: 'unknown',
  ...(more['mode'] === undefined ? { decisions: ['yes', 'no'] } : {}), ...more,
})
