import { createHmac } from 'node:crypto'
import { canonicalJson, type Json } from '../../base/json.ts'
import { given } from '../../base/given.ts'
import type { Notice, Notifier, Question } from '../../ports/notifier.ts'

export interface WebhookOptions {
  /** Where to post: http or https, without a user in it. */
  readonly url: string
  /** Signs every body; the receiver has it too. Never part of a request. */
  readonly secret: string
}

/** The header that proves who posted: `sha256=` and the HMAC of the exact body under the secret, in lower-case hex. */
const SIGNATURE_HEADER = 'X-Flowir-Signature'

/** @throws TypeError saying what is wrong with it */
function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined) throw new TypeError('a webhook is a whole address, as https://example.org/hook')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb) throw new TypeError(`a webhook is posted over http or https, not ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw new TypeError('a webhook has no user or password in its address')
  return url
}

const entryOf = ({ decisions, inputSchema, deadlineAtMs, presents, ...question }: Question): Json => ({
  ...question, presents, ...given('decisions', decisions), ...given('inputSchema', inputSchema), ...given('deadlineAtMs', deadlineAtMs),
})

const bodyOf = ({ runId, flowId, questions, answerHint }: Notice): string =>
  canonicalJson({ flowirWebhook: 1, runId, flowId, entries: questions.map(entryOf), respondHint: answerHint })

/** What broke a connection: the system's own word for it, which does not repeat the address. */
function connectionProblem(error: unknown): string {
  const { code } = (error instanceof Error ? error.cause ?? error : {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : 'the connection failed'
}

async function post(url: URL, body: string, signature: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', [SIGNATURE_HEADER]: signature }
  try {
    return await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
  } catch (error) {
    throw new Error(`${url.host} could not be reached: ${connectionProblem(error)}`, { cause: error })
  }
}

/**
 * Posts each notice once: canonical JSON `{ flowirWebhook: 1, runId, flowId, entries, respondHint }`. No redirect is followed, and nothing
 * of an answer is read but its status: any of 200 to 299 will do.
 * @throws TypeError for an address that is none or an empty secret
 * @example new Runner({ store, providers, notifiers: [webhook({ url: 'https://example.org/hook', secret })] })
 */
export function webhook({ url: text, secret }: WebhookOptions): Notifier {
  const url = addressOf(text)
  if (secret === '') throw new TypeError('a webhook needs a secret to sign with')
  return {
    name: 'webhook',
    async notify(notice, signal) {
      const body = bodyOf(notice)
      const response = await post(url, body, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`, signal)
      await response.body?.cancel()
      if (response.ok) return
      const redirects = response.status >= 300 && response.status < 400
      throw new Error(`${url.host} answered ${String(response.status)}${redirects ? ', and redirects are not followed' : ''}`)
    },
  }
}
