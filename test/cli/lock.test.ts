import { describe, expect, it } from 'vitest'
import { effect, flow, Scene } from './scene.ts'

const FLOW = { 'a.flow.yaml': flow('a', effect('one')) }

interface Action { effect: string; output: { minProperties?: number } }
interface Lock { readonly providers: Record<string, { readonly actions: Record<string, Action> }> }

describe('the lockfile', () => {
  it('is written once, and left alone where nothing changed', async () => {
    using scene = new Scene()
    expect((await scene.run(['lock'])).stderr).toContain('wrote runner.lock.json')
    const text = scene.read('runner.lock.json')
    const again = await scene.run(['lock', '--json'])
    expect(JSON.parse(again.stdout)).toMatchObject({ schemaVersion: 1, changed: false, providers: ['shell', 'fs', 'fn', 'session'] })
    expect(scene.read('runner.lock.json')).toBe(text)
  })

  it('is written beside the configuration, wherever it is called from', async () => {
    using scene = new Scene({ 'runner.config.json': '{}', 'deep/x': '' })
    await scene.run(['lock'], {}, `${scene.dir}/deep`)
    expect(scene.has('runner.lock.json')).toBe(true)
    expect(scene.has('deep/runner.lock.json')).toBe(false)
  })

  it.each<{ words: string[]; env: Record<string, string> }>([
    { words: ['--frozen'], env: {} }, { words: [], env: { CI: 'true' } },
  ])('is demanded with $words $env', async ({ words, env }) => {
    using scene = new Scene(FLOW)
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml', ...words], env)
    expect(code).toBe(65)
    expect(stderr).toContain('error[lock.missing]')
    expect(stderr).toContain('next: runner lock')
    expect(scene.has('runner.lock.json')).toBe(false)
    expect(scene.has('.runner')).toBe(false)
  })

  it('is not demanded where CI is off', async () => {
    using scene = new Scene(FLOW)
    expect((await scene.run(['run', 'a.flow.yaml'], { CI: 'false' })).code).toBe(0)
  })

  const stale = (change: (lock: Lock) => void) => async (): Promise<void> => {
    using scene = new Scene(FLOW)
    await scene.run(['lock'])
    const lock = JSON.parse(scene.read('runner.lock.json')) as Lock
    change(lock)
    scene.write({ 'runner.lock.json': JSON.stringify(lock) })
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml'])
    expect(code).toBe(65)
    expect(stderr).toContain('error[lock.stale]')
    expect(stderr).toContain('next: runner lock')
    expect(scene.has('effects.log')).toBe(false)
    await scene.run(['lock'])
    expect((await scene.run(['run', 'a.flow.yaml'])).code).toBe(0)
  }
  it('is stale when it lacks what the flow uses', stale((lock) => { delete lock.providers['shell'] }))
  it('is stale when an action gives something else than it says', stale((lock) => {
    lock.providers['shell']!.actions['exec']!.output.minProperties = 1
  }))
  it('is stale when an action does something else than it says', stale((lock) => {
    lock.providers['shell']!.actions['exec']!.effect = 'readonly'
  }))

  it('is not stale when what the flow does not use has changed', async () => {
    using scene = new Scene(FLOW)
    await scene.run(['lock'])
    const lock = JSON.parse(scene.read('runner.lock.json')) as { providers: Record<string, unknown> }
    delete lock.providers['fs']
    scene.write({ 'runner.lock.json': JSON.stringify(lock) })
    expect((await scene.run(['run', 'a.flow.yaml', '--frozen'])).code).toBe(0)
  })

  it.each(['{', '[]', '{ "lockfileVersion": 9, "providers": {} }'])('is refused when it holds %s', async (text) => {
    using scene = new Scene({ ...FLOW, 'runner.lock.json': text })
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml'])
    expect(code).toBe(65)
    expect(stderr).toContain('error[lock.invalid]')
    expect(scene.read('runner.lock.json')).toBe(text)
  })
})

describe('init', () => {
  it('makes a flow that passes, and says what it made', async () => {
    using scene = new Scene()
    const { code, stderr } = await scene.run(['init'])
    expect(code).toBe(0)
    for (const name of ['runner.config.json', 'hello.flow.yaml', '.gitignore']) expect(stderr).toContain(name)
    const run = await scene.run(['run', 'hello.flow.yaml'])
    expect(run.code, run.stderr).toBe(0)
    expect(run.stderr).not.toContain('warning')
    expect(scene.read('hello/greeting.txt')).toBe('Hello, world\n')
    expect(scene.read('.gitignore')).toBe('.runner/\n')
    expect((await scene.run(['run'])).stdout).toBe('hello.flow.yaml\n')
  })

  it('never changes what is there', async () => {
    const files = { 'runner.config.ts': 'export default {}', 'hello.flow.yaml': 'mine', '.gitignore': 'node_modules' }
    using scene = new Scene(files)
    await scene.run(['init'])
    expect(scene.read('runner.config.ts')).toBe(files['runner.config.ts'])
    expect(scene.read('hello.flow.yaml')).toBe('mine')
    expect(scene.has('runner.config.json')).toBe(false)
    expect(scene.read('.gitignore')).toBe('node_modules\n.runner/\n')
    await scene.run(['init'])
    expect(scene.read('.gitignore')).toBe('node_modules\n.runner/\n')
  })
})
