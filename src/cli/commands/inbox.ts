import { inboxOf, type InboxView } from '../../core/view/inbox.ts'
import { isFault } from '../../model/fault.ts'
import type { Call, Command } from '../command.ts'
import { reading } from '../open-run-store.ts'
import { pendingQuestions } from '../read-questions.ts'
import { inboxText, requestIdsText } from '../render/inbox-text.ts'
import { say, show } from '../show.ts'

/** A store that was never made asks nothing: no reason to fail. */
async function requests(call: Call): Promise<InboxView> {
  try {
    return await reading(call, (store) => pendingQuestions(store, call.globals.store))
  } catch (error) {
    if (isFault(error, 'store.missing') && call.globals.store === undefined) return inboxOf([])
    throw error
  }
}

export const command: Command = {
  heeds: ['store', 'json', 'quiet'],
  notes: [
    'Questions of all runs, with the commands that answer them. Whoever may write to the store may answer;',
    'the answer names the user and the machine it came from.',
  ],
  async run(call) {
    const view = await requests(call)
    if (view.requests.length === 0 && !call.globals.quiet) say(call, 'nobody is asked anything')
    show(call, { document: view, text: (ctx) => inboxText(view, ctx), ids: requestIdsText(view) })
    return 0
  },
}
