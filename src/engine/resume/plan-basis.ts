import { given } from '../../base/given.ts'
import { isJsonObject, sameJson, type Json, type JsonObject } from '../../base/json.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import { Fault } from '../../model/fault.ts'
import type { LogHead } from '../../ports/run-store.ts'
import type { ResumeOptions } from '../resume-options.ts'

const listed = (names: readonly string[] = []): readonly string[] => [...names]

/** What of a resume's options changes what it does. */
const optionsOf = (options: ResumeOptions): JsonObject => ({
  force: listed(options.forceReexecute), allow: listed(options.allowMutatingReexec), reason: options.reexecReason ?? null,
  adopt: (options.adopt ?? []).map(({ ref, reason }) => ({ ref, reason })), adoptRest: options.adoptRest ?? null,
  cancelRunning: listed(options.cancelRunning), restoreArtifact: listed(options.restoreArtifact),
  acceptArtifact: listed(options.acceptArtifact), params: options.params ?? null, platform: options.platform ?? null,
  stopAt: options.stopAt ?? null, stopAfter: options.stopAfter ?? null,
})

/** @param world names what was found in the working folder */
export const planBasis = (head: LogHead, options: ResumeOptions, world: string | undefined): ResumePlan['basis'] =>
  ({ headSeq: head.seq, headHash: head.hash, options: optionsOf(options), ...given('world', world) })

const NAMES = {
  force: 'forceReexecute', allow: 'allowMutatingReexec', reason: 'reexecReason', adopt: 'adopt', adoptRest: 'adoptRest',
  cancelRunning: 'cancelRunning', restoreArtifact: 'restoreArtifact', acceptArtifact: 'acceptArtifact',
  params: 'params', platform: 'platform', stopAt: 'stopAt', stopAfter: 'stopAfter',
} as const

/** What is said with a resume, in force: what its saved plan was made with, to do exactly that. @throws Fault resume.plan-stale */
export function plannedOptions(options: ResumeOptions): ResumeOptions {
  const { applyPlan } = options
  if (applyPlan === undefined) return options
  refuseOthers(applyPlan, options)
  return { ...options, ...optionsOfPlan(applyPlan) }
}

/** Nothing said beside a saved plan is dropped, and nothing of it is obeyed that the plan does not know. */
function refuseOthers({ runId, basis }: ResumePlan, options: ResumeOptions): void {
  const planned = isJsonObject(basis.options) ? basis.options : {}
  const others = Object.entries(optionsOf(options)).filter(([key, value]) => isSaid(value) && !sameJson(value, planned[key] ?? null))
  if (others.length === 0) return
  const names = others.map(([key]) => NAMES[key as keyof typeof NAMES]).join(', ')
  throw new Fault('resume.plan-stale', `a saved plan is done as it is: it was made with another ${names} than given beside it`, {
    next: `runner plan ${runId} -o PLAN makes one with it`,
  })
}

const isSaid = (value: Json | undefined): value is Json => value !== null && !(Array.isArray(value) && value.length === 0)

function optionsOfPlan({ basis }: ResumePlan): Partial<ResumeOptions> {
  const said = isJsonObject(basis.options) ? basis.options : {}
  const entries = Object.entries(NAMES).map(([key, name]) => [name, said[key] ?? null] as const).filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}

/** @throws Fault resume.plan-stale when files are others by now than when the plan was made */
export function checkWorld({ runId, basis: { world } }: ResumePlan, now: string | undefined): void {
  if (world !== now) throw filesChanged(runId)
}

export const filesChanged = (runId: string): Fault => new Fault(
  'resume.plan-stale', 'the saved plan no longer fits: files that the flow has to do with have changed since', {
    next: `runner plan ${runId} -o PLAN makes a new one`,
  },
)

/** @throws Fault resume.plan-stale when the run or the flow is another one by now */
export function checkPlan(plan: ResumePlan, now: { readonly runId: string; readonly irHash: string; readonly head: LogHead }): void {
  const stale = whyStale(plan, now)
  if (stale === undefined) return
  throw new Fault('resume.plan-stale', `the saved plan no longer fits: ${stale}`, {
    next: `runner plan ${now.runId} -o PLAN makes a new one`,
  })
}

type Now = Parameters<typeof checkPlan>[1]

function whyStale({ runId, irHash, basis }: ResumePlan, now: Now): string | undefined {
  if (runId !== now.runId) return `it is a plan for the run "${runId}"`
  if (irHash !== now.irHash) return 'it was made for another form of the flow'
  if (basis.headSeq === now.head.seq && basis.headHash === now.head.hash) return undefined
  return `the run has moved on since (event ${String(basis.headSeq)}, now ${String(now.head.seq)})`
}
