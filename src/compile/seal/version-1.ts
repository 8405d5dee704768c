import { canonicalJson } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { isLit } from '../../core/expr/make-expr.ts'
import type { FlowDraft, HandlerDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { readFlow } from '../../core/flow/read-flow.ts'
import { allSteps, mapSteps } from '../../core/flow/step-tree.ts'
import { type DraftDocument1, sealDocument1 } from '../../core/hash/seal-flow.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import type { BoundAttempt, FlowIR } from '../../model/flow.ts'
import type { ProviderManifest } from '../../model/manifest.ts'
import type { Catalog } from '../bind/catalog.ts'

/** Something that FlowIR 1 has no word for. `part` is what says it. */
export interface Misfit { readonly part: object; readonly what: string }

const PROVIDER = 'devicerail'

/** Fields of steps that generation 1 does not have. */
const NEW_FIELDS: readonly string[] = ['affectedBy', 'repeats', 'sources', 'artifacts', 'continuation', 'key', 'concurrency', 'onItemFail']

function stepMisfits(step: StepDraft): readonly string[] {
  const fields = NEW_FIELDS.filter((field) => field in step).map((field) => `"${field}"`)
  const kind = step.kind === 'parallel' || step.kind === 'wait' ? [`"${step.kind}"`] : []
  const prompt = step.kind === 'human' && !(isLit(step.prompt) && typeof step.prompt.lit === 'string') ? ['a prompt that is computed'] : []
  const retry = (['jitter', 'until'] as const).filter((field) => step.retry?.[field] !== undefined).map((field) => `"${field}"`)
  const judged = [...step.preflight ?? [], ...step.kind === 'action' || step.kind === 'assert' ? step.assertions : []]
  const predicates = judged.flatMap(({ predicate: { type } }) => type === 'file' || type === 'jsonSchema' ? [`"${type}"`] : [])
  return [...kind, ...fields, ...prompt, ...retry, ...predicates]
}

function flowMisfits(flow: FlowDraft): readonly Misfit[] {
  const others = Object.keys(flow.providers).filter((name) => name !== PROVIDER)
  return [
    ...flow.finally === undefined ? [] : [{ part: flow.finally[0] ?? flow, what: '"finally"' }],
    ...others.map((name) => ({ part: flow, what: `the provider "${name}"` })),
    ...flow.params.flatMap((param) => (['secret', 'fromEnv'] as const).flatMap(
      (field) => param[field] === undefined ? [] : [{ part: param, what: `"${field}"` }]
    )),
    ...flow.outputs.flatMap(
      (output) => output.schema === undefined ? [{ part: output, what: `output "${output.name}" without a schema` }] : []
    ),
  ]
}

/** What of a flow FlowIR 1 cannot say. */
export function misfitsOf(flow: FlowDraft): readonly Misfit[] {
  const inSteps = [...allSteps<StepDraft>(flow)].flatMap((step) => stepMisfits(step).map((what) => ({ part: step, what })))
  return [...flowMisfits(flow), ...inSteps]
}

function attempt1({ actionName, args, channel, requiresFeature }: BoundAttempt, provider: ProviderManifest): BoundAttempt {
  const through = channel ?? provider.channels.find((each) => each !== 'vision') ?? 'uiTree'
  return {
    channel: through, actionName: splitActionName(actionName).action, args, ...(requiresFeature === undefined ? {} : { requiresFeature }),
    acceptExecutionModes: [through === 'dom' ? 'webSemantic' : 'nativeSemantic'], protection: 'standard',
  }
}

const handlers1 = (handlers: readonly HandlerDraft[]): readonly HandlerDraft[] =>
  handlers.map((handler) => ({ ...handler, maxTriggers: handler.maxTriggers ?? 1 }))

function step1(step: StepDraft, provider: ProviderManifest): StepDraft {
  const handlers = step.handlers && handlers1(step.handlers)
  const whole = { ...step, checkpoint: step.checkpoint ?? true, ...(handlers === undefined ? {} : { handlers }) }
  if (whole.kind === 'human') return { ...whole, prompt: (isLit(whole.prompt) ? whole.prompt.lit : '') as unknown as typeof whole.prompt }
  if (whole.kind !== 'action') return whole
  const attempts = whole.binding.attempts.map((attempt) => attempt1(attempt, provider))
  return { ...whole, idempotent: whole.idempotent ?? false, binding: { attempts } }
}

/** Seals a flow that fits as FlowIR 1, every default written out; the error says why it does not fit after all. */
export function sealVersion1(flow: FlowDraft, catalog: Catalog): Result<FlowIR, string> {
  const provider = catalog.provider(PROVIDER)
  const pin = flow.providers[PROVIDER]
  if (provider === undefined || pin === undefined) {
    return err(`it binds nothing of the provider "${PROVIDER}", the only one that FlowIR 1 knows`)
  }
  const { flowId, params, outputs, body, handlers, subflows, sourceMap } = mapSteps(flow, (step) => step1(step, provider))
  const document: DraftDocument1 = {
    irVersion: 1, flowId, params, outputs, body, subflows, sourceMap, provider: { name: PROVIDER, version: provider.version },
    requiredFeatures: [...pin.features].sort(), lockfileDigest: pin.lockfileDigest, verdictPolicy: flow.verdictPolicy ?? 'standard',
    ...(handlers === undefined ? {} : { handlers: handlers1(handlers) }),
  }
  const sealed = readFlow(canonicalJson(sealDocument1(document)))
  return sealed.ok ? ok(sealed.value) : err(sealed.error.message)
}
