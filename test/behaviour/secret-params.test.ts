import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { compileFlow } from '../../src/engine/source/compile-flow.ts'
import { Runner } from '../../src/engine/runner.ts'
import { isFault } from '../../src/model/fault.ts'
import { shell } from '../../src/providers/index.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { holdsSecret } from './support/leak-scanner.ts'

// Secret parameters: a name on its way through flows, calls and processes; a value only where something is dispatched.

const VALUE = 'hunter2-hunter2'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'flowir-secret-params-'))
  process.env['FLOWIR_TEST_KEY'] = VALUE
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
  delete process.env['FLOWIR_TEST_KEY']
})

const INNER = `
flow: inner
params: { token: { schema: { type: string }, secret: true } }
steps:
  - { id: first, shell: 'echo "first \${#TOKEN}" >> seen', effect: mutating, env: { TOKEN: "\${{ params.token }}" } }
  - { id: second, shell: 'echo "second \${#TOKEN}" >> seen', effect: mutating, env: { TOKEN: "\${{ params.token }}" } }
`
const outer = (more = ''): string => `
flow: outer
params: { key: { schema: { type: string, pattern: "^hunter" }, secret: true, fromEnv: FLOWIR_TEST_KEY } }
steps:
  - { id: down, call: ./inner.flow.yaml, inputs: { token: "\${{ params.key }}" } }
  - { id: last, shell: 'echo "last \${#TOKEN}" >> seen', effect: mutating, env: { TOKEN: "\${{ params.key }}" } }
${more}`

const seen = (): readonly string[] => readFileSync(path.join(dir, 'seen'), 'utf8').trim().split('\n')

/** A process of its own: nothing is shared but the folder. */
async function apart<T>(work: (runner: Runner, log: () => Promise<string>) => Promise<T>): Promise<T> {
  const store = openSqliteStore(path.join(dir, 'store'), { mode: 'write', createIfMissing: true })
  try {
    return await work(new Runner({ store, providers: [shell()], workDir: dir }), async () => JSON.stringify(await store.events('r1')))
  } finally {
    await store.close()
  }
}

function compiled(text = outer(), inner = INNER): ReturnType<typeof compileFlow> {
  writeFileSync(path.join(dir, 'outer.flow.yaml'), text)
  writeFileSync(path.join(dir, 'inner.flow.yaml'), inner)
  return compileFlow(path.join(dir, 'outer.flow.yaml'), { providers: [shell()] })
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (isFault(error)) return `${error.code}: ${error.message}`
    throw error
  }
  return 'nothing was refused'
}

describe('a secret parameter', () => {
  it('is a handle in the log, and a value again in every later process, also below a call', async () => {
    const flow = await compiled()
    const begun = await apart(async (runner, log) => {
      const handle = await runner.start(flow, { runId: 'r1', stopAfter: 'down/first' })
      expect((await handle.result()).outcome).toBe('suspended')
      return log()
    })
    expect(begun).toContain('"params":{"inline":{"key":{"$secret":"params.key"}}}')
    expect(begun).toContain('"inputs":{"token":{"$secret":"params.key"}}')
    const log = await apart(async (runner, all) => {
      expect((await (await runner.resume({ runId: 'r1' })).result()).outcome).toBe('passed')
      return all()
    })
    expect(seen()).toEqual(['first 15', 'second 15', 'last 15'])
    expect(holdsSecret(log, VALUE)).toBe(false)
  })

  it('of another value is the same input: nothing is done again, and what is still to be done gets the new one', async () => {
    await apart(async (runner) => { await (await runner.start(await compiled(), { runId: 'r1', stopAfter: 'down' })).result() })
    process.env['FLOWIR_TEST_KEY'] = 'hunter3-rotated-since'
    const changed = await compiled(outer('  - { id: more, shell: echo more >> seen, effect: mutating }\n'))
    const plan = await apart((runner) => runner.plan({ runId: 'r1', flow: changed }))
    expect(Object.fromEntries(plan.instances.map(({ ref, word }) => [ref, word]))).toMatchObject({ down: 'keep', 'down/first': 'keep' })
    await apart(async (runner) => { expect((await (await runner.resume({ runId: 'r1', flow: changed })).result()).outcome).toBe('passed') })
    expect(seen()).toEqual(['first 15', 'second 15', 'last 21', 'more'])
  })

  it('is never given as a value: not to a start, not to a resume, not as something that looks like a handle', async () => {
    const flow = await compiled()
    const refused = /^run\.params-invalid: .*never given as a value: it comes from the environment variable FLOWIR_TEST_KEY/
    const given: readonly JsonObject[] = [{ key: VALUE }, { key: { $secret: 'HOME' } }]
    await apart(async (runner) => {
      for (const params of given) {
        const said = await codeOf(runner.start(flow, { runId: 'r1', params }))
        expect(said).toMatch(refused)
        expect(said).not.toContain(VALUE)
      }
      await (await runner.start(flow, { runId: 'r1', stopAfter: 'down' })).result()
      for (const params of given) expect(await codeOf(runner.resume({ runId: 'r1', params }))).toMatch(refused)
    })
    expect(seen()).toEqual(['first 15', 'second 15'])
  })

  it.each<[string, string]>([
    ['an ordinary parameter', 'steps:\n  - { id: a, shell: echo a >> seen, effect: mutating, env: { T: "${{ params.open }}" } }\n'],
    ['an ordinary input of a call', 'steps:\n  - { id: a, call: ./inner.flow.yaml, inputs: { open: "${{ params.open }}" } }\n'],
  ])('is not what data in %s looks like', async (_name, steps) => {
    const params = 'params: { open: { schema: {} } }\n'
    const inner =
      `flow: inner\n${params}steps:\n  - { id: b, shell: echo b >> seen, effect: mutating, env: { T: "\${{ params.open }}" } }\n`
    const flow = await compiled(`flow: outer\n${params}${steps}`, inner)
    await apart(async (runner, log) => {
      const handle = await runner.start(flow, { runId: 'r1', params: { open: { $secret: 'FLOWIR_TEST_KEY' } } })
      expect((await handle.result()).outcome).toBe('failed')
      expect(await log()).toContain('poses as a secret')
    })
    expect(existsSync(path.join(dir, 'seen'))).toBe(false)
  })

  it('without a value, or with one that does not fit, begins nothing', async () => {
    const flow = await compiled()
    await apart(async (runner, log) => {
      process.env['FLOWIR_TEST_KEY'] = 'another-value'
      expect(await codeOf(runner.start(flow, { runId: 'r1' }))).toMatch(/^run\.params-invalid: .*does not fit its schema$/)
      delete process.env['FLOWIR_TEST_KEY']
      expect(await codeOf(runner.start(flow, { runId: 'r1' }))).toMatch(/^provider\.secret-missing: .*FLOWIR_TEST_KEY is not set/)
      expect(await log()).toBe('[]')
    })
  })

  it('that a flow gained since is there when the run goes on', async () => {
    const text = 'flow: outer\nsteps:\n  - { id: a, shell: echo a >> seen, effect: mutating }\n'
    await apart(async (runner) => { await (await runner.start(await compiled(text), { runId: 'r1', stopAfter: 'a' })).result() })
    const params = 'params: { key: { schema: { type: string }, secret: true, fromEnv: FLOWIR_TEST_KEY } }\n'
    const more = params + text.slice('flow: outer\n'.length)
    const step = '  - { id: b, shell: \'echo "${#K}" >> seen\', effect: mutating, env: { K: "${{ params.key }}" } }\n'
    const flow = await compiled(`flow: outer\n${more}${step}`)
    await apart(async (runner) => { expect((await (await runner.resume({ runId: 'r1', flow })).result()).outcome).toBe('passed') })
    expect(seen()).toEqual(['a', '15'])
  })
})
