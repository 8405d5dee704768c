import { mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import type { ActionCall, ActionOutcome, OutputChunk, ProviderSession } from '../../src/ports/provider.ts'
import { shell } from '../../src/providers/shell/shell.ts'
import { eventually } from '../../src/testing/provider/harness.ts'

const SECRETS: Readonly<Record<string, string>> = { TOKEN: 's3cr3t/Value+4242', SHORT: '12345' }

let root: string
let session: ProviderSession
let calls = 0

function open(sessionId = 'session', env?: Record<string, string>): Promise<ProviderSession> {
  return shell(env && { env }).open({
    runId: 'run', sessionId, journalDir: join(root, 'journal'), workDir: join(root, 'work'), killGraceMs: 300,
    secrets: {
      resolve: (name) => SECRETS[name] === undefined ? Promise.reject(new Error(`no secret ${name}`)) : Promise.resolve(SECRETS[name]),
    },
  })
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shell-exec-'))
  await mkdir(join(root, 'work'))
  session = await open()
})
afterEach(async () => {
  await session.end('completed')
  await rm(root, { recursive: true, force: true })
})

const call = (args: JsonObject, more: Partial<ActionCall> = {}): ActionCall => ({
  callId: `call-${String(++calls)}`, idempotencyKey: 'key-1', action: 'exec', args, effect: 'readonly', idempotent: false,
  context: { runId: 'run-1', step: 'each[a]/look', stepId: 'look', attempt: 2 }, ...more,
})

const exec = (args: JsonObject, more?: Partial<ActionCall>, signal = new AbortController().signal): Promise<ActionOutcome> =>
  session.execute(call(args, more), signal)

const SUCCEEDED = { terminal: 'succeeded', effect: 'landed' }
const FAILED = { terminal: 'failed', errorClass: 'action_failed_final' }
const NOT_BEGUN = { ...FAILED, effect: 'none' }
const BAD_ARGS = { terminal: 'failed', errorClass: 'bind_arguments_invalid', effect: 'none' }

describe('how a command ends', () => {
  it.each<[string, JsonObject, object]>([
    [
      'exit code 0', { script: 'echo out; echo err >&2' },
      { ...SUCCEEDED, output: { exitCode: 0, signal: null, stdout: 'out\n', stderr: 'err\n', truncated: false } },
    ],
    ['another exit code is judged, not failed', { script: 'exit 7' }, { ...SUCCEEDED, output: { exitCode: 7 } }],
    ['a signal from elsewhere', { script: 'kill -9 $$' }, { ...SUCCEEDED, output: { exitCode: null, signal: 'SIGKILL' } }],
    ['the first failing line ends a script', { script: 'false; echo on' }, { output: { exitCode: 1, stdout: '' } }],
    ['a failing part of a pipe fails it', { script: 'false | cat' }, { output: { exitCode: 1 } }],
    [
      'a program that does not exist', { argv: ['no-such-program-here', '--version'] },
      { ...NOT_BEGUN, message: 'cannot start "no-such-program-here": there is no such program (ENOENT)' },
    ],
    ['a program that may not run', { argv: ['/etc/passwd'] }, { ...NOT_BEGUN, message: expect.stringContaining('EACCES') }],
    [
      'a folder that does not exist', { script: 'true', cwd: 'nowhere' },
      { ...NOT_BEGUN, message: expect.stringContaining('there is no folder') },
    ],
    [
      'arguments too long for the system', { argv: ['echo', 'x'.repeat(200_000)] },
      { ...NOT_BEGUN, message: expect.stringContaining('E2BIG') },
    ],
    [
      'an exit code that says nothing happened', { script: 'exit 75', noEffectExitCodes: [74, 75] },
      { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none', output: { exitCode: 75 } },
    ],
    ['another exit code beside those', { script: 'exit 76', noEffectExitCodes: [74, 75] }, { ...SUCCEEDED, output: { exitCode: 76 } }],
  ])('%s', async (_title, args, expected) => {
    expect(await exec(args)).toMatchObject(expected)
  })

  it('a time-out ends the whole group and is certain', async () => {
    const outcome = await exec({ script: 'sleep 60 & echo $! > child; sleep 60' }, { timeoutMs: 1_000 })
    expect(outcome).toMatchObject({ terminal: 'timedOut', effect: 'unknown' })
    const child = (await readFile(join(root, 'work', 'child'), 'utf8')).trim()
    expect(await readFile(`/proc/${child}/stat`, 'utf8').catch(() => 'gone')).toMatch(/^gone$|\) [ZX] /)
  })

  it('a cancel ends it', async () => {
    const stop = new AbortController()
    const ending = exec({ script: 'echo begun; sleep 60' }, { onOutput: () => { stop.abort() } }, stop.signal)
    expect(await ending).toMatchObject({ terminal: 'cancelled', effect: 'unknown', output: { stdout: 'begun\n' } })
  })

  it('the end of the session ends it', async () => {
    let begun: () => void = () => undefined
    const beginning = new Promise<void>((resolve) => { begun = resolve })
    const ending = exec({ script: 'echo begun; sleep 60' }, { onOutput: () => { begun() } })
    await beginning
    await session.end('shutdown')
    expect(await ending).toMatchObject({ terminal: 'cancelled' })
  })
})

describe('what a command is given', () => {
  it('arguments as they are, without a shell', async () => {
    const hostile = '$(touch pwned); `touch pwned`; a&b'
    expect(await exec({ argv: ['printf', '%s', hostile] })).toMatchObject({ output: { stdout: hostile } })
    expect(await exec({ script: 'printf %s "$MSG"', env: { MSG: hostile } })).toMatchObject({ output: { stdout: hostile } })
    expect(await readdir(join(root, 'work'))).toEqual([])
  })

  it('its folder, its input, the environment of the runner and its own', async () => {
    await mkdir(join(root, 'work', 'sub'))
    session = await open('inheriting', { PATH: process.env['PATH'] ?? '', INHERITED: 'yes', BOTH: 'runner' })
    const script = 'basename "$PWD"; cat; echo "$INHERITED $BOTH"'
    const outcome = await exec({ script, cwd: 'sub', stdin: 'héllo\n', env: { BOTH: 'own' } })
    expect(outcome).toMatchObject({ output: { stdout: 'sub\nhéllo\nyes own\n' } })
  })

  it('an empty input where none is named', async () => {
    expect(await exec({ script: 'cat; echo end' })).toMatchObject({ output: { stdout: 'end\n' } })
  })

  it('an input it does not read', async () => {
    const outcome = await exec({ script: 'exec 0<&-; echo ok', stdin: 'x'.repeat(1_000_000) })
    expect(outcome).toMatchObject({ output: { stdout: 'ok\n', exitCode: 0 } })
  })

  it('what it is part of', async () => {
    const script = 'echo "$FLOWIR_RUN_ID $FLOWIR_STEP $FLOWIR_ATTEMPT $FLOWIR_IDEMPOTENCY_KEY"'
    expect(await exec({ script })).toMatchObject({ output: { stdout: 'run-1 look 2 key-1\n' } })
  })

  it('sh -eu where there is no bash', async () => {
    await symlink('/bin/sh', join(root, 'sh'))
    session = await open('bare', { PATH: root })
    expect(await exec({ script: 'echo ok; echo "$UNSET_VARIABLE"; echo on' })).toMatchObject({ output: { stdout: 'ok\n', exitCode: 2 } })
  })

  it.each<[string, JsonObject]>([
    ['neither script nor argv', {}],
    ['both', { script: 'true', argv: ['true'] }],
    ['no program', { argv: [] }],
    ['an empty program', { argv: [''] }],
    ['an argument that is no text', { argv: ['echo', 1] }],
    ['a zero byte', { argv: ['echo', 'a\0b'] }],
    ['an environment that is a list', { script: 'true', env: ['A=1'] }],
    ['a variable that is a number', { script: 'true', env: { A: 1 } }],
    ['an argument it does not know', { script: 'true', shell: 'zsh' }],
    ['exit codes that are texts', { script: 'true', noEffectExitCodes: ['75'] }],
    ['a secret without value', { script: 'true', env: { A: { $secret: 'UNKNOWN' } } }],
    ['a secret too short to mask', { script: 'true', env: { A: { $secret: 'SHORT' } } }],
  ])('is refused with %s, and nothing begins', async (_title, args) => {
    expect(await exec(args)).toMatchObject(BAD_ARGS)
  })
})

describe('what a command gives', () => {
  it.each<[string, JsonObject, object]>([
    ['JSON', { script: 'echo \'[{"name":"ada"}]\'', json: true }, { ...SUCCEEDED, output: { json: [{ name: 'ada' }] } }],
    [
      'JSON with something behind it', { script: 'echo \'{"a":1} trailing\'', json: true },
      { ...FAILED, effect: 'landed', message: 'stdout is not JSON: unexpected "trailing\\n" at line 1, column 9' },
    ],
    ['no JSON at all', { script: 'true', json: true }, { ...FAILED, effect: 'landed', message: expect.stringContaining('it is empty') }],
    [
      'a number that is none', { script: 'echo 1e999', json: true },
      { ...FAILED, effect: 'landed', message: expect.stringContaining('Infinity') },
    ],
    [
      'no JSON, and an exit code that says why', { script: 'echo oops; exit 3', json: true },
      { ...SUCCEEDED, output: { exitCode: 3, stdout: 'oops\n' } },
    ],
    ['JSON and an exit code', { script: 'echo {}; exit 3', json: true }, { ...SUCCEEDED, output: { exitCode: 3, json: {} } }],
    [
      'JSON longer than what the output keeps', { script: 'printf "["; seq -s, 1 20000; echo "]"', json: true },
      { ...SUCCEEDED, output: { truncated: true, json: expect.arrayContaining([20000]) } },
    ],
    [
      'values',
      { script: 'echo version=1.2=3 >> $FLOWIR_OUTPUT; echo \'{"n":1,"version":"2"}\' >> $FLOWIR_OUTPUT; echo "empty=" >> $FLOWIR_OUTPUT' },
      { output: { values: { version: '2', n: 1, empty: '' } } },
    ],
    [
      'a value that would be a prototype', { script: 'echo __proto__=x > $FLOWIR_OUTPUT' },
      { output: { values: Object.fromEntries([['__proto__', 'x']]) } },
    ],
    [
      'a line that is no value', { script: 'printf "a=1\\noops\\n" > $FLOWIR_OUTPUT' },
      { ...FAILED, effect: 'landed', message: 'line 2 of FLOWIR_OUTPUT is neither name=value nor a JSON object' },
    ],
    [
      'values nobody will read', { script: 'head -c 2000000 /dev/zero > $FLOWIR_OUTPUT' },
      { ...FAILED, effect: 'landed', message: expect.stringContaining('1 MiB') },
    ],
    ['values in no file', { script: 'mkfifo $FLOWIR_OUTPUT' }, { ...FAILED, effect: 'landed' }],
    ['bytes that are no text', { script: 'printf "a\\377b"' }, { output: { stdout: 'a\uFFFDb' } }],
    ['characters in pieces', { script: 'printf "\\303"; sleep 0.1; printf "\\251\\n"' }, { output: { stdout: 'é\n' } }],
  ])('%s', async (_title, args, expected) => {
    const outcome = await exec(args)
    expect(outcome).toMatchObject(expected)
  })

  it('a value named like what every object has', async () => {
    const { output } = await exec({ script: 'echo __proto__=x > $FLOWIR_OUTPUT' })
    expect(JSON.stringify(output)).toContain('"values":{"__proto__":"x"}')
  })

  it('no values and no JSON unless there are some', async () => {
    expect(Object.keys((await exec({ script: 'true' })).output as object).sort())
      .toEqual(['durationMs', 'exitCode', 'signal', 'stderr', 'stdout', 'truncated'])
  })

  it('both ends of what is long, cut between characters, and the whole as evidence', async () => {
    const whole = await exec({ script: 'head -c 16384 /dev/zero | tr "\\0" x' })
    expect(whole).toMatchObject({ output: { stdout: 'x'.repeat(16_384), truncated: false } })
    expect(whole.evidence).toBeUndefined()

    const long = await exec({ script: 'for i in $(seq 6000); do printf é€; done; printf END' })
    const { stdout } = long.output as { stdout: string }
    const [head, mark, tail] = stdout.split('\n')
    expect(head).toMatch(/^(é€)+é?$/)
    expect(mark).toBe(`[… ${String(30_003 - 2 * 8192)} bytes left out here; the whole stream is kept as evidence …]`)
    expect(tail).toMatch(/^€?(é€)+END$/)
    expect(long.evidence).toEqual([expect.objectContaining({ name: 'stdout' })])
  })

  it('nothing in the journal once a readonly command is over, except streams that are evidence', async () => {
    await exec({ script: 'echo out; echo a=1 > $FLOWIR_OUTPUT' })
    expect(await readdir(join(root, 'journal'))).toEqual(['session.session'])
    const { evidence } = await exec({ script: 'seq 10000' })
    expect(await readdir(join(root, 'journal'))).toHaveLength(2)
    expect(evidence).toHaveLength(1)
  })

  it('its streams live, as text, masked, whoever listens', async () => {
    const heard: OutputChunk[] = []
    const onOutput = (chunk: OutputChunk): void => {
      heard.push(chunk)
      throw new Error('a careless listener')
    }
    const script = 'echo "$T"; printf "\\303"; sleep 0.05; printf "\\251\\n"; echo err >&2'
    await exec({ script, env: { T: { $secret: 'TOKEN' } } }, { onOutput })
    const textOf = (name: string): string => heard.filter(({ stream }) => stream === name).map(({ text }) => text).join('')
    expect([textOf('stdout'), textOf('stderr')]).toEqual(['***\né\n', 'err\n'])
  })

  it('what only began like a secret', async () => {
    const outcome = await exec({ script: 'printf s3cr3t/Val; printf s3cr >&2', env: { T: { $secret: 'TOKEN' } } })
    expect(outcome).toMatchObject({ output: { stdout: 's3cr3t/Val', stderr: 's3cr' } })
  })

  it('no secret another step of the session used', async () => {
    await exec({ script: 'printf %s "$T" > kept', env: { T: { $secret: 'TOKEN' } } })
    expect(await exec({ script: 'cat kept' })).toMatchObject({ output: { stdout: '***' } })
  })

  it('the streams of a supervised command live too', async () => {
    const heard: string[] = []
    const ending = exec({ script: 'echo first; while [ ! -e go ]; do sleep 0.02; done; echo last' },
      { effect: 'mutating', onOutput: ({ text }) => { heard.push(text) } })
    await eventually(() => Promise.resolve(heard.join('').includes('first') || undefined))
    await writeFile(join(root, 'work', 'go'), '')
    await ending
    expect(heard.join('')).toBe('first\nlast\n')
  })
})

describe('a journal that cannot be written', () => {
  it('refuses the session', async () => {
    await writeFile(join(root, 'file'), '')
    await expect(shell().open({
      runId: 'run', sessionId: 's', journalDir: join(root, 'file', 'journal'), workDir: root, killGraceMs: 1,
      secrets: { resolve: () => Promise.reject(new Error('none')) },
    })).rejects.toMatchObject({ name: 'ProviderError', errorClass: 'transport_lost' })
  })

  it('refuses the call, and nothing begins', async () => {
    await rm(join(root, 'journal'), { recursive: true })
    expect(await exec({ script: 'touch made' }, { effect: 'mutating' }))
      .toMatchObject({ terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' })
    expect(await readdir(join(root, 'work'))).toEqual([])
  })
})
