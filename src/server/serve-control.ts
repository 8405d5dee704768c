import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { Fault, isFault } from '../model/fault.ts'
import { Connection } from './connection.ts'
import { addressOf, ownFolder, socketName } from './control-place.ts'
import type { Handlers } from './handlers.ts'
import { sweepSockets } from './sweep-sockets.ts'

/** How a live run listens. */
export interface ControlOptions {
  /** The folder of the store. */
  readonly store: string
  readonly runId: string
  /** What it answers. */
  readonly handlers: Handlers
  /** What is told of a failure, without what nobody may read. Default: as it is. */
  readonly mask?: (text: string) => string
  /** Bytes of one message. Default 1 MiB. */
  readonly maxMessageBytes?: number
  /** How long answers under way may take once it closes, in milliseconds. Default 2,000. */
  readonly graceMs?: number
}

/** A socket that listens. Closing it removes it. */
export interface ControlServer extends AsyncDisposable {
  readonly path: string
  close(): Promise<void>
}

const MOST_CONNECTIONS = 256

async function listen(server: Server, address: string): Promise<void> {
  const listening = once(server, 'listening')
  server.listen(address)
  await listening
}

class SocketServer implements ControlServer {
  readonly #connections = new Set<Connection>()
  readonly #server: Server
  #closed: Promise<void> | undefined

  constructor(readonly options: ControlOptions, readonly path: string, readonly release: () => void) {
    const { handlers, maxMessageBytes = 1_048_576, mask = (text: string) => text } = options
    this.#server = createServer({ allowHalfOpen: true }, (socket) => {
      const connection = new Connection(socket, { handlers, maxMessageBytes, mask })
      this.#connections.add(connection)
      void connection.serve().finally(() => this.#connections.delete(connection))
    })
    this.#server.maxConnections = MOST_CONNECTIONS
  }

  async open(address: string): Promise<void> {
    await listen(this.#server, address)
    this.#server.on('error', () => undefined)
    chmodSync(this.path, 0o600)
  }

  close(): Promise<void> { return this.#closed ??= this.#close() }

  async #close(): Promise<void> {
    const { graceMs = 2_000 } = this.options
    rmSync(this.path, { force: true })
    const closed = new Promise((resolve) => { this.#server.close(resolve) })
    await Promise.all(Array.from(this.#connections, (connection) => connection.close(graceMs)))
    await closed
    this.release()
  }

  [Symbol.asyncDispose](): Promise<void> { return this.close() }
}

const unavailable = (cause: unknown): Fault => new Fault('control.unavailable', `the run cannot listen: ${messageOf(cause)}`, {
  cause, next: 'what is asked through the store still counts',
})

/**
 * Listens for JSON-RPC on a Unix socket in the store, for those who may act as the user of this process. Sockets that dead processes left
 * are removed.
 * @throws Fault control.refused for a folder that others may enter, control.unavailable
 */
export async function serveControl(options: ControlOptions): Promise<ControlServer> {
  const { store, runId } = options
  if (process.platform === 'win32') throw new Fault('control.unavailable', 'there are no control sockets on Windows')
  try {
    const folder = ownFolder(store)
    await sweepSockets(store)
    const name = socketName(runId)
    const { address, release } = addressOf(store, name)
    const server = new SocketServer(options, join(folder, name), release)
    try {
      await server.open(address)
    } catch (error) {
      release()
      throw error
    }
    return server
  } catch (error) {
    throw isFault(error) ? error : unavailable(error)
  }
}
