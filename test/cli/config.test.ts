import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Scene, STACK_TRACE } from './scene.ts'

interface Setting { readonly key: string; readonly value: unknown; readonly from: string }

async function settings(
  scene: Scene, words: readonly string[] = [], env: Readonly<Record<string, string>> = {}, cwd = scene.dir,
): Promise<Map<string, Setting>> {
  const { code, stdout, stderr } = await scene.run(['config', '--explain', '--json', ...words], env, cwd)
  expect(code, stderr).toBe(0)
  const { settings: rows } = JSON.parse(stdout) as { readonly settings: readonly Setting[] }
  return new Map(rows.map((row) => [row.key, row]))
}

function writeUserConfig(scene: Scene, config: object): void {
  const folder = join(scene.home, '.config', 'flowir-runner')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
}

describe('settings', () => {
  it('come from the flag, else the environment, else the project, else the user, else the default', async () => {
    using scene = new Scene()
    expect((await settings(scene)).get('store')).toMatchObject({ value: '.runner', from: 'default' })
    writeUserConfig(scene, { store: 'of-user' })
    const from = join(scene.home, '.config', 'flowir-runner', 'config.json')
    expect((await settings(scene)).get('store')).toMatchObject({ value: 'of-user', from })
    scene.write({ 'runner.config.json': '{ "store": "of-project" }' })
    expect((await settings(scene)).get('store')).toMatchObject({ value: 'of-project', from: 'runner.config.json' })
    const env = { FLOWIR_CONFIG_STORE: 'of-environment' }
    expect((await settings(scene, [], env)).get('store')).toMatchObject({ value: 'of-environment', from: 'FLOWIR_CONFIG_STORE' })
    expect((await settings(scene, ['--store', 'of-flag'], env)).get('store')).toMatchObject({ value: 'of-flag', from: '--store' })
  })

  it('are read from variables by their type, and never from those a step receives', async () => {
    using scene = new Scene()
    const env = {
      FLOWIR_CONFIG_CONCURRENCY: '7', FLOWIR_CONFIG_STOP_GRACE: '9s', FLOWIR_CONFIG_MAX_ARTIFACT_BYTES: '4096', FLOWIR_RUN_ID: 'r1',
      RUNNER_STORE: 'x',
    }
    const read = await settings(scene, [], env)
    expect(read.get('concurrency')?.value).toBe(7)
    expect(read.get('stopGrace')?.value).toBe('9s')
    expect(read.get('maxArtifactBytes')?.value).toBe(4096)
    expect(read.get('store')?.from).toBe('default')
  })

  it('are found from a folder below the project, up to the repository', async () => {
    using scene = new Scene({ 'runner.config.json': '{ "platform": "outer" }', 'inner/x': '', 'repo/.git/HEAD': '', 'repo/deep/x': '' })
    expect((await settings(scene, [], {}, join(scene.dir, 'inner'))).get('platform')?.value).toBe('outer')
    expect((await settings(scene, [], {}, join(scene.dir, 'repo/deep'))).get('platform')?.from).toBe('default')
  })

  it('are read from TypeScript', async () => {
    using scene = new Scene({ 'runner.config.ts': 'const n: number = 3\nexport default { concurrency: n } satisfies object\n' })
    expect((await settings(scene)).get('concurrency')).toMatchObject({ value: 3, from: 'runner.config.ts' })
  })
})

interface Wrong {
  readonly what: string
  readonly files?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly verb?: readonly string[]
  readonly says: readonly string[]
}

const config = (text: string): Readonly<Record<string, string>> => ({ 'runner.config.json': text })

const WRONG: readonly Wrong[] = [
  { what: 'a key that is not known', files: config('{\n  "store": "x",\n  "stroe": 1\n}'), says: ['runner.config.json:', 'stroe'] },
  { what: 'a value of the wrong type', files: config('{\n  "concurrency": 0\n}'), says: ['runner.config.json:2:18', '/concurrency'] },
  { what: 'text that is not JSON', files: config('{\n  "store": }'), says: ['runner.config.json:2:12'] },
  { what: 'bytes that are not text', files: config('\u{fffd}'.repeat(3)), says: ['runner.config.json'] },
  { what: 'a module that throws', files: { 'runner.config.ts': 'throw new Error("broken on purpose")' }, says: ['broken on purpose'] },
  { what: 'two configurations', files: { ...config('{}'), 'runner.config.ts': 'export default {}' }, says: ['two configurations'] },
  { what: 'a variable that is not known', env: { FLOWIR_CONFIG_STROE: 'x' }, says: ['FLOWIR_CONFIG_STROE', 'FLOWIR_CONFIG_STORE'] },
  { what: 'a variable of the wrong type', env: { FLOWIR_CONFIG_CONCURRENCY: 'many' }, says: ['FLOWIR_CONFIG_CONCURRENCY'] },
  { what: 'a provider that there is not', files: config('{ "providers": { "mail": {} } }'), verb: ['lock'], says: ['mail'] },
  {
    what: 'a provider whose module is not there', verb: ['lock'], says: ['./nowhere.js'],
    files: config('{ "providers": { "mail": { "module": "./nowhere.js" } } }'),
  },
  {
    what: 'a provider that is none', verb: ['lock'], says: ['neither a provider'],
    files: { ...config('{ "providers": { "mail": { "module": "./mail.js" } } }'), 'mail.js': 'export default 1' },
  },
  {
    what: 'a preset without a program', verb: ['lock'], says: ['the preset "helper"', 'which program'],
    files: config('{ "providers": { "session": { "options": { "presets": { "helper": { "args": ["-x"] } } } } } }'),
  },
  {
    what: 'a preset of the wrong shape', verb: ['lock'], says: ['the preset "helper"', 'resumeArgs'],
    files: config('{ "providers": { "session": { "options": { "presets": { "helper": { "command": "x", "resumeArgs": "-r" } } } } } }'),
  },
  {
    what: 'an option of sessions that is not known', verb: ['lock'], says: ['preset', 'presets'],
    files: config('{ "providers": { "session": { "options": { "preset": {} } } } }'),
  },
]

describe('a configuration that is wrong', () => {
  it.each(WRONG)('$what is refused with exit 65', async ({ files, says, env = {}, verb = ['config'] }) => {
    using scene = new Scene(files)
    const { code, stderr } = await scene.run(verb, env)
    expect(code, stderr).toBe(65)
    expect(stderr).toContain('error[config.invalid] ')
    for (const text of says) expect(stderr).toContain(text)
    expect(stderr).not.toMatch(STACK_TRACE)
  })
})

it('what a command that gives a secret is called with is not told', async () => {
  using scene = new Scene(config('{ "secrets": { "TOKEN": { "command": ["vault", "--key", "hunter2-hunter2"] } } }'))
  const { code, stdout } = await scene.run(['config', '--explain'])
  expect(code).toBe(0)
  expect(stdout).toContain('vault')
  expect(stdout).not.toContain('hunter2')
})
