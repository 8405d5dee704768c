import type { Json } from '../../base/json.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import { Fault } from '../../model/fault.ts'
import type { LogHead } from '../../ports/run-store.ts'
import type { ResumeOptions } from '../resume-options.ts'

/** What of a resume's options changes what it does. */
const optionsOf = (options: ResumeOptions): Json => ({
  force: [...options.forceReexecute ?? []], allow: [...options.allowMutatingReexec ?? []],
  adopt: (options.adopt ?? []).map(({ ref, reason }) => ({ ref, reason })), adoptRest: options.adoptRest ?? null,
  cancelRunning: [...options.cancelRunning ?? []], params: options.params ?? null, platform: options.platform ?? null,
  stopAt: options.stopAt ?? null, stopAfter: options.stopAfter ?? null,
})

export const planBasis = (head: LogHead, options: ResumeOptions): ResumePlan['basis'] =>
  ({ headSeq: head.seq, headHash: head.hash, options: optionsOf(options) })

/** The options that a saved plan was made with, to do exactly that. */
export function optionsOfPlan({ basis }: ResumePlan): Partial<ResumeOptions> {
  const { force, allow, adopt, adoptRest, cancelRunning, params, platform, stopAt, stopAfter } = basis.options as Record<string, never>
  const entries = Object.entries({
    forceReexecute: force, allowMutatingReexec: allow, adopt, adoptRest, cancelRunning, params, platform, stopAt, stopAfter,
  }).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries) as Partial<ResumeOptions>
}

/** @throws Fault resume.plan-stale when the run or the flow is another one by now */
export function checkPlan(plan: ResumePlan, now: { readonly runId: string; readonly irHash: string; readonly head: LogHead }): void {
  const { basis } = plan
  const stale = plan.runId !== now.runId ? `it is a plan for the run "${plan.runId}"`
    : plan.irHash !== now.irHash ? 'it was made for another form of the flow'
      : basis.headSeq !== now.head.seq || basis.headHash !== now.head.hash ? `the run has moved on since (event ${String(basis.headSeq)}, now ${String(now.head.seq)})`
        : undefined
  if (stale === undefined) return
  throw new Fault('resume.plan-stale', `the saved plan no longer fits: ${stale}`, { next: `runner plan ${now.runId} -o PLAN makes a new one` })
}
