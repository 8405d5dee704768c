import { describe, expect, test } from 'vitest'
import { chooseReporters, defaultOutput } from '../../../src/cli/reporters/choose-reporters.ts'
import { combineReporters } from '../../../src/cli/reporters/create-reporter.ts'
import { OutputLines, TAIL_LINES } from '../../../src/cli/reporters/output-lines.ts'
import type { Reporter } from '../../../src/cli/reporters/reporter.ts'
import type { RunEvent } from '../../../src/model/run-event.ts'
import { buildLog, NIGHT } from '../support/log-builder.ts'
import { failing, passing, recordsOf, suspended } from '../support/sample-runs.ts'
import { Watcher } from '../support/watch-run.ts'

describe('which reporters a run has', () => {
  const terminal = { env: {}, isTerminal: true }
  test.each([
    ['at a terminal', {}, terminal, ['terminal']],
    ['not at a terminal', {}, { env: {}, isTerminal: false }, ['plain']],
    ['in a CI system', {}, { env: { CI: 'true' }, isTerminal: true }, ['plain']],
    ['at a dumb terminal', {}, { env: { TERM: 'dumb' }, isTerminal: true }, ['plain']],
    ['on GitHub', {}, { env: { CI: 'true', GITHUB_ACTIONS: 'true' }, isTerminal: false }, ['github']],
    ['with --json', { json: 'document' }, terminal, ['terminal', 'json']],
    ['with --json=stream, which shares the screen', { json: 'stream' }, terminal, ['plain', 'json-stream']],
    ['named', { named: ['junit', 'plain', 'junit'] }, terminal, ['plain', 'junit']],
    ['named quiet', { named: ['quiet'], json: 'document' }, terminal, ['quiet', 'json']],
  ] as const)('%s', (_name, wanted, around, names) => {
    expect(chooseReporters({ named: [], ...wanted }, around)).toEqual(names)
  })

  test('output goes on as it comes where nobody watches', () => {
    expect(defaultOutput(terminal)).toBe('on-failure')
    expect(defaultOutput({ env: { CI: '1' }, isTerminal: true })).toBe('stream')
  })
})

describe('output of a command', () => {
  const line = (text: string) => ({ ref: 'each[a]/work', stream: 'stdout', line: text } as const)

  test('is shown at once after the name of its step, made harmless', () => {
    expect(new OutputLines('stream', false).take(line('\u001b[31mred\u001b[0m\u001b]0;x\u0007'))).toBe('each[a]/work │ red')
    expect(new OutputLines('stream', true).take(line('\u001b[31mred\u001b[2J'))).toBe('each[a]/work │ \u001b[31mred\u001b[0m')
  })

  test('is kept for a failure: its last forty lines', () => {
    const output = new OutputLines('on-failure', false)
    for (let n = 1; n <= 100; n += 1) expect(output.take(line(String(n)))).toBeUndefined()
    const shown = output.close('each[a]/work', true)
    expect(shown).toHaveLength(TAIL_LINES + 1)
    expect(shown[0]).toBe('each[a]/work │ … 60 earlier lines')
    expect(shown.at(-1)).toBe('each[a]/work │ 100')
    expect(output.close('each[a]/work', true)).toEqual([])
  })

  test('of a step that passed is not shown later', () => {
    const output = new OutputLines('on-failure', false)
    output.take(line('x'))
    expect(output.close('each[a]/work', false)).toEqual([])
  })

  test('can be kept from view', () => {
    const output = new OutputLines('none', false)
    expect(output.take(line('x'))).toBeUndefined()
    expect(output.close('each[a]/work', true)).toEqual([])
  })
})

describe('plain lines', () => {
  test('tell a failing run one event a line, and end with effects and the next command', () => {
    const log = failing()
    const seen = new Watcher(['plain'], { output: 'stream' }).watch(log, { publish: ['npm ERR! 403'] }).end(log, 'failed')
    expect(seen.stdout).toBe('')
    expect(seen.lines).toEqual([
      '02:30:00  run release-1.2.1 of release begins',
      '02:30:00  test  npm test', '02:30:41  test  pass  exit 0  41.3s  run',
      '02:30:41  pack  npm pack --json', '02:30:42  pack  pass  exit 0  900ms  run',
      '02:30:42  tag  git push origin v1.2.0', '02:30:44  tag  pass  exit 0  2.1s  run',
      '02:30:44  publish  npm publish pkg-1.2.0.tgz', 'publish │ npm ERR! 403',
      '02:30:47  publish  fail  exit 7, exitCode: does not hold  3.0s  run',
      '02:30:47  announce  blocked  held back',
      'FAILED  release-1.2.1  47.3s',
      '  3 pass, 1 fail, 1 blocked (4 run)',
      '  ✗ fail    publish  exit 7, exitCode: does not hold  release.flow.yaml:8',
      '  happened  pack     npm pack --json            02:30  exit 0',
      '  happened  tag      git push origin v1.2.0     02:30  exit 0',
      '  happened  publish  npm publish pkg-1.2.0.tgz  02:30  exit 7',
      'next  runner inspect release-1.2.1 publish',
    ])
  })

  test('say how a suspended run goes on', () => {
    const log = suspended()
    const text = new Watcher(['plain']).watch(log).end(log, 'suspended').stderr
    expect(text).toContain('suspended: stopped after tag, as asked')
    expect(text.trimEnd().endsWith('\nnext  runner resume release-1.2.3')).toBe(true)
  })

  test('follow retries and leave containers out', () => {
    const log = buildLog().start().enter('each', 'foreach').enter('each[a]/work').intent('each[a]/work', 'curl x')
      .settle('each[a]/work', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable' })
      .event('retryScheduled', 'each[a]/work', { attempt: 2, dueAtMs: NIGHT + 2_000, why: 'connection refused' })
      .intent('each[a]/work', 'curl x', { attempt: 2 }).settle('each[a]/work').verdict('each[a]/work', 'pass').exit('each[a]/work')
      .verdict('each', 'pass').exit('each')
    expect(new Watcher(['plain']).watch(log).lines.slice(1)).toEqual([
      '02:30:00  each[a]/work  curl x', '02:30:00  each[a]/work  attempt 2 follows: connection refused (at 02:30:02)',
      '02:30:00  each[a]/work  attempt 2: curl x', '02:30:00  each[a]/work  pass  done, after 2 attempts  0ms  run',
    ])
  })

  test('tell when a wait is over, and how long it was, in the one form of all times', () => {
    const due = NIGHT + 86_400_000
    const log = buildLog().start().enter('pause', 'wait').event('timerArmed', 'pause', { timerId: 't', dueAtMs: due })
      .suspend('awaitingTimer', { refs: ['pause'], message: 'the next is due at 2026-06-02T02:30:00.000Z' })
    const watcher = new Watcher(['plain']).watch(log).end(log, 'suspended')
    expect(watcher.lines.slice(1, 5)).toEqual([
      '02:30:00  pause  waits for its time (at 2026-06-02 02:30:00)',
      '02:30:00  suspended: pause waits for its time (the next is due at 2026-06-02 02:30:00)',
      'SUSPENDED  r1  0ms', '  pause waits for its time (the next is due at 2026-06-02 02:30:00)',
    ])
    const over = buildLog().start().enter('pause', 'wait').event('timerArmed', 'pause', { timerId: 't', dueAtMs: NIGHT + 2_000 })
      .wait(2_000).event('timerFired', 'pause', { timerId: 't', dueAtMs: NIGHT + 2_000 }).exit('pause')
    expect(new Watcher(['plain']).watch(over).lines.at(-1)).toBe('02:30:02  pause  done  2.0s  run')
  })

  test('show the end of what a resume goes on with, and what is judged again', () => {
    const begun = buildLog().start().shell('look').enter('push').intent('push', 'git push')
    const before = begun.events.length
    const open = recordsOf(begun).filter((record) => record.ref === 'push')
    const log = begun.wait(60_000).resume().settle('push', { source: 'reconciled' }).verdict('push', 'pass').exit('push')
      .verdict('look', 'fail', { supersedes: 5, reason: 'ready: does not hold' })
    expect(new Watcher(['plain'], { open }).watch(log, {}, before).lines).toEqual([
      '02:31:01  resumed, segment 2', '02:31:01  push  pass  done  1m00s  run', '02:31:01  look  judged again: fail, ready: does not hold',
    ])
  })

  test('give a planned word with its reason', () => {
    const planned = () => ({ word: 'rerun', reason: 'you changed it' } as const)
    const log = buildLog().start().shell('a')
    expect(new Watcher(['plain'], { planned }).watch(log).lines.at(-1)).toBe('02:30:01  a  pass  exit 0  1.2s  rerun (you changed it)')
  })
})

describe('data on stdout', () => {
  test('is one document with a version, the outcome, outputs and the exit code', () => {
    const log = passing()
    const seen = new Watcher(['json'])
    seen.watch(log).end(log, 'passed')
    expect(JSON.parse(seen.stdout)).toMatchObject({ schemaVersion: 1, runId: 'release-1.2.0', outcome: 'passed', exitCode: 0 })
    expect(seen.stderr).toBe('')
  })

  test('gives the exit code of the signal that suspended it', () => {
    const log = suspended()
    const seen = new Watcher(['json']).watch(log).end(log, 'suspended', { stoppedBy: 'SIGTERM' })
    expect(JSON.parse(seen.stdout)).toMatchObject({ outcome: 'suspended', exitCode: 143, stoppedBy: 'SIGTERM' })
  })

  test('as a stream is the events as they were appended, and nothing else', () => {
    const log = failing()
    const seen = new Watcher(['json-stream'], { output: 'stream' }).watch(log, { publish: ['x'] }).end(log, 'failed')
    const events = seen.stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as RunEvent)
    expect(events).toEqual(log.events)
  })

  test('as JUnit comes when the run has ended', () => {
    const log = failing()
    const seen = new Watcher(['junit']).watch(log)
    expect(seen.stdout).toBe('')
    expect(seen.end(log, 'failed').stdout).toMatch(/^<\?xml [\s\S]*<\/testsuites>\n$/)
  })
})

describe('on GitHub', () => {
  const env = { GITHUB_STEP_SUMMARY: '/summary', GITHUB_OUTPUT: '/output', GITHUB_WORKSPACE: '/w' }

  test('a failing step is an annotation at its place, and the job learns the outcome', () => {
    const log = failing()
    const seen = new Watcher(['github'], { env }).watch(log).end(log, 'failed')
    expect(seen.lines.at(-1)).toBe('::error file=release.flow.yaml,line=8,title=publish%3A fail::exit 7: exitCode: does not hold')
    expect(seen.files['/output']).toBe('run-id=release-1.2.1\noutcome=failed\nnext=runner inspect release-1.2.1 publish\n')
    expect(seen.files['/summary']).toContain('## release: failed')
  })

  test('output is in a group of its step', () => {
    const log = buildLog().start().shell('a').shell('b')
    const seen = new Watcher(['github'], { env, output: 'stream' }).watch(log, { a: ['one', 'two'] })
    expect(seen.lines.slice(1)).toEqual([
      '02:30:00  a  echo a', '::group::a', 'a │ one', 'a │ two', '::endgroup::', '02:30:01  a  pass  exit 0  1.2s  run',
      '02:30:01  b  echo b', '02:30:02  b  pass  exit 0  1.2s  run',
    ])
  })

  test('steps side by side take turns in groups, never one inside another', () => {
    const seen = new Watcher(['github'], { env, output: 'stream' }).print('a', '1').print('b', '2').print('a', '3')
    expect(seen.lines).toEqual(['::group::a', 'a │ 1', '::endgroup::', '::group::b', 'b │ 2', '::endgroup::', '::group::a', 'a │ 3'])
  })

  test('nothing that a command prints or an author writes becomes a command of the service', () => {
    const seen = new Watcher(['github'], { env, output: 'stream' })
    seen.print('::error::a', '::set-env name=x::y').print('b', '##[add-path]/tmp').print('c', 'x\r::stop-commands::z')
    seen.reporter.say('::warning::x')
    const commands = seen.lines.filter((line) => /^\s*::|##\[/.test(line))
    expect(commands.every((line) => line.startsWith('::group::') || line === '::endgroup::')).toBe(true)
    expect(seen.lines).toHaveLength(3 + 3 + 3 + 1)
  })

  test('a message keeps to its annotation', () => {
    const log = buildLog().start().shell('a', { exitCode: 1 })
      .verdict('a', 'fail', { supersedes: 6, reason: '100%\n::error::x' }).finish('failed')
    const { lines } = new Watcher(['github'], { env }).watch(log).end(log, 'failed')
    expect(lines.at(-1)).toBe('::error title=a%3A fail::exit 1: 100%25 ⏎ ::error::x')
  })
})

test('a reporter that fails is named once and switched off; the others and the run go on', () => {
  const seen: string[] = []
  const silent = { show: () => undefined, pause: () => undefined, tick: () => undefined, end: () => undefined }
  const broken = { ...silent, note: () => { throw new Error('no more ink') }, say: () => { seen.push('broken') } }
  const fine = { ...silent, note: () => { seen.push('note') }, say: () => { seen.push('say') } }
  const complaints: string[] = []
  const both: Reporter = combineReporters([broken, fine], (text) => complaints.push(text))
  const [event] = buildLog().start().events
  both.note({ kind: 'event', event: event! })
  both.note({ kind: 'event', event: event! })
  both.say('x')
  expect(seen).toEqual(['note', 'note', 'say'])
  expect(complaints).toEqual(['Object failed and shows nothing more: no more ink'])
})
