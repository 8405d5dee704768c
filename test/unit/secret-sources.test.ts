import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { given } from '../../src/base/given.ts'
import { readSource } from '../../src/engine/secrets/read-source.ts'
import { secretResolver } from '../../src/engine/secrets/secret-resolver.ts'
import { isFault } from '../../src/model/fault.ts'

// Where values of secrets come from, and what is said when they do not.

let dir: string
beforeEach(() => { dir = mkdtempSync(path.join(tmpdir(), 'flowir-sources-')) })
afterEach(() => { rmSync(dir, { recursive: true, force: true }) })

const file = (content: string | Uint8Array, mode = 0o600, name = 'secret'): string => {
  const at = path.join(dir, name)
  writeFileSync(at, content)
  chmodSync(at, mode)
  return at
}

async function refusal(asked: Promise<string>): Promise<string> {
  try {
    await asked
  } catch (error) {
    if (isFault(error, 'provider.secret-missing')) return `${error.message} | ${error.next ?? ''}`
    throw error
  }
  throw new Error('it was not refused')
}

describe('a value', () => {
  it.each([
    ['hunter2\n', 'hunter2'], ['hunter2\r\n', 'hunter2'], ['hunter2\n\n', 'hunter2\n'], ['  hunter2 ', '  hunter2 '],
    ['first\nsecond\n', 'first\nsecond'],
  ])('%j loses one newline at its end and nothing else', async (content, value) => {
    expect(await readSource('T', { file: file(content) }, {})).toBe(value)
    expect(await readSource('T', { command: ['cat', file(content)] }, {})).toBe(value)
    expect(await readSource('T', { env: 'V' }, { V: content })).toBe(value)
  })

  it.each([
    ['12345', 'shorter than 6 characters'], ['12345\n', 'shorter than 6 characters'],
    ['', 'shorter than 6 characters'], ['abc\0defg', 'NUL'],
  ])('%j is refused', async (content, why) => {
    expect(await refusal(readSource('T', { file: file(content) }, {}))).toContain(why)
  })

  it('that is no text is refused, and one that is far too long', async () => {
    expect(await refusal(readSource('T', { file: file(Buffer.from([0xff, 0xfe, 1, 2, 3, 4, 5, 6, 7])) }, {}))).toContain('not UTF-8')
    expect(await refusal(readSource('T', { file: file('x'.repeat(65_537)) }, {}))).toContain('larger than 65536 bytes')
    expect(await refusal(readSource('T', { command: ['cat', file('x'.repeat(65_537))] }, {}))).toContain('more than 65536 bytes')
  })
})

describe('a file', () => {
  it.each([[0o640, '0640'], [0o604, '0604'], [0o620, '0620'], [0o644, '0644'], [0o666, '0666'], [0o601, '0601']])(
    'open to others (%o) is refused by name, also behind a link', async (mode, shown) => {
      const at = file('hunter2-hunter2', mode)
      symlinkSync(at, path.join(dir, 'link'))
      for (const name of [at, path.join(dir, 'link')]) {
        const said = await refusal(readSource('T', { file: name }, {}))
        expect(said).toContain(`its file ${name} is open to others (mode ${shown})`)
        expect(said).toContain(`chmod 600 ${name}`)
        expect(said).not.toContain('hunter2')
      }
    })

  it.each([0o600, 0o400, 0o700])('of its owner alone is read (%o)', async (mode) => {
    expect(await readSource('T', { file: file('hunter2-hunter2', mode) }, {})).toBe('hunter2-hunter2')
  })

  it('that is not there, or is a folder, is said so', async () => {
    expect(await refusal(readSource('T', { file: path.join(dir, 'none') }, {}))).toContain('cannot be read (ENOENT)')
    mkdirSync(path.join(dir, 'folder'))
    expect(await refusal(readSource('T', { file: path.join(dir, 'folder') }, {}))).toContain('is not a file')
  })
})

describe('a command', () => {
  const node = (script: string): { command: string[] } => ({ command: [process.execPath, '-e', script] })

  it.each([
    ['fails', 'console.log("hunter2"); console.error("hunter2"); process.exit(3)', 'ended with exit code 3'],
    ['is killed', 'console.log("hunter2"); process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 1e6)', 'was ended by SIGKILL'],
  ])('that %s says nothing of what it printed or was given', async (_name, script, why) => {
    const said = await refusal(readSource('T', node(script), {}))
    expect(said).toContain(`the command ${process.execPath} ${why}`)
    expect(said).not.toContain('hunter2')
  })

  it('has a time limit, and nothing to read', async () => {
    const stubborn = node('process.on("SIGTERM", () => {}); process.stdout.write("hunter2"); setInterval(() => {}, 1e6)')
    const said = await refusal(readSource('T', stubborn, {}, 300))
    expect(said).toContain('did not end within 0.3 s')
    expect(said).not.toContain('hunter2')
    expect(await readSource('T', { command: ['sh', '-c', 'cat; echo hunter2'] }, {})).toBe('hunter2')
  })

  it('that cannot be started is said so', async () => {
    const said = await refusal(readSource('T', { command: [path.join(dir, 'none'), 'hunter2'] }, {}))
    expect(said).toMatch(/cannot be started \(ENOENT\)(?!.*hunter2)/)
  })
})

describe('names', () => {
  const params = (fromEnv?: string) =>
    ({ params: [{ name: 'token', schema: {}, required: true, secret: true as const, ...given('fromEnv', fromEnv) }] })

  it.each([
    ['the variable of a secret', 'A', { A: 'from-A' }, undefined, 'from-A'],
    ['what is configured for it', 'B', { B: 'from-B', OTHER: 'from-other' }, undefined, 'from-other'],
    ['the variable a parameter names', 'params.token', { FROM: 'from-var', token: 'from-name', KEY: 'from-key' }, 'FROM', 'from-var'],
    ['what is configured under its name', 'params.token', { token: 'from-name', KEY: 'from-key' }, 'FROM', 'from-key'],
  ])('mean %s', async (_name, name, env, fromEnv, value) => {
    const resolver = secretResolver({ configured: { B: { env: 'OTHER' }, token: { env: 'KEY' } }, env, root: params(fromEnv) })
    expect(await resolver.resolve(name)).toBe(value)
    expect(resolver.known?.()).toEqual([value])
  })

  it('mean the variable of a parameter that says nothing else', async () => {
    const named = secretResolver({ configured: {}, env: { token: 'from-name' }, root: params() })
    expect(await named.resolve('params.token')).toBe('from-name')
    const without = secretResolver({ configured: {}, env: {}, root: params('FROM') })
    expect(await refusal(without.resolve('params.token'))).toContain('FROM is not set')
    expect(await refusal(secretResolver({ configured: {}, env: {} }).resolve('constructor'))).toContain('constructor is not set')
  })

  it('are asked once, and again only after a failure', async () => {
    const at = path.join(dir, 'count')
    const resolver = secretResolver({ configured: { T: { command: ['cat', `${at}.ok`] } }, env: {} })
    await refusal(resolver.resolve('T'))
    file('hunter2', 0o600, 'count.ok')
    expect(await Promise.all([resolver.resolve('T'), resolver.resolve('T')])).toEqual(['hunter2', 'hunter2'])
    file('changed', 0o600, 'count.ok')
    expect(await resolver.resolve('T')).toBe('hunter2')
  })
})
