import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Fault } from '../../../src/model/fault.ts'
import { callControl } from '../../../src/server/control-client.ts'
import { controlFolder, socketNames } from '../../../src/server/control-place.ts'
import type { Handlers } from '../../../src/server/handlers.ts'
import { serveControl, type ControlOptions } from '../../../src/server/serve-control.ts'

const CAPABLE = { schemaVersion: 1, software: 'test', capabilities: [], methods: [] }
const HANDLERS: Handlers = {
  capabilities: () => Promise.resolve(CAPABLE),
  'run.cancel': () => Promise.reject(new Fault('run.not-live', 'it is over', { next: 'runner ls', data: { outcome: 'passed' } })),
  'run.retry': () => Promise.reject(new TypeError('a secret went wrong')),
}

const DEEP: unknown = JSON.parse('{"a":'.repeat(300) + '1' + '}'.repeat(300))

let store: string

beforeEach(() => { store = mkdtempSync(join(tmpdir(), 'flowir-control-')) })
afterEach(() => { rmSync(store, { recursive: true, force: true }) })

const serve = (more: Partial<ControlOptions> = {}) => serveControl({ store, runId: 'r1', handlers: HANDLERS, ...more })

const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => { socket.once('close', resolve) })

/** Sends bytes and ends; gives the answers, line by line. */
async function exchange(path: string, sent: string | Uint8Array): Promise<readonly Record<string, unknown>[]> {
  const socket = connect({ path })
  socket.end(sent)
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => { text += piece }).on('error', () => undefined)
  await closed(socket)
  return text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>)
}

const request = (id: unknown, method: string, params?: unknown): string => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`

describe('a control socket', () => {
  it('is for nobody else, and is gone once it is closed', async () => {
    const server = await serve()
    expect(statSync(server.path).mode & 0o777).toBe(0o600)
    expect(statSync(controlFolder(store)).mode & 0o777).toBe(0o700)
    await server.close()
    expect(readdirSync(controlFolder(store))).toEqual([])
  })

  it('answers each request of a connection, with the id it came with', async () => {
    await using server = await serve()
    const sent = request(1, 'capabilities') + request('two', 'capabilities', {}) + request(null, 'capabilities')
    const answers = await exchange(server.path, sent)
    expect(answers).toEqual([1, 'two', null].map((id) => ({ jsonrpc: '2.0', id, result: CAPABLE })))
  })

  it.each([
    { title: 'what is not JSON', sent: '{"jsonrpc"\n', id: null, code: -32700 },
    { title: 'bytes that are no text', sent: new Uint8Array([0xff, 0x00, 0xfe, 0x0a]), id: null, code: -32700 },
    { title: 'JSON that is no request', sent: '{"method":"capabilities","id":4}\n', id: 4, code: -32600 },
    { title: 'a number', sent: '7\n', id: null, code: -32600 },
    { title: 'a batch', sent: '[]\n', id: null, code: -32600 },
    { title: 'a request without a method', sent: '{"jsonrpc":"2.0","id":1}\n', id: 1, code: -32600 },
    { title: 'an id that is none', sent: '{"jsonrpc":"2.0","id":{},"method":"capabilities"}\n', id: null, code: -32600 },
    { title: 'a method nobody knows', sent: request(2, 'run.away'), id: 2, code: -32601, says: '"run.away" is no method' },
    { title: 'a name that every object has', sent: request(2, 'constructor'), id: 2, code: -32601 },
    {
      title: 'a method that is offered elsewhere', sent: request(2, 'run.start', { flow: 'x' }), id: 2, code: -32601,
      says: 'not offered here',
    },
    { title: 'parameters by position', sent: request(3, 'capabilities', []), id: 3, code: -32602 },
    { title: 'parameters that are missing', sent: request(3, 'run.cancel'), id: 3, code: -32602, says: 'the field "runId" is missing' },
    { title: 'parameters nobody knows', sent: request(3, 'run.cancel', { runId: 'r1', why: 1 }), id: 3, code: -32602, says: '"why"' },
    {
      title: 'a parameter of another type', sent: request(3, 'run.cancel', { runId: 1 }), id: 3, code: -32602,
      says: 'runId: must be string',
    },
    { title: 'parameters that nest too deep', sent: request(3, 'run.retry', DEEP), id: 3, code: -32602 },
  ])('refuses $title, and goes on', async ({ sent, id, code, says = '' }) => {
    await using server = await serve()
    const [refusal, after] = [(await exchange(server.path, sent))[0], await exchange(server.path, request(9, 'capabilities'))]
    expect(refusal).toMatchObject({ jsonrpc: '2.0', id, error: { code, data: { exitCode: 64 } } })
    expect((refusal?.['error'] as Error).message).toContain(says)
    expect(after).toMatchObject([{ id: 9, result: CAPABLE }])
  })

  it('tells a fault with everything a program needs, and a bug without what nobody may read', async () => {
    await using server = await serve({ mask: (text) => text.replaceAll('secret', '***') })
    const [fault, bug] = await exchange(server.path, request(1, 'run.cancel', { runId: 'r1' }) + request(2, 'run.retry', { runId: 'r1' }))
    const data = { code: 'run.not-live', exitCode: 64, next: 'runner ls', outcome: 'passed' }
    expect(fault).toMatchObject({ error: { code: -32000, data } })
    expect(bug).toMatchObject({ error: { code: -32603, message: 'this is a bug in the runner: a *** went wrong', data: { exitCode: 70 } } })
    await expect(callControl(store, 'r1', 'run.cancel', { runId: 'r1' })).rejects.toMatchObject({
      name: 'Fault', code: 'run.not-live', next: 'runner ls', data: { outcome: 'passed' },
    })
  })

  it('says that a message is too long and hangs up, and answers others', async () => {
    await using server = await serve({ maxMessageBytes: 1_000 })
    const answers = await exchange(server.path, `${request(1, 'capabilities')}${'x'.repeat(5_000_000)}`)
    expect(answers).toHaveLength(2)
    expect(answers.find(({ id }) => id === 1)).toMatchObject({ result: CAPABLE })
    expect(answers.find(({ id }) => id === null)).toMatchObject({ error: { code: -32600, message: 'a message has at most 1000 bytes' } })
    expect(await callControl(store, 'r1', 'capabilities', {})).toEqual(CAPABLE)
  })

  it('does not produce what a peer does not read', async () => {
    let told = 0
    const handlers: Handlers = {
      'run.events': async (_params, { notify, signal }) => {
        while (!signal.aborted) {
          await notify('run.event', { event: 'x'.repeat(10_000) })
          told += 1
        }
        return {}
      },
    }
    await using server = await serve({ handlers })
    const socket: Socket = connect({ path: server.path })
    socket.on('error', () => undefined).pause()
    socket.write(request(1, 'run.events', { runId: 'r1', follow: true }))
    for (let before = -1; told !== before || told === 0;) {
      before = told
      await new Promise((resolve) => { setTimeout(resolve, 50) })
    }
    expect(told).toBeLessThan(1_000)
    socket.destroy()
  })

  it('closes although a peer does not read, and one is not answered', async () => {
    const asked: (() => void)[] = []
    const both = new Promise<void>((resolve) => { asked.push(() => undefined, resolve) })
    const handlers: Handlers = { 'run.retry': () => { asked.shift()?.(); return new Promise(() => undefined) } }
    const server = await serve({ handlers, graceMs: 20 })
    const socket = connect({ path: server.path })
    socket.on('error', () => undefined).write(request(1, 'run.retry', { runId: 'r1' }))
    const lost = callControl(store, 'r1', 'run.retry', { runId: 'r1' })
    await both
    await Promise.all([closed(socket), expect(lost).rejects.toMatchObject({ code: 'control.no-answer' }), server.close()])
    expect(socket.destroyed).toBe(true)
  })

  it('answers many connections at once', async () => {
    await using server = await serve()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, id) => exchange(server.path, request(id, 'capabilities'))))
    expect(answers.map(([answer]) => answer?.['id'])).toEqual(Array.from({ length: 50 }, (_, id) => id))
  })

  it('is found in a store whose path is longer than that of a socket may be', async () => {
    store = join(store, 'deep-'.repeat(12), 'deeper-'.repeat(12), 'deepest-'.repeat(12))
    mkdirSync(store, { recursive: true })
    const server = await serve()
    expect(server.path.length).toBeGreaterThan(250)
    expect(await callControl(store, 'r1', 'capabilities', {})).toEqual(CAPABLE)
    await server.close()
    expect(readdirSync(controlFolder(store))).toEqual([])
  })

  it('is one for each run', async () => {
    const answers = (name: string): Handlers => ({ capabilities: () => Promise.resolve({ name }) })
    await using one = await serve({ handlers: answers('one') })
    await using two = await serve({ runId: 'r2', handlers: answers('two') })
    expect(one.path).not.toBe(two.path)
    expect(await callControl(store, 'r1', 'capabilities', {})).toEqual({ name: 'one' })
    expect(await callControl(store, 'r2', 'capabilities', {})).toEqual({ name: 'two' })
    expect(await callControl(store, 'r3', 'capabilities', {})).toBeUndefined()
  })

  it('gives up on an answer after the time it was given', async () => {
    await using server = await serve({ handlers: { 'run.retry': () => new Promise(() => undefined) }, graceMs: 1 })
    expect(server.path).toContain('control')
    await expect(callControl(store, 'r1', 'run.retry', { runId: 'r1' }, { timeoutMs: 20 })).rejects.toMatchObject({
      code: 'control.no-answer', message: 'the process of r1 did not answer within 20 ms',
    })
  })
})

describe('who may be behind a control socket', () => {
  it.each([
    { title: 'others may write to the socket', spoil: (path: string) => { chmodSync(path, 0o622) }, says: /by others \(mode 622\)/ },
    { title: 'others may write to its folder', spoil: () => { chmodSync(controlFolder(store), 0o770) }, says: /control may be written/ },
  ])('is refused by name when $title', async ({ spoil, says }) => {
    await using server = await serve()
    spoil(server.path)
    const asked = callControl(store, 'r1', 'capabilities', {})
    await expect(asked).rejects.toMatchObject({ code: 'control.refused', message: expect.stringMatching(says) as string })
  })

  it('is nobody where a file has the name of a socket', async () => {
    const server = await serve()
    const { path } = server
    await server.close()
    writeFileSync(path, '')
    chmodSync(path, 0o600)
    await expect(callControl(store, 'r1', 'capabilities', {})).rejects.toMatchObject({ code: 'control.refused' })
  })

  it('is refused where the folder leads elsewhere', async () => {
    const elsewhere = join(store, 'elsewhere')
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, controlFolder(store))
    await expect(serve()).rejects.toMatchObject({ code: 'control.refused' })
    expect(readdirSync(elsewhere)).toEqual([])
  })

  it.skipIf(process.getuid?.() !== 0)('is refused where the folder belongs to another user', async () => {
    const { chownSync } = await import('node:fs')
    const server = await serve()
    chownSync(server.path, 12_345, 12_345)
    await expect(callControl(store, 'r1', 'capabilities', {})).rejects.toMatchObject({ code: 'control.refused' })
    await server.close()
    chownSync(controlFolder(store), 12_345, 12_345)
    await expect(serve()).rejects.toMatchObject({ code: 'control.refused' })
  })

  it('finds a folder shut that was open', async () => {
    mkdirSync(controlFolder(store), { mode: 0o755 })
    await using server = await serve()
    expect(existsSync(server.path)).toBe(true)
    expect(statSync(controlFolder(store)).mode & 0o777).toBe(0o700)
  })

  it('cannot listen where a file stands', async () => {
    writeFileSync(controlFolder(store), '')
    await expect(serve()).rejects.toMatchObject({ code: 'control.unavailable' })
  })
})

describe('a socket that a dead process left', () => {
  /** Binds a socket under the name of a process that is not there, and leaves it. */
  async function leave(name: string): Promise<void> {
    mkdirSync(controlFolder(store), { recursive: true, mode: 0o700 })
    const dead = createServer()
    dead.listen(join(store, 'bound'))
    await once(dead, 'listening')
    const { renameSync } = await import('node:fs')
    renameSync(join(store, 'bound'), join(controlFolder(store), name))
    dead.close()
    await once(dead, 'close')
    chmodSync(join(controlFolder(store), name), 0o600)
  }

  it('is nobody, and is removed by the next one', async () => {
    const server = await serve()
    const [name = ''] = socketNames(store, 'r1')
    await server.close()
    const left = name.replace(/\.\d+\./, '.4194303.')
    await leave(left)
    expect(await callControl(store, 'r1', 'capabilities', {})).toBeUndefined()
    await using other = await serve({ runId: 'r2' })
    expect(socketNames(store)).toHaveLength(1)
    expect(other.path).not.toContain(left)
  })
})
