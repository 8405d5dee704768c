import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMasker, secretSpellings } from '../../src/core/secret/masker.ts'
import { findLeaks } from '../../src/engine/secrets/find-leaks.ts'
import { compileFlow } from '../../src/engine/source/compile-flow.ts'
import { Runner } from '../../src/engine/runner.ts'
import type { LiveNote } from '../../src/engine/run-handle.ts'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { defineProvider, fn, shell } from '../../src/providers/index.ts'
import { ProviderError, type ActionOutcome, type Provider, type ProviderSession } from '../../src/ports/provider.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { encodingsOf, filesHolding, holdsSecret } from './support/leak-scanner.ts'

// Whatever a program or a provider does with a secret, nothing that is kept or told holds it.

const SECRET = 's3cr3t/Välue+"42" <&é'
const ENCODINGS = encodingsOf(SECRET)

describe('the scanner of these tests', () => {
  it.each(Object.entries(ENCODINGS))('finds a secret written as %s', (_name, text) => {
    expect(holdsSecret(`before ${text} after`, SECRET)).toBe(true)
    expect(holdsSecret(JSON.stringify({ stdout: `before ${text} after` }), SECRET)).toBe(true)
  })

  it('finds nothing where there is nothing', () => {
    expect(holdsSecret(JSON.stringify({ text: SECRET.slice(0, -1), other: '***' }), SECRET)).toBe(false)
  })
})

describe('masking', () => {
  it.each(Object.entries(ENCODINGS))('hides a secret written as %s, wherever a chunk ends', (_name, text) => {
    const bytes = Buffer.from(`before ${text} after`)
    const spellings = secretSpellings([SECRET])
    for (let at = 0; at <= bytes.length; at++) {
      const masker = createMasker(spellings)
      const masked = Buffer.concat([masker.write(bytes.subarray(0, at)), masker.write(bytes.subarray(at)), masker.end()]).toString()
      expect(masked).toMatch(/^before .*\*\*\*.* after$/s)
      expect(holdsSecret(masked, SECRET)).toBe(false)
    }
    const single = createMasker(spellings)
    const masked = Buffer.concat([...[...bytes].map((byte) => single.write(Buffer.from([byte]))), single.end()]).toString()
    expect(holdsSecret(masked, SECRET)).toBe(false)
  })
})

/** Tells a secret in every way a session can, and follows no rule that the built-in ones follow. */
function careless(): Provider {
  const manifest = {
    name: 'careless', version: '1', features: [], channels: ['dom' as const],
    actions: Object.fromEntries(['give', 'fail', 'throw', 'blurt'].map((name) =>
      [name, { effect: 'declared' as const, input: { properties: { token: { 'x-secret': true } } }, output: {} }])),
  }
  return {
    manifest,
    async open({ sessionId, secrets }): Promise<ProviderSession> {
      const token = await secrets.resolve('API_TOKEN')
      const all = { ...encodingsOf(token), [token]: [token, { deep: token }] }
      const text = Object.values(encodingsOf(token)).join(' | ')
      const outcomes: Readonly<Record<string, () => ActionOutcome>> = {
        give: () => ({
          terminal: 'succeeded', output: all, message: text, evidence: [{ ref: 'all', name: `seen ${token}`, mediaType: 'text/plain' }],
        }),
        fail: () => ({ terminal: 'failed', errorClass: 'action_failed_final', message: text, effect: 'none' }),
        throw: () => { throw new ProviderError('action_failed_final', text, { cause: new Error(token) }) },
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- a provider may throw anything
        blurt: () => { throw text },
      }
      return {
        sessionId, attestation: manifest,
        execute({ action, onOutput }) {
          for (const byte of Buffer.from(`${text}\n`).toString('latin1')) onOutput?.({ stream: 'stdout', text: byte })
          onOutput?.({ stream: 'stderr', text: token.slice(0, 5) })
          onOutput?.({ stream: 'stderr', text: `${token.slice(5)}\n` })
          return Promise.resolve().then(() => outcomes[action]?.() ?? { terminal: 'cancelled' })
        },
        observe: () => Promise.resolve({
          dom: { text, value: token, children: [{ name: token }] }, gaps: [{ name: 'uiTree', reason: text }],
        }),
        reconcile: () => Promise.resolve({ fate: 'logUnavailable', reason: text }),
        async* fetchEvidence() { for (const byte of Buffer.from(text)) yield await Promise.resolve(Buffer.from([byte])) },
        recordVerdict: () => Promise.reject(new Error(text)),
        currentCursor: () => Promise.resolve({ provider: 'careless', sessionId, cursor: text as unknown as number }),
        health: () => Promise.resolve({ ok: false, detail: text }),
        end: () => Promise.resolve(),
      }
    },
  }
}

const takesToken = { type: 'object', required: ['token'], properties: { token: { type: 'string', 'x-secret': true } } } as const

/** Echoes everything it is given, and throws it. */
const echoing = defineProvider({
  name: 'echoing', version: '1', actions: {
    give: { effect: 'declared', input: takesToken, output: {}, run: ({ args }) => ({ ...encodingsOf(args.token), args }) },
    throw: {
      effect: 'declared', input: takesToken, output: {},
      run: ({ args }) => { throw new Error(Object.values(encodingsOf(args.token)).join(' ')) },
    },
  },
})

const LEAK = `
const secret = process.env.TOKEN
const { writeSync, appendFileSync } = require('node:fs')
const base64 = (text) => Buffer.from(text).toString('base64')
const all = [secret, base64(secret), base64('x' + secret), base64('xy' + secret), base64(secret).replace(/.{5}/g, '$&\\n'),
  Buffer.from(secret).toString('base64url'), encodeURIComponent(secret), JSON.stringify({ secret }), JSON.stringify(JSON.stringify(secret)),
  Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('hex').toUpperCase()]
for (const text of all) for (const fd of [1, 2]) {
  const bytes = Buffer.from(text + '\\n')
  const half = bytes.length >> 1
  writeSync(fd, bytes.subarray(0, half))
  writeSync(fd, bytes.subarray(half))
}
for (const byte of Buffer.from(secret + '\\n')) writeSync(2, Buffer.from([byte]))
appendFileSync(process.env.FLOWIR_OUTPUT, 'plain=' + secret + '\\nhex=' + all[9] + '\\n')
appendFileSync(process.env.FLOWIR_OUTPUT, JSON.stringify({ deep: { secret }, [secret]: 1 }) + '\\n')
if (process.argv[2] === 'long') for (let i = 0; i < 3000; i++) writeSync(1, 'line ' + i + ' ' + secret + '\\n')
if (process.argv[2] === 'fail') process.exit(3)
`

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'flowir-leaks-'))
  process.env['FLOWIR_TEST_TOKEN'] = SECRET
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
  delete process.env['FLOWIR_TEST_TOKEN']
})

const flow = defineFlow({ id: 'leaky' }, ({ shell: command, action, parallel, secret }) => {
  const env = { TOKEN: secret('API_TOKEN') }
  const token = { token: secret('API_TOKEN') }
  const lax = { expect: [] }
  parallel('all', {
    a: () => { command('direct', ['node', 'leak.cjs'], { effect: 'readonly', env, ...lax }) },
    b: () => { command('long', ['node', 'leak.cjs', 'long'], { effect: 'mutating', env, ...lax }) },
    c: () => { command('failing', ['node', 'leak.cjs', 'fail'], { effect: 'mutating', env }) },
    d: () => { command('misread', ['node', 'leak.cjs'], { effect: 'readonly', env, json: true }) },
    e: () => {
      const script = 'const t = process.env.TOKEN; console.log(JSON.stringify({ t, [t]: [t] }))'
      command('json', ['node', '-e', script], { effect: 'readonly', env, json: true })
    },
    f: () => { action('given', 'echoing:give', token, { effect: 'mutating', ...lax }) },
    g: () => { action('thrown', 'echoing:throw', token, { effect: 'readonly' }) },
    h: () => { action('thrownMutating', 'echoing:throw', token, { effect: 'mutating' }) },
    i: () => {
      const expect = { elementText: { selector: { role: 'b' }, match: { value: 'y' } } } as never
      action('careless', 'careless:give', token, { effect: 'readonly', expect })
    },
    j: () => { action('carelessFails', 'careless:fail', token, { effect: 'readonly' }) },
    k: () => { action('carelessThrows', 'careless:throw', token, { effect: 'readonly' }) },
    l: () => { action('carelessBlurts', 'careless:blurt', token, { effect: 'mutating' }) },
    m: () => { action('module', 'fn:call', { module: './thrower.mjs', input: secret('API_TOKEN') }, { effect: 'readonly' }) },
  }, { onBranchFail: 'continue' })
})

const stores: readonly (readonly [string, (folder: string) => RunStore])[] = [
  ['in a folder', (folder) => openSqliteStore(folder, { mode: 'write', createIfMissing: true })], ['in memory', () => openMemoryStore()],
]

/** Everything the store gives, as one text. */
async function everythingIn(store: RunStore): Promise<string> {
  const parts: string[] = [JSON.stringify(await store.events('r1', { limit: 100_000 })), JSON.stringify(await store.checkpoint('r1'))]
  parts.push(JSON.stringify(await store.recordPage('r1', { limit: 100_000 })))
  for (const hash of await store.keptHashes('evidence')) parts.push(Buffer.from(await store.evidence.read(hash)).toString())
  for (const hash of await store.keptHashes('flows')) parts.push(Buffer.from(await store.flow(hash) ?? []).toString())
  return parts.join('\n')
}

describe.each(stores)('a store %s', (_name, open) => {
  it('holds no secret that commands, providers and modules told, nor does the log, the live output or a journal', async () => {
    writeFileSync(path.join(dir, 'leak.cjs'), LEAK)
    writeFileSync(path.join(dir, 'thrower.mjs'),
      'export default (input) => { throw new Error(`cannot use ${input} ${encodeURIComponent(input)}`) }')
    const folder = path.join(dir, 'store')
    const store = open(folder)
    const providers = [shell(), fn(), echoing, careless()]
    const secrets = { API_TOKEN: { env: 'FLOWIR_TEST_TOKEN' } }
    const runner = new Runner({ store, providers, workDir: dir, secrets })
    const handle = await runner.start(await compileFlow(flow, { providers, folder: dir }), { runId: 'r1' })
    const notes: LiveNote[] = []
    handle.watch((note) => notes.push(note))
    const result = await handle.result()
    const kept = await everythingIn(store)
    const records = await store.recordPage('r1')
    expect(Object.fromEntries(records.map(({ ref, verdict }) => [ref.split('/').at(-1), verdict?.verdict]))).toMatchObject({
      direct: undefined, failing: 'fail', misread: 'fail', thrown: 'unknown', carelessFails: 'fail', module: 'unknown',
    })
    expect(kept).toContain('***')
    expect(holdsSecret(kept, SECRET)).toBe(false)
    expect(notes.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(10)
    expect(holdsSecret(JSON.stringify([notes, result]), SECRET)).toBe(false)
    expect(filesHolding(store.journalDir, SECRET)).toEqual([])
    const search = { store, configured: secrets, env: process.env, folder }
    expect(await findLeaks(search)).toEqual({ lookedFor: ['API_TOKEN'], notLookedFor: [], found: [], unread: [] })
    await store.close()
    if (_name === 'in a folder') expect(filesHolding(folder, SECRET)).toEqual([])
  })
})
