import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came in one request. */
export interface Received { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

type Answer = (response: ServerResponse, received: Received) => void

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A server of its own on a free port, which remembers what it was sent. */
export class HttpReceiver implements AsyncDisposable {
  readonly received: Received[] = []
  readonly #server
  readonly #waiting: (() => void)[] = []

  constructor(answer: Answer = (response) => { response.writeHead(204).end() }) {
    this.#server = createServer((request, response) => {
      void bytesOf(request).then((body) => {
        const received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
        this.received.push(received)
        for (const wake of this.#waiting.splice(0)) wake()
        answer(response, received)
      })
    })
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get url(): string { return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/hook` }

  /** Resolves once so many requests came. */
  async until(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => { this.#waiting.push(resolve) })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
