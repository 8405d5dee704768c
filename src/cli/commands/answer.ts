import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { InboxRow } from '../../core/view/inbox.ts'
import { runnerLine } from '../../core/view/shell-word.ts'
import { answerRequest } from '../../engine/answer-request.ts'
import { systemAmbient } from '../../engine/runner.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { policyOf } from '../config/settings.ts'
import { actorName } from '../actor.ts'
import type { Call, Command } from '../command.ts'
import { writingRun } from '../open-run-store.ts'
import { questionsOf } from '../read-questions.ts'
import { checkpointOf } from '../read-run.ts'
import { readWholeInput } from '../read-whole-input.ts'
import { answeredText } from '../render/answered-text.ts'
import { supervisedAs } from '../resume/supervised-as.ts'
import { parseJsonText, readJsonFile } from '../run/read-params.ts'
import { say, show } from '../show.ts'

interface Answer { readonly decision?: string; readonly input?: Json; readonly note?: string }

/** @throws Fault usage.invalid for no word at all, human.answer-refused for one that several open questions begin with */
function requestNamed(rows: readonly InboxRow[], word: string): { readonly requestId: string; readonly row?: InboxRow } {
  if (word.trim() === '') throw new Fault('usage.invalid', 'answer: the id of the question is empty', { next: 'runner inbox' })
  const near = rows.filter(({ requestId }) => requestId.toLowerCase().startsWith(word.toLowerCase()))
  if (near.length > 1 && !near.some(({ requestId }) => requestId === word)) {
    const ids = near.slice(0, 5).map(({ requestId, ref }) => `${requestId} (${ref})`).join(', ')
    throw new Fault('human.answer-refused', `${String(near.length)} open questions begin with "${word}": ${ids}`, {
      next: 'name one of them whole', data: { candidates: near.map(({ requestId }) => requestId) },
    })
  }
  const row = rows.find(({ requestId }) => requestId === word) ?? (near.length === 1 ? near[0] : undefined)
  return { requestId: row?.requestId ?? word, ...given('row', row) }
}

async function readInput(file: string, { host }: Call): Promise<Json> {
  return file === '-' ? parseJsonText(await readWholeInput(host), 'standard input') : readJsonFile(file, host.cwd)
}

/** @throws Fault usage.invalid */
async function answerOf(call: Call): Promise<Answer> {
  const { flags } = call
  const [decision, file] = [flags.text('decision'), flags.text('input')]
  if (decision === undefined && file === undefined) {
    throw new Fault('usage.invalid', 'answer: a --decision or an --input is missing', { next: 'runner inbox' })
  }
  return {
    ...given('decision', decision), ...given('input', file === undefined ? undefined : await readInput(file, call)),
    ...given('note', flags.text('note')),
  }
}

/** What to type next, and why; undefined while a process of the run goes on by itself. */
async function nextOf({ globals }: Call, store: RunStore, runId: string): Promise<string | undefined> {
  if (await store.leaseHolder(runId) !== undefined) return undefined
  const where = globals.store === undefined ? [] : ['--store', globals.store]
  const view = await checkpointOf(store, runId)
  if (view.requests.length > 0) return runnerLine(['inbox', ...where])
  const supervise = await supervisedAs(store, view)
  return runnerLine(['resume', runId, ...supervise === undefined ? [] : ['--supervise', supervise], ...where])
}

export const command: Command = {
  words: [{ word: '<run>', text: 'a run' }, { word: '<request>', text: 'the id of its question, or the beginning of it' }],
  flags: [
    { flag: '--decision <word>', text: 'one of those that the question offers' },
    { flag: '--input <file>', text: 'a JSON file with what the question asks for; - reads standard input' },
    { flag: '--note <text>', text: 'kept in the log beside the answer' },
  ],
  heeds: ['store', 'json', 'quiet'],
  notes: ['runner inbox lists the questions. An answer is final, and taken once: whoever comes second is told so, and nothing is written.'],
  async run(call) {
    const answer = await answerOf(call)
    return writingRun(call, call.words[0], async ({ store, runId, settings }) => {
      const open = await questionsOf(store, [await checkpointOf(store, runId)], call.globals.store)
      const { requestId, row } = requestNamed(open.requests, call.words[1] ?? '')
      await answerRequest({
        store, runId, requestId, ...answer, actor: actorName(), via: 'cli', ambient: systemAmbient,
        policy: policyOf(settings),
      })
      const next = await nextOf(call, store, runId)
      if (row !== undefined) say(call, answeredText(row, answer))
      say(call, next === undefined ? `${runId} goes on` : `next: ${next}`)
      const document = { schemaVersion: 1, runId, requestId, ...given('ref', row?.ref), ...answer, ...given('next', next) }
      show(call, { document, text: () => '', ids: requestId })
      return 0
    })
  },
}
