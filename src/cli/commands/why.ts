import type { PlannedInstance, ResumePlan } from '../../model/alignment.ts'
import { refOfText } from '../../core/view/locate-step.ts'
import { Fault } from '../../model/fault.ts'
import type { Call, Command } from '../command.ts'
import { meantText } from '../meant-text.ts'
import { whyInstanceText } from '../render/why-text.ts'
import { makePlan } from '../resume/perform-plan.ts'
import { PLANNED_FLAGS } from '../resume/resume-flags.ts'
import { resumeLine } from '../resume/resume-line.ts'
import { DIAGNOSTICS_EXIT, show } from '../show.ts'

const lastPart = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** The instance that a path names, or a step id of which there is one. @throws Fault run.step-unknown, run.step-ambiguous */
function instanceOf({ instances, runId }: ResumePlan, text: string): PlannedInstance {
  const ref = refOfText(text)
  const name = ref.ok ? ref.value : text
  const exact = instances.find((row) => row.ref === name)
  const [only, ...others] = exact === undefined ? instances.filter((row) => lastPart(row.ref) === name) : [exact]
  if (only === undefined) {
    const problem = `neither ${runId} nor its flow has a step "${text}"${meantText(text, instances.map((row) => row.ref))}`
    throw new Fault('run.step-unknown', problem, { next: `runner plan ${runId}` })
  }
  if (others.length === 0) return only
  const candidates = [only, ...others].map((row) => row.ref)
  throw new Fault('run.step-ambiguous', `"${text}" stands for several instances: ${candidates.slice(0, 20).join(', ')}`, {
    next: `runner why ${runId} '${only.ref}'`, data: { candidates },
  })
}

async function why(call: Call): Promise<number> {
  const made = await makePlan(call)
  if (made === undefined) return DIAGNOSTICS_EXIT
  const instance = instanceOf(made.plan, call.words[1] ?? '')
  const [{ runId }, { supervise }] = [made.plan, made]
  show(call, {
    document: { schemaVersion: 1, runId, ...instance },
    text: (ctx) => whyInstanceText({ runId, instance, resume: resumeLine(call, runId, { supervise }) }, ctx),
  })
  return 0
}

export const command: Command = {
  words: [{ word: '<run>', text: 'a run' }, { word: '<ref>', text: 'a step: its id, or its path like each[sku-42]/pay' }],
  flags: [{ flag: '--ask', text: 'ask its provider what became of a command without a recorded end' }, ...PLANNED_FLAGS],
  heeds: ['store', 'json'],
  notes: ['Writes nothing and sends nothing.'],
  run: why,
}
