import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { webhook } from '../../../src/notifiers/webhook/webhook.ts'
import type { Notice } from '../../../src/ports/notifier.ts'
import { HttpReceiver } from './http-receiver.ts'

const SECRET = 'of-the-hook'
const NOTICE: Notice = {
  runId: 'r1', flowId: 'release', answerHint: 'runner inbox', questions: [
    {
      requestId: 'q1', ref: 'approve', kind: 'step', mode: 'confirm', prompt: 'Publish „ä“ now?', presents: [{ b: 1, a: [true] }],
      decisions: ['publish', 'stop'], deadlineAtMs: 1_700_000_000_000,
    },
    { requestId: 'q2', ref: 'name', kind: 'step', mode: 'provideInput', prompt: 'Which?', presents: [], inputSchema: { type: 'string' } },
  ],
}
const never = new AbortController().signal

const post = (url: string, signal = never): Promise<void> => webhook({ url, secret: SECRET }).notify(NOTICE, signal)

// covers: CLI-17
test('one POST tells all questions in canonical JSON, signed over the exact body', async () => {
  await using receiver = await new HttpReceiver().listen()
  await post(receiver.url)
  expect(receiver.received).toHaveLength(1)
  const { method, headers, body } = receiver.received[0]!
  expect(method).toBe('POST')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['x-flowir-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`)
  expect(body.toString('utf8')).toBe('{"entries":['
    + '{"deadlineAtMs":1700000000000,"decisions":["publish","stop"],"kind":"step","mode":"confirm","presents":[{"a":[true],"b":1}],'
    + '"prompt":"Publish „ä“ now?","ref":"approve","requestId":"q1"},'
    + '{"inputSchema":{"type":"string"},"kind":"step","mode":"provideInput","presents":[],"prompt":"Which?","ref":"name",'
    + '"requestId":"q2"}],"flowId":"release","flowirWebhook":1,"respondHint":"runner inbox","runId":"r1"}')
  expect(body.toString('utf8')).not.toContain(SECRET)
})

describe('what goes wrong is said without the address, which may hold a token', () => {
  test('a server that fails', async () => {
    await using receiver = await new HttpReceiver((response) => { response.writeHead(500).end('x'.repeat(1_000_000)) }).listen()
    await expect(post(`${receiver.url}/t0ken`)).rejects.toThrow(/^127\.0\.0\.1:\d+ answered 500$/)
  })

  test('a redirect is not followed', async () => {
    await using target = await new HttpReceiver().listen()
    await using receiver = await new HttpReceiver((response) => { response.writeHead(307, { location: target.url }).end() }).listen()
    await expect(post(receiver.url)).rejects.toThrow(/answered 307, and redirects are not followed/)
    expect([receiver.received.length, target.received.length]).toEqual([1, 0])
  })

  test('a connection that is refused', async () => {
    const receiver = await new HttpReceiver().listen()
    const { url } = receiver
    await receiver[Symbol.asyncDispose]()
    await expect(post(`${url}/t0ken`)).rejects.toThrow(/^127\.0\.0\.1:\d+ could not be reached: ECONNREFUSED$/)
  })

  test('a server that never answers is given up when the signal says so', async () => {
    await using receiver = await new HttpReceiver(() => { /* it hangs */ }).listen()
    const abort = new AbortController()
    const posted = post(receiver.url, abort.signal)
    await receiver.until(1)
    abort.abort()
    await expect(posted).rejects.toThrow(/could not be reached/)
  })
})

test.each([
  ['example.org/hook', /whole address/], ['ftp://example.org', /http or https, not ftp:/], ['file:///etc/passwd', /not file:/],
  ['https://ann:pw@example.org', /no user or password/],
])('%s is no webhook', (url, problem) => {
  expect(() => webhook({ url, secret: SECRET })).toThrow(problem)
})

test('without a secret nothing is posted', () => {
  expect(() => webhook({ url: 'https://example.org', secret: '' })).toThrow(/needs a secret/)
})
