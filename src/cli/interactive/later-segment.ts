import { given } from '../../base/given.ts'
import type { ResumeOptions } from '../../engine/resume-options.ts'
import type { Call } from '../command.ts'

/** Of a call, what is said of every segment it makes. What it said of the run itself is in the run by now. */
const OF_SEGMENTS = ['supervise', 'stopAt', 'stopAfter', 'suspendOnWait', 'platform', 'vision'] as const

type Said = Partial<Pick<ResumeOptions, (typeof OF_SEGMENTS)[number] | 'suspendAfterMs'>>

/** How a call goes on with its run once its questions are answered. @param options those of its first segment */
export function laterSegment({ host }: Call, options: Said & { readonly runId: string }, beganAtMs: number): ResumeOptions {
  const leftMs = options.suspendAfterMs === undefined ? undefined : Math.max(1, options.suspendAfterMs - (host.now() - beganAtMs))
  const said = Object.fromEntries(OF_SEGMENTS.filter((name) => options[name] !== undefined).map((name) => [name, options[name]])) as Said
  return { runId: options.runId, ...said, ...given('suspendAfterMs', leftMs) }
}
