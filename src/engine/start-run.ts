import type { Json, JsonObject } from '../base/json.ts'
import { parseInstanceRef } from '../core/path/instance-ref.ts'
import { allSteps } from '../core/flow/step-tree.ts'
import { refsOf } from '../core/expr/refs.ts'
import type { FlowBundle, FlowIR, ParamDecl, Step } from '../model/flow.ts'
import { Fault } from '../model/fault.ts'
import type { DraftOf, SessionCursor } from '../model/run-event.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { FlowSet } from './flow-set.ts'
import { fitParams } from '../core/flow/fit-params.ts'
import { givenSecrets, withSecretParams } from '../core/flow/secret-params.ts'
import { idOfRemoved } from './removed-run.ts'
import type { StartOptions } from './run-handle.ts'
import type { SchemaCheck } from '../ports/schema-check.ts'
import { flowExpressions } from './flow-expressions.ts'

// Everything that is checked before a run's first event.

const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/

/** @throws Fault run.id-invalid */
export function checkRunId(runId: string): string {
  if (RUN_ID.test(runId)) return runId
  throw new Fault(
    'run.id-invalid',
    `${JSON.stringify(runId)} cannot be a run id: letters, digits, ". _ -", at most 128 characters, a letter or digit first`,
  )
}

/** @throws Fault run.id-taken, also by a run that was removed */
export async function refuseTaken(store: Pick<RunStore, 'head' | 'removedRun'>, runId: string): Promise<void> {
  const removed = await store.removedRun(runId)
  if (removed !== undefined) throw idOfRemoved(removed)
  if (await store.head(runId) === undefined) return
  throw new Fault('run.id-taken', `a run "${runId}" exists already`, { next: `runner status ${runId}, or run with another --run-id` })
}

/** @throws Fault run.step-unknown when a break point names no step of the flows */
export function checkBreakPoints(flows: readonly FlowIR[], { stopAt, stopAfter }: StartOptions): void {
  for (const reference of [stopAt, stopAfter]) {
    const stepId = reference === undefined ? undefined : parseInstanceRef(reference)?.at(-1)?.name
    if (reference === undefined || flows.some((flow) => [...allSteps<Step>(flow)].some((step) => step.stepId === stepId))) continue
    throw new Fault(
      'run.step-unknown', `no step of the flow is ${JSON.stringify(reference)}`, { next: 'runner graph FLOW shows the steps' },
    )
  }
}

function fromEnvironment(
  decls: readonly ParamDecl[], given: JsonObject, env: StartOptions['processEnv'], read: (decl: ParamDecl, text: string) => Json,
): JsonObject {
  const values: Record<string, Json> = { ...given }
  for (const decl of decls) {
    const text = decl.fromEnv === undefined ? undefined : env?.[decl.fromEnv]
    if (text !== undefined && !Object.hasOwn(values, decl.name)) values[decl.name] = read(decl, text)
  }
  return values
}

/** A text read by a parameter's declared type: numbers, booleans and JSON where the schema asks for them, else the text. */
export function readByType(decl: Pick<ParamDecl, 'schema'>, text: string): Json {
  const type = typeof decl.schema === 'object' ? decl.schema.type : undefined
  if (type === undefined || type === 'string') return text
  if (Array.isArray(type) && type.includes('string')) return text
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** @throws Fault run.params-invalid with every problem */
export function startParams(flow: FlowIR, options: StartOptions, check: SchemaCheck): JsonObject {
  const secrets = givenSecrets(flow.params, options.params ?? {})
  const given = fromEnvironment(flow.params.filter(({ secret }) => secret !== true), options.params ?? {}, options.processEnv, readByType)
  const fitted = fitParams(flow.params, withSecretParams(flow.params, given), check)
  const problems = [...secrets, ...fitted.ok ? [] : fitted.error]
  if (fitted.ok && problems.length === 0) return fitted.value
  const next = problems.length === secrets.length ? 'leave it out' : 'pass --param NAME=VALUE or --params FILE'
  throw new Fault('run.params-invalid', problems.join('; '), { next, data: { problems } })
}

/** The environment values the flows refer to: all that is kept of the process's environment besides params. */
export function referencedEnv(flows: FlowSet, runId: string, platform: string): Readonly<Record<string, Json>> {
  const known: Readonly<Record<string, Json>> = { platform, runId, deviceId: '' }
  const names = new Set(
    flows.all.flatMap((flow) => flowExpressions(flow).flatMap(refsOf).flatMap((ref) => (ref.kind === 'env' ? [ref.name] : [])))
  )
  return Object.fromEntries([...names].filter((name) => Object.hasOwn(known, name)).map((name) => [name, known[name] ?? null]))
}

export interface Beginning {
  readonly bundle: FlowBundle
  readonly params: DraftOf<'runStarted'>['payload']['params']
  readonly env: Readonly<Record<string, Json>>
  readonly platform: string
  readonly sessions: readonly SessionCursor[]
  readonly options: StartOptions
  readonly process: { readonly pid: number; readonly host: string; readonly bootId?: string }
  readonly software: string
  readonly policy: Pick<DraftOf<'runStarted'>['payload'], 'policy'>
}

export function runStarted(start: Beginning): DraftOf<'runStarted'> {
  const { options, bundle } = start
  return {
    type: 'runStarted', runPath: [], payload: {
      irHash: bundle.root.irHash, flowId: bundle.root.flowId, params: start.params, env: start.env, supervise: options.supervise ?? null,
      platform: start.platform,
      ...(options.stopAt === undefined ? {} : { stopAt: options.stopAt }), ...(
        options.stopAfter === undefined ? {} : { stopAfter: options.stopAfter }
      ),
      sessions: [...start.sessions], process: start.process, software: start.software, ...start.policy,
      ...(
        options.source === undefined ? {} : { source: options.source }
      ), ...(options.labels === undefined ? {} : { labels: options.labels }),
    },
  }
}
