import { readFileSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXIT_CODES } from '../../src/core/view/exit-code.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { effect, flow, look, Scene, STACK_TRACE } from './scene.ts'

interface Case { readonly code: number; readonly what: string; readonly files: Readonly<Record<string, string>>; readonly words: string }

const one = (step: string): Readonly<Record<string, string>> => ({ 'f.yaml': flow('f', step) })

const CASES: readonly Case[] = [
  { code: 0, what: 'a pass', files: one(look('x', 'true')), words: 'run f.yaml' },
  { code: 0, what: 'no verdict', files: one(look('x', 'false', ', expect: []')), words: 'run f.yaml' },
  { code: 1, what: 'a fail', files: one(look('x', 'false')), words: 'run f.yaml' },
  { code: 1, what: 'a damaged store', files: {}, words: 'verify' },
  { code: 2, what: 'an unknown', files: one('  - { id: x, shell: sleep 9, effect: mutating, timeout: 100ms }'), words: 'run f.yaml' },
  { code: 3, what: 'a suspended run', files: one(look('x', 'true')), words: 'run f.yaml --stop-at x' },
  { code: 64, what: 'a wrong command line', files: {}, words: 'run --no' },
  { code: 65, what: 'a wrong flow', files: one('  - { id: x, shell: true }'), words: 'run f.yaml' },
]

/** A provider that breaks its promise: asking where it is throws. */
const BROKEN = `
const manifest = { name: 'odd', version: '1', actions: { go: { effect: 'readonly', input: {}, output: {} } }, features: [], channels: [] }
const currentCursor = async () => { throw new Error('lost my place') }
const session = { attestation: manifest, currentCursor, end: async () => undefined }
export default { manifest, open: async ({ sessionId }) => ({ ...session, sessionId }) }`

describe('exit codes', () => {
  it.each(CASES.filter(({ words }) => words !== 'verify'))('$code means $what', async ({ code, files, words }) => {
    using scene = new Scene(files)
    const ended = await scene.run(words.split(' '))
    expect(ended.code, ended.stderr).toBe(code)
    expect(ended.stderr).not.toMatch(STACK_TRACE)
  })

  it('1 means something that verify found', async () => {
    using scene = new Scene(one(look('x', 'i=0; while [ $i -lt 20000 ]; do echo line-$i; i=$((i+1)); done')))
    await scene.run(['run', 'f.yaml', '--run-id', 'r1'])
    expect((await scene.run(['verify'])).code).toBe(0)
    rmSync(`${scene.dir}/.runner/evidence`, { recursive: true })
    const { code, stdout } = await scene.run(['verify', 'r1', '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, sound: false, problems: [{ kind: 'evidence', runId: 'r1' }] })
  })

  it('70 means a bug: a report names it, and nobody is shown a trace', async () => {
    const config = '{ "providers": { "odd": { "module": "./odd.mjs" } } }'
    const files = { 'runner.config.json': config, 'odd.mjs': BROKEN, 'f.yaml': flow('f', '  - { id: x, action: odd:go, expect: [] }') }
    using scene = new Scene(files)
    const { code, stdout, stderr } = await scene.run(['run', 'f.yaml', '--json'])
    expect(code, stderr).toBe(70)
    expect(stderr).toContain('error[internal]')
    expect(stderr).not.toMatch(STACK_TRACE)
    const { error } = JSON.parse(stdout) as { error: { code: string; report: string } }
    expect(error.code).toBe('internal')
    expect(readFileSync(error.report, 'utf8')).toContain('lost my place')
    rmSync(error.report)
  })

  it('75 means that somebody else writes the run', async () => {
    using scene = new Scene(one(effect('x')))
    await scene.run(['run', 'f.yaml', '--run-id', 'other'])
    const store = openSqliteStore(`${scene.dir}/.runner`, { mode: 'write' })
    const lease = await store.acquireLease('mine')
    const { code, stderr } = await scene.run(['run', 'f.yaml', '--run-id', 'mine'])
    await lease.release()
    await store.close()
    expect(code).toBe(75)
    expect(stderr).toContain('error[store.writer-busy]')
    expect(stderr).toContain(String(process.pid))
  })

  it('are all in the table that help prints', async () => {
    using scene = new Scene()
    const { stdout } = await scene.run(['help', 'exit-codes', '--json'])
    expect((JSON.parse(stdout) as { exitCodes: unknown }).exitCodes).toEqual(EXIT_CODES)
  })
})
