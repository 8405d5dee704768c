import { completionScript, SHELLS, type Shell } from '../completion-script.ts'
import { Fault } from '../../model/fault.ts'
import type { Command } from '../command.ts'

const isShell = (word: string): word is Shell => (SHELLS as readonly string[]).includes(word)

export const command: Command = {
  words: [{ word: '<shell>', text: SHELLS.join(', ') }],
  notes: [
    'bash: source <(runner completion bash)', 'zsh:  source <(runner completion zsh)', 'fish: runner completion fish | source',
  ],
  async run(call) {
    const [shell = ''] = call.words
    if (!isShell(shell)) {
      throw new Fault('usage.invalid', `there is no completion for "${shell}": ${SHELLS.join(', ')}`, { next: 'runner help completion' })
    }
    const verbs = await Promise.all(Object.entries(call.verbs).map(async ([name, { summary, load }]) => {
      return { name, summary, command: await load() }
    }))
    call.host.stdout.write(completionScript(shell, verbs))
    return 0
  },
}
