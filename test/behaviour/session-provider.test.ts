import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import type { ActionCall, ActionOutcome, ProviderSession, SessionChange } from '../../src/ports/provider.ts'
import { session } from '../../src/providers/session/session.ts'

/** Names its session, answers each message with how many it has had, and knows the sessions whose files are there. */
const AGENT = `
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const at = process.argv.indexOf('--resume')
const asked = at === -1 ? undefined : process.argv[at + 1]
if (asked !== undefined && !existsSync(asked + '.log')) {
  process.stderr.write('No conversation found with session ID: ' + asked + '\\n')
  process.exit(1)
}
const sid = asked ?? 's' + String(process.pid)
appendFileSync(sid + '.log', '')
const { FLOWIR_SESSION_RECORD: file } = process.env
const record = file === undefined ? undefined : readFileSync(file, 'utf8').trim().split('\\n').map(JSON.parse)
const say = (frame) => process.stdout.write(JSON.stringify({ ...frame, session_id: sid }) + '\\n')
for await (const line of createInterface({ input: process.stdin })) {
  const { message } = JSON.parse(line)
  appendFileSync(sid + '.log', message + '\\n')
  appendFileSync('all.log', message + '\\n')
  const said = readFileSync(sid + '.log', 'utf8').trim().split('\\n')
  if (message === 'die') process.exit(3)
  if (message === 'hang') { await new Promise(() => setInterval(() => undefined, 1000)) }
  if (message === 'fail') process.stderr.write('is this an invalid api key?\\n')
  if (message === 'fail') say({ type: 'result', is_error: true, result: 'overloaded, come back' })
  else say({ type: 'result', result: { said, secret: process.env.TOKEN, previous: process.env.FLOWIR_PREVIOUS_SUMMARY, record } })
}
`

let root: string
let opened: ProviderSession[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'session-'))
  opened = []
  await mkdir(join(root, 'work'))
  await writeFile(join(root, 'work', 'agent.mjs'), AGENT)
})

afterEach(async () => {
  for (const each of opened) await each.end('completed')
  await rm(root, { recursive: true, force: true })
})

const PROGRAM = {
  command: process.execPath, args: ['agent.mjs'], resumeArgs: ['--resume', '{sid}'],
  resumeRejected: 'No conversation found with session ID: (?<sid>.+)',
}

async function begin(runId = 'run'): Promise<ProviderSession> {
  const begun = await session({ presets: { agent: PROGRAM } }).open({
    runId, sessionId: randomUUID(), journalDir: join(root, 'journal'), workDir: join(root, 'work'), killGraceMs: 1000,
    secrets: { resolve: () => Promise.resolve('hush-hush-token') },
  })
  opened.push(begun)
  return begun
}

const calm = new AbortController().signal

interface Called { readonly outcome: ActionOutcome; readonly output: JsonObject; readonly changes: readonly SessionChange[] }

async function call(
  on: ProviderSession, action: string, args: JsonObject, more: Partial<ActionCall> = {}, signal = calm,
): Promise<Called> {
  const changes: SessionChange[] = []
  const outcome = await on.execute({
    callId: randomUUID(), idempotencyKey: randomUUID(), action, args, effect: 'mutating', idempotent: false,
    context: { runId: 'run', step: 'work', stepId: 'work', attempt: 1 }, onSession: (change) => { changes.push(change) }, ...more,
  }, signal)
  return { outcome, output: outcome.output as JsonObject, changes }
}

const heard = async (): Promise<readonly string[]> =>
  (await readFile(join(root, 'work', 'all.log'), 'utf8')).trim().split('\n')

test('two messages reach one program, and closing ends it', async () => {
  const on = await begin()
  expect((await call(on, 'open', { preset: 'agent' })).outcome).toMatchObject({ terminal: 'succeeded', output: { sessionId: '' } })
  const first = await call(on, 'send', { message: 'one' })
  expect(first.output).toMatchObject({ result: { said: ['one'] }, outcome: 'fresh', usage: { turns: 1 } })
  expect(first.changes.map(({ change }) => change)).toEqual(['accepted', 'delivered', 'settled'])
  const second = await call(on, 'send', { message: 'two' })
  expect(second.output).toMatchObject({ result: { said: ['one', 'two'] }, sessionId: first.output['sessionId'], continuity: 'continued' })
  expect(second.outcome.evidence).toMatchObject([{ name: 'stdout' }])
  expect((await call(on, 'close', {})).outcome).toMatchObject({ terminal: 'succeeded' })
  expect((await call(on, 'send', { message: 'three' })).outcome).toMatchObject({ terminal: 'failed', effect: 'none' })
})

test('a later provider session goes on with the session, by its id', async () => {
  const first = await begin()
  await call(first, 'open', { preset: 'agent' })
  const { output } = await call(first, 'send', { message: 'one' })
  await first.end('shutdown')
  const later = await begin()
  expect((await call(later, 'send', { message: 'two' })).output).toMatchObject({
    result: { said: ['one', 'two'] }, sessionId: output['sessionId'], outcome: 'resumed', continuity: 'continued',
  })
})

test('a session that the program forgot is begun afresh, the message delivered once, and the loss is told', async () => {
  const first = await begin()
  await call(first, 'open', { preset: 'agent' })
  const { output } = await call(first, 'send', { message: 'one' })
  await first.end('shutdown')
  await rm(join(root, 'work', `${output['sessionId'] as string}.log`))
  const later = await begin()
  const { output: { result, ...second } } = await call(later, 'send', { message: 'two' })
  expect(second).toMatchObject({ outcome: 'fresh', continuity: 'broken' })
  expect(result).toMatchObject({ said: ['two'], record: [{ message: 'one' }, { answer: { said: ['one'] } }] })
  expect(await heard()).toEqual(['one', 'two'])
})

test('a program that dies over a message fails it, and the next message resumes the session', async () => {
  const on = await begin()
  await call(on, 'open', { preset: 'agent' })
  await call(on, 'send', { message: 'one' })
  expect((await call(on, 'send', { message: 'die' })).outcome).toMatchObject({ terminal: 'failed', errorClass: 'action_failed_retryable' })
  expect((await call(on, 'send', { message: 'two' })).output).toMatchObject({ result: { said: ['one', 'die', 'two'] }, outcome: 'resumed' })
})

test('a failure that the program tells is classed by its words, whatever else it writes', async () => {
  const on = await begin()
  const { outcome } = await call(on, 'run', { preset: 'agent', message: 'fail' })
  expect(outcome).toMatchObject({ terminal: 'failed', errorClass: 'action_failed_retryable' })
  expect(outcome.message).toContain('overloaded, come back')
})

test('a program that cannot be started fails the call, and nothing happened', async () => {
  const on = await begin()
  const { outcome } = await call(on, 'run', { command: './no-such-program', message: 'one' })
  expect(outcome).toMatchObject({ terminal: 'failed', errorClass: 'action_failed_final', effect: 'none' })
})

test('a call whose time is over is timed out, and its program is gone', async () => {
  const on = await begin()
  const { outcome } = await call(on, 'run', { preset: 'agent', message: 'hang' }, { timeoutMs: 400 })
  expect(outcome).toMatchObject({ terminal: 'timedOut', effect: 'unknown' })
})

test('a limit of time ends a turn, and the step says so', async () => {
  const on = await begin()
  const { outcome } = await call(on, 'run', { preset: 'agent', message: 'hang', limits: { duration: 400 } })
  expect(outcome).toMatchObject({ terminal: 'succeeded', output: { status: 'limited', limit: 'duration', result: null } })
})

test('a limit counts what continuations use: one that is used up starts nothing', async () => {
  const on = await begin()
  const limits = { turns: 1 }
  await call(on, 'run', { preset: 'agent', message: 'one', limits })
  const { outcome } = await call(on, 'run', { preset: 'agent', message: 'two', limits })
  expect(outcome).toMatchObject({ terminal: 'succeeded', output: { status: 'limited', limit: 'turns', usage: { turns: 1 } } })
  expect(await heard()).toEqual(['one'])
})

test('another try of the same group goes on with its session; a continuation begins one, and is told what was left', async () => {
  const on = await begin()
  const group = { idempotencyKey: 'group-1' }
  await call(on, 'run', { preset: 'agent', message: 'one' }, group)
  const retried = await call(on, 'run', { preset: 'agent', message: 'again' }, group)
  expect(retried.output).toMatchObject({ result: { said: ['one', 'again'] }, outcome: 'resumed' })
  const previous = { value: { summary: 'half done' }, file: '/dev/null' }
  const continued = await call(on, 'run', { preset: 'agent', message: 'more' }, { idempotencyKey: 'group-2', previous })
  expect(continued.output).toMatchObject({ result: { said: ['more'], previous: 'half done' }, outcome: 'fresh', continuity: 'continued' })
})

test('a secret reaches the program, and no file of the journal but masked', async () => {
  const on = await begin()
  const env = { TOKEN: { $secret: 'TOKEN' } }
  const { outcome } = await call(on, 'run', { preset: 'agent', env, message: 'one' })
  expect(JSON.stringify(outcome)).not.toContain('hush-hush')
  expect(outcome).toMatchObject({ terminal: 'succeeded' })
})

test('a session that another run has open is not taken from it', async () => {
  const mine = await begin()
  await call(mine, 'open', { preset: 'agent' })
  const { output } = await call(mine, 'send', { message: 'one' })
  await writeFile(join(root, 'journal', 'name%20other.session-book'), JSON.stringify({
    request: { preset: 'agent' }, sessionId: output['sessionId'], history: true,
  }))
  const { outcome } = await call(await begin('other run'), 'send', { name: 'other', message: 'two' })
  expect(outcome).toMatchObject({ terminal: 'failed', effect: 'none' })
  expect(outcome.message).toContain('the run run')
  expect(await heard()).toEqual(['one'])
})
