import { relative } from 'node:path'
import { given } from '../../base/given.ts'
import { canonicalJson, type Json } from '../../base/json.ts'
import type { ResumeOptions } from '../../engine/resume-options.ts'
import type { RunHandle } from '../../engine/run-handle.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { RpcParams } from '../../model/rpc.ts'
import type { Caller, Handlers } from '../../server/handlers.ts'
import { CallFlags } from '../call-flags.ts'
import { actHandlers } from '../control/act-handlers.ts'
import { meantRun, readHandlers, viewRun, withCapabilities } from '../control/read-handlers.ts'
import { checkpointOf, storedValue } from '../read-run.ts'
import type { ChosenFlow } from '../resume/choose-flow.ts'
import { refusalOf } from '../resume/gated-refusal.ts'
import { supervisedAs } from '../resume/supervised-as.ts'
import { flowNamed, flowToGoOn } from './flow-named.ts'
import type { McpRuns } from './mcp-runs.ts'

type Params = Readonly<Record<string, Json>>

/** How a run stands once it stands still, or with `wait: false` at once. The caller hears of every event meanwhile. */
async function standing(runs: McpRuns, run: RunHandle, wait: boolean | undefined, { notify, signal }: Caller): Promise<object> {
  if (wait !== false) {
    const unwatch = run.watch((note) => { if (note.kind === 'event') notify('run.event', { event: note.event }).catch(() => undefined) })
    const gone = new Promise<void>((resolve) => { signal.addEventListener('abort', () => { resolve() }, { once: true }) })
    await Promise.race([run.result(), gone]).finally(unwatch)
  }
  return viewRun(runs.acting, run.runId)
}

async function start(runs: McpRuns, params: RpcParams<'run.start'>, caller: Caller): Promise<object> {
  const { call, settings } = runs.about
  const { bundle, file, lockfile } = await flowNamed(runs.about, params.flow, true)
  const runner = runs.runner(lockfile)
  const run = await runner.start(bundle, {
    ...given('runId', params.runId), params: params.params ?? {}, platform: settings.platform, ...given('labels', params.labels),
    ...given('supervise', params.supervise), source: { file: relative(settings.root, file) }, processEnv: call.host.env,
  })
  runs.go(run, runner)
  return standing(runs, run, params.wait, caller)
}

/** Of the parameters that were given, those that have another value than the run's. */
async function otherParams({ about: { store } }: McpRuns, view: CheckpointView, named: Params): Promise<Params | undefined> {
  const archived = await storedValue(store, view.header.params) as Params
  const others = Object.entries(named).filter(([name, value]) =>
    archived[name] === undefined || canonicalJson(archived[name]) !== canonicalJson(value))
  return others.length === 0 ? undefined : Object.fromEntries(others)
}

type Resuming = Pick<RpcParams<'run.plan'>, 'params' | 'allowMutatingReexec' | 'reason' | 'forceReexecute' | 'adopt' | 'adoptRest'>

async function optionsOf(runs: McpRuns, view: CheckpointView, { bundle, source }: ChosenFlow, params: Resuming): Promise<ResumeOptions> {
  const { allowMutatingReexec, reason, forceReexecute, adopt, adoptRest } = params
  return {
    runId: view.header.runId, ...given('flow', bundle), ...given('source', source),
    ...given('params', params.params === undefined ? undefined : await otherParams(runs, view, params.params)),
    ...given('allowMutatingReexec', allowMutatingReexec), ...given('reexecReason', reason), ...given('forceReexecute', forceReexecute),
    ...given('adopt', adopt), ...given('adoptRest', adoptRest),
  }
}

/** A gate names what would release it, here and on a command line. */
async function gateOf(runs: McpRuns, view: CheckpointView, error: unknown): Promise<unknown> {
  const { store, call } = runs.about
  const typed = { ...call, verb: 'resume', flags: new CallFlags(new Map()) }
  const told = refusalOf(error, typed, view.header.runId, await supervisedAs(store, view))
  if (!isFault(told, 'resume.requires-confirmation')) return told
  const { plan: _plan, ...data } = told.data ?? {}
  const refs = ((data['entries'] ?? []) as readonly { readonly ref: string }[]).map(({ ref }) => ref)
  const next = `once a person agreed: allowMutatingReexec: ${JSON.stringify(refs)}`
  return new Fault(told.code, told.message, { cause: error, next, data: { ...data, allowMutatingReexec: refs } })
}

async function resume(runs: McpRuns, params: RpcParams<'run.resume'>, caller: Caller): Promise<object> {
  const runId = await meantRun(runs.acting, params.runId)
  const view = await checkpointOf(runs.about.store, runId)
  const chosen = await flowToGoOn(runs.about, view, params.flow, true)
  const runner = runs.runner(chosen.lockfile)
  const options = { ...await optionsOf(runs, view, chosen, params), ...given('supervise', params.supervise) }
  let run: RunHandle
  try {
    run = await runner.resume(options)
  } catch (error) {
    throw await gateOf(runs, view, error)
  }
  runs.go(run, runner)
  return standing(runs, run, params.wait, caller)
}

async function plan(runs: McpRuns, params: RpcParams<'run.plan'>): Promise<object> {
  const view = await checkpointOf(runs.about.store, await meantRun(runs.acting, params.runId))
  const chosen = await flowToGoOn(runs.about, view, params.flow, false)
  const options = await optionsOf(runs, view, chosen, params)
  return runs.runner(chosen.lockfile).plan({ ...options, ...params.ask === true ? { ask: true } : {} })
}

/** Everything that this process does for its client. */
export function mcpHandlers(runs: McpRuns): Handlers {
  return withCapabilities({
    ...readHandlers(runs.acting), ...actHandlers(runs.acting),
    'run.start': (params, caller) => start(runs, params, caller),
    'run.resume': (params, caller) => resume(runs, params, caller),
    'run.plan': (params) => plan(runs, params),
  }, {})
}
