import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodingsOf, filesHolding, holdsSecret } from '../behaviour/support/leak-scanner.ts'
import { Scene, type Ended } from './scene.ts'

// The built command, and everything that leaves it.

const SECRET = 's3cr3t/Välue+"42" <&é'
const PARAM = 'a parameter\'s secret %20'
const ENV = { API_TOKEN: SECRET, MY_PARAM: PARAM }

const LEAK = `
const { writeSync, appendFileSync } = require('node:fs')
for (const secret of [process.env.TOKEN, process.env.PARAM].filter(Boolean)) {
  const encode = (encoding) => Buffer.from(secret).toString(encoding)
  const all = [secret, encode('base64'), Buffer.from('x' + secret).toString('base64'), encode('base64').replace(/.{6}/g, '$&\\n'),
    encode('base64url'), encodeURIComponent(secret), JSON.stringify({ secret }), encode('hex'), encode('hex').toUpperCase()]
  for (const text of all) for (const fd of [1, 2]) for (const half of [0, 1]) {
    const bytes = Buffer.from(text + '\\n')
    writeSync(fd, half === 0 ? bytes.subarray(0, bytes.length >> 1) : bytes.subarray(bytes.length >> 1))
  }
  appendFileSync(process.env.FLOWIR_OUTPUT, 'told=' + secret + '\\n')
}
process.exit(Number(process.argv[2] ?? 0))
`

const FLOW = `
flow: leaky
params: { key: { schema: { type: string }, secret: true, fromEnv: MY_PARAM } }
steps:
  - id: all
    parallel:
      onBranchFail: continue
      branches:
        a:
          - id: looks
            shell: [node, leak.cjs]
            effect: readonly
            env: &env { TOKEN: "\${{ secrets.API_TOKEN }}", PARAM: "\${{ params.key }}" }
        b: [{ id: acts, shell: [node, leak.cjs], effect: mutating, env: *env, outputs: { told: "\${{ output.values.told }}" } }]
        c: [{ id: fails, shell: [node, leak.cjs, "3"], effect: mutating, env: *env }]
        d: [{ id: misread, shell: [node, leak.cjs], effect: readonly, env: *env, json: true }]
        e: [{ id: throws, action: "fn:call", args: { module: ./throws.mjs, input: "\${{ secrets.API_TOKEN }}" }, effect: readonly }]
        f: [{ id: handsOn, call: ./called.flow.yaml, inputs: { key: "\${{ params.key }}", token: "\${{ secrets.API_TOKEN }}" } }]
finally:
  - { id: clean, shell: echo done, effect: readonly }
`

const CALLED = `
flow: called
params: { key: { schema: { type: string }, secret: true }, token: { schema: { type: string }, secret: true } }
steps:
  - { id: inner, shell: [node, leak.cjs], effect: readonly, env: { TOKEN: "\${{ params.token }}", PARAM: "\${{ params.key }}" } }
`

const FILES = {
  'flow.yaml': FLOW, 'called.flow.yaml': CALLED, 'leak.cjs': LEAK,
  'throws.mjs': 'export default (input) => { throw new Error(`cannot use ${input}, ${Buffer.from(input).toString("base64")}`) }',
}

function expectClean(ended: Pick<Ended, 'stdout' | 'stderr'>, what: string): void {
  for (const secret of [SECRET, PARAM]) {
    expect(holdsSecret(ended.stdout, secret), `stdout of ${what}`).toBe(false)
    expect(holdsSecret(ended.stderr, secret), `stderr of ${what}`).toBe(false)
  }
}

const leakingFiles = (folder: string): readonly string[] => [SECRET, PARAM].flatMap((secret) => filesHolding(folder, secret))

describe('a flow that tells its secrets', () => {
  it('leaves them in no file, stream or report', async () => {
    using scene = new Scene(FILES)
    const [output, summary] = ['github-output', 'summary.md'].map((name) => join(scene.dir, name))
    const outputs = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output!, GITHUB_STEP_SUMMARY: summary! }
    const words = ['run', 'flow.yaml', '--run-id', 'r1', '--reporter', 'github', '--reporter', 'junit']
    const ran = await scene.run(words, { ...ENV, ...outputs })
    expect(ran.code, ran.stderr).toBe(1)
    expect(ran.stdout + ran.stderr).toContain('***')
    expectClean(ran, 'run')
    const shown: readonly (readonly string[])[] = [
      ['inspect', 'r1', 'acts'], ['inspect', 'r1', 'looks', '--streams'], ['inspect', 'r1', 'misread', '--json'], ['log', 'r1'],
      ['log', 'r1', '--json'], ['status', 'r1'], ['status', 'r1', '--json'], ['why', 'r1', 'fails'], ['effects', 'r1'], ['ls'],
      ['plan', 'r1'],
      ...['text', 'markdown', 'html', 'junit', 'json'].map((format) => ['report', 'r1', '--format', format]), ['export', 'r1'],
    ]
    for (const each of shown) {
      const ended = await scene.run(each, ENV)
      expect([...each, ended.code], ended.stderr).not.toContain(64)
      expectClean(ended, each.join(' '))
    }
    for (const [index, flags] of [['--json'], ['--json=stream'], ['--reporter', 'plain', '--output', 'stream']].entries()) {
      const again = await scene.run(['run', 'flow.yaml', '--run-id', `again-${String(index)}`, ...flags], ENV)
      expect(again.code).toBe(1)
      expectClean(again, flags.join(' '))
    }
    expect(leakingFiles(scene.dir)).toEqual([])
    const verified = await scene.run(['verify', '--secrets'], ENV)
    expect(verified.code, verified.stdout).toBe(0)
    expect(verified.stderr).toContain('nothing here holds the value of API_TOKEN, params.key of flow leaky')
  })

  it('leaves none in the report of a crash', async () => {
    using scene = new Scene({
      'flow.yaml': 'flow: f\nsteps:\n  - id: a\n    action: "fn:call"\n    effect: readonly\n'
        + '    args: { module: ./late.mjs, input: "${{ secrets.API_TOKEN }}" }\n',
      'late.mjs': `
        const told = (input) => new Error('cannot use ' + input + ' ' + Buffer.from(input).toString('hex'), { cause: new Error(input) })
        export default (input) => new Promise(() => { setImmediate(() => { throw told(input) }) })`,
    })
    const tmp = join(scene.dir, 'tmp')
    mkdirSync(tmp)
    const ended = await scene.run(['run', 'flow.yaml', '--json'], { ...ENV, TMPDIR: tmp })
    expect(ended.code).toBe(70)
    expect(ended.stderr).toContain('cannot use ***')
    expectClean(ended, 'crash')
    expect(filesHolding(tmp, '***')).toHaveLength(1)
    expect(leakingFiles(scene.dir)).toEqual([])
  })
})

describe('verify --secrets', () => {
  const store = async (scene: Scene): Promise<void> => {
    const ended = await scene.run(['run', 'flow.yaml', '--run-id', 'r1'])
    expect(ended.code, ended.stderr).toBe(0)
  }
  const files = {
    'flow.yaml': 'flow: f\nsteps:\n  - { id: a, shell: [cat, planted], effect: readonly }\n',
    'runner.config.json': '{ "secrets": { "TOKEN": { "env": "LATER" } } }',
  }

  const planted = Object.entries(encodingsOf(SECRET))
  it.each(planted)('finds a secret that was planted as %s, and names it and its place only', async (_name, text) => {
    using scene = new Scene({ ...files, planted: `${'x'.repeat(20)} ${text}\n` })
    await store(scene)
    const found = await scene.run(['verify', '--secrets'], { LATER: SECRET })
    expect(found.code).toBe(1)
    expect(found.stdout).toMatch(/secret +r1 +the value of "TOKEN" is in event \d+ \(actionSettled\)/)
    expectClean(found, 'verify')
    const json = await scene.run(['verify', 'r1', '--secrets', '--json'], { LATER: SECRET })
    expect(JSON.parse(json.stdout)).toMatchObject({ sound: true, secrets: { clean: false, lookedFor: ['TOKEN'] } })
    expectClean(json, 'verify --json')
  })

  it('finds one in large evidence, in an artifact, in a journal, and beside the store', async () => {
    using scene = new Scene({
      ...files, 'flow.yaml': 'flow: f\nsteps:\n  - id: a\n    shell: cat planted; (cat planted; echo) > made\n'
        + '    effect: mutating\n    artifacts: [made]\n',
      planted: `${'line\n'.repeat(60_000)}${SECRET}\n${'line\n'.repeat(60_000)}`,
    })
    await store(scene)
    const journal = join(scene.dir, '.runner', 'journal', 'r1')
    writeFileSync(join(journal, 'left'), SECRET)
    const places = async (...words: string[]): Promise<readonly string[]> => {
      const { stdout } = await scene.run(['verify', ...words, '--secrets'], { LATER: SECRET })
      return [...stdout.matchAll(/is in (.*)/g)].map(([, place = '']) => place).sort()
    }
    const all = await places()
    expect(all.filter((place) => place.startsWith('evidence sha256:'))).toHaveLength(2)
    expect(all).toContain('journal/r1/left')
    expect(await places('r1')).toEqual(all)
  })

  it('is no pass where a secret cannot be looked for, and says which', async () => {
    using scene = new Scene({ ...files, planted: 'x' })
    await store(scene)
    const ended = await scene.run(['verify', '--secrets'])
    expect(ended.code).toBe(1)
    expect(ended.stdout).toContain('"TOKEN" was not looked for: the secret "TOKEN" has no value')
    expect((await scene.run(['verify'])).code).toBe(0)
  })
})

describe('a secret parameter', () => {
  const flow = 'flow: f\nparams: { key: { schema: { type: string }, secret: true, fromEnv: MY_PARAM } }\nsteps:\n'
    + '  - { id: a, shell: "[ ${#KEY} = 24 ]", effect: readonly, env: { KEY: "${{ params.key }}" } }\n'

  it.each([
    ['--param', ['--param', 'key=given-away']], ['--params', ['--params', 'params.json']],
  ])('is refused as a value of %s, and the refusal says where it comes from', async (_name, words) => {
    using scene = new Scene({ 'flow.yaml': flow, 'params.json': '{ "key": "given-away" }' })
    const ended = await scene.run(['run', 'flow.yaml', ...words], ENV)
    expect(ended.code).toBe(64)
    expect(ended.stderr).toContain('"key" is a secret and never given as a value: it comes from the environment variable MY_PARAM')
    expect(ended.stdout + ended.stderr).not.toContain('given-away')
    expect(scene.has('.runner')).toBe(false)
  })

  it('comes from its variable, else from the configuration, and without a value nothing is run', async () => {
    using scene = new Scene({ 'flow.yaml': flow })
    expect((await scene.run(['run', 'flow.yaml'], ENV)).code).toBe(0)
    const missing = await scene.run(['run', 'flow.yaml', '--run-id', 'none'])
    expect(missing.code, missing.stderr).toBe(64)
    expect(missing.stderr).toContain('MY_PARAM is not set')
    expect((await scene.run(['status', 'none'])).code).toBe(64)
    scene.write({ 'runner.config.json': '{ "secrets": { "key": { "file": "key.txt" } } }', 'key.txt': `${PARAM}\n` })
    chmodSync(join(scene.dir, 'key.txt'), 0o644)
    const open = await scene.run(['run', 'flow.yaml'])
    expect(open.code).toBe(64)
    expect(open.stderr).toContain('is open to others (mode 0644)')
    chmodSync(join(scene.dir, 'key.txt'), 0o600)
    expect((await scene.run(['run', 'flow.yaml'])).code).toBe(0)
  })
})
