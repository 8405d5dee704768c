import { afterAll, describe, expect, it } from 'vitest'
import { effect, flow, Scene, STACK_TRACE } from './scene.ts'

const scene = new Scene({ 'flow.yaml': flow('usage', effect('publish')) })
afterAll(() => { scene[Symbol.dispose]() })

interface Refused { readonly line: string; readonly says: readonly string[]; readonly code?: string }

const REFUSED: readonly Refused[] = [
  { line: 'run flow.yaml --no-such-flag', says: ['--no-such-flag', 'runner help run'] },
  { line: 'run flow.yaml --run-idd r1', says: ['--run-idd', 'did you mean --run-id?'] },
  { line: 'run flow.yaml --adopt publish=why', says: ['--adopt'] },
  { line: 'run flow.yaml --or-resume', says: ['--or-resume needs to know the run', '--run-id ID'] },
  { line: 'run flow.yaml --fresh', says: ['--fresh belongs to --or-resume'] },
  { line: 'run flow.yaml flow.yaml --run-id r1', says: ['--run-id means one run', '--label'] },
  { line: 'run flow.yaml --matrix nowhere.json', says: ['nowhere.json'], code: 'run.params-invalid' },
  { line: 'run --matrix nowhere.json', says: ['--matrix applies to a flow'] },
  { line: 'run flow.yaml --vision someone', says: ['someone'], code: 'usage.not-available' },
  { line: 'run flow.yaml --run-id', says: ['--run-id needs a value'] },
  { line: 'run flow.yaml --run-id --frozen', says: ['--run-id needs a value'] },
  { line: 'run flow.yaml --run-id a --run-id b', says: ['--run-id was given twice'] },
  { line: 'run flow.yaml --frozen=yes', says: ['--frozen takes no value'] },
  ...['none', '0', '1e9', '1.5', '99999999999'].map((value) => ({
    line: `run flow.yaml --concurrency ${value}`, says: ['--concurrency', 'whole number', `not "${value}"`],
  })),
  { line: 'run flow.yaml --concurrency=-1', says: ['--concurrency', 'whole number from 1 on, not "-1"'] },
  { line: 'run flow.yaml --suspend-after soon', says: ['--suspend-after', '500ms'] },
  { line: 'run flow.yaml --param version', says: ['--param takes name=value'] },
  { line: 'run flow.yaml --param v=1 --param v=2', says: ['--param v was given twice'] },
  { line: 'run flow.yaml --output loud', says: ['--output', 'stream, on-failure, none'] },
  { line: 'run --param v=1', says: ['--param', 'flow'] },
  { line: 'run flow.yaml --stop-at publsh', says: ['publsh', 'did you mean publish?'], code: 'run.step-unknown' },
  { line: 'run flow.yaml --run-id a/b', says: ['a/b'], code: 'run.id-invalid' },
  { line: 'run nowhere.yaml', says: ['nowhere.yaml'], code: 'run.flow-unreadable' },
  { line: 'run flow.yam', says: ['flow.yam', 'did you mean flow.yaml?'], code: 'run.flow-unreadable' },
  { line: 'run .', says: ['not a file'], code: 'run.flow-unreadable' },
  { line: 'no-such-verb', says: ['no-such-verb', 'runner help'] },
  { line: 'statsu', says: ['did you mean status?'] },
  { line: 'resume', says: ['there is no run yet'], code: 'run.unknown' },
  { line: 'resume no-such-run --flow flow.yaml', says: ['no-such-run'], code: 'run.unknown' },
  { line: 'resume --supervise some', says: ['--supervise', 'mutating', 'all'] },
  { line: 'run flow.yaml --interactive --no-input', says: ['--interactive does not go with --no-input'] },
  { line: 'run flow.yaml --interactive', says: ['--interactive has nobody to ask'] },
  { line: 'resume --interactive', says: ['--interactive has nobody to ask'] },
  { line: 'plan --interactive', says: ['--interactive'] },
  { line: 'resume --apply nowhere.json', says: ['nowhere.json is not a saved plan'] },
  { line: 'resume --apply flow.yaml', says: ['flow.yaml is not a saved plan'] },
  { line: 'plan --json', says: ['there is no run yet'], code: 'run.unknown' },
  { line: 'plan flow.yaml --adopt-rest x', says: ['--adopt-rest applies to a run', 'runner plan RUN --flow flow.yaml'] },
  { line: 'why no-such-run publish', says: ['no-such-run'], code: 'run.unknown' },
  { line: 'answer r1 q1', says: ['--decision'] },
  { line: 'serve', says: ['serve'], code: 'usage.not-available' },
  { line: 'toString', says: ['toString'] },
  { line: '--store x', says: ['no verb'] },
  { line: 'inspect no-such-run', says: ['no-such-run'], code: 'run.unknown' },
  { line: 'status no-such-run', says: ['no-such-run'], code: 'run.unknown' },
  { line: 'cancel', says: ['<run> is missing'] },
  { line: 'ls extra', says: ['"extra"'] },
  { line: 'ls --outcome lost', says: ['--outcome', 'passed'] },
  { line: 'ls --since yesterday', says: ['--since'] },
  { line: 'ls --reporter plain', says: ['--reporter does not apply to "ls"'] },
  { line: '-q verify', says: ['--quiet does not apply to "verify"'] },
  { line: 'status --json=stream', says: ['--json=stream does not apply'] },
  { line: 'status --json=pretty', says: ['pretty'] },
  { line: 'ls --store nowhere', says: ['nowhere'], code: 'store.missing' },
  { line: 'report --format pdf', says: ['--format', 'junit'] },
  { line: 'help nothing', says: ['nothing'] },
  { line: 'completion tcsh', says: ['tcsh', 'bash'] },
]

describe('a command line that is wrong', () => {
  // covers: CLI-05
  it.each(REFUSED)('refuses "runner $line" and says what to do', async ({ line, says, code = 'usage.invalid' }) => {
    const { code: exit, stdout, stderr } = await scene.run(line.split(' '))
    expect(exit, stderr).toBe(64)
    expect(stderr).toContain(`error[${code}] `)
    for (const text of says) expect(stderr).toContain(text)
    expect(stderr).not.toMatch(STACK_TRACE)
    if (!line.includes('--json')) expect(stdout).toBe('')
    expect(scene.has('.runner')).toBe(false)
    expect(scene.has('effects.log')).toBe(false)
  })

  it('shows the help and fails when nothing was typed', async () => {
    const { code, stdout, stderr } = await scene.run([])
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' })
    expect(stderr).toContain('status')
  })

  it('gives the fault as one document with --json, wherever that stands', async () => {
    for (const words of [['--json', 'status', 'r9'], ['status', 'r9', '--json']]) {
      const { code, stdout } = await scene.run(words)
      expect(code).toBe(64)
      const document: unknown = JSON.parse(stdout)
      expect(document).toMatchObject({
        schemaVersion: 1, error: { code: 'run.unknown', exitCode: 64, next: expect.any(String), docs: 'docs/errors/README.md#run' },
      })
    }
  })
})

describe('help', () => {
  it('lists every verb, and tells of each on its own', async () => {
    const overall = await scene.run(['help'])
    expect(overall.code).toBe(0)
    const verbs = [...overall.stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, verb]) => verb!)
    expect(verbs).toEqual(expect.arrayContaining(['init', 'lock', 'compile', 'run', 'status', 'verify', 'cancel', 'completion']))
    for (const verb of verbs) {
      const own = await scene.run(['help', verb])
      expect(own.code).toBe(0)
      expect(own.stdout).toMatch(new RegExp(`^runner ${verb}`))
    }
  })

  it('is the same after the verb', async () => {
    const [asVerb, asFlag, asLetter] = await Promise.all(
      [['help', 'run'], ['run', '--help'], ['run', 'x.yaml', '-h']].map((words) => scene.run(words)),
    )
    expect(asFlag).toEqual(asVerb)
    expect(asLetter).toEqual(asVerb)
  })

  it('prints the table of exit codes', async () => {
    const { stdout } = await scene.run(['help', 'exit-codes'])
    for (const code of [0, 1, 2, 3, 64, 65, 70, 75, 129, 130, 143]) expect(stdout).toMatch(new RegExp(`^ *${String(code)}  \\w`, 'm'))
  })

  it('prints the version of the package', async () => {
    const { version } = await import('../../package.json', { with: { type: 'json' } }).then((module) => module.default)
    expect((await scene.run(['--version'])).stdout).toBe(`${version}\n`)
  })
})
