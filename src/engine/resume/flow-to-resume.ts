import { canonicalJson, isJsonObject, type JsonObject } from '../../base/json.ts'
import { fitParams } from '../../core/flow/fit-params.ts'
import { givenSecrets, withSecretParams } from '../../core/flow/secret-params.ts'
import { Fault } from '../../model/fault.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { FlowBundle, FlowIR } from '../../model/flow.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import type { FlowSet } from '../flow-set.ts'
import { loadArchived } from '../load-archived.ts'
import type { ResumeOptions } from '../resume-options.ts'
import { sealedBundle, sealedFlow } from '../sealed-bundle.ts'
import { referencedEnv } from '../start-run.ts'
import { Values } from '../values.ts'

const alone = (flow: FlowIR): FlowBundle => ({ root: flow, flows: new Map([[flow.irHash, flow]]) })

/**
 * The flow a run goes on with: the one given, else the one that it last executed.
 * @throws Fault resume.old-ir-mismatch, and the faults of reading the archive
 */
export async function flowToResume(
  store: Pick<RunStore, 'flow'>, { header }: CheckpointView, options: ResumeOptions,
): Promise<FlowBundle> {
  const { flow } = options
  const oldFlowIr = options.oldFlowIr === undefined ? undefined : sealedFlow(options.oldFlowIr)
  if (oldFlowIr !== undefined && oldFlowIr.irHash !== header.irHash) throw new Fault(
    'resume.old-ir-mismatch', `the old flow given is ${oldFlowIr.irHash}, the run "${header.runId}" executed ${header.irHash}`,
    { next: 'leave it out, or give the flow that the run executed' },
  )
  if (flow !== undefined) return sameFlow(sealedBundle(flow), header)
  const isArchived = oldFlowIr === undefined || await store.flow(header.irHash) !== undefined
  return isArchived ? loadArchived(store, header.irHash) : alone(oldFlowIr)
}

/** @throws Fault resume.other-flow */
function sameFlow(bundle: FlowBundle, { runId, flowId }: CheckpointView['header']): FlowBundle {
  if (bundle.root.flowId === flowId) return bundle
  throw new Fault('resume.other-flow', `the run "${runId}" is of the flow "${flowId}", the flow given is "${bundle.root.flowId}"`, {
    next: `give a form of "${flowId}", or runner run for a run of its own`,
  })
}

/** Params and environment values that the run goes on with, where they are not those of the archive. @throws Fault run.params-invalid */
export async function valuesToResume(
  store: Pick<RunStore, 'evidence'>, { header }: CheckpointView, flows: FlowSet, options: ResumeOptions, check: SchemaCheck,
): Promise<{ readonly params?: JsonObject; readonly env?: JsonObject }> {
  const isSame = flows.root.irHash === header.irHash
  const env = isSame && options.platform === undefined
    ? header.env : referencedEnv(flows, header.runId, options.platform ?? header.started.platform)
  const archived = await new Values(store.evidence).load(header.params)
  const isKept = isSame && options.params === undefined
  const params = isKept ? archived : fitted(flows.root, isJsonObject(archived) ? archived : {}, options, check)
  return {
    ...(canonicalJson(env) === canonicalJson(header.env) ? {} : { env }),
    ...(isJsonObject(params) && canonicalJson(params) !== canonicalJson(archived) ? { params } : {}),
  }
}

/** The archived values that the flow still declares, and those given; secrets always by name. */
function fitted(flow: FlowIR, archived: JsonObject, { params }: ResumeOptions, check: SchemaCheck): JsonObject {
  const declared = Object.entries(archived).filter(([name]) => flow.params.some((decl) => decl.name === name))
  const fit = fitParams(flow.params, withSecretParams(flow.params, { ...Object.fromEntries(declared), ...params }), check)
  const problems = [...givenSecrets(flow.params, params ?? {}), ...fit.ok ? [] : fit.error]
  if (fit.ok && problems.length === 0) return fit.value
  throw new Fault('run.params-invalid', problems.join('; '), { next: 'pass --param NAME=VALUE', data: { problems } })
}
