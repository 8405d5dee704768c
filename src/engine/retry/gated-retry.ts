import { shellFlag } from '../../core/view/shell-word.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import { Fault, isFault } from '../../model/fault.ts'

/** What a resume refuses without a person's word, as a retry is refused. Other errors are left as they are. */
export function refuseGated(error: unknown, runId: string): unknown {
  if (!isFault(error, 'resume.requires-confirmation')) return error
  const { instances } = error.data?.['plan'] as ResumePlan
  const held = instances.filter((row) => row.gate?.state === 'held')
  const flags = held.map(({ ref }) => shellFlag(`--allow-mutating-reexec ${ref}`))
  const why = held.map((row) => `${row.ref}: ${row.reason}`).join('; ')
  return new Fault('retry.gated', `an effect would be repeated: ${why}`, {
    cause: error, next: `runner retry ${runId} ${flags.join(' ')}`, data: { ...error.data, steps: held.map(({ ref }) => ref), flags },
  })
}
