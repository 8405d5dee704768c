import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene } from './scene.ts'

const WITH_CALL = 'flow: outer\nsteps:\n  - { id: inner, call: ./inner.flow.yaml }\n'

const DEVICERAIL = `import { defineProvider } from 'flowir-runner/providers'
export default defineProvider({ name: 'devicerail', version: '1', actions: { press: {
  effect: 'mutating', input: { type: 'object', properties: { key: { type: 'string' } } }, output: {}, run: () => ({ pressed: true }) } } })`

interface CompiledFlow {
  readonly ok: boolean
  readonly report?: { readonly against: string }
  readonly diagnostics: readonly { readonly severity: string; readonly code: string }[]
}

interface Compiled {
  readonly schemaVersion: number
  readonly ok: boolean
  readonly flows: readonly CompiledFlow[]
}

describe('compile', () => {
  // covers: CLI-02
  it('writes the same bytes for the same flow, whatever it was called', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('same', effect('one')), 'b.flow.yaml': `# a comment\n${flow('same', effect('one'))}` })
    expect((await scene.run(['compile', 'a.flow.yaml', '-o', 'a'])).code).toBe(0)
    expect((await scene.run(['compile', 'a.flow.yaml', '-o', 'again'])).code).toBe(0)
    expect((await scene.run(['compile', 'b.flow.yaml', '-o', 'b'])).code).toBe(0)
    expect(scene.read('again/same.ir.json')).toBe(scene.read('a/same.ir.json'))
    const [a, b] = ['a', 'b'].map((folder) => (JSON.parse(scene.read(`${folder}/same.ir.json`)) as { irHash: string }).irHash)
    expect(a).toBe(b)
  })

  it('binds against what is installed and writes no lockfile; with one, against that', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one')) })
    const against = async (): Promise<string | undefined> =>
      (JSON.parse((await scene.run(['compile', 'a.flow.yaml', '--json'])).stdout) as Compiled).flows[0]?.report?.against
    expect(await against()).toBe('manifests')
    expect(scene.has('runner.lock.json')).toBe(false)
    await scene.run(['lock'])
    expect(await against()).toBe('lockfile')
  })

  it('writes a bundle of a flow that calls another, and runs it without its sources', async () => {
    using scene = new Scene({ 'outer.flow.yaml': WITH_CALL, 'inner.flow.yaml': flow('inner', effect('made')) })
    await scene.run(['compile', 'outer.flow.yaml', '-o', 'out'])
    const bundle = JSON.parse(scene.read('out/outer.ir.json')) as { bundleVersion: number; flows: readonly unknown[] }
    expect(bundle.bundleVersion).toBe(1)
    expect(bundle.flows).toHaveLength(2)
    using elsewhere = new Scene({ 'outer.ir.json': scene.read('out/outer.ir.json') })
    expect((await elsewhere.run(['run', 'outer.ir.json'])).code).toBe(0)
    expect(elsewhere.lines('effects.log')).toEqual(['made'])
    expect(elsewhere.has('runner.lock.json')).toBe(false)
  })

  // covers: CLI-04
  it('gives every diagnostic as one document with --json, and writes nothing', async () => {
    using scene = new Scene({ 'bad.flow.yaml': flow('bad', effect('one', ', timeot: 5s'), effect('two', ', idempotnt: true')) })
    const { code, stdout, stderr } = await scene.run(['compile', 'bad.flow.yaml', '-o', 'out', '--json'])
    expect(code).toBe(65)
    const { schemaVersion, ok, flows } = JSON.parse(stdout) as Compiled
    expect({ schemaVersion, ok }).toEqual({ schemaVersion: 1, ok: false })
    expect(flows[0]?.diagnostics.map(({ code, severity }) => ({ code, severity }))).toEqual([
      { code: 'normalize.unknown-key', severity: 'error' }, { code: 'normalize.unknown-key', severity: 'error' },
    ])
    expect(stderr).toContain('did you mean "timeout"?')
    expect(stderr).toContain('^')
    expect(scene.has('out')).toBe(false)
  })

  it('annotates the lines for GitHub', async () => {
    using scene = new Scene({ 'bad.flow.yaml': flow('bad', effect('one', ', timeot: 5s')) })
    const { stderr } = await scene.run(['compile', 'bad.flow.yaml'], { GITHUB_ACTIONS: 'true' })
    expect(stderr).toMatch(/^::error file=bad\.flow\.yaml,line=3,col=\d+,title=normalize\.unknown-key::/m)
  })

  it('says with --check whether what was written is still what the flow compiles to', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one')) })
    expect((await scene.run(['compile', 'a.flow.yaml', '--check'])).code).toBe(0)
    expect((await scene.run(['compile', 'a.flow.yaml', '-o', 'out', '--check'])).code).toBe(65)
    expect(scene.has('out')).toBe(false)
    await scene.run(['compile', 'a.flow.yaml', '-o', 'out'])
    expect((await scene.run(['compile', 'a.flow.yaml', '-o', 'out', '--check'])).code).toBe(0)
    scene.write({ 'a.flow.yaml': flow('a', effect('two')) })
    const { code, stderr } = await scene.run(['compile', 'a.flow.yaml', '-o', 'out', '--check'])
    expect(code).toBe(65)
    expect(stderr).toContain('next: runner compile a.flow.yaml -o out')
  })

  it('compiles several flows and fails when one of them is wrong', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('x', 'true')), 'b.flow.yaml': flow('b', '  - { id: x, shell: 1 }') })
    const { code, stdout } = await scene.run(['compile', 'a.flow.yaml', 'b.flow.yaml', '--json'])
    expect(code).toBe(65)
    expect((JSON.parse(stdout) as Compiled).flows.map(({ ok }) => ok)).toEqual([true, false])
  })

  it('seals generation 1 when it is asked for and the flow fits; runs with a provider of the project\'s own', async () => {
    using scene = new Scene({
      'runner.config.json': '{ "providers": { "devicerail": { "module": "./devicerail.mjs" } } }', 'devicerail.mjs': DEVICERAIL,
      'a.flow.yaml': 'flow: a\nsteps:\n  - { id: press, action: devicerail:press, args: { key: home }, effect: mutating, expect: [] }\n',
    })
    scene.linkPackage()
    const { code, stderr } = await scene.run(['compile', 'a.flow.yaml', '--ir-version', '1', '-o', 'out'])
    expect(code, stderr).toBe(0)
    expect(JSON.parse(scene.read('out/a.ir.json'))).toMatchObject({ irVersion: 1, flowId: 'a', provider: { name: 'devicerail' } })
    expect((await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1'])).code).toBe(0)
    expect((await scene.run(['inspect', 'r1', 'press'])).stdout).toContain('key=home')
  })

  it('says what generation 1 has no word for', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('x', 'true')) })
    const { code, stderr } = await scene.run(['compile', 'a.flow.yaml', '--ir-version', '1', '-o', 'out'])
    expect(code).toBe(65)
    expect(stderr).toContain('FlowIR 1')
    expect(scene.has('out')).toBe(false)
  })

  it('takes a flow written in TypeScript, alone and called from YAML', async () => {
    const inner = `import { defineFlow } from 'flowir-runner'
      export default defineFlow({ id: 'inner' }, ({ shell }) => { shell('made', 'echo made >> effects.log', { effect: 'mutating' }) })`
    using scene = new Scene({ 'inner.flow.ts': inner, 'outer.flow.yaml': WITH_CALL.replace('inner.flow.yaml', 'inner.flow.ts') })
    scene.linkPackage()
    expect((await scene.run(['run', 'inner.flow.ts'])).code).toBe(0)
    const { code, stderr } = await scene.run(['run', 'outer.flow.yaml'])
    expect(code, stderr).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['made', 'made'])
  })

  it.each([
    { what: 'throws', text: 'throw new Error("not today")', says: 'not today' },
    { what: 'gives no flow', text: 'export default { steps: [] }', says: 'defineFlow' },
  ])('refuses a module that $what', async ({ text, says }) => {
    using scene = new Scene({ 'x.flow.ts': text })
    const { code, stderr } = await scene.run(['compile', 'x.flow.ts'])
    expect(code).toBe(64)
    expect(stderr).toContain('error[run.flow-unreadable]')
    expect(stderr).toContain(says)
  })
})
