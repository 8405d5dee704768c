import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import type { RpcMethod, RpcParams } from '../../src/model/rpc.ts'
import { callControl, followControl } from '../../src/server/control-client.ts'
import { controlFolder, socketNames } from '../../src/server/control-place.ts'
import { serveControl } from '../../src/server/serve-control.ts'
import { effect, flow, Scene, type Started } from './scene.ts'

// covers: CLI-10
const WAITS = '  - { id: wait, shell: touch began; while ! test -e go; do sleep 0.05; done, effect: readonly }'
const WAITING = flow('waiting', WAITS, effect('after'))
const TRY = "'echo try >> tries.log; test -e go || exit 75'"
const RETRIED = flow(
  'retried', `  - { id: flaky, shell: ${TRY}, effect: readonly, retry: { maxAttempts: 3, backoff: 1h } }`, effect('after'),
)

const storeOf = (scene: Scene): string => join(scene.dir, '.runner')
const ask = <M extends RpcMethod>(scene: Scene, runId: string, method: M, params: RpcParams<M>): Promise<JsonObject | undefined> =>
  callControl(storeOf(scene), runId, method, params, { timeoutMs: 20_000 })
const sockets = (scene: Scene): readonly string[] => readdirSync(controlFolder(storeOf(scene)))

/** Once the process of a run listens. */
async function listens(scene: Scene, runId: string): Promise<void> {
  while (await ask(scene, runId, 'capabilities', {}) === undefined) await new Promise((resolve) => { setImmediate(resolve) })
}

async function live(scene: Scene, runId = 'r1', words: readonly string[] = []): Promise<Started> {
  const run = scene.start(['run', 'waiting.flow.yaml', '--run-id', runId, ...words])
  await scene.until('began')
  await listens(scene, runId)
  return run
}

const goOn = (scene: Scene): void => { scene.write({ go: '' }) }

describe('a live run', () => {
  it('answers for itself, and is gone from the store when it ends', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    expect(await ask(scene, 'r1', 'capabilities', {})).toMatchObject({
      schemaVersion: 1, software: expect.stringMatching(/^flowir-runner\//) as string, runId: 'r1',
      capabilities: ['run-retry-v1', 'step-retry-v1', 'continuation-v1', 'session-resume-v1'],
      methods: ['run.list', 'run.get', 'run.events', 'run.retry', 'run.cancel', 'human.inbox', 'human.answer', 'capabilities'],
    })
    expect(await ask(scene, 'r1', 'run.get', { runId: '@latest' })).toMatchObject({
      runId: 'r1', outcome: 'running', process: { pid: run.pid }, requests: [], next: { command: 'runner log r1 -f' },
    })
    expect(await ask(scene, 'r1', 'run.list', {})).toMatchObject({ runs: [{ runId: 'r1', outcome: 'running' }] })
    expect(await ask(scene, 'r1', 'human.inbox', {})).toEqual({ schemaVersion: 1, requests: [] })
    const first = await ask(scene, 'r1', 'run.events', { runId: 'r1', limit: 1 })
    expect(first).toMatchObject({ events: [{ seq: 1, type: 'runStarted' }], after: 1 })
    expect(sockets(scene)).toHaveLength(1)
    goOn(scene)
    expect(await run.ended).toMatchObject({ code: 0 })
    expect(sockets(scene)).toEqual([])
    expect(await ask(scene, 'r1', 'capabilities', {})).toBeUndefined()
  })

  it('begins no other run, and speaks of none', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING, 'one.flow.yaml': flow('one', effect('one')) })
    await scene.run(['run', 'one.flow.yaml', '--run-id', 'over'])
    const run = await live(scene)
    for (const [method, params] of [
      ['run.start', { flow: 'one.flow.yaml' }], ['run.resume', { runId: 'r1' }], ['run.plan', { runId: 'r1' }],
    ] as const) {
      await expect(ask(scene, 'r1', method, params)).rejects.toThrow(`"${method}" is not offered here`)
    }
    await expect(ask(scene, 'r1', 'run.get', { runId: 'over' })).rejects.toMatchObject({ code: 'run.unknown' })
    await expect(ask(scene, 'r1', 'run.retry', { runId: 'over' })).rejects.toMatchObject({ code: 'retry.unknown_run' })
    await expect(ask(scene, 'r1', 'run.cancel', { runId: 'nowhere' })).rejects.toMatchObject({ code: 'run.unknown' })
    goOn(scene)
    expect((await run.ended).code).toBe(0)
  })

  it('is cancelled through its socket, and says who asked', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    expect(await ask(scene, 'r1', 'run.cancel', { runId: 'r1', reason: 'enough', actor: 'bot:ann' })).toEqual({ runId: 'r1', how: 'asked' })
    expect((await run.ended).code).toBe(1)
    const { stdout } = await scene.run(['log', 'r1', '--json=stream'])
    expect(stdout).toMatch(/"type":"runCancelled".*"actor":"bot:ann".*"reason":"enough"|"reason":"enough".*"actor":"bot:ann"/)
    expect(scene.has('effects.log')).toBe(false)
  })

  it('tells its events from a position on as they come, and when it is over', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    const seen: number[] = []
    for await (const { seq } of followControl(storeOf(scene), 'r1', 1)) {
      if (seen.length === 0) goOn(scene)
      seen.push(seq)
    }
    expect((await run.ended).code).toBe(0)
    const all = (await scene.run(['log', 'r1', '--json=stream'])).stdout.trim().split('\n')
    expect(seen).toEqual(all.slice(1).map((_, index) => index + 2))
  })

  it('lets fifty ask at once', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(scene, 'r1', 'run.get', { runId: 'r1' })))
    expect(answers.filter((answer) => answer?.['outcome'] === 'running')).toHaveLength(50)
    goOn(scene)
    expect((await run.ended).code).toBe(0)
  })

  it('is unharmed by what is no request', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    const [name = ''] = socketNames(storeOf(scene), 'r1')
    const call = '{"jsonrpc":"2.0","id":1,"method":"run.get"}\n'
    for (const sent of [Buffer.from([0, 255, 254, 10, 7]), '{"jsonrpc":', 'x'.repeat(3_000_000), call]) {
      const socket = connect({ path: join(controlFolder(storeOf(scene)), name) })
      socket.on('error', () => undefined).resume().end(sent)
      await new Promise((resolve) => { socket.once('close', resolve) })
    }
    expect(await ask(scene, 'r1', 'run.get', { runId: 'r1' })).toMatchObject({ outcome: 'running' })
    goOn(scene)
    expect((await run.ended).code).toBe(0)
  })

  it('listens in a store whose path is longer than that of a socket may be', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const store = join(scene.dir, 'deep-'.repeat(12), 'deeper-'.repeat(12), 'deepest-'.repeat(12))
    mkdirSync(store, { recursive: true })
    const run = scene.start(['run', 'waiting.flow.yaml', '--run-id', 'r1', '--store', store])
    await scene.until('began')
    while (await callControl(store, 'r1', 'capabilities', {}) === undefined) await new Promise((resolve) => { setImmediate(resolve) })
    expect((await scene.run(['cancel', 'r1', '--store', store])).code).toBe(0)
    expect((await run.ended).code).toBe(1)
    expect(readdirSync(controlFolder(store))).toEqual([])
  })

  it('listens beside another one', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const [one, two] = [await live(scene, 'r1'), await live(scene, 'r2')]
    expect(await ask(scene, 'r1', 'capabilities', {})).toMatchObject({ runId: 'r1' })
    expect(await ask(scene, 'r2', 'capabilities', {})).toMatchObject({ runId: 'r2' })
    await ask(scene, 'r1', 'run.cancel', { runId: 'r1' })
    expect((await one.ended).code).toBe(1)
    expect(await ask(scene, 'r2', 'run.get', { runId: 'r2' })).toMatchObject({ outcome: 'running' })
    goOn(scene)
    expect((await two.ended).code).toBe(0)
  })

  it('listens for each of the runs of one call', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING, 'm.json': '[{}, {}]' })
    const run = scene.start(['run', 'waiting.flow.yaml', '--matrix', 'm.json', '--run-id-file', 'ids'])
    await scene.until('ids', 2)
    const ids = scene.lines('ids')
    for (const id of ids) await listens(scene, id)
    for (const id of ids) expect(await ask(scene, id, 'capabilities', {})).toMatchObject({ runId: id })
    goOn(scene)
    expect((await run.ended).code).toBe(0)
    expect(sockets(scene)).toEqual([])
  })

  it('goes on without a socket where it cannot listen, and says so once', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING, '.runner/control': '', go: '' })
    const { code, stderr } = await scene.run(['run', 'waiting.flow.yaml', '--run-id', 'r1'])
    expect(code, stderr).toBe(0)
    expect(stderr.match(/no control socket, r1 goes on without/g)).toHaveLength(1)
  })

  it('that was killed leaves a socket that nobody is behind, and the next run removes it', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING, 'one.flow.yaml': flow('one', effect('one')) })
    const run = await live(scene)
    run.kill('SIGKILL')
    await run.ended
    expect(sockets(scene)).toHaveLength(1)
    expect(await ask(scene, 'r1', 'capabilities', {})).toBeUndefined()
    await scene.run(['run', 'one.flow.yaml'])
    expect(sockets(scene)).toEqual([])
  })

  it('fires the attempt that waits when it is asked to, and refuses a second one by name', async () => {
    using scene = new Scene({ 'retried.flow.yaml': RETRIED })
    const run = scene.start(['run', 'retried.flow.yaml', '--run-id', 'r1'])
    await scene.until('tries.log', 1)
    await listens(scene, 'r1')
    const waits = async (): Promise<unknown> => (await ask(scene, 'r1', 'run.get', { runId: 'r1' }))?.['waitsFor']
    while ((await waits() as { readonly total: number }).total === 0) await new Promise((resolve) => { setImmediate(resolve) })
    goOn(scene)
    const both = await Promise.allSettled([1, 2].map(() => ask(scene, 'r1', 'run.retry', { runId: 'r1', context: { by: 'hand' } })))
    const [taken] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(taken).toMatchObject({ runId: 'r1', step: 'flaky', attempt: 2, kind: 'run', mode: 'firedWaiting', manual: true })
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: string }] : []))
    expect(refused).toHaveLength(1)
    expect(refused[0]?.code).toMatch(/^retry\./)
    expect((await run.ended).code).toBe(0)
    expect(scene.lines('tries.log')).toEqual(['try', 'try'])
    expect(scene.lines('effects.log')).toEqual(['after'])
  })
})

describe('cancel', () => {
  it('asks the process of the run, before it writes to the store', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    const asked: JsonObject[] = []
    const server = await serveControl({
      store: storeOf(scene), runId: 'r1', handlers: {
        'run.cancel': async (params) => {
          asked.push(params)
          run.kill('SIGTERM')
          await run.ended
          void server.close()
          return { runId: 'r1', how: 'asked' }
        },
      },
    })
    const { code, stdout } = await scene.run(['cancel', 'r1', '--reason', 'late', '-q'])
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'r1\n' })
    expect(asked).toEqual([{ runId: 'r1', reason: 'late', actor: expect.stringMatching(/^cli:os:/) as string }])
  })

  it('goes through the store where the socket cannot be trusted, and names what is wrong', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    chmodSync(join(controlFolder(storeOf(scene)), sockets(scene)[0] ?? ''), 0o666)
    const { code, stderr } = await scene.run(['cancel', 'r1'])
    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/error\[control\.refused\] .* may be written by others \(mode 666\); it is told through the store/)
    expect((await run.ended).code).toBe(1)
  })
})

describe('log -f', () => {
  const follow = (scene: Scene): Started => scene.start(['log', 'r1', '-f', '--json=stream'])
  const seqs = (text: string): readonly number[] =>
    text.trim().split('\n').map((line) => (JSON.parse(line) as { readonly seq: number }).seq)

  it.each([
    { title: 'through the socket', mode: 0o600, says: /^$/ },
    { title: 'from the store where the socket is refused, and says so', mode: 0o622, says: /^error\[control\.refused\] [^\n]*\n$/ },
  ])('shows every event once $title, until the run is over', async ({ mode, says }) => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    chmodSync(join(controlFolder(storeOf(scene)), sockets(scene)[0] ?? ''), mode)
    const log = follow(scene)
    await once(log.stdout, 'data')
    goOn(scene)
    const [{ code, stdout, stderr }] = [await log.ended, await run.ended]
    expect(code).toBe(0)
    expect(stderr).toMatch(says)
    const all = (await scene.run(['log', 'r1', '--json=stream'])).stdout
    expect(stdout).toBe(all)
    expect(seqs(all)).toEqual(seqs(all).map((_, index) => index + 1))
  })

  it('reads on from the store when the process goes away, and from the next one', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    const server = await serveControl({
      store: storeOf(scene), runId: 'r1', graceMs: 1, handlers: {
        'run.events': async (_params, { notify }) => {
          await notify('run.event', { event: { seq: 3, type: 'told' } })
          return server.close().then(() => ({}))
        },
      },
    })
    const log = follow(scene)
    const told = new Promise<void>((resolve) => { log.stdout.on('data', (text: string) => { if (text.includes('"told"')) resolve() }) })
    await told
    goOn(scene)
    expect((await run.ended).code).toBe(0)
    expect(seqs((await log.ended).stdout).at(-1)).toBe(seqs((await scene.run(['log', 'r1', '--json=stream'])).stdout).at(-1))
  })

  it('ends when the process is killed', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const run = await live(scene)
    const log = follow(scene)
    await once(log.stdout, 'data')
    run.kill('SIGKILL')
    expect(await log.ended).toMatchObject({ code: 0, stderr: '' })
  })
})
