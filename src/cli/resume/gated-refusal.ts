import type { GatePolicy, PlannedInstance, ResumePlan } from '../../model/alignment.ts'
import { Fault, isFault } from '../../model/fault.ts'
import { shellFlag } from '../../core/view/shell-word.ts'
import type { Call } from '../command.ts'
import { gateReport } from '../render/gate-report.ts'
import { isHeld } from '../render/gate-lines.ts'
import { renderContext } from '../show.ts'
import { resumeLine } from './resume-line.ts'

/** A gated entry for a program: what it is, and the complete commands that answer it when it is the only one. */
interface GatedEntry extends Pick<PlannedInstance, 'ref' | 'cause' | 'reason' | 'differs' | 'source'> {
  readonly flags: readonly string[]
  readonly commands: readonly string[]
  readonly policy?: GatePolicy
}

const planOf = (error: Fault): ResumePlan | undefined => error.data?.['plan'] as ResumePlan | undefined

function entryOf(row: PlannedInstance, resume: (more: readonly string[]) => string): GatedEntry {
  const { ref, cause, reason, differs, source, gate: { flags = [], policy } = {} } = row
  return {
    ref, reason, flags, commands: flags.map((flag) => resume([shellFlag(flag)])), ...(cause === undefined ? {} : { cause }),
    ...(policy === undefined ? {} : { policy }), ...(differs === undefined ? {} : { differs }), ...(source === undefined ? {} : { source }),
  }
}

/** What a resume was refused with; a gated one says for each entry why, what differs, and the exact flags. */
export function refusalOf(error: unknown, call: Call, runId: string, supervise: string | undefined): unknown {
  if (!isFault(error, 'resume.requires-confirmation')) return error
  const held = planOf(error)?.instances.filter(isHeld) ?? []
  if (held.length === 0) return error
  const resume = resumeLine(call, runId, { supervise })
  const head = `${runId} would repeat ${held.length === 1 ? 'an effect' : `${String(held.length)} effects`}, and nothing was done`
  const ctx = renderContext({ host: call.host, globals: { ...call.globals, color: false } }, call.host.stderr)
  const text = call.globals.json === undefined ? [head, ...gateReport(held, resume, { ...ctx, columns: ctx.columns - 2 })].join('\n') : head
  return new Fault(error.code, text, {
    cause: error, next: resumeLine(call, runId, { verb: 'plan', supervise })(),
    data: { ...error.data, entries: held.map((row) => entryOf(row, resume)) },
  })
}
