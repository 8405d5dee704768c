import { isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import { ok } from '../base/result.ts'
import { previousOf } from '../core/continuation/previous-of.ts'
import { failure, type Outcome } from '../core/expr/eval-error.ts'
import type { Scope } from '../core/expr/evaluate.ts'
import type { ParsedRef } from '../core/expr/parse-ref.ts'
import { refsOf } from '../core/expr/refs.ts'
import { foldTally } from '../core/fold/tally.ts'
import { foldFlow } from '../core/judge/fold-verdict.ts'
import { instanceRef, roundName } from '../core/path/instance-ref.ts'
import { callAround, instanceAt as instanceIn, loopAround } from '../core/step/instance-at.ts'
import { indexFlow } from '../core/flow/flow-index.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { Expr } from '../model/flow.ts'
import type { Stored } from '../model/run-event.ts'
import type { InstanceRef, RunPath } from '../model/run-path.ts'
import { defaultsOf } from '../core/flow/fit-params.ts'
import type { LiveRun } from './live-run.ts'
import { loadPrevious } from './load-previous.ts'
import { mainTally } from './tallies.ts'
import { roundIndex } from '../core/path/round-index.ts'
import { looksLikeHandle } from '../core/secret/secret-handle.ts'

// What expressions of a step may see. Everything they refer to is fetched first, so that evaluating stays pure.

/** The step's own values, where an expression may read them. */
export interface OwnValues {
  /** The raw result: root `output`. */
  readonly output?: Stored | undefined
  /** What `steps.<own id>.output` stands for. */
  readonly projected?: Json | undefined
}

/** Where a step stood when its expressions are read: its own path, or its container's for a step about to enter. */
export interface ScopeSite { readonly path: RunPath; readonly own?: OwnValues }

/** The instance that a step id means at a path. */
export const instanceAt = (run: LiveRun, path: RunPath, stepId: string): InstanceRef | undefined =>
  instanceIn(indexFlow(run.tools.flows.flowAt(path)), path, stepId)

function recordNeeded(run: LiveRun, path: RunPath, ref: ParsedRef): InstanceRef | undefined {
  const index = indexFlow(run.tools.flows.flowAt(path))
  switch (ref.kind) {
    case 'stepOutput': case 'stepVerdict': case 'stepPrevious': return instanceAt(run, path, ref.stepId)
    case 'var': { const source = index.varSource(ref.name); return source === undefined ? undefined : instanceAt(run, path, source) }
    case 'iter': {
      const loop = loopAround(index, path, ref.name)
      return loop === undefined ? undefined : instanceRef([...path.slice(0, loop.at), { step: loop.id }])
    }
    case 'param': return callAround(path)
    default: return undefined
  }
}

/** Fetches what the expressions refer to and gives the scope to evaluate them in. */
export async function scopeFor(run: LiveRun, site: ScopeSite, exprs: readonly Expr[]): Promise<Scope> {
  const refs = exprs.flatMap(refsOf)
  const wanted = refs.map((ref) => recordNeeded(run, site.path, ref)).filter((ref) => ref !== undefined)
  const records = wanted.length === 0 ? new Map<InstanceRef, StepRecord>() : await run.records([...new Set(wanted)])
  const values = new Map<string, Outcome>()
  for (const ref of refs) {
    const key = rootKey(ref)
    if (!values.has(key)) values.set(key, await rootValue(run, site, ref, records))
  }
  return { lookup: (ref) => values.get(rootKey(ref)) ?? failure('missing', 'it was not fetched') }
}

const rootKey = (ref: ParsedRef): string => {
  if (ref.kind === 'output') return 'output'
  return 'stepId' in ref ? `${ref.kind} ${ref.stepId}` : `${ref.kind} ${ref.name}`
}

type Records = ReadonlyMap<InstanceRef, StepRecord>

async function rootValue(run: LiveRun, site: ScopeSite, ref: ParsedRef, records: Records): Promise<Outcome> {
  switch (ref.kind) {
    case 'output': return rawValue(run, site.own)
    case 'secret': return ok(run.secretHandle(ref.name))
    case 'env': return named(run.view.header.env, ref.name, 'environment value')
    case 'run': return runValue(run, site.path, ref.name)
    default: return fetchedValue(run, site, ref, records)
  }
}

type FetchedRef = Exclude<ParsedRef, { readonly kind: 'output' }>

async function fetchedValue(run: LiveRun, site: ScopeSite, ref: FetchedRef, records: Records): Promise<Outcome> {
  if (ref.kind === 'param' && isRepairing(site.path)) return named(defaultsOf(run.tools.flows.flowAt(site.path)), ref.name, 'parameter')
  const needed = recordNeeded(run, site.path, ref)
  const record = needed === undefined ? undefined : records.get(needed)
  if (ref.kind === 'param') return paramValue(run, site.path, record, ref.name)
  if (ref.kind === 'iter') return iterValue(run, site.path, record, ref.name)
  return record === undefined ? failure('missing', 'it has not run') : recordValue(run, site, ref, record)
}

/** The flow around is one that repairs: nobody hands it anything. */
const isRepairing = (path: RunPath): boolean => {
  const frame = path.findLast((each) => 'call' in each || 'hook' in each)
  return frame !== undefined && 'hook' in frame
}

async function rawValue(run: LiveRun, own: OwnValues | undefined): Promise<Outcome> {
  return own?.output === undefined ? failure('missing', 'there is no result') : ok(await run.values.load(own.output))
}

const named = (values: Readonly<Record<string, Json>>, name: string, what: string): Outcome => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return value === undefined ? failure('missing', `there is no ${what} ${name}`) : ok(value)
}

function runValue(run: LiveRun, path: RunPath, name: string): Outcome {
  if (name === 'id') return ok(run.tools.runId)
  return name === 'outcome' ? ok(outcomeSoFar(run, path)) : failure('missing', `run has no ${name}`)
}

/** How the flow a path is in went, for its `finally`. */
function outcomeSoFar(run: LiveRun, path: RunPath): string {
  if (run.view.cancelled !== undefined || run.view.aborting !== undefined) return 'aborted'
  const call = callAround(path)
  const tally = mainTally(run, call === undefined ? undefined : run.open(call))
  return foldFlow(run.tools.flows.flowAt(path), foldTally(tally))?.verdict ?? 'pass'
}

/** Inputs archived on entry, by name: `args`, `inputs`, `items`, `bindings`, `cond`. */
export async function inputsOf(run: LiveRun, record: StepRecord | undefined): Promise<JsonObject> {
  const stored = record?.resolvedInputs
  const value = stored === null || stored === undefined ? {} : await run.values.load(stored)
  return isJsonObject(value) ? value : {}
}

/** The globs of what a step reads, as they were evaluated on its entry. A value that is a list stands for each of its items. */
export async function sourcesOf(run: LiveRun, record: StepRecord): Promise<readonly string[]> {
  const { sources } = await inputsOf(run, record)
  return Array.isArray(sources) ? globsIn(sources as readonly Json[]) : []
}

/** Texts as they are; anything else as JSON, which no file is named by. */
export const globsIn = (values: readonly Json[]): readonly string[] =>
  values.flat().map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))

async function paramValue(run: LiveRun, path: RunPath, call: StepRecord | undefined, name: string): Promise<Outcome> {
  const params = call === undefined ? await run.values.load(run.view.header.params) : (await inputsOf(run, call)).inputs
  const found = named(isJsonObject(params) ? params : {}, name, 'parameter')
  if (!found.ok || !looksLikeHandle(found.value)) return found
  // What was archived of a secret parameter was a handle on its way in, and is one again; of any other it is data.
  const decl = run.tools.flows.flowAt(path).params.find((each) => each.name === name)
  return decl?.secret === true ? ok(run.secretHandle(found.value.$secret)) : found
}

async function iterValue(run: LiveRun, path: RunPath, record: StepRecord | undefined, name: string): Promise<Outcome> {
  const loop = loopAround(indexFlow(run.tools.flows.flowAt(path)), path, name)
  const frame = loop === undefined ? undefined : path[loop.at]
  const { items, keys } = await inputsOf(run, record)
  if (frame === undefined || !('loop' in frame) || !Array.isArray(items)) return failure('missing', `no loop gives ${name}`)
  const index = roundIndex(roundName(frame), keys)
  const item = (items as readonly Json[])[index]
  return item === undefined ? failure('missing', 'the round has no item') : ok(item)
}

async function recordValue(run: LiveRun, site: ScopeSite, ref: FetchedRef, record: StepRecord): Promise<Outcome> {
  if (ref.kind === 'var') {
    const { bindings } = await inputsOf(run, record)
    return named(isJsonObject(bindings) ? bindings : {}, ref.name, 'variable')
  }
  if (ref.kind === 'stepVerdict') return record.verdict === undefined ? failure('missing', 'it has no verdict') : ok(record.verdict.verdict)
  if (ref.kind === 'stepPrevious') return previousValue(run, record)
  return outputValue(run, site, record)
}

async function previousValue(run: LiveRun, record: StepRecord): Promise<Outcome> {
  const previous = previousOf(record)
  return previous === undefined ? failure('missing', 'there was no earlier attempt') : ok(await loadPrevious(run.values, previous))
}

async function outputValue(run: LiveRun, site: ScopeSite, record: StepRecord): Promise<Outcome> {
  if (record.ref === instanceRef(site.path) && site.own !== undefined) {
    return site.own.projected === undefined ? rawValue(run, site.own) : ok(site.own.projected)
  }
  if (record.state === 'skipped' || record.state === 'blocked') return failure('skipped', `it was ${record.state}`)
  return record.output === undefined ? failure('missing', 'it has no output') : ok(await run.values.load(record.output))
}
