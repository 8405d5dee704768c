import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import type { ActionOutcome, ProviderSession, ReconcileResult } from '../../src/ports/provider.ts'
import { claimCall } from '../../src/providers/dispatch-journal.ts'
import { fs } from '../../src/providers/fs/fs.ts'
import { identityOf } from '../../src/providers/process-identity.ts'

let root: string
let session: ProviderSession
let calls = 0

const at = (name: string): string => join(root, 'work', name)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fs-provider-'))
  await mkdir(join(root, 'work'))
  session = await fs().open({
    runId: 'run', sessionId: 'session', journalDir: join(root, 'journal'), workDir: join(root, 'work'), killGraceMs: 1,
    secrets: { resolve: () => Promise.reject(new Error('no secrets')) },
  })
})
afterEach(() => rm(root, { recursive: true, force: true }))

const run = (action: string, args: JsonObject): Promise<ActionOutcome> => session.execute({
  callId: `call-${String(++calls)}`, idempotencyKey: 'key', action, args, idempotent: true,
  effect: ['read', 'hash'].includes(action) ? 'readonly' : 'mutating', context: { runId: 'run', step: 'step', stepId: 'step', attempt: 1 },
}, new AbortController().signal)

const LANDED = { terminal: 'succeeded', effect: 'landed' }
const REFUSED = { terminal: 'failed', errorClass: 'action_failed_final', effect: 'none' }
const HELLO = { sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824', bytes: 5 }

describe('fs:write', () => {
  it('writes text and bytes, with the folders they need, and leaves nothing beside them', async () => {
    expect(await run('write', { path: 'new/deep/a.txt', text: 'hello' })).toEqual({ ...LANDED, output: HELLO })
    expect(await run('write', { path: 'new/deep/b.bin', base64: '/wD+' })).toMatchObject({ output: { bytes: 3 } })
    expect(await readFile(at('new/deep/b.bin'))).toEqual(Buffer.from([0xff, 0, 0xfe]))
    expect(await readdir(at('new/deep'))).toEqual(['a.txt', 'b.bin'])
  })

  it('keeps the rights of a file it replaces, unless told otherwise', async () => {
    await writeFile(at('a'), 'old')
    await chmod(at('a'), 0o755)
    await run('write', { path: 'a', text: 'new' })
    expect((await stat(at('a'))).mode & 0o777).toBe(0o755)
    await run('write', { path: 'a', text: 'newer', mode: '0600' })
    expect((await stat(at('a'))).mode & 0o777).toBe(0o600)
  })

  it('writes through a link', async () => {
    await writeFile(at('target'), 'old')
    await symlink(at('target'), at('link'))
    await run('write', { path: 'link', text: 'new' })
    expect([await readFile(at('target'), 'utf8'), (await lstat(at('link'))).isSymbolicLink()]).toEqual(['new', true])
  })

  it.each<[string, JsonObject, object]>([
    ['a folder in its place', { path: '.', text: 'x' }, REFUSED],
    ['a file where a folder must be', { path: 'file/a', text: 'x' }, REFUSED],
    ['neither text nor bytes', { path: 'a' }, { ...REFUSED, errorClass: 'bind_arguments_invalid' }],
    ['both', { path: 'a', text: 'x', base64: 'eA==' }, { ...REFUSED, errorClass: 'bind_arguments_invalid' }],
  ])('is refused with %s', async (_title, args, expected) => {
    await writeFile(at('file'), 'kept')
    expect(await run('write', args)).toMatchObject(expected)
    expect(await readdir(at('.'))).toEqual(['file'])
  })
})

describe('fs:copy, fs:remove, fs:read, fs:hash', () => {
  it('copies bytes and rights', async () => {
    await writeFile(at('from'), 'hello')
    await chmod(at('from'), 0o750)
    expect(await run('copy', { from: 'from', to: 'sub/to' })).toEqual({ ...LANDED, output: HELLO })
    expect([await readFile(at('sub/to'), 'utf8'), (await stat(at('sub/to'))).mode & 0o777]).toEqual(['hello', 0o750])
    expect(await run('copy', { from: 'missing', to: 'to' })).toMatchObject(REFUSED)
  })

  it('removes what is there, and says when nothing was', async () => {
    await writeFile(at('a'), '')
    await mkdir(at('full/inner'), { recursive: true })
    expect(await run('remove', { path: 'a' })).toEqual({ ...LANDED, output: { removed: true } })
    expect(await run('remove', { path: 'a' })).toEqual({ ...LANDED, output: { removed: false } })
    expect(await run('remove', { path: 'full' })).toMatchObject({ ...REFUSED, message: expect.stringContaining('recursive') })
    expect(await run('remove', { path: 'full', recursive: true })).toMatchObject({ output: { removed: true } })
    expect(await readdir(at('.'))).toEqual([])
  })

  it('reads text, and fingerprints anything', async () => {
    await writeFile(at('a'), 'hello')
    await writeFile(at('b'), Buffer.from([0xff]))
    expect(await run('read', { path: 'a' })).toEqual({ ...LANDED, output: { text: 'hello', ...HELLO } })
    expect(await run('hash', { path: 'a' })).toEqual({ ...LANDED, output: HELLO })
    expect(await run('read', { path: 'b' })).toMatchObject({ ...REFUSED, message: expect.stringContaining('not UTF-8') })
    expect(await run('hash', { path: 'b' })).toMatchObject({ output: { bytes: 1 } })
    expect(await run('read', { path: 'missing' })).toMatchObject(REFUSED)
  })
})

describe('a lost end', () => {
  async function fateOf(action: string, args: JsonObject): Promise<ReconcileResult> {
    const callId = `lost-${String(++calls)}`
    const call = { callId, idempotencyKey: 'key', action, args, effect: 'mutating' }
    await claimCall(join(root, 'journal'), { state: 'started', callId, atMs: 1, holder: { ...identityOf()!, started: '1' }, call })
    return session.reconcile(callId, await session.currentCursor(), 'void')
  }

  beforeEach(async () => {
    await writeFile(at('a'), 'hello')
    await writeFile(at('b'), 'other')
  })

  it.each<[string, string, JsonObject, object]>([
    ['written: the content is there', 'write', { path: 'a', text: 'hello' }, { fate: 'completed', outcome: { ...LANDED, output: HELLO } }],
    ['not written, or written over', 'write', { path: 'b', text: 'hello' }, { fate: 'startedNoTerminal' }],
    ['not written at all', 'write', { path: 'missing', text: 'hello' }, { fate: 'startedNoTerminal' }],
    ['copied: both are the same', 'copy', { from: 'a', to: 'a' }, { fate: 'completed', outcome: { ...LANDED, output: HELLO } }],
    ['not copied', 'copy', { from: 'a', to: 'b' }, { fate: 'startedNoTerminal' }],
    ['removed: nothing is there', 'remove', { path: 'missing' }, { fate: 'completed', outcome: { ...LANDED, output: { removed: true } } }],
    ['not removed', 'remove', { path: 'a' }, { fate: 'startedNoTerminal' }],
  ])('is found in the world: %s', async (_title, action, args, expected) => {
    expect(await fateOf(action, args)).toEqual(expected)
  })
})
