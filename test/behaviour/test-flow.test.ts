import { describe, expect, it } from 'vitest'
import { defineFlow } from '../../src/compile/define/define-flow.ts'
import { t } from '../../src/compile/define/schema-builder.ts'
import { compileFlow } from '../../src/engine/source/compile-flow.ts'
import type { RunEvent } from '../../src/model/run-event.ts'
import { defineProvider, failed, shell, succeeded } from '../../src/providers/index.ts'
import { fakeTime, testFlow } from '../../src/testing/index.ts'

const release = defineFlow({ id: 'release', params: { version: t.string() } }, ({ params, shell: command }) => {
  const pack = command('pack', 'npm pack --json', {
    effect: 'mutating', idempotent: true, env: { VERSION: params.version }, json: t.array(t.object({ filename: t.string() })),
  })
  command('publish', 'npm publish', { effect: 'mutating' })
  return { tarball: pack.output.json[0].filename }
})

const PACKED = { exitCode: 0, json: [{ filename: 'p.tgz' }] }
const params = { version: '1.2.0' }

describe('a flow in a world that a test tells', () => {
  it('runs to its outputs, and says what was dispatched and with what', async () => {
    const run = await testFlow(release, { params, world: { pack: PACKED, 'shell:exec': {} } })
    expect(run).toMatchObject({ outcome: 'passed', outputs: { tarball: 'p.tgz' }, dispatched: ['pack', 'publish'] })
    expect(run.calls[0]).toMatchObject({ action: 'shell:exec', args: { script: 'npm pack --json', env: { VERSION: '1.2.0' } } })
    expect(run.log.at(-1)?.type).toBe('runFinished')
    expect(run.log.map(({ seq }) => seq)).toEqual(run.log.map((_event, index) => index + 1))
  })

  it('is judged as a real one is: a command that ends badly fails its step, and what comes after does not begin', async () => {
    const run = await testFlow(release, { params, world: { pack: { exitCode: 1, stderr: 'no' }, publish: {} } })
    expect(run).toMatchObject({ outcome: 'failed', dispatched: ['pack'] })
  })

  it('has no files: what steps read is not looked at, and what they make is taken as made', async () => {
    const built = defineFlow({ id: 'built' }, ({ shell: command }) => {
      command('build', 'make', { effect: 'mutating', sources: ['src/**', '../*'], artifacts: ['dist/**'] })
      return {}
    })
    const run = await testFlow(built, { world: { build: {} } })
    expect(run.outcome).toBe('passed')
    expect(run.log.filter(({ type }) => type === 'artifactStored')).toEqual([])
  })

  it('takes params as a real run does', async () => {
    await expect(testFlow(release, { params: { version: 3 as unknown as string } })).rejects.toMatchObject({ code: 'run.params-invalid' })
  })

  it('runs compiled flows, and files', async () => {
    const compiled = await compileFlow(release, { providers: [shell()] })
    const run = await testFlow(compiled, { params, world: { pack: PACKED, publish: {} } })
    expect(run.outcome).toBe('passed')
    expect((await testFlow('examples/release/release.flow.yaml', { params })).outcome).toBe('failed')
  })
})

/** Why steps failed that were dispatched. */
const messages = ({ log }: { readonly log: readonly RunEvent[] }): readonly string[] =>
  log.flatMap((event) => (event.type === 'actionSettled' && event.payload.message !== undefined ? [event.payload.message] : []))

describe('a step fails', () => {
  it('when the test says nothing of it, and is named', async () => {
    const run = await testFlow(release, { params, world: { pack: PACKED } })
    expect(run.outcome).toBe('failed')
    expect(messages(run)).toEqual(['the test does not say what "publish" comes to: name the step, or shell:exec, in "world"'])
    expect(run.reason).toContain('publish')
  })

  it('when the test has said all it had to say', async () => {
    const twice = defineFlow({ id: 'twice' }, ({ shell: command }) => {
      command('one', 'a', { effect: 'readonly' })
      command('two', 'b', { effect: 'readonly' })
    })
    const run = await testFlow(twice, { world: { 'shell:exec': [{}] } })
    expect(messages(run)).toEqual(['the test has no answer left for "two": "shell:exec" in "world" has 1, and this is the next'])
  })

  it('when the real provider could not come to what the test says', async () => {
    const run = await testFlow(release, { params, world: { pack: { exitCode: 'none' } } })
    expect(messages(run)[0]).toMatch(/^shell:exec could not come to what the test says of "pack": \/exitCode/)
  })
})

describe('what the world may be told to do', () => {
  const poll = defineFlow({ id: 'poll' }, ({ shell: command }) => {
    const retry = { maxAttempts: 3, backoff: '60s', retryOn: ['action_failed_retryable'] } as const
    const seen = command('ask', 'curl', { effect: 'readonly', retry })
    return { said: seen.output.stdout }
  })

  it('one thing after the other, and time passes at once', async () => {
    const clock = fakeTime({ auto: true })
    const begun = clock.now()
    const run = await testFlow(poll, { clock, world: { ask: [failed('action_failed_retryable', 'not yet', 'none'), { stdout: 'ready' }] } })
    expect(run).toMatchObject({ outcome: 'passed', outputs: { said: 'ready' }, dispatched: ['ask', 'ask'] })
    expect(clock.now() - begun).toBeGreaterThanOrEqual(60_000)
  })

  it('whatever the call asks for', async () => {
    const run = await testFlow(poll, {
      world: { 'shell:exec': ({ step, args }) => ({ stdout: `${step} ${JSON.stringify(args['script'])}` }) },
    })
    expect(run).toMatchObject({ outputs: { said: 'ask "curl"' } })
  })

  it('lose the connection: what did not get there was not dispatched', async () => {
    const run = await testFlow(poll, { world: { ask: { fault: 'transportLostBeforeDispatch' } } })
    expect(run).toMatchObject({ outcome: 'suspended', dispatched: [] })
  })

  it('for providers of the program, by what they say of themselves', async () => {
    const bucket = defineProvider({
      name: 'bucket', version: '1', actions: {
        put: {
          effect: 'mutating', idempotent: true, input: { type: 'object' },
          output: { type: 'object', required: ['key'], properties: { key: { type: 'string' } } },
          run: () => expect.unreachable('the real provider was called'),
        },
      },
    })
    const upload = defineFlow({ id: 'upload' }, ({ action }) => { action('up', 'bucket:put', { key: 'a' }) })
    const told = (answer: ReturnType<typeof succeeded>) => testFlow(upload, { providers: [bucket], world: { up: answer } })
    expect((await told(succeeded({ key: 'a' }))).outcome).toBe('unverified')
    expect((await told(succeeded({ other: 'a' }))).outcome).toBe('failed')
  })
})

describe('a connection that is lost on the way back', () => {
  const send = defineFlow({ id: 'send' }, ({ shell: command }) => { command('send', 'mail', { effect: 'mutating' }) })
  const world = { send: { fault: 'transportLostAfterDispatch' } } as const

  it('ends the run for now, when there is but one process', async () => {
    expect(await testFlow(send, { world })).toMatchObject({ outcome: 'suspended', dispatched: ['send'] })
  })

  it('makes the next process ask a person, who says what the test says', async () => {
    expect((await testFlow(send, { world, processes: 2 })).outcome).toBe('awaitingHuman')
    const adopted = await testFlow(send, { world, processes: 2, answers: { send: 'adopt' } })
    expect(adopted).toMatchObject({ outcome: 'passed', dispatched: ['send'] })
    const redone = await testFlow(send, { world: { send: [world.send, {}] }, processes: 2, answers: { send: { decision: 'redo' } } })
    expect(redone).toMatchObject({ outcome: 'passed', dispatched: ['send', 'send'] })
    expect(new Set(redone.calls.map((call) => call.idempotencyKey)).size).toBe(2)
    expect((await testFlow(send, { world, processes: 2, answers: { send: 'abort' } })).outcome).toBe('aborted')
  })
})
