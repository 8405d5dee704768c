import type { AlignedInstance } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { ResumeOptions } from '../resume-options.ts'
import { meansInstance } from '../stop-control.ts'

// A break before or after something that a resume does not come to would be passed over in silence: it is refused.

const NAMES = [['stopAt', '--stop-at'], ['stopAfter', '--stop-after']] as const

/** @throws Fault resume.flag-names-nothing when everything that a break point names is kept */
export function checkAlignedBreaks(instances: readonly AlignedInstance[], options: ResumeOptions): void {
  for (const [name, flag] of NAMES) {
    const named = instances.filter((row) => row.class !== 'orphaned' && meansInstance(options[name], row.ref))
    if (named.length > 0 && named.every((row) => row.disposition.kind === 'keep')) throw passedOver(flag, options[name] ?? '')
  }
}

/** The same for a history that only goes on: what has left is not come to again. @throws Fault resume.flag-names-nothing */
export async function checkLinearBreaks(
  find: (ref: InstanceRef) => Promise<StepRecord | undefined>, options: ResumeOptions,
): Promise<void> {
  for (const [name, flag] of NAMES) {
    const ref = options[name]
    if (ref !== undefined && (await find(ref))?.exit !== undefined) throw passedOver(flag, ref)
  }
}

const passedOver = (flag: string, ref: string): Fault => new Fault(
  'resume.flag-names-nothing', `${flag} ${ref}: it is done and stays as it is, so the run does not come to it again`,
  { next: 'name a step that is still to run; runner plan shows them', data: { ref } },
)
