import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effect, flow, look, Scene } from './scene.ts'

const RED = flow('red', effect('first'), look('broken', 'echo out; echo err >&2; exit 7'), effect('never'))
const LOOP = `flow: loop
steps:
  - id: each
    foreach: { in: [a, b], as: item, key: "\${{ iter.item }}", steps: [
      { id: work, shell: 'echo "$ITEM" >> effects.log', env: { ITEM: "\${{ iter.item }}" }, effect: mutating } ] }
`
const LOUD = flow('loud', look('many', 'i=0; while [ $i -lt 20000 ]; do echo line-$i; i=$((i+1)); done'))

const scene = new Scene({ 'red.flow.yaml': RED, 'loop.flow.yaml': LOOP, 'loud.flow.yaml': LOUD })
const stdout = async (line: string): Promise<string> => (await scene.run(line.split(' '))).stdout
const document = async (line: string): Promise<Record<string, unknown>> => JSON.parse(await stdout(line)) as Record<string, unknown>

beforeAll(async () => {
  await scene.run(['run', 'red.flow.yaml', '--run-id', 'red-1', '--label', 'team=red'])
  await scene.run(['run', 'loop.flow.yaml', '--run-id', 'loop-1'])
  await scene.run(['run', 'loud.flow.yaml', '--run-id', 'loud-1'])
})
afterAll(() => { scene[Symbol.dispose]() })

describe('ls', () => {
  it('lists runs, newest first, and finds them by flow, label and outcome', async () => {
    expect(await stdout('ls -q')).toBe('loud-1\nloop-1\nred-1\n')
    expect(await stdout('ls -q --limit 1')).toBe('loud-1\n')
    expect(await stdout('ls -q --flow loop')).toBe('loop-1\n')
    expect(await stdout('ls -q --label team=red')).toBe('red-1\n')
    expect(await stdout('ls -q --outcome failed')).toBe('red-1\n')
    expect(await stdout('ls -q --since 1h')).toBe('loud-1\nloop-1\nred-1\n')
    expect(await stdout('ls -q --since 2999-01-01')).toBe('')
  })

  it('shows an empty list where there is no store yet', async () => {
    using empty = new Scene()
    const { code, stdout } = await empty.run(['ls', '--json'])
    expect({ code, document: JSON.parse(stdout) as unknown }).toEqual({ code: 0, document: { schemaVersion: 1, runs: [] } })
    expect(empty.has('.runner')).toBe(false)
  })
})

describe('a run', () => {
  it('is named by its id, the beginning of it, or as the newest', async () => {
    expect(await stdout('status red-1 -q')).toBe('red-1\n')
    expect(await stdout('status re -q')).toBe('red-1\n')
    expect(await stdout('status @latest -q')).toBe('loud-1\n')
    expect(await stdout('status -q')).toBe('loud-1\n')
  })

  it('is refused when the beginning is not enough', async () => {
    const { code, stderr } = await scene.run(['status', 'lo'])
    expect(code).toBe(64)
    expect(stderr).toContain('error[run.ambiguous]')
    expect(stderr).toContain('loop-1, loud-1')
  })
})

describe('status', () => {
  it('ends with the code of the run', async () => {
    expect((await scene.run(['status', 'red-1'])).code).toBe(1)
    expect((await scene.run(['status', 'loop-1'])).code).toBe(0)
  })

  it('says what happened, what failed and what has not begun, and the next command', async () => {
    const text = await stdout('status red-1')
    expect(text).toMatch(/^red-1 {2}FAILED/)
    expect(text).toMatch(/^happened +first/m)
    expect(text).toMatch(/^failed +broken/m)
    expect(text).toMatch(/^not begun +never/m)
    expect(text).toMatch(/^next +runner inspect red-1 broken$/m)
    expect(await document('status red-1 --json')).toMatchObject({ schemaVersion: 1, outcome: 'failed', exitCode: 1 })
  })
})

describe('inspect', () => {
  // covers: CLI-20
  it('tells everything about a step, by its id or by its path, and where it was written', async () => {
    expect(await stdout('inspect red-1 broken')).toMatch(/exit 7/)
    const dossier = await document('inspect red-1 broken --json')
    expect(dossier).toMatchObject({ schemaVersion: 1, runId: 'red-1', step: { ref: 'broken', verdict: 'fail' } })
    expect(dossier['ir']).toMatchObject({ irPath: '/body/1', source: { file: 'red.flow.yaml', line: 4 } })
    expect(await document('inspect loop-1 each[b]/work --json')).toMatchObject({ step: { ref: 'each[b]/work' } })
    const frames = '[{"loop":"each","key":"b"},{"step":"work"}]'
    expect(await document(`inspect loop-1 ${frames} --json`)).toMatchObject({ step: { ref: 'each[b]/work' } })
  })

  it.each([
    { line: 'inspect red-1 nothing', code: 'run.step-unknown' }, { line: 'inspect red-1 a//b', code: 'run.step-unknown' },
    { line: 'inspect loop-1 work', code: 'run.step-ambiguous' }, { line: 'inspect red-1 never --streams', code: 'run.step-unknown' },
    { line: 'inspect red-1 --streams', code: 'usage.invalid' },
  ])('refuses "$line" with $code', async ({ line, code }) => {
    const { code: exit, stderr } = await scene.run(line.split(' '))
    expect(exit).toBe(64)
    expect(stderr).toContain(`error[${code}]`)
  })

  it('lists the steps when none is named', async () => {
    expect(await stdout('inspect red-1')).toMatch(/✗ fail +broken[^]*■ blocked +never/)
    expect(await document('inspect red-1 --json')).toMatchObject({ schemaVersion: 1, steps: { broken: { verdict: 'fail' } } })
  })

  it('gives the output of a command as it was, each stream on its own, also when it is long', async () => {
    expect(await scene.run(['inspect', 'red-1', 'broken', '--streams'])).toMatchObject({ stdout: 'out\n', stderr: 'err\n' })
    const lines = (await stdout('inspect loud-1 many --streams')).split('\n')
    expect(lines).toHaveLength(20_001)
    expect(lines[12_345]).toBe('line-12345')
  })
})

describe('log', () => {
  it('is the whole log as one document, or a line for each event', async () => {
    const log = await document('log red-1 --json')
    expect(log).toMatchObject({ schemaVersion: 1, runId: 'red-1' })
    const { events } = log as { readonly events: readonly { readonly seq: number }[] }
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
    const lines = (await stdout('log red-1')).split('\n')
    expect(lines.filter((line) => /^ *#\d+ /.test(line))).toHaveLength(events.length)
  })

  it('shows only what was asked for', async () => {
    const { events } = await document('log red-1 --json --filter verdicts') as { events: { type: string }[] }
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['assertionEvaluated', 'verdictRecorded']))
  })

  it('follows a run to its end', async () => {
    using live = new Scene({ 'a.flow.yaml': flow('a', look('wait', 'touch began; sleep 1'), effect('done')) })
    const run = live.start(['run', 'a.flow.yaml', '--run-id', 'r1'])
    await live.until('began')
    expect((await live.run(['status', 'r1'])).stdout).toContain('RUNNING')
    const followed = await live.run(['log', 'r1', '-f', '--json=stream'])
    await run.ended
    expect(followed.stdout).toBe((await live.run(['log', 'r1', '--json=stream'])).stdout)
    expect(followed.stdout).toContain('"runFinished"')
  })

  it('ends quietly when nobody reads any more', async () => {
    const { code, stderr } = await scene.pipe(['log', 'loud-1', '--json'], 'true')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })
})

describe('effects', () => {
  it('lists what was done to the world', async () => {
    expect(await document('effects loop-1 --json')).toMatchObject({ totals: { happened: 2 }, effects: { total: 2 } })
    expect(await document('effects loop-1 --segment 2 --json')).toMatchObject({ effects: { total: 0 } })
    expect(await document('effects red-1 --all --json')).toMatchObject({ effects: { total: 2 } })
  })
})

describe('report', () => {
  // covers: CLI-21
  it('counts what was checked apart from what only ran, in every form', async () => {
    const report = await document('report red-1 --format json')
    expect(report).toMatchObject({ schemaVersion: 1, outcome: 'failed', labels: { team: 'red' } })
    expect(report['tally']).toMatchObject({ pass: 1, fail: 1, blocked: 1, unverified: 0 })
    expect(report['segments']).toHaveLength(1)
    expect(await document('report red-1 --json')).toEqual(report)
    expect(await stdout('report red-1')).toContain('1 pass, 1 fail, 1 blocked')
    expect(await stdout('report red-1 --format junit')).toMatch(/<testsuite[^]*<failure[^]*broken|broken[^]*<failure/)
    expect(await stdout('report red-1 --format markdown')).toContain('`broken`')
    expect(await stdout('report red-1 --format html')).toMatch(/^<!doctype html>/)
  })

  it('is written into a file', async () => {
    const { stdout: nothing } = await scene.run(['report', 'red-1', '--format', 'html', '-o', 'reports/red.html'])
    expect(nothing).toBe('')
    expect(scene.read('reports/red.html')).toBe(await stdout('report red-1 --format html'))
  })
})

describe('graph', () => {
  it('draws a flow, and a run with the states of its steps', async () => {
    expect(await stdout('graph red.flow.yaml')).toMatch(/^flowchart TD\n/)
    expect(await stdout('graph red-1')).toMatch(/broken<br\/>shell:exec<br\/>fail/)
    expect(await stdout('graph red-1 --format svg')).toMatch(/^<svg /)
    expect(await document('graph loop-1 --json')).toMatchObject({ schemaVersion: 1, flowId: 'loop', runId: 'loop-1' })
  })

  it('shows the diagnostics of a flow that is wrong', async () => {
    scene.write({ 'wrong.flow.yaml': 'flow: wrong\nsteps: 1\n' })
    expect((await scene.run(['graph', 'wrong.flow.yaml'])).code).toBe(65)
  })
})

describe('verbs that read', () => {
  it('change no byte of the store', async () => {
    const before = scene.storeDigest()
    const lines = ['ls', 'status red-1', 'inspect red-1 broken', 'log red-1', 'effects', 'report', 'graph red-1', 'verify']
    for (const line of lines) await stdout(line)
    expect(scene.storeDigest()).toEqual(before)
  })

  it('paint only where somebody wants colours', async () => {
    const painted = async (env: Record<string, string>): Promise<boolean> =>
      (await scene.run(['status', 'red-1'], env)).stdout.includes('\u001b[')
    expect(await painted({})).toBe(false)
    expect(await painted({ CI: 'true' })).toBe(false)
    expect(await painted({ CLICOLOR_FORCE: '1' })).toBe(true)
    expect(await painted({ CLICOLOR_FORCE: '1', NO_COLOR: '1' })).toBe(false)
    expect((await scene.run(['status', 'red-1', '--no-color'], { CLICOLOR_FORCE: '1' })).stdout).not.toContain('\u001b[')
  })
})
