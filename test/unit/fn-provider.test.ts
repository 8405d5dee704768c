import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../src/base/json.ts'
import type { ActionOutcome } from '../../src/ports/provider.ts'
import { fn, type FnContext } from '../../src/providers/fn/fn.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fn-provider-'))
  const steps = ['export default (n) => n + 1', 'export const twice = async (n) => n * 2', 'export const text = "x"']
  await writeFile(join(root, 'steps.mjs'), steps.join('\n'))
  await writeFile(join(root, 'typed.ts'), 'export const half = (n: number): number => n / 2\nexport default half\n')
  await writeFile(join(root, 'broken.mjs'), 'export default (\n')
  await mkdir(join(root, 'node_modules', 'a-package'), { recursive: true })
  await writeFile(join(root, 'node_modules', 'a-package', 'package.json'), '{"name":"a-package","main":"main.cjs"}')
  await writeFile(join(root, 'node_modules', 'a-package', 'main.cjs'), 'exports.half = (n) => n / 2\n')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const seen: [Json | undefined, FnContext][] = []
const functions = {
  note(input: Json | undefined, context: FnContext) {
    seen.push([input, context])
    return { noted: true }
  },
}

async function call(args: JsonObject): Promise<ActionOutcome> {
  const session = await fn({ functions }).open({
    runId: 'run', sessionId: 'session', journalDir: join(root, 'journal'), workDir: root, killGraceMs: 1,
    secrets: { resolve: () => Promise.reject(new Error('no secrets')) },
  })
  return session.execute({
    callId: 'call', idempotencyKey: 'key', action: 'call', args, effect: 'readonly', idempotent: false,
    context: { runId: 'run', step: 'step', stepId: 'step', attempt: 1 },
  }, new AbortController().signal)
}

const REFUSED = { terminal: 'failed', errorClass: 'bind_arguments_invalid', effect: 'none' }

describe('fn:call', () => {
  it.each<[string, JsonObject, Json]>([
    ['the default export of a module beside the flow', { module: './steps.mjs', input: 2 }, 3],
    ['a named export', { module: './steps.mjs', export: 'twice', input: 2 }, 4],
    ['a module written in TypeScript', { module: './typed.ts', export: 'half', input: 2 }, 1],
    ['a package the flow can see', { module: 'a-package', export: 'half', input: 2 }, 1],
  ])('calls %s', async (_title, args, output) => {
    expect(await call(args)).toEqual({ terminal: 'succeeded', effect: 'landed', output })
  })

  it('calls a function of the embedding program, and tells it what it serves', async () => {
    expect(await call({ function: 'note', input: { a: 1 } })).toMatchObject({ output: { noted: true } })
    expect(seen).toEqual([[{ a: 1 }, { callId: 'call', idempotencyKey: 'key', signal: expect.any(AbortSignal) }]])
  })

  it.each<[string, JsonObject]>([
    ['a module that is not there', { module: './missing.mjs' }],
    ['a package that is not there', { module: 'no-such-package' }],
    ['a module that cannot be loaded', { module: './broken.mjs' }],
    ['an export that is not there', { module: './steps.mjs', export: 'missing' }],
    ['an export that is no function', { module: './steps.mjs', export: 'text' }],
    ['a function nobody registered', { function: 'unknown' }],
    ['a function every object has', { function: 'toString' }],
    ['nothing to call', {}],
  ])('is refused for %s, and nothing is called', async (_title, args) => {
    expect(await call(args)).toMatchObject(REFUSED)
  })
})
