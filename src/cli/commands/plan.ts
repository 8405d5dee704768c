import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { planOfFlow } from '../../core/view/flow-plan.ts'
import { shellWord } from '../../core/view/shell-word.ts'
import { Fault } from '../../model/fault.ts'
import type { Call, Command } from '../command.ts'
import { compileWord } from '../compile-word.ts'
import { longName } from '../global-flags.ts'
import { planText } from '../render/plan-text.ts'
import { detailedExit, performPlan } from '../resume/perform-plan.ts'
import { PLANNED_FLAGS, PROCESS_FLAGS } from '../resume/resume-flags.ts'
import { showDiagnostics } from '../show-diagnostics.ts'
import { DIAGNOSTICS_EXIT, show } from '../show.ts'

const OWN_FLAGS = [
  { flag: '--ask', text: 'ask the providers what became of commands without a recorded end; voids and sends nothing' },
  { flag: '-o, --out <plan>', text: 'save it, for resume --apply' },
  { flag: '--detailed-exitcode', text: 'exit 0 nothing to run, 5 something to run, 3 an effect would be repeated' },
] as const

function refuseRunFlags({ flags, words: [word = ''] }: Call): void {
  const idle = flags.names.find((name) => name !== 'detailed-exitcode' && (command.flags ?? []).some((spec) => longName(spec) === name))
  if (idle === undefined) return
  const problem = `plan: --${idle} applies to a run, and ${word} is a file`
  throw new Fault('usage.invalid', problem, { next: `runner plan RUN --flow ${shellWord(word)}` })
}

/** What a fresh run would do. */
async function planFlow(call: Call, word: string): Promise<number> {
  refuseRunFlags(call)
  const opened = await compileWord(call, word)
  showDiagnostics(call, opened)
  if (!opened.ok) return DIAGNOSTICS_EXIT
  const plan = planOfFlow(opened.bundle)
  const next = { command: `runner run ${shellWord(word)}` }
  show(call, { document: plan, text: (ctx) => planText({ ...plan, name: plan.flowId, resume: () => next.command, next }, ctx) })
  return call.flags.on('detailed-exitcode') ? detailedExit(plan) : 0
}

export const command: Command = {
  words: [{ word: '[run|flow]', text: 'a run, the newest one when left out; or a flow file: what a fresh run would do' }],
  flags: [...OWN_FLAGS, ...PLANNED_FLAGS, ...PROCESS_FLAGS],
  heeds: ['store', 'json'],
  notes: ['Writes nothing and sends nothing. runner why RUN REF tells everything about one step.'],
  run: async (call) => {
    const [word] = call.words
    return word !== undefined && existsSync(resolve(call.host.cwd, word)) ? planFlow(call, word) : performPlan(call)
  },
}
