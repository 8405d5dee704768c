import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileFlow } from '../../src/engine/source/compile-flow.ts'
import { Runner } from '../../src/engine/runner.ts'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { shell } from '../../src/providers/index.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'

// Secrets reach a command and nothing that is kept.

let dir: string
beforeEach(() => { dir = mkdtempSync(path.join(tmpdir(), 'flowir-secrets-')) })
afterEach(() => { rmSync(dir, { recursive: true, force: true }) })

const flow = defineFlow({ id: 'secretive' }, ({ shell: command, secret }) => {
  command('use', 'echo "token is $TOKEN"', { effect: 'readonly', env: { TOKEN: secret('API_TOKEN') } })
})

async function run(value: string | undefined, what = flow): Promise<{ readonly outcome: string; readonly log: string }> {
  const store = openMemoryStore()
  process.env.FLOWIR_TEST_TOKEN = value
  if (value === undefined) delete process.env.FLOWIR_TEST_TOKEN
  try {
    const providers = [shell()]
    const runner = new Runner({ store, providers, workDir: dir, secrets: { API_TOKEN: { env: 'FLOWIR_TEST_TOKEN' } } })
    const handle = await runner.start(await compileFlow(what, { providers, folder: dir }), { runId: 'r1' })
    const { outcome } = await handle.result()
    return { outcome, log: JSON.stringify(await store.events('r1')) }
  } finally {
    await store.close()
    delete process.env.FLOWIR_TEST_TOKEN
  }
}

test('a secret is given to the command, and is a handle in the log and a mask in its output', async () => {
  const { outcome, log } = await run('hunter2-hunter2')
  expect(outcome).toBe('passed')
  expect(log).not.toContain('hunter2-hunter2')
  expect(log).toContain('"$secret":"API_TOKEN"')
  expect(log).toContain('token is ')
})

test.each([['that is not set', undefined, 'FLOWIR_TEST_TOKEN is not set'], ['too short to be masked', 'short', 'too short']])(
  'a secret %s fails the step before anything is started', async (_, value, message) => {
    const { outcome, log } = await run(value)
    expect(outcome).toBe('failed')
    expect(log).toContain(message)
    expect(log).toContain('"effect":"none"')
  })

const files = (command: string, more: object) => defineFlow({ id: 'naming' }, ({ shell: does, secret }) => {
  does('make', 'mkdir -p art; touch "art/$TOKEN.txt" art/plain.txt', {
    effect: 'mutating', idempotent: true, env: { TOKEN: secret('API_TOKEN') }, ...more,
  })
  does('use', command, { effect: 'readonly', ...more })
})

test.each([
  ['a file that a step makes', files('true', { artifacts: ['art/*'] })],
  ['a file that a step reads', files('true', { sources: ['art/*'] })],
])('%s and that is named after a secret is told of without its name', async (_name, naming) => {
  const { outcome, log } = await run('hunter2-hunter2', naming)
  expect(outcome).toBe('unknown')
  expect(log).not.toContain('hunter2-hunter2')
  expect(log).toMatch(/secret/)
})
