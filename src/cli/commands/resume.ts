import { Fault } from '../../model/fault.ts'
import type { Call, Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { performPlan } from '../resume/perform-plan.ts'
import { resumeNamed } from '../resume/perform-resume.ts'
import { INTERACTIVE, PLANNED_FLAGS, PROCESS_FLAGS } from '../resume/resume-flags.ts'
import { appliedCall } from '../resume/saved-plan.ts'

/** A preview does nothing that could be asked about. @throws Fault usage.invalid */
function refuseAsking({ flags }: Call): void {
  if (!flags.on('preview') || !flags.on('interactive')) return
  throw new Fault('usage.invalid', 'resume: --interactive does not go with --preview, which only shows what would be done', {
    next: 'leave one of them out',
  })
}

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the newest one when left out' }],
  flags: [
    ...PLANNED_FLAGS, { flag: '--apply <plan>', text: 'do what a saved plan says, or refuse' },
    { flag: '--preview', text: 'only show what would be done: the same as plan' }, ...PROCESS_FLAGS, INTERACTIVE,
  ],
  heeds: ['store', 'json', 'quiet', 'output', 'reporter'],
  streams: true,
  notes: [
    'A step is named by its id, or by its path like each[sku-42]/pay.',
    'What would repeat an effect is refused by name, before anything is done; runner plan shows it beforehand.',
    'Exits like run does: see runner help exit-codes.',
  ],
  async run(typed) {
    refuseAsking(typed)
    const { call, plan } = appliedCall(typed, (await loadSettings(typed)).root)
    return call.flags.on('preview') ? performPlan(call) : resumeNamed(call, plan)
  },
}
