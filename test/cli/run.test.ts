import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene } from './scene.ts'

const TYPED = `flow: typed
params:
  count: { type: integer }
  tags: { type: array, items: { type: string }, default: [] }
  live: { type: boolean, default: false }
  name: { type: string, default: nobody }
steps:
  - { id: see, shell: 'echo "count=$COUNT" >> "$FLOWIR_OUTPUT"', env: { COUNT: "\${{ toString(params.count) }}" }, effect: readonly }
outputs:
  seen: "\${{ steps.see.output.values.count }}"
  all: "\${{ list(params.tags, params.live, params.name) }}"
`

describe('run', () => {
  it('puts what the flow gives on stdout, and everything else on stderr', async () => {
    using scene = new Scene({ 'typed.flow.yaml': TYPED })
    const words = ['run', 'typed.flow.yaml', '--param', 'count=3', '--param', 'tags=["a","b"]', '--param', 'live=true', '--param', 'name=7']
    const { code, stdout, stderr } = await scene.run(words)
    expect(code, stderr).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ seen: '3', all: [['a', 'b'], true, '7'] })
    expect(stderr).toContain('PASSED')
  })

  it('takes parameters of a file, and those of the command line over them', async () => {
    using scene = new Scene({ 'typed.flow.yaml': TYPED, 'p.json': '{ "count": 1, "name": "file" }' })
    const { stdout } = await scene.run(['run', 'typed.flow.yaml', '--params', 'p.json', '--param', 'count=2'])
    expect(JSON.parse(stdout)).toEqual({ seen: '2', all: [[], false, 'file'] })
  })

  it.each([
    { words: ['--param', 'count=three'], says: 'count' }, { words: [], says: 'count' },
    { words: ['--param', 'count=1', '--param', 'cuont=1'], says: 'cuont' },
    { words: ['--params', 'nowhere.json'], says: 'nowhere.json' }, { words: ['--params', 'cut.json'], says: 'cut.json' },
    { words: ['--params', 'list.json'], says: 'list.json' }, { words: ['--params', 'large.json'], says: '12345678901234567890' },
    { words: ['--params', 'twice.json'], says: 'twice.json' },
  ])('refuses the parameters of $words before anything is there', async ({ words, says }) => {
    using scene = new Scene({
      'typed.flow.yaml': TYPED, 'cut.json': '{ "count": ', 'list.json': '[1]', 'large.json': '{ "count": 12345678901234567890 }',
      'twice.json': '{ "count": 1, "count": 2 }',
    })
    const { code, stderr } = await scene.run(['run', 'typed.flow.yaml', ...words])
    expect(code).toBe(64)
    expect(stderr).toContain('error[run.params-invalid]')
    expect(stderr).toContain(says)
    expect(scene.has('.runner')).toBe(false)
  })

  it('prints the bare id with -q, and writes it into a file before the run begins', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('x', 'cat id.txt')) })
    const { code, stdout, stderr } = await scene.run(['run', 'a.flow.yaml', '-q', '--run-id-file', 'id.txt'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'wrote runner.lock.json\n' })
    expect(stdout).toBe(scene.read('id.txt'))
    expect((await scene.run(['inspect', stdout.trim(), 'x', '--streams'])).stdout).toBe(stdout)
  })

  it('gives the whole run as one document with --json', async () => {
    using scene = new Scene({ 'typed.flow.yaml': TYPED })
    const { stdout } = await scene.run(['run', 'typed.flow.yaml', '--param', 'count=3', '--run-id', 'r1', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1, runId: 'r1', outcome: 'passed', verdict: 'pass', exitCode: 0, outputs: { seen: '3' },
    })
  })

  it('gives the log as it grows with --json=stream', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one')) })
    const { stdout } = await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1', '--json=stream'])
    const streamed = stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as { seq: number; type: string })
    expect(streamed.map(({ seq }) => seq)).toEqual(streamed.map((_, index) => index + 1))
    expect([streamed[0]?.type, streamed.at(-1)?.type]).toEqual(['runStarted', 'runFinished'])
    expect((await scene.run(['log', 'r1', '--json=stream'])).stdout).toBe(stdout)
  })

  it('writes JUnit on stdout and step outputs for GitHub', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('bad', 'exit 3')), 'outputs.txt': '', 'summary.md': '' })
    await scene.run(['lock'])
    const env = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: 'outputs.txt', GITHUB_STEP_SUMMARY: 'summary.md' }
    const { code, stdout, stderr } = await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1', '--reporter', 'junit'], env)
    expect(code).toBe(1)
    expect(stdout).toContain('<testsuite')
    expect(stderr).toMatch(/^::error file=a\.flow\.yaml,line=3,/m)
    expect(scene.read('outputs.txt')).toMatch(/^run-id=r1\noutcome=failed\nnext=runner inspect r1 bad\n$/)
    expect(scene.read('summary.md')).toContain('bad')
  })

  // covers: CLI-01
  it('tells steps that nobody checked from those that passed', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('checked', 'true'), look('unchecked', 'true', ', expect: []')) })
    expect((await scene.run(['lock'])).code).toBe(0)
    expect((await scene.run(['compile', 'a.flow.yaml', '-o', 'out'])).code).toBe(0)
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml'])
    expect(code).toBe(0)
    expect(stderr).toContain('1 pass, 1 unverified (executed, no assertions)')
  })

  it('suspends where it is told to, and says that it did not finish', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one'), effect('two'), effect('three')) })
    const at = await scene.run(['run', 'a.flow.yaml', '--run-id', 'at', '--stop-at', 'two'])
    expect(at.code).toBe(3)
    expect(at.stderr).toContain('SUSPENDED')
    expect(scene.lines('effects.log')).toEqual(['one'])
    const after = await scene.run(['run', 'a.flow.yaml', '--run-id', 'after', '--stop-after', 'two'])
    expect(after.code).toBe(3)
    expect(scene.lines('effects.log')).toEqual(['one', 'one', 'two'])
    expect((await scene.run(['status', 'after'])).stdout).toMatch(/^not begun +three$/m)
  })

  it('suspends when its time is up', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('one', 'sleep 1'), effect('two')) })
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml', '--suspend-after', '100ms'])
    expect(code, stderr).toBe(3)
    expect(scene.has('effects.log')).toBe(false)
  })

  it('refuses the id of a run that is there, and names the command that shows it', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one')) })
    await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1'])
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1'])
    expect(code).toBe(64)
    expect(stderr).toContain('error[run.id-taken]')
    expect(stderr).toContain('next: runner status r1')
    expect(scene.lines('effects.log')).toEqual(['one'])
  })

  it('keeps the output of commands out of sight when told so, and shows the end of a failing one', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('fine', 'echo seen-fine'), look('bad', 'echo seen-bad; exit 1')) })
    const shown = async (output: string): Promise<readonly boolean[]> => {
      const { stderr } = await scene.run(['run', 'a.flow.yaml', '--output', output])
      return ['fine', 'bad'].map((word) => stderr.includes(`│ seen-${word}`))
    }
    expect(await shown('stream')).toEqual([true, true])
    expect(await shown('on-failure')).toEqual([false, true])
    expect(await shown('none')).toEqual([false, false])
  })
})
