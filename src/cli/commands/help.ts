import { EXIT_CODES } from '../../core/view/exit-code.ts'
import { Fault } from '../../model/fault.ts'
import type { Command, Verbs } from '../command.ts'
import { overallHelp, verbHelp } from '../help-text.ts'
import { exitCodesText } from '../render/exit-codes-text.ts'
import { show } from '../show.ts'

const EXIT_CODES_TOPIC = 'exit-codes'

async function helpOn(topic: string, verbs: Verbs): Promise<string> {
  const verb = Object.hasOwn(verbs, topic) ? verbs[topic] : undefined
  if (verb === undefined) throw new Fault('usage.invalid', `there is no help about "${topic}"`, { next: 'runner help' })
  return verbHelp(topic, await verb.load(), verb.summary)
}

export const command: Command = {
  words: [{ word: '[topic]', text: 'a verb, or exit-codes' }],
  heeds: ['json'],
  async run(call) {
    const [topic] = call.words
    if (topic === EXIT_CODES_TOPIC) {
      show(call, { document: { schemaVersion: 1, exitCodes: EXIT_CODES }, text: (ctx) => exitCodesText(ctx.columns) })
      return 0
    }
    if (call.globals.json !== undefined) {
      throw new Fault('usage.invalid', '--json applies to help exit-codes only', { next: 'runner help exit-codes --json' })
    }
    call.host.stdout.write(topic === undefined ? overallHelp(call.verbs) : await helpOn(topic, call.verbs))
    return 0
  },
}
