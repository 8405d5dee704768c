import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, type Ended } from './scene.ts'

const run = (scene: Scene, line: string): Promise<Ended> => scene.run(line.split(' '))
const json = async (scene: Scene, line: string): Promise<Record<string, unknown>> =>
  JSON.parse((await run(scene, line)).stdout) as Record<string, unknown>

const LARGE = look('large', 'head -c 300000 /dev/zero | tr "\\0" a')
const SHIP = flow('ship', effect('one'), effect('two'))

/** Runs of two flows: `a1` failed, `a2` and `b1` passed, `open` stands after its first step. */
async function played(): Promise<Scene> {
  const bad = flow('ship', effect('one'), look('no', 'exit 1'))
  const scene = new Scene({ 'bad.yaml': bad, 'ship.yaml': SHIP, 'big.yaml': flow('big', LARGE) })
  await run(scene, 'run bad.yaml --run-id a1')
  await run(scene, 'run ship.yaml --run-id a2')
  await run(scene, 'run big.yaml --run-id b1')
  await run(scene, 'run ship.yaml --run-id open --stop-after one')
  return scene
}

const listed = async (scene: Scene): Promise<string> => (await run(scene, 'ls -q')).stdout.trim().split('\n').sort().join(' ')

describe('what goes', () => {
  let scene: Scene
  beforeAll(async () => { scene = await played() })
  afterAll(() => { scene[Symbol.dispose]() })

  it('is no run as long as no flag says which, and the flags are named', async () => {
    const { code, stdout, stderr } = await run(scene, 'gc')
    expect([code, stdout]).toEqual([0, 'removed nothing\n'])
    expect(stderr).toContain('kept 3 finished runs: --older-than 30d or --keep 20 says which may go')
    expect(stderr).toContain('kept 1 run not finished: runner cancel RUN ends one')
    expect(await listed(scene)).toBe('a1 a2 b1 open')
  })

  it.each([
    ['--keep 0', 'a1 a2 b1'], ['--keep 1', 'a1'], ['--keep 0 --keep-failed', 'a2 b1'], ['--older-than 1d', ''],
    ['--older-than 1ms', 'a1 a2 b1'], ['--older-than 1ms --keep 1', 'a1'], ['--older-than 1d --keep 0', ''],
  ])('with %s would be: %s', async (flags, ids) => {
    const { runs, dryRun } = await json(scene, `gc ${flags} --dry-run --json`) as { runs: readonly { runId: string }[]; dryRun: boolean }
    expect([dryRun, runs.map(({ runId }) => runId).sort().join(' ')]).toEqual([true, ids])
    expect(await listed(scene)).toBe('a1 a2 b1 open')
  })

  it('is shown beforehand without a byte of the store changing, and is then just that', async () => {
    const before = scene.storeDigest()
    const would = await json(scene, 'gc --keep 0 --keep-failed --dry-run --json')
    const shown = await run(scene, 'gc --keep 0 --keep-failed --dry-run')
    expect(scene.storeDigest()).toEqual(before)
    expect(shown.stdout).toMatch(/^RUN +OUTCOME +FLOW +FINISHED +SIZE\nb1 +passed +big +\S.* ago +3\d\d kB\na2 +passed +ship /)
    expect(shown.stdout).toMatch(/\nwould remove 2 runs, /)
    const { removedAtMs: _, ...first } = (would['runs'] as readonly Record<string, unknown>[])[0]!
    expect(first).toEqual({
      runId: 'b1', flowId: 'big', outcome: 'passed', finishedAtMs: expect.any(Number), bytes: expect.any(Number),
    })
    const done = await json(scene, 'gc --keep 0 --keep-failed --json')
    for (const key of ['orphans', 'flows', 'journals', 'freedBytes', 'kept', 'filesLeft']) expect(done[key], key).toEqual(would[key])
    expect(done).toMatchObject({ schemaVersion: 1, dryRun: false, filesLeft: 0, kept: { unfinished: 1, finished: 1, parents: 0 } })
    expect(await listed(scene)).toBe('a1 open')
    expect((await run(scene, 'verify')).code).toBe(0)
    for (const runId of ['a2', 'b1']) expect(existsSync(join(scene.dir, '.runner', 'journal', runId))).toBe(false)
    expect((await run(scene, 'resume open')).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['one', 'one', 'two', 'one', 'two'])
  })

  it('is listed bare with -q', async () => {
    expect(await run(scene, 'gc --keep 0 --keep-failed -q')).toMatchObject({ code: 0, stdout: 'open\n', stderr: '' })
  })
})

describe('a run that was removed', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = new Scene({ 'ship.yaml': SHIP })
    await run(scene, 'run ship.yaml --run-id r1')
    await run(scene, 'run ship.yaml --run-id r10')
    await run(scene, 'export r1 -o r1.gz')
    await run(scene, 'gc --keep 1')
  })
  afterAll(() => { scene[Symbol.dispose]() })

  it.each(['status r1', 'resume r1', 'plan r1', 'log r1', 'verify r1', 'run ship.yaml --run-id r1 --or-resume'])(
    'is not unknown, not another one, and not begun anew by: %s', async (line) => {
      const { code, stderr } = await run(scene, line)
      expect(code).toBe(3)
      expect(stderr).toMatch(/^error\[run\.history-missing\] the run "r1" was removed by gc at 2\S+Z; .*: passed$/m)
      expect(stderr).toContain('runner import FILE')
      expect(scene.lines('effects.log').length).toBe(4)
    })

  it.each(['run ship.yaml --run-id r1', 'fork r10 --at two --run-id r1'])('keeps its id from: %s', async (line) => {
    const { code, stderr } = await run(scene, line)
    expect([code, stderr]).toEqual([64, expect.stringContaining('error[run.id-taken] the run "r1" was removed by gc')])
    expect(scene.lines('effects.log').length).toBe(4)
  })

  it('comes back by its export, and can go again', async () => {
    expect((await run(scene, 'import r1.gz')).stderr).toMatch(/^imported r1/)
    expect((await run(scene, 'status r1')).code).toBe(0)
    expect((await run(scene, 'run ship.yaml --run-id r1 --or-resume')).stderr).toContain('nothing to do: r1')
    expect((await run(scene, 'gc --keep 1 -q')).stdout).toBe('r1\n')
    expect(scene.lines('effects.log').length).toBe(4)
  })

  it('begins anew when a person says so, and not when the flow does not compile', async () => {
    scene.write({ 'broken.yaml': 'flow: ship\nsteps: nothing\n' })
    expect((await run(scene, 'run broken.yaml --run-id r1 --or-resume --fresh')).code).toBe(65)
    expect((await run(scene, 'status r1')).code).toBe(3)
    expect((await run(scene, 'run ship.yaml --run-id r1 --or-resume --fresh')).code).toBe(0)
    expect(scene.lines('effects.log').length).toBe(6)
    expect((await run(scene, 'status r1')).code).toBe(0)
    expect((await run(scene, 'verify')).code).toBe(0)
  })
})

describe('gc', () => {
  it('removes nothing while a run is at work, and says which', async () => {
    using scene = new Scene({ 'ship.yaml': SHIP, 'slow.yaml': flow('slow', look('wait', 'touch begun; sleep 60')) })
    await run(scene, 'run ship.yaml --run-id r1')
    const slow = scene.start('run slow.yaml --run-id at-work'.split(' '))
    await scene.until('begun')
    for (const line of ['gc --keep 0', 'gc --keep 0 --dry-run']) {
      const { code, stderr } = await run(scene, line)
      expect(code).toBe(75)
      expect(stderr).toContain(`error[store.writer-busy] run "at-work" is being written by process ${String(slow.pid)} `)
    }
    slow.kill('SIGTERM')
    await slow.ended
    expect(await listed(scene)).toBe('at-work r1')
    expect((await run(scene, 'gc --keep 0 -q')).stdout).toBe('r1\n')
  })

  it('keeps what a remaining run was forked from', async () => {
    using scene = new Scene({ 'ship.yaml': SHIP })
    await run(scene, 'run ship.yaml --run-id parent')
    await run(scene, 'fork parent --at two --run-id child')
    const { stdout, stderr } = await run(scene, 'gc --keep 0')
    expect([stdout, stderr]).toEqual(['removed nothing\n', expect.stringContaining('kept 1 run that others were forked from')])
    expect((await run(scene, 'resume child')).code).toBe(3)
    await run(scene, 'cancel child')
    expect((await run(scene, 'gc --keep 0 -q')).stdout.split('\n').sort()).toEqual(['', 'child', 'parent'])
    expect((await run(scene, 'verify')).code).toBe(0)
  })

  it.each([
    ['gc --keep-failed', 'usage.invalid', '--keep-failed says which runs stay'], ['gc --keep -1', 'usage.invalid', '--keep needs a value'],
    ['gc --keep=-1', 'usage.invalid', '--keep takes a whole number'], ['gc --keep many', 'usage.invalid', '--keep takes a whole number'],
    ['gc --older-than soon', 'usage.invalid', '--older-than takes a length of time'],
    ['gc r1', 'usage.invalid', '"r1" is one word too many'],
    ['gc --keep 0', 'store.missing', 'there is no store'], ['gc --dry-run', 'store.missing', 'there is no store'],
  ])('is refused as %s: %s', async (line, code, says) => {
    using scene = new Scene()
    const ended = await run(scene, line)
    expect([ended.code, ended.stdout]).toEqual([64, ''])
    expect(ended.stderr).toContain(`error[${code}]`)
    expect(ended.stderr).toContain(says)
    expect(scene.has('.runner')).toBe(false)
  })
})
