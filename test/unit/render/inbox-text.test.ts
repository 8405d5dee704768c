import { expect, test } from 'vitest'
import { inboxText, requestIdsText } from '../../../src/cli/render/inbox-text.ts'
import { inboxOf } from '../../../src/core/view/inbox.ts'
import { buildLog } from '../support/log-builder.ts'
import { contextOf } from '../support/render-context.ts'
import { viewOf } from '../support/sample-runs.ts'

const asked = (runId: string) => buildLog(runId).start().enter('push').intent('push', 'git push').event('humanRequested', 'push', {
  requestId: `q-${runId}`, kind: 'uncertain', mode: 'repairWorld', prompt: 'push: git push was sent at 02:30 and nobody knows its end.',
  presents: [], decisions: ['adopt', 'redo', 'abort'], callId: 'call-1',
})

const view = inboxOf([viewOf(asked('r1')), viewOf(asked('r2').suspend('awaitingHuman')), viewOf(buildLog('r3').start())])

test('the inbox shows each question with what each answer means and the command that gives it', () => {
  expect(inboxText(view, contextOf()).split('\n\n')[0]?.split('\n')).toEqual([
    'r1  push  q-r1',
    '  push: git push was sent at 02:30 and nobody knows its end.',
    '  it happened: keep it:',
    '  runner answer r1 q-r1 --decision adopt',
    '  it did not happen, or may happen twice: send it again:',
    '  runner answer r1 q-r1 --decision redo',
    '  end the run:',
    '  runner answer r1 q-r1 --decision abort',
  ])
})

test('the inbox gives bare ids', () => {
  expect(requestIdsText(view)).toBe('q-r1\nq-r2')
})

test('a question with no choice is answered with a file', () => {
  const open = buildLog('r1').start().enter('ask', 'human').event('humanRequested', 'ask', {
    requestId: 'q1', kind: 'step', mode: 'provideInput', prompt: 'Which?', presents: [], inputSchema: { type: 'string' },
  })
  expect(inboxOf([viewOf(open)]).requests[0]?.commands).toEqual(['runner answer r1 q1 --input FILE'])
})
