import { describe, expect, it } from 'vitest'
import { effect, flow, Scene } from './scene.ts'

const words = (line: string): readonly string[] => line.split(' ')
const run = (scene: Scene, line: string) => scene.run(words(line))

const CHECK = '  - { id: check, shell: "echo try >> tries.log; [ -e ready ]", effect: readonly, retry: 2 }'
const EXTRA = flow('extra', effect('upload'), CHECK, effect('switch'))
const PUSH = '  - { id: push, shell: "echo push >> effects.log; exit 1", effect: mutating }'
const LOOP = `  - id: each
    foreach: { in: [a, "it's b"], as: item, key: "\${{ iter.item }}", onItemFail: continue, steps: [
      { id: work, shell: "exit 1", effect: readonly } ] }`

const logOf = async (scene: Scene): Promise<string> => (await run(scene, 'log r1 --json')).stdout

describe('a step whose automatic attempts are used up', () => {
  it('has one more, and the run goes on in the command', async () => {
    using scene = new Scene({ 'flow.yaml': EXTRA })
    expect((await run(scene, 'run flow.yaml --run-id r1')).code).toBe(1)
    const once = await run(scene, 'retry r1')
    expect(once.code).toBe(1)
    expect(once.stderr).toMatch(/^check: one attempt beside the automatic ones$/m)
    expect(once.stderr).toMatch(/check {2}cli:os:\S+ retries it: attempt 3$/m)
    expect(once.stderr).toMatch(/check {2}fail .* rerun \(a person retries it\)$/m)
    scene.write({ ready: '' })
    const { code, stdout } = await run(scene, 'retry r1 --step check --json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1, retry: { runId: 'r1', step: 'check', attempt: 4, kind: 'step', mode: 'extra', manual: true },
      run: { outcome: 'passed' },
    })
    expect(scene.lines('effects.log')).toEqual(['upload', 'switch'])
    expect(scene.lines('tries.log')).toHaveLength(4)
  })

  it('is of the flow as the run had it; a changed file is told', async () => {
    using scene = new Scene({ 'flow.yaml': EXTRA })
    await run(scene, 'run flow.yaml --run-id r1')
    scene.write({ ready: '', 'flow.yaml': EXTRA.replace('echo try', 'echo other') })
    const { code, stderr } = await run(scene, 'retry r1')
    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/^the flow was changed since, and r1 is retried as it was: runner resume r1 --flow FLOW goes on with the new one$/m)
    expect(scene.lines('tries.log')).toEqual(['try', 'try', 'try'])
  })
})

describe('a retry that is refused', () => {
  const refused = async (scene: Scene, line: string) => {
    const before = await logOf(scene)
    const { code, stderr, stdout } = await run(scene, `${line} --json`)
    expect(await logOf(scene)).toBe(before)
    const { error } = JSON.parse(stdout) as { error: { code: string; next?: string } }
    return { exit: code, stderr, ...error }
  }

  it('says that an effect would be repeated, and with which words it is', async () => {
    using scene = new Scene({ 'flow.yaml': flow('gated', PUSH, effect('after')) })
    await run(scene, 'run flow.yaml --run-id r1')
    expect(await refused(scene, 'retry r1')).toMatchObject({
      exit: 3, code: 'retry.gated', next: 'runner retry r1 --allow-mutating-reexec push',
    })
    expect((await run(scene, 'retry r1 --allow-mutating-reexec push')).code).toBe(1)
    expect(scene.lines('effects.log')).toEqual(['push', 'push'])
  })

  it('names the instances that failed, fit for a shell', async () => {
    using scene = new Scene({ 'flow.yaml': flow('loop', LOOP) })
    await run(scene, 'run flow.yaml --run-id r1')
    const { exit, code, next } = await refused(scene, 'retry r1')
    expect([exit, code]).toEqual([64, 'retry.ambiguous'])
    expect(next).toBe('runner retry r1 --step \'each[a]/work\'')
  })

  it.each([
    ['retry r1 --step nosuch', 64, 'retry.unknown_step'], ['retry r1 --step upload', 64, 'retry.nothing_failed'],
    ['retry r1 --context nowhere.json', 64, 'usage.invalid'], ['retry r1 --context list.json', 64, 'usage.invalid'],
    ['retry r1 --flow flow.yaml', 64, 'usage.invalid'], ['retry nosuch', 64, 'retry.unknown_run'],
  ])('%s', async (line, exit, code) => {
    using scene = new Scene({ 'flow.yaml': EXTRA, 'list.json': '[1]' })
    await run(scene, 'run flow.yaml --run-id r1')
    expect(await refused(scene, line)).toMatchObject({ exit, code })
    expect(scene.lines('tries.log')).toHaveLength(2)
  })

  it('in a folder without a store says that there is no run, and makes none', async () => {
    using scene = new Scene()
    const { code, stderr } = await run(scene, 'retry')
    expect([code, stderr.split('\n')[0]]).toEqual([64, expect.stringContaining('error[retry.unknown_run]')])
    expect(scene.has('.runner')).toBe(false)
  })
})
