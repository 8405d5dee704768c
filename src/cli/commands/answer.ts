import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { answerRequest } from '../../engine/answer-request.ts'
import { systemAmbient } from '../../engine/runner.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { actorName } from '../actor.ts'
import type { Call, Command } from '../command.ts'
import { writingRun } from '../open-run-store.ts'
import { checkpointOf } from '../read-run.ts'
import { readJsonFile } from '../run/read-params.ts'
import { say, show } from '../show.ts'

/** The question that a word names: its id, or the beginning of it when no other open one begins so. */
async function requestIdOf(store: RunStore, runId: string, word: string): Promise<string> {
  const ids = (await checkpointOf(store, runId)).requests.map(({ payload }) => payload.requestId)
  const near = ids.filter((id) => id.startsWith(word))
  return !ids.includes(word) && near.length === 1 ? near[0] ?? word : word
}

function answerOf({ flags, host }: Call): { readonly decision?: string; readonly input?: Json } {
  const [decision, file] = [flags.text('decision'), flags.text('input')]
  if (decision === undefined && file === undefined) {
    throw new Fault('usage.invalid', 'answer: a --decision or an --input is missing', { next: 'runner inbox' })
  }
  return { ...given('decision', decision), ...given('input', file === undefined ? undefined : readJsonFile(file, host.cwd)) }
}

export const command: Command = {
  words: [{ word: '<run>', text: 'a run' }, { word: '<request>', text: 'the id of its question, or the beginning of it' }],
  flags: [
    { flag: '--decision <word>', text: 'one of those that the question offers' },
    { flag: '--input <file>', text: 'a JSON file with what the question asks for' },
    { flag: '--note <text>', text: 'kept in the log beside the answer' },
  ],
  heeds: ['store', 'json', 'quiet'],
  notes: ['runner inbox lists the questions. An answer is final.'],
  async run(call) {
    const answer = answerOf(call)
    return writingRun(call, call.words[0], async ({ store, runId }) => {
      const requestId = await requestIdOf(store, runId, call.words[1] ?? '')
      await answerRequest({
        store, runId, requestId, ...answer, ...given('note', call.flags.text('note')), actor: actorName(), via: 'cli',
        ambient: systemAmbient,
      })
      const live = await store.leaseHolder(runId) !== undefined
      say(call, live ? `answered; ${runId} goes on` : `answered\nnext: runner resume ${runId}`)
      show(call, { document: { schemaVersion: 1, runId, requestId, ...answer }, text: () => '', ids: requestId })
      return 0
    })
  },
}
