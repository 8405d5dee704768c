import path from 'node:path'
import { session } from '../../../src/providers/session/session.ts'

// A runner of its own that gives one message to the session of a room, to be killed meanwhile.

const [root = '', message = ''] = process.argv.slice(2)
const opened = await session().open({
  runId: 'run', sessionId: 'child', journalDir: path.join(root, 'journal'), workDir: root, killGraceMs: 1000,
  secrets: { resolve: () => Promise.reject(new Error('there is none')) },
})
await opened.execute({
  callId: 'from-child', idempotencyKey: 'from-child', action: 'send', args: { message }, effect: 'mutating', idempotent: false,
  context: { runId: 'run', step: 'work', stepId: 'work', attempt: 1 },
}, new AbortController().signal)
