import { once } from 'node:events'
import type { Socket } from 'node:net'
import { callMethod } from './call-method.ts'
import type { Handlers } from './handlers.ts'
import { LineFrames, type Frame } from './line-frames.ts'
import { idIn, readRequest, type RequestId, type RpcRequest } from './read-request.ts'
import { errorObject, RpcError, wrongRequest } from './rpc-error.ts'

export interface ConnectionOptions {
  readonly handlers: Handlers
  /** Bytes of one message; a longer one ends the connection. */
  readonly maxMessageBytes: number
  /** What is told of an error, without what nobody may read. */
  readonly mask: (text: string) => string
}

/** How long a peer has to read its last answers, in milliseconds. */
const HANG_UP_MS = 1_000

/** Requests of one connection that are answered at once; the next one is not read before. */
const MOST_AT_ONCE = 32

/**
 * One peer of a control socket: a request a line, answered as each is ready. What it does not read is not produced: while its answers
 * wait, nothing more of it is read.
 */
export class Connection {
  readonly #socket: Socket
  readonly #options: ConnectionOptions
  readonly #frames: LineFrames
  readonly #gone = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #closing = false

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket
    this.#options = options
    this.#frames = new LineFrames(options.maxMessageBytes)
    socket.on('error', () => { socket.destroy() })
    socket.once('close', () => { this.#gone.abort() })
  }

  /** Resolves when the peer has gone, or has had its answers. */
  async serve(): Promise<void> {
    try {
      for await (const piece of this.#socket.iterator({ destroyOnReturn: false })) {
        if (!await this.#takeAll(this.#frames.push(piece as Buffer))) break
      }
      await Promise.all(this.#underWay)
    } catch { /* the peer broke off */ }
    await this.#end(HANG_UP_MS, false)
  }

  /** Takes no more, lets answers under way out for so long, then ends. */
  async close(graceMs: number): Promise<void> {
    this.#closing = true
    await this.#end(graceMs, true)
  }

  /** @param atOnce does not wait for the peer to end too */
  async #end(graceMs: number, atOnce: boolean): Promise<void> {
    if (this.#socket.destroyed) return
    const late = setTimeout(() => { this.#socket.destroy() }, graceMs)
    const closed = new Promise((resolve) => { this.#socket.once('close', resolve) })
    void Promise.all(this.#underWay).then(() => { this.#hangUp(atOnce) })
    await closed
    clearTimeout(late)
  }

  /** What still comes is dropped, so that a peer that is writing gets to read its last answer. */
  #hangUp(atOnce: boolean): void {
    this.#socket.end(() => { if (atOnce) this.#socket.destroy() })
    this.#socket.resume()
  }

  /** @returns whether more can be read */
  async #takeAll(frames: readonly Frame[]): Promise<boolean> {
    for (const frame of frames) {
      await this.#room()
      if (this.#gone.signal.aborted || this.#closing) return false
      if (frame.kind === 'oversized') {
        const problem = `a message has at most ${String(this.#options.maxMessageBytes)} bytes`
        this.#answer(null, { error: wrongRequest('invalidRequest', problem, { next: 'ask for less at once' }).object })
        return false
      }
      this.#take(frame)
    }
    return true
  }

  #take(frame: Exclude<Frame, { readonly kind: 'oversized' }>): void {
    const work = frame.kind === 'line' ? this.#heed(frame.text) : this.#refuse(null, wrongRequest('parse', 'the message is not UTF-8'))
    this.#underWay.add(work)
    void work.finally(() => this.#underWay.delete(work))
  }

  async #heed(text: string): Promise<void> {
    let request: RpcRequest
    try {
      request = readRequest(text)
    } catch (error) {
      return this.#refuse(idIn(text), error)
    }
    const { id } = request
    try {
      const result = await callMethod(this.#options.handlers, request, {
        signal: this.#gone.signal, notify: (method, params) => this.#notify(id, method, params),
      })
      if (id !== undefined) this.#answer(id, { result })
    } catch (error) {
      if (id !== undefined) await this.#refuse(id, error)
    }
  }

  async #refuse(id: RequestId, error: unknown): Promise<void> {
    await Promise.resolve()
    const object = errorObject(error)
    this.#answer(id, { error: error instanceof RpcError ? object : JSON.parse(this.#options.mask(JSON.stringify(object))) as object })
  }

  async #notify(request: RequestId | undefined, method: string, params: object): Promise<void> {
    await this.#drained()
    this.#write({ jsonrpc: '2.0', method, params: { request, ...params } })
  }

  #answer(id: RequestId, answer: { readonly result: object } | { readonly error: object }): void {
    this.#write({ jsonrpc: '2.0', id, ...answer })
  }

  #write(message: object): void {
    if (!this.#socket.writable) return
    this.#socket.write(`${JSON.stringify(message)}\n`)
  }

  async #room(): Promise<void> {
    await this.#drained()
    while (this.#underWay.size >= MOST_AT_ONCE) await Promise.race(this.#underWay)
  }

  /** Resolves once there is room for more, or the peer has gone: a socket that takes no more is about to close. */
  async #drained(): Promise<void> {
    const { signal } = this.#gone
    if (signal.aborted || (this.#socket.writable && !this.#socket.writableNeedDrain)) return
    await once(this.#socket, this.#socket.writable ? 'drain' : 'close', { signal }).catch(() => undefined)
  }
}
