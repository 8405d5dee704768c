import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, type Ended } from './scene.ts'

const words = (line: string): readonly string[] => line.split(' ')
const run = (scene: Scene, line: string): Promise<Ended> => scene.run(words(line))

const LARGE = look('large', 'head -c 300000 /dev/zero | tr "\\0" a')
const TWO = flow('two', LARGE, effect('one'), effect('two'))

/** A run of `flow.yaml` called r1 that stands after its first effect. */
async function stopped(text = TWO): Promise<Scene> {
  const scene = new Scene({ 'flow.yaml': text })
  await run(scene, 'run flow.yaml --run-id r1 --stop-after one')
  return scene
}

/** Writes the export of r1 into another folder. */
async function send(from: Scene, to: Scene, name = 'r1.jsonl'): Promise<Ended> {
  return from.run(['export', 'r1', '-o', join(to.dir, name)])
}

async function exported(scene: Scene): Promise<string> {
  const { code, stdout } = await run(scene, 'export r1')
  expect(code).toBe(0)
  return stdout
}

const isSound = async (scene: Scene): Promise<void> => { expect(await run(scene, 'verify')).toMatchObject({ code: 0, stdout: '' }) }

describe('a run that moves', () => {
  it('goes on in another folder, and what it did there comes back', async () => {
    using here = await stopped()
    using there = new Scene()
    expect(await send(here, there)).toMatchObject({ code: 0, stdout: '', stderr: expect.stringMatching(/: r1, \d+ events\nnext: runner import /) })
    const came = await run(there, 'import r1.jsonl')
    expect(came).toMatchObject({ code: 0, stdout: '', stderr: expect.stringMatching(/^imported r1: \d+ events\nnext: runner status r1\n$/) })
    await isSound(there)
    expect(await exported(there)).toBe(await exported(here))
    expect((await run(there, 'resume r1')).code).toBe(0)
    expect(there.lines('effects.log')).toEqual(['two'])
    expect(here.lines('effects.log')).toEqual(['one'])
    await send(there, here)
    expect((await run(here, 'import r1.jsonl')).stderr).toMatch(/^imported r1: \d+ events after the \d+ that were here\n/)
    await isSound(here)
    expect((await run(here, 'resume r1')).stderr).toContain('nothing to do: r1 has done all of it')
    expect(here.lines('effects.log')).toEqual(['one'])
    expect(await exported(here)).toBe(await exported(there))
  })

  it('is one file, packed when its name says so, or the standard output', async () => {
    using here = await stopped()
    using there = new Scene()
    await send(here, there, 'r1.gz')
    const text = await exported(here)
    expect(gunzipSync(readFileSync(join(there.dir, 'r1.gz'))).toString()).toBe(text)
    expect(text.split('\n').every((line) => line.length < 256 * 1024)).toBe(true)
    const { code, stdout } = await run(there, 'import r1.gz --json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, runId: 'r1', kind: 'imported', head: { seq: JSON.parse(stdout).added } })
    expect((await run(there, 'import r1.gz -q')).stdout).toBe('r1\n')
    expect((await run(there, 'import r1.gz')).stderr).toMatch(/^nothing to do: r1 is here up to event \d+, and the file knows no later one\n/)
  })

  it('is known already in what the file knows of it', async () => {
    using here = await stopped()
    await send(here, here)
    await run(here, 'resume r1')
    const before = await exported(here)
    expect((await run(here, 'import r1.jsonl')).stderr).toMatch(/^nothing to do: /)
    expect(await exported(here)).toBe(before)
  })

  it('is refused where two folders went on with it, with the first event that differs', async () => {
    using here = await stopped()
    using there = new Scene()
    await send(here, there)
    await run(there, 'import r1.jsonl')
    const common = (await exported(there)).split('\n').filter((line) => line.startsWith('{"event"')).length
    for (const scene of [here, there]) await run(scene, 'resume r1')
    const before = await exported(there)
    await send(here, there)
    const { code, stderr } = await run(there, 'import r1.jsonl')
    expect(code).toBe(64)
    expect(stderr).toMatch(/^error\[store.history-diverged\] /)
    expect(stderr).toContain(` two histories of run "r1" part at event ${String(common + 1)}: here runResumed `)
    expect(await exported(there)).toBe(before)
    await isSound(there)
    expect((await run(there, 'import r1.jsonl --store other')).code).toBe(0)
    expect((await run(there, 'status r1 --store other')).stdout).toContain('PASSED')
  })

  it('takes its forks along after it', async () => {
    using here = await stopped(flow('two', effect('one'), effect('two')))
    using there = new Scene()
    await run(here, 'resume r1')
    await run(here, 'fork r1 --at two --run-id f1')
    await here.run(['export', 'f1', '-o', join(there.dir, 'f1.jsonl')])
    const refused = await run(there, 'import f1.jsonl')
    expect([refused.code, refused.stderr]).toEqual([64, expect.stringContaining('error[import.parent-missing]')])
    await send(here, there)
    expect((await run(there, 'import r1.jsonl')).code).toBe(0)
    expect((await run(there, 'import f1.jsonl')).code).toBe(0)
    expect((await run(there, 'resume f1')).code).toBe(3)
    expect(there.lines('effects.log')).toEqual([])
  })

  it('moves with its whole folder too, because a store at rest is one', async () => {
    using here = await stopped()
    using there = new Scene()
    expect(readdirSync(join(here.dir, '.runner')).filter((name) => name.startsWith('runner.db'))).toEqual(['runner.db'])
    cpSync(join(here.dir, '.runner'), join(there.dir, '.runner'), { recursive: true })
    await isSound(there)
    expect((await run(there, 'resume r1')).code).toBe(0)
    expect(there.lines('effects.log')).toEqual(['two'])
  })
})

describe('a file that is no sound export', () => {
  let text: string
  let there: Scene
  beforeAll(async () => {
    using here = await stopped()
    text = await exported(here)
    there = new Scene()
  })
  afterAll(() => { there[Symbol.dispose]() })

  it.each([
    ['another file', () => 'flow: two\n', /line 1 of the file: this is no export of a run/],
    ['an empty file', () => '', /line 1 of the file: this is no export of a run/],
    ['a file that is cut off', (whole: string) => whole.slice(0, whole.length / 2), /it is cut off/],
    ['a file that lacks its last line', (whole: string) => whole.slice(0, whole.lastIndexOf('{"end"')), /it is cut off/],
    ['an altered file', (whole: string) => whole.replace(/(\{"event":.*)stopAfter/, '$1stopAfteR'), /event \d+/],
    ['altered evidence', (whole: string) => whole.replace(/("base64":".{20})./, '$1-'), /is not what was exported|is missing/],
    ['a file of a later version', (whole: string) => whole.replace('"schemaVersion":1', '"schemaVersion":2'), /version 2/],
    ['a run with a name of its own', (whole: string) => whole.replace('"runId":"r1"', '"runId":"../r1"'), /cannot be a run id/],
  ])('%s is refused by name, and no run is seen', async (_name, change, message) => {
    there.write({ 'r1.jsonl': change(text) })
    const { code, stdout, stderr } = await run(there, 'import r1.jsonl --json')
    expect(code).toBe(64)
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'import.invalid', message: expect.stringMatching(message) } })
    expect(stderr).toContain('error[import.invalid] ')
    expect((await run(there, 'ls -q')).stdout).toBe('')
  })

  it('makes no store where there was none, and what cannot be read is named', async () => {
    using scene = new Scene({ 'a.txt': 'a', 'a.gz': 'a' })
    for (const [file, problem] of [
      ['a.txt', /import.invalid/], ['a.gz', /import.invalid\] a.gz cannot be unpacked/], ['b', /usage.invalid\] b cannot be read: there is no such file or folder$/m],
      ['.', /usage.invalid\] . cannot be read: it is a folder/],
    ] as const) {
      const { code, stderr } = await run(scene, `import ${file}`)
      expect([code, stderr]).toEqual([64, expect.stringMatching(problem)])
    }
    expect(scene.has('.runner')).toBe(false)
  })

  it('is not left behind by an export that cannot be finished', async () => {
    using here = await stopped()
    rmSync(join(here.dir, '.runner', 'evidence'), { recursive: true })
    for (const file of ['r1.jsonl', 'r1.gz']) {
      const { code, stderr } = await run(here, `export r1 -o out/${file}`)
      expect([code, stderr]).toEqual([64, expect.stringContaining('error[store.evidence-missing]')])
    }
    expect(readdirSync(join(here.dir, 'out'))).toEqual([])
    expect((await run(here, 'export nothing')).code).toBe(64)
  })
})

describe('a run at work', () => {
  /** A command that has begun, and ends when somebody writes to `gate`. */
  const HELD = '  - { id: held, shell: echo held >> effects.log; read -r line < gate, effect: mutating }'
  const GATED = flow('gated', effect('one'), HELD, effect('two'))

  async function working(): Promise<{ scene: Scene; ended: Promise<Ended>; kill: () => void }> {
    const scene = new Scene({ 'flow.yaml': GATED })
    spawnSync('sh', ['-c', 'mkfifo gate'], { cwd: scene.dir })
    const { ended, kill } = scene.start(words('run flow.yaml --run-id r1'))
    await scene.until('effects.log', 2)
    return { scene, ended, kill: () => { kill('SIGKILL') } }
  }

  it('takes nothing in, and is exported with a warning', async () => {
    const { scene, ended } = await working()
    using _scene = scene
    const { code, stderr } = await run(scene, 'export r1 -o r1.jsonl')
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^warning: r1 is at work, and what it does after event \d+ is not exported/)])
    expect(await run(scene, 'import r1.jsonl')).toMatchObject({ code: 75, stderr: expect.stringContaining('error[store.writer-busy]') })
    scene.write({ gate: 'go\n' })
    expect((await ended).code).toBe(0)
    expect((await run(scene, 'import r1.jsonl')).stderr).toMatch(/^nothing to do: /)
    expect((await run(scene, 'export r1 -o r1.jsonl')).stderr).not.toContain('warning')
  })

  it('that lost its process asks elsewhere what became of its command, which is never taken for running there', async () => {
    const { scene: here, ended, kill } = await working()
    using _here = here
    using there = new Scene()
    kill()
    await ended
    await send(here, there)
    await run(there, 'import r1.jsonl')
    await isSound(there)
    const asked = await run(there, 'resume r1')
    expect(asked.code).toBe(3)
    const [request = ''] = (await run(there, 'inbox -q')).stdout.split('\n')
    expect((await run(there, 'inbox')).stdout).toContain('held')
    expect((await run(there, `answer r1 ${request} --decision adopt`)).code).toBe(0)
    expect((await run(there, 'resume r1')).code).toBe(0)
    expect(there.lines('effects.log')).toEqual(['two'])
    here.write({ gate: 'go\n' })
  })
})

it('the verbs of moving are completed and explained', async () => {
  using scene = new Scene()
  const { stdout } = await run(scene, 'completion bash')
  expect(stdout).toMatch(/^ {2}export\)$/m)
  expect(stdout).toMatch(/^ {2}import\)$/m)
  expect((await run(scene, 'help export')).stdout).toMatch(/-o, --out <file>/)
  expect((await run(scene, 'export')).code).toBe(64)
})
