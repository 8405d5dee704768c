import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { ProviderError, type ActionCall, type ProviderSession } from '../../src/ports/provider.ts'
import type { DefinedCall } from '../../src/providers/action-definition.ts'
import { defineProvider } from '../../src/providers/define-provider.ts'
import { claimCall } from '../../src/providers/dispatch-journal.ts'
import { failed, succeeded } from '../../src/providers/outcome.ts'
import { identityOf } from '../../src/providers/process-identity.ts'

let dir: string
beforeEach(async () => { dir = await mkdtemp(join(tmpdir(), 'defined-')) })
afterEach(() => rm(dir, { recursive: true, force: true }))

const SECRET = 'correct-horse'
const calm = (): AbortSignal => new AbortController().signal

const call = (args: JsonObject = {}, more: Partial<ActionCall> = {}): ActionCall => ({
  callId: 'call', idempotencyKey: 'key', action: 'act', args, effect: 'mutating', idempotent: false,
  context: { runId: 'run', step: 'step', stepId: 'step', attempt: 1 }, ...more,
})

type Run = (call: DefinedCall, signal: AbortSignal) => unknown

function open(run: Run, reconcile?: (call: DefinedCall) => unknown): Promise<ProviderSession> {
  const act = { effect: 'declared' as const, input: true, output: true, run, ...(reconcile === undefined ? {} : { reconcile }) }
  return defineProvider({ name: 'made', version: '1', actions: { act } }).open({
    runId: 'run', sessionId: 'session', journalDir: dir, workDir: '/work-dir', killGraceMs: 1,
    secrets: { resolve: () => Promise.resolve(SECRET) },
  })
}

const outcomeOf = async (run: Run, args?: JsonObject) => (await open(run)).execute(call(args), calm())

const LANDED = { terminal: 'succeeded', effect: 'landed' }

describe('what an action returns', () => {
  it.each<[string, unknown, object]>([
    ['a value', { a: [1, 'x', null] }, { ...LANDED, output: { a: [1, 'x', null] } }],
    ['nothing', undefined, LANDED],
    ['members that are undefined', { a: 1, b: undefined }, { ...LANDED, output: { a: 1 } }],
    ['a value that looks like an outcome', { terminal: 'failed' }, { ...LANDED, output: { terminal: 'failed' } }],
    ['success', succeeded([1]), { ...LANDED, output: [1] }],
    ['a known failure', failed('target_stale', 'moved', 'none'),
      { terminal: 'failed', errorClass: 'target_stale', message: 'moved', effect: 'none' }],
    ['a failure whose effect nobody knows', failed('action_failed_final', 'no'),
      { terminal: 'failed', errorClass: 'action_failed_final', message: 'no' }],
  ])('%s', async (_title, value, expected) => {
    expect(await outcomeOf(() => value)).toEqual(expected)
  })

  it.each([['a number that is none', { a: NaN }], ['a date', new Date(0)], ['a function', { a: () => 1 }], ['a big integer', 1n]])(
    '%s cannot be kept, although the action acted', async (_title, value) => {
      expect(await outcomeOf(() => value)).toMatchObject({ terminal: 'failed', errorClass: 'action_failed_final', effect: 'landed' })
    })
})

const textOf = ({ args }: DefinedCall): string => args['s'] as string

describe('an action', () => {
  it('sees its call, with secrets in place and paths to begin from', async () => {
    const seen: unknown[] = []
    await outcomeOf((given) => { seen.push(given) }, { nested: [{ $secret: 'S' }] })
    expect(seen).toEqual([expect.objectContaining({
      args: { nested: [SECRET] }, callId: 'call', idempotencyKey: 'key', effect: 'mutating', workDir: '/work-dir',
    })])
  })

  it('shows its secrets to nobody, neither in results nor in errors', async () => {
    const args = { s: { $secret: 'S' } }
    expect(await outcomeOf((given) => ({ [textOf(given)]: textOf(given) }), args)).toMatchObject({ output: { '***': '***' } })
    const session = await open((given) => { throw new Error(`no ${textOf(given)}`) })
    await expect(session.execute(call(args, { callId: 'other' }), calm())).rejects.toThrow('no ***')
  })

  it('that throws leaves nobody knowing: the error comes as it is', async () => {
    const error = new ProviderError('session_degraded', 'half way')
    const session = await open(() => { throw error })
    await expect(session.execute(call(), calm())).rejects.toBe(error)
  })

  it('that gives up when asked to is cancelled, and that gives up of itself has thrown', async () => {
    const stop = new AbortController()
    const session = await open((_call, signal) => new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => { reject(signal.reason as Error) })
      stop.abort()
    }))
    expect(await session.execute(call(), stop.signal)).toMatchObject({ terminal: 'cancelled', effect: 'unknown' })
    const other = await open(() => Promise.reject(new DOMException('of itself', 'AbortError')))
    await expect(other.execute(call({}, { callId: 'other' }), calm())).rejects.toThrow('of itself')
  })

  it('that ends although it was asked to give up has ended', async () => {
    const stop = new AbortController()
    const session = await open(() => {
      stop.abort()
      return { done: true }
    })
    expect(await session.execute(call(), stop.signal)).toMatchObject({ terminal: 'succeeded', output: { done: true } })
  })

  it('is asked to give up when the session ends', async () => {
    const session = await open((_call, signal) => new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => { reject(signal.reason as Error) })
      void session.end('shutdown')
    }))
    expect(await session.execute(call(), calm())).toMatchObject({ terminal: 'cancelled' })
  })

  it('that only reads leaves no trace, and is not dispatched once given up', async () => {
    const session = await open(() => 1)
    const read = call({}, { effect: 'readonly' })
    await session.execute(read, calm())
    expect(await session.reconcile('call', await session.currentCursor(), 'void')).toEqual({ fate: 'neverDispatched' })
    await expect((await open(() => 2)).execute(read, calm())).rejects.toMatchObject({ errorClass: 'bind_arguments_invalid' })
  })

  it('has arguments of the type its schema says', () => {
    type Put = { readonly key: string; readonly tags: readonly ('a' | 'b')[]; readonly size?: number }
    defineProvider({
      name: 'typed', version: '1',
      actions: {
        put: {
          effect: 'mutating', output: true,
          input: {
            type: 'object', required: ['key', 'tags'],
            properties: { key: { type: 'string' }, size: { type: 'integer' }, tags: { type: 'array', items: { enum: ['a', 'b'] } } },
          },
          run({ args }) { expectTypeOf(args).toEqualTypeOf<Put>() },
        },
      },
    })
  })
})

describe('looking at the world for a lost end', () => {
  const lost = { ...identityOf()!, started: '1' }
  const journaled = { callId: 'call', idempotencyKey: 'key', action: 'act', args: { key: 'k', s: { $secret: 'S' } }, effect: 'mutating' }

  async function fateBy(reconcile?: (call: DefinedCall) => unknown) {
    const session = await open(() => 1, reconcile)
    await claimCall(dir, { state: 'started', callId: 'call', atMs: 1, holder: lost, call: journaled })
    return session.reconcile('call', await session.currentCursor(), 'void')
  }

  it('finds what happened, by the arguments of the call', async () => {
    expect(await fateBy(({ args }) => ({ found: args['key'] }))).toEqual({
      fate: 'completed', outcome: { terminal: 'succeeded', effect: 'landed', output: { found: 'k' } },
    })
  })

  it('finds that it did not happen', async () => {
    expect(await fateBy(() => failed('action_failed_retryable', 'not there', 'none')))
      .toMatchObject({ fate: 'completed', outcome: { terminal: 'failed', effect: 'none' } })
  })

  it('shows no secret in what it finds', async () => {
    expect(await fateBy(({ args }) => ({ s: args['s'] }))).toMatchObject({ outcome: { output: { s: '***' } } })
  })

  it('may not tell', async () => {
    expect(await fateBy(() => undefined)).toEqual({ fate: 'startedNoTerminal' })
  })

  it('may fail, and then there is no answer', async () => {
    const offline = (): never => { throw new Error('offline') }
    expect(await fateBy(offline)).toEqual({ fate: 'logUnavailable', reason: expect.stringContaining('offline') })
  })

  it('is not done without a way to look', async () => {
    expect(await fateBy()).toEqual({ fate: 'startedNoTerminal' })
  })
})
