import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Scene } from './scene.ts'

const PACK = `flow: pack
steps:
  - id: pack
    shell: 'mkdir -p out; echo packed > out/a.txt; echo b > "out/b c.txt"'
    effect: mutating
    idempotent: true
    artifacts: [{ name: built, paths: [out] }]
  - { id: ship, shell: 'cat out/a.txt >> effects.log', effect: mutating }
`
const ROUNDS = `flow: rounds
steps:
  - id: each
    foreach: { in: [x, y], as: item, key: "\${{ iter.item }}", steps: [
      { id: make, shell: 'echo "$I" > "$I.txt"', env: { I: "\${{ iter.item }}" }, effect: mutating,
        artifacts: ["\${{ iter.item }}.txt"] } ] }
`

const remove = (scene: Scene, name: string): void => { rmSync(join(scene.dir, name)) }
const run = (scene: Scene, line: string): ReturnType<Scene['run']> => scene.run(line.split(' '))

async function packed(): Promise<Scene> {
  const scene = new Scene({ 'flow.yaml': PACK })
  expect((await run(scene, 'run flow.yaml --run-id r1 --stop-after pack')).code).toBe(3)
  return scene
}

it('an artifact that was not made is listed as missing', async () => {
  using scene = new Scene({ 'flow.yaml': 'flow: none\nsteps:\n  - { id: none, shell: "true", effect: mutating, artifacts: ["dist/*"] }\n' })
  expect((await run(scene, 'run flow.yaml --run-id r1')).code).toBe(1)
  expect((await run(scene, 'artifacts r1')).stdout).toContain('it was missing: no file matches dist/*')
})

describe('a plan', () => {
  it('shows files that come back, and says what to do about those that were altered, by commands that do it', async () => {
    using scene = await packed()
    remove(scene, 'out/a.txt')
    const missing = await run(scene, 'plan r1 --detailed-exitcode')
    expect(missing.stdout).toMatch(/^restore +out\/a\.txt +missing, comes back from the store +of pack$/m)
    expect(missing.code).toBe(5)
    scene.write({ 'out/a.txt': 'mine\n', 'out/b c.txt': 'mine too\n' })
    const altered = await run(scene, 'plan r1 --detailed-exitcode')
    expect(altered.code).toBe(3)
    expect(altered.stdout).toMatch(/^altered +out\/a\.txt +altered since it was captured +of pack$/m)
    expect(altered.stdout).toContain('         --restore-artifact out/b c.txt  or  --accept-artifact out/b c.txt')
    const commands = altered.stdout.split('\n').map((line) => line.trim()).filter((line) => line.startsWith('runner resume '))
    expect(commands).toEqual([
      'runner resume r1 --restore-artifact out/a.txt --restore-artifact \'out/b c.txt\'',
      'runner resume r1 --accept-artifact out/a.txt --accept-artifact \'out/b c.txt\'',
    ])
    const accepted = await scene.run(['resume', 'r1', '--accept-artifact', 'out/a.txt', '--accept-artifact', 'out/b c.txt'])
    expect([accepted.code, scene.lines('effects.log')]).toEqual([0, ['mine']])
  })

  it('and a refusal say it to programs too, and nothing is written', async () => {
    using scene = await packed()
    scene.write({ 'out/a.txt': 'mine\n' })
    const before = (await run(scene, 'log r1')).stdout
    const { artifacts } = JSON.parse((await run(scene, 'plan r1 --json')).stdout) as { artifacts: readonly object[] }
    const flags = ['--restore-artifact out/a.txt', '--accept-artifact out/a.txt']
    expect(artifacts).toMatchObject([{ ref: 'pack', name: 'built', path: 'out/a.txt', fate: 'altered', flags }])
    const refused = await run(scene, 'resume r1 --json')
    expect(refused.code).toBe(3)
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'resume.artifact-altered', data: { artifacts: [{ flags }] } } })
    for (const flag of flags) expect(refused.stderr).toContain(flag)
    expect((await run(scene, 'log r1')).stdout).toBe(before)
    expect(scene.read('out/a.txt')).toBe('mine\n')
  })

  it('takes no path out of the folder', async () => {
    using scene = await packed()
    for (const path of ['../a.txt', '/etc/passwd', 'out/../../a.txt']) {
      const { code, stderr } = await run(scene, `plan r1 --restore-artifact ${path}`)
      expect([code, stderr]).toEqual([64, expect.stringContaining(`--restore-artifact ${path}: it names a file in the working folder`)])
    }
  })
})

it('files that a command is writing when its runner is killed are no change to who read them before', async () => {
  using scene = new Scene({
    'src/v.txt': '0\n', 'flow.yaml': `flow: bump
steps:
  - { id: test, shell: cat src/v.txt, effect: readonly, sources: ["src/**"] }
  - { id: bump, shell: 'echo 1 > src/v.txt; touch began; sleep 60', effect: readonly, artifacts: ["src/v.txt"] }
`,
  })
  const started = scene.start(['run', 'flow.yaml', '--run-id', 'r1'])
  await scene.until('began')
  started.kill('SIGKILL')
  await started.ended
  const plan = JSON.parse((await run(scene, 'plan r1 --json')).stdout) as { instances: readonly object[] }
  expect(plan.instances).toMatchObject([{ ref: 'test', class: 'clean', word: 'keep' }, { ref: 'bump' }])
  scene.write({ 'src/other.txt': 'x\n' })
  const changed = JSON.parse((await run(scene, 'plan r1 --json')).stdout) as { instances: readonly object[] }
  expect(changed.instances).toMatchObject([{ ref: 'test', cause: 'sourceChanged', paths: ['src/other.txt'] }, { ref: 'bump' }])
})

describe('artifacts', () => {
  it('lists what steps made, and writes it out, never over another file', async () => {
    using scene = await packed()
    const listed = await run(scene, 'artifacts r1')
    expect(listed.stdout).toMatch(/^built +pack +2 files +9 B +\d\d:\d\d$/m)
    expect(listed.stdout).toMatch(/^ +out\/b c\.txt +2 B$/m)
    const first = await run(scene, 'artifacts r1 built -o dest')
    expect([first.code, first.stderr]).toEqual([0, 'wrote 2 files into dest\n'])
    expect(scene.read('dest/out/a.txt')).toBe('packed\n')
    remove(scene, 'dest/out/a.txt')
    expect((await run(scene, 'artifacts r1 -o dest')).stderr).toBe('wrote 1 file into dest, 1 file there already\n')
    scene.write({ 'dest/out/a.txt': 'mine\n' })
    remove(scene, 'dest/out/b c.txt')
    const refused = await run(scene, 'artifacts r1 -o dest')
    const problem = 'out/a.txt is in dest already, and is not what was captured'
    expect([refused.code, refused.stderr]).toEqual([64, expect.stringContaining(problem)])
    expect([scene.read('dest/out/a.txt'), scene.has('dest/out/b c.txt')]).toEqual(['mine\n', false])
  })

  it('gives programs names, files, sizes and times, and what it wrote', async () => {
    using scene = await packed()
    const document = JSON.parse((await run(scene, 'artifacts --json -o dest')).stdout) as Record<string, unknown>
    expect(document).toMatchObject({
      schemaVersion: 1, runId: 'r1', artifacts: [{
        ref: 'pack', name: 'built', bytes: 9, atMs: expect.any(Number) as number,
        files: [{ path: 'out/a.txt', bytes: 7 }, { path: 'out/b c.txt' }],
      }],
      out: { written: ['out/a.txt', 'out/b c.txt'], same: [] },
    })
  })

  it('refuses a name of several by their full names, which mean one each, and one of none', async () => {
    using scene = new Scene({ 'flow.yaml': ROUNDS })
    expect((await run(scene, 'run flow.yaml --run-id r1')).code).toBe(0)
    const several = await run(scene, 'artifacts r1 make')
    expect([several.code, several.stderr]).toEqual([64, expect.stringContaining('error[run.artifact-ambiguous] "make" stands for several')])
    expect(several.stderr).toContain('each[x]/make:make, each[y]/make:make')
    expect((await run(scene, 'artifacts r1 each[y]/make:make -o dest')).code).toBe(0)
    expect([scene.has('dest/x.txt'), scene.read('dest/y.txt')]).toEqual([false, 'y\n'])
    const none = await run(scene, 'artifacts r1 mike')
    expect([none.code, none.stderr]).toEqual([64, expect.stringContaining('r1 has no artifact "mike"; did you mean make?')])
    expect((await run(scene, 'artifacts r1')).code).toBe(0)
  })
})
