import type { PlannedInstance } from '../../model/alignment.ts'
import { gateAllCommands, type ResumeLine } from './gate-lines.ts'
import { instanceLines } from './plan-text.ts'
import type { RenderContext } from './render-context.ts'

/** Every gated entry: why, what differs, where, and the exact flags; with several, complete commands for all of them at the end. */
export function gateReport(held: readonly PlannedInstance[], resume: ResumeLine, ctx: RenderContext): readonly string[] {
  const single = held.length === 1
  return [...instanceLines(held, resume, single, ctx), ...(single ? [] : gateAllCommands(held, resume))]
}
