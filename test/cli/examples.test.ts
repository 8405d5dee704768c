import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// The examples run as a reader would run them: real git, real npm, the built command.

let dir: string
beforeEach(() => { dir = mkdtempSync(path.join(tmpdir(), 'flowir-example-')) })
afterEach(() => { rmSync(dir, { recursive: true, force: true }) })

const node = (...args: readonly string[]): { readonly code: number | null; readonly text: string } => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'CI' && !name.startsWith('GITHUB_')))
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return { code: status, text: stdout + stderr }
}

test('a release is killed in its push, gone on with, changed and renamed, and pushed as often as it was let', () => {
  const demo = node('examples/release/demo.mjs', path.join(dir, 'release'), '2.3.4')
  expect(demo.code, demo.text).toBe(0)
  const inside = path.join(dir, 'release')
  const git = (...args: readonly string[]): string => spawnSync('git', args, { cwd: inside, encoding: 'utf8' }).stdout
  expect(git('--git-dir', 'remote.git', 'tag')).toBe('v2.3.4\n')
  expect(git('--git-dir', 'remote.git', 'show', 'main:package.json')).toContain('"version": "2.3.4"')
  expect(existsSync(path.join(inside, 'tarballs/slug-example-2.3.4.tgz'))).toBe(true)
  expect(existsSync(path.join(inside, '.npm-cache'))).toBe(false)
  expect(readFileSync(path.join(inside, 'remote.git/pushes.log'), 'utf8')).toBe('push\npush\n')
  const inspected = node('dist/cli.js', 'inspect', 'release-2.3.4', 'publish', '--store', path.join(inside, '.runner'))
  expect(inspected.text).toMatch(/publish .*pass/)
}, 180_000)

test.each([
  ['ci', 'a job of a CI goes on from attempt to attempt, and does nothing without its history', [
    'built 1.2.0', 'published 1.2.0', 'announced 1.2.0',
  ]],
  ['at-night', 'after a power cut somebody looks, asks, says what happened, and goes on', [
    'tag v1.2.0', 'publish pkg-1.2.0.tgz', 'announce 1.2.0',
  ]],
])('%s: %s', (example, _what, world) => {
  const { code, text } = node(`examples/${example}/main.mjs`, path.join(dir, example))
  expect(code, text).toBe(0)
  expect(readFileSync(path.join(dir, example, 'world.log'), 'utf8')).toBe(world.map((line) => `${line}\n`).join(''))
})

test('a matrix: one failed cell is run again, a version is added, and nothing else is done twice', () => {
  const { code, text } = node('examples/matrix/main.mjs', path.join(dir, 'matrix'))
  expect(code, text).toBe(0)
  const done = readFileSync(path.join(dir, 'matrix', 'world.log'), 'utf8').trim().split('\n')
  expect(done.sort()).toEqual(['announce', ...['20', '21', '22'].flatMap((node) => [`upload ${node}-linux`, `upload ${node}-mac`])])
}, 120_000)

test('agent: half done work goes on, a forgotten talk begins anew, a failed step is tried again by hand, tickets have one each', () => {
  const { code, text } = node('examples/agent/main.mjs', path.join(dir, 'agent'))
  expect(code, text).toBe(0)
  const messages = readFileSync(path.join(dir, 'agent', '.agent/messages.log'), 'utf8').trim().split('\n')
  expect(messages.map((line) => (JSON.parse(line) as { readonly message: string }).message)).toMatchObject([
    expect.stringContaining('Mend the parser'), expect.stringContaining('Mend the parser'), 'What did you change?', 'Thank you.',
    'Write it down.', 'Write it down.', expect.stringMatching('Mend T'), expect.stringMatching('Mend T'),
    expect.stringMatching('Mend T'),
  ])
}, 120_000)

test('a program embeds the runner: typed params and outputs, its own provider, live lines', () => {
  const { code, text } = node('--import', 'tsx', 'examples/embedding/main.ts')
  expect(code, text).toBe(0)
  expect(text).toContain('pack │ [{"filename":"p-1.2.0.tgz"}]')
  expect(text).toContain("P-1.2.0.TGZ [ [ 'p-1.2.0.tgz', '1.2.0' ] ]")
})

test('a flow is tested without its world', () => {
  const { code, text } = node('--import', 'tsx', '--test', '--test-reporter', 'tap', 'examples/testing/release.test.ts')
  expect(code, text).toBe(0)
  expect(text).toContain('# pass 3')
})
