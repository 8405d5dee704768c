import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, STACK_TRACE, type Ended } from './scene.ts'

const NUMBERED = `flow: numbered
params: { n: { type: integer }, who: { type: string, default: nobody } }
steps:
  - { id: work, shell: 'echo "$N $WHO" >> effects.log; test "$N" != 3', env: { N: "\${{ toString(params.n) }}", WHO: "\${{ params.who }}" },
      effect: mutating }
outputs: { n: "\${{ params.n }}" }
`
const SETS = { 'list.json': '[{ "n": 1 }, { "n": 3 }]', 'seven.yaml': 'n: 7\nwho: seven\n' }
const TWO = { 'a.flow.yaml': flow('alpha', effect('one')), 'b.flow.yaml': flow('beta', effect('two')) }

interface Rows { readonly exitCode: number; readonly runs: readonly Record<string, unknown>[] }
const documentOf = ({ stdout }: Ended): Rows => JSON.parse(stdout) as Rows
/** The table at the end: everything after the last empty line. */
const table = ({ stderr }: Ended): readonly string[] => stderr.trimEnd().split('\n\n').at(-1)?.split('\n') ?? []

describe('several flows of one call', () => {
  it('all run, their lines told apart, with a table at the end', async () => {
    using scene = new Scene({ ...TWO, 'longer.flow.yaml': flow('longer', look('bad', 'echo seen; exit 4')) })
    const ended = await scene.run(['run', 'a.flow.yaml', 'longer.flow.yaml', 'b.flow.yaml', '--label', 'night=1'])
    expect(ended.code, ended.stderr).toBe(1)
    expect(scene.lines('effects.log').toSorted()).toEqual(['one', 'two'])
    const own = ended.stderr.split('\n').filter((line) => /^(alpha|beta|longer)/.test(line))
    expect(own.every((line) => /^(alpha |beta  |longer) {2}\S| {4}\S/.test(line))).toBe(true)
    expect(ended.stderr).toContain('longer  bad │ seen\n')
    expect(table(ended).map((line) => line.replaceAll(/ {2,}/g, '  '))).toEqual([
      expect.stringMatching(/^PASSED {2}alpha {2}\S{36} {2}pass {2}\S+$/),
      expect.stringMatching(/^FAILED {2}longer {2}(\S{36}) {2}fail {2}\S+ {2}runner inspect \1 bad$/),
      expect.stringMatching(/^PASSED {2}beta {2}\S{36} {2}pass {2}\S+$/),
    ])
    const listed = JSON.parse((await scene.run(['ls', '--label', 'night=1', '--json'])).stdout) as { readonly runs: readonly unknown[] }
    expect(listed.runs).toHaveLength(3)
  })

  it('may be the same flow twice', async () => {
    using scene = new Scene(TWO)
    const ended = await scene.run(['run', 'a.flow.yaml', 'a.flow.yaml', '--json'])
    expect(ended.code, ended.stderr).toBe(0)
    const { exitCode, runs } = documentOf(ended)
    expect(exitCode).toBe(0)
    expect(runs).toMatchObject([
      { name: 'alpha (1)', schemaVersion: 1, flowId: 'alpha', outcome: 'passed', exitCode: 0 }, { name: 'alpha (2)', outcome: 'passed' },
    ])
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(2)
    expect(scene.lines('effects.log')).toEqual(['one', 'one'])
  })

  it('run one after the other with one slot', async () => {
    const order = (id: string): string => flow(id, effect(`${id}-1`), effect(`${id}-2`))
    using scene = new Scene({ 'a.flow.yaml': order('a'), 'b.flow.yaml': order('b') })
    expect((await scene.run(['run', 'b.flow.yaml', 'a.flow.yaml', '--concurrency', '1'])).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['b-1', 'b-2', 'a-1', 'a-2'])
  })

  it('run beside each other with two', async () => {
    const meets = (own: string, other: string): string =>
      flow(own, look('meet', `touch ${own}; while ! test -e ${other}; do sleep 0.05; done`, ', timeout: 20s'))
    using scene = new Scene({ 'a.flow.yaml': meets('a', 'b'), 'b.flow.yaml': meets('b', 'a') })
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml', 'b.flow.yaml', '--concurrency', '2'])
    expect(code, stderr).toBe(0)
  })

  it('put their ids into a file, one a line, and on stdout with -q', async () => {
    using scene = new Scene(TWO)
    const { code, stdout, stderr } = await scene.run(['run', 'a.flow.yaml', 'b.flow.yaml', '-q', '--run-id-file', 'ids'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'wrote runner.lock.json\n' })
    expect(stdout).toBe(scene.read('ids'))
    expect(scene.lines('ids')).toHaveLength(2)
  })

  it('give the events of all as they come with --json=stream', async () => {
    using scene = new Scene(TWO)
    const { stdout } = await scene.run(['run', 'a.flow.yaml', 'b.flow.yaml', '--run-id-file', 'ids', '--json=stream'])
    const events = stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as { readonly runId: string; readonly seq: number })
    for (const id of scene.lines('ids')) {
      const own = events.filter(({ runId }) => runId === id)
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_, index) => index + 1))
      expect(own.length).toBeGreaterThan(5)
    }
  })

  it('are suites of one JUnit document, and one summary for GitHub', async () => {
    using scene = new Scene({ ...TWO, 'bad.flow.yaml': flow('bad', look('bad', 'exit 3')), 'outputs.txt': '', 'summary.md': '' })
    await scene.run(['lock'])
    const env = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: 'outputs.txt', GITHUB_STEP_SUMMARY: 'summary.md' }
    const ended = await scene.run(['run', 'a.flow.yaml', 'bad.flow.yaml', '--reporter', 'junit', '--run-id-file', 'ids'], env)
    expect(ended.code).toBe(1)
    expect(ended.stdout.match(/<\?xml/g)).toHaveLength(1)
    expect(ended.stdout).toContain('<testsuites name="alpha, bad" tests="2" failures="1"')
    expect(ended.stdout.match(/<testsuite /g)).toHaveLength(2)
    expect(ended.stderr).toMatch(/^::error file=bad\.flow\.yaml,line=3,/m)
    const [, bad = ''] = scene.lines('ids')
    expect(scene.lines('outputs.txt')).toEqual([
      `run-ids=${scene.lines('ids').join(' ')}`, `run-id=${bad}`, 'outcome=failed', `next=runner inspect ${bad} bad`,
    ])
    for (const id of scene.lines('ids')) expect(scene.read('summary.md')).toContain(id)
  })

  it('are told apart by their names in every form, also those of one flow', async () => {
    using scene = new Scene({ 'bad.flow.yaml': flow('bad', look('step', 'exit 3')), 'summary.md': '' })
    await scene.run(['lock'])
    const env = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: 'summary.md' }
    const { stdout, stderr } = await scene.run(['run', 'bad.flow.yaml', 'bad.flow.yaml', '--reporter', 'junit'], env)
    expect(stdout.match(/<testsuite name="[^"]*"/g)).toEqual(['<testsuite name="bad (1)"', '<testsuite name="bad (2)"'])
    expect(stdout.match(/classname="[^"]*"/g)).toEqual(['classname="bad (1)"', 'classname="bad (2)"'])
    expect(stdout.match(/name="flow" value="bad"/g)).toHaveLength(2)
    expect(stderr.match(/^::error .*title=[^:]*/gm)?.map((line) => line.split('title=')[1])).toEqual([
      'bad (1)%3A step%3A fail', 'bad (2)%3A step%3A fail',
    ])
    expect(scene.lines('summary.md').filter((line) => /^#|^Run/.test(line))).toEqual([
      '## bad (1): failed', expect.stringMatching(/^Run `\S+` of `bad`, /), '## bad (2): failed', expect.stringMatching(/^Run `\S+` of `bad`, /),
    ])
  })

  it('take each what they declare of the parameters; one that no flow declares is refused', async () => {
    using scene = new Scene({ ...TWO, 'n.flow.yaml': NUMBERED, 'p.json': '{ "who": "file" }', 'm.yaml': 'n: 5\n' })
    const flows = ['run', 'a.flow.yaml', 'n.flow.yaml', '--concurrency', '1']
    const given = await scene.run([...flows, '--param', 'n=4', '--params', 'p.json'])
    expect(given.code, given.stderr).toBe(0)
    expect((await scene.run([...flows, '--matrix', 'm.yaml'])).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['one', '4 file', 'one', '5 nobody'])
    const { code, stderr } = await scene.run([...flows, '--param', 'n=4', '--param', 'm=4'])
    expect(code).toBe(64)
    expect(stderr).toContain('there is no parameter "m"')
    expect(stderr).not.toContain('"n"')
  })
})

describe('a matrix', () => {
  it('is a run of each flow with each set, labelled by the set', async () => {
    using scene = new Scene({ 'n.flow.yaml': NUMBERED, ...SETS, 'base.json': '{ "n": 0, "who": "base" }' })
    const sets = ['--matrix', 'list.json', '--matrix', 'seven.yaml', '--params', 'base.json']
    const ended = await scene.run(['run', 'n.flow.yaml', ...sets, '--json'])
    expect(ended.code, ended.stderr).toBe(1)
    expect(documentOf(ended).runs).toMatchObject([
      { name: 'list#1', outcome: 'passed', outputs: { n: 1 }, labels: { matrix: 'list#1' } },
      { name: 'list#2', outcome: 'failed', labels: { matrix: 'list#2' } },
      { name: 'seven', outcome: 'passed', outputs: { n: 7 }, labels: { matrix: 'seven' } },
    ])
    expect(scene.lines('effects.log').toSorted()).toEqual(['1 base', '3 base', '7 seven'])
  })

  it('stands behind what the command line says, and its outputs are a list', async () => {
    using scene = new Scene({ 'n.flow.yaml': NUMBERED, ...SETS })
    const { code, stdout } = await scene.run(['run', 'n.flow.yaml', '--matrix', 'seven.yaml', '--param', 'n=8', '--label', 'matrix=mine'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      schemaVersion: 1, runs: [{ name: 'seven', runId: expect.any(String) as string, outputs: { n: 8 } }],
    })
    expect((await scene.run(['ls', '--label', 'matrix=mine', '-q'])).stdout).not.toBe('')
  })

  it.each([
    { words: ['--matrix', 'nowhere.yaml'], says: ['nowhere.yaml'] },
    { words: ['--matrix', 'text.yaml'], says: ['text.yaml is not an object'] },
    { words: ['--matrix', 'empty.json'], says: ['the list is empty'] }, { words: ['--matrix', 'cut.yaml'], says: ['cut.yaml:1:'] },
    { words: ['--matrix', 'mixed.json'], says: ['mixed.json: item 2'] }, { words: ['--matrix', 'twice.json'], says: ['twice.json'] },
    { words: ['--matrix', 'wrong.yaml'], says: ['wrong#1: ', 'wrong#3: ', 'whom', 'next: mend --matrix wrong.yaml'] },
    { words: ['--matrix', 'nothing.yaml'], says: ['nothing.yaml holds no parameters: the file is empty'] },
    { words: ['--matrix', 'list.json', '--matrix', './list.json'], says: ['--matrix ./list.json was given twice'], as: 'usage.invalid' },
    { words: ['--matrix', 'list.json', '--matrix', 'list#1.json'], says: ['"list#1"', 'next: '], as: 'usage.invalid' },
  ])('with $words is refused before anything begins', async ({ words, says, as = 'run.params-invalid' }) => {
    using scene = new Scene({
      ...SETS, 'list#1.json': '{ "n": 1 }', 'nothing.yaml': '# nothing\n', 'n.flow.yaml': NUMBERED,
      'text.yaml': 'text', 'empty.json': '[]', 'cut.yaml': '{ n: ', 'mixed.json': '[{ "n": 1 }, 2]',
      'twice.json': '{ "n": 1, "n": 2 }', 'wrong.yaml': '[{ n: one }, { n: 2 }, { n: 3, whom: x }]',
    })
    const { code, stderr } = await scene.run(['run', 'n.flow.yaml', ...words])
    expect(code, stderr).toBe(64)
    expect(stderr).toContain(`error[${as}]`)
    for (const text of says) expect(stderr).toContain(text)
    expect(stderr).not.toMatch(STACK_TRACE)
    expect(scene.has('.runner')).toBe(false)
    expect(scene.has('effects.log')).toBe(false)
  })
})

describe('several runs of one call', () => {
  it('begin only when every flow is right; what is wrong with each is shown', async () => {
    using scene = new Scene({ ...TWO, 'c.flow.yaml': 'flow: c\nsteps:\n  - { id: x, shel: ls }\n', 'd.flow.yaml': 'flow: d\nsteps: 3\n' })
    const words = ['run', 'c.flow.yaml', 'a.flow.yaml', 'd.flow.yaml']
    const { code, stderr } = await scene.run(words)
    expect(code).toBe(65)
    expect(stderr).toContain('c.flow.yaml:3')
    expect(stderr).toContain('d.flow.yaml:2')
    expect(scene.has('.runner')).toBe(false)
    const { stdout } = await scene.run([...words, '--json'])
    const document = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly file: string }[] }
    expect(new Set(document.diagnostics.map(({ file }) => file))).toEqual(new Set(['c.flow.yaml', 'd.flow.yaml']))
  })

  it.each([
    [['--run-id', 'r1']], [['--run-id', 'r1', '--or-resume']], [['--fresh']], [['--reporter', 'terminal']],
  ])('refuse %j, which means one', async (words) => {
    using scene = new Scene(TWO)
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml', 'b.flow.yaml', ...words])
    expect(code).toBe(64)
    expect(stderr).toContain('error[usage.invalid]')
    expect(stderr).toContain(words[0])
    expect(scene.has('.runner')).toBe(false)
  })

  it.each(['0', 'many', '99999999999999999999'])('refuse a concurrency of %s, with what may be typed', async (count) => {
    using scene = new Scene(TWO)
    const { code, stderr } = await scene.run(['run', 'a.flow.yaml', 'b.flow.yaml', '--concurrency', count])
    expect(code).toBe(64)
    expect(stderr).toContain('next: --concurrency 1\n')
  })

  it.each([
    ['-', 'stdout is for data'], ['nowhere/ids', '--run-id-file nowhere/ids cannot be written: there is no such file or folder'],
  ])('refuse to put their ids into %s', async (file, says) => {
    using scene = new Scene(TWO)
    for (const words of [['a.flow.yaml'], ['a.flow.yaml', 'b.flow.yaml']]) {
      const { code, stderr } = await scene.run(['run', ...words, '--run-id-file', file])
      expect(code).toBe(64)
      expect(stderr).toContain(says)
      expect(stderr).toContain('next: ')
    }
    expect(scene.has('effects.log')).toBe(false)
    expect([scene.has('-'), scene.has('nowhere')]).toEqual([false, false])
  })

  it('go on when one of them cannot begin, which decides the exit code', async () => {
    using scene = new Scene({
      'a.flow.yaml': flow('a', effect('one')), 'bad.flow.yaml': flow('bad', look('bad', 'exit 3')),
      'runner.config.json': '{ "providers": { "moody": { "module": "./moody.mjs" } } }',
      'm.flow.yaml': 'flow: m\nsteps:\n  - { id: x, action: "moody:act" }\n',
    })
    scene.linkPackage()
    scene.write({ 'moody.mjs': `import { defineProvider } from 'flowir-runner/providers'
      const made = defineProvider({ name: 'moody', version: '1', actions: {
        act: { effect: 'readonly', input: { type: 'object' }, output: {}, run: () => ({}) } } })
      export default { ...made, open: () => Promise.reject(new Error('not today')) }\n` })
    const ended = await scene.run(['run', 'bad.flow.yaml', 'm.flow.yaml', 'a.flow.yaml', '--json'])
    expect(ended.code, ended.stderr).toBe(64)
    expect(scene.lines('effects.log')).toEqual(['one'])
    expect(ended.stderr).toMatch(/^m {4}error\[provider\.open-failed\]/m)
    expect(table(ended)[1]).toMatch(/^REFUSED +m .*provider\.open-failed$/)
    const { exitCode, runs } = documentOf(ended)
    expect(exitCode).toBe(64)
    expect(runs).toMatchObject([
      { outcome: 'failed' }, { outcome: 'refused', flowId: 'm', exitCode: 64, error: { code: 'provider.open-failed' } },
      { outcome: 'passed' },
    ])
  })

  it('are all stopped by a signal, and those that have not begun do not begin', async () => {
    const long = (id: string): string => flow(id, look('look', `touch began-${id}; sleep 30`), effect('never'))
    using scene = new Scene({ 'a.flow.yaml': long('a'), 'b.flow.yaml': long('b') })
    const run = scene.start(['run', 'a.flow.yaml', 'b.flow.yaml', '--concurrency', '2'])
    await Promise.all([scene.until('began-a'), scene.until('began-b')])
    run.kill('SIGTERM')
    const ended = await run.ended
    expect(ended, ended.stderr).toMatchObject({ code: 143, signal: null })
    expect(table(ended).map((line) => line.split(' ')[0])).toEqual(['SUSPENDED', 'SUSPENDED'])
    expect(ended.stderr.match(/SIGTERM: stops/g)).toHaveLength(1)
    expect(scene.has('effects.log')).toBe(false)
    scene.write({ 'a.flow.yaml': flow('a', look('look', 'touch began-c; sleep 30')) })
    const inARow = scene.start(['run', 'a.flow.yaml', 'b.flow.yaml', '--concurrency', '1'])
    await scene.until('began-c')
    inARow.kill('SIGTERM')
    const second = await inARow.ended
    expect(second.code, second.stderr).toBe(143)
    expect(table(second).map((line) => line.split('  ')[0])).toEqual(['SUSPENDED', 'NOT BEGUN'])
    expect((await scene.run(['ls', '-q'])).stdout.trimEnd().split('\n')).toHaveLength(3)
  })

  it('are suspended when the time of the call is up, and those that have not begun do not begin', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', look('one', 'sleep 0.6'), effect('two')) })
    const words = ['run', 'a.flow.yaml', 'a.flow.yaml', 'a.flow.yaml', '--concurrency', '1', '--suspend-after', '300ms']
    const ended = await scene.run([...words, '--run-id-file', 'ids'])
    expect(ended.code, ended.stderr).toBe(3)
    expect(table(ended).map((line) => line.split('  ')[0])).toEqual(['SUSPENDED', 'NOT BEGUN', 'NOT BEGUN'])
    expect(scene.has('effects.log')).toBe(false)
    expect(scene.lines('ids')).toEqual((await scene.run(['ls', '-q'])).stdout.trimEnd().split('\n'))
    expect(scene.lines('ids')).toHaveLength(1)
  })
})
