import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HttpReceiver } from '../unit/notifiers/http-receiver.ts'
import { effect, flow, look, Scene } from './scene.ts'

const words = (line: string): readonly string[] => line.split(' ')
const run = (scene: Scene, line: string, env: Readonly<Record<string, string>> = {}) => scene.run(words(line), env)
const typing = (scene: Scene, lines: readonly string[], line: string) =>
  scene.pipeIn(lines.map((each) => `${each}\n`).join(''), words(line))

const APPROVE = '  - { id: approve, human: { mode: confirm, prompt: "Publish now?", decisions: [publish, stop], timeout: 1d } }'
const APPROVAL = flow('approval', look('pack', 'echo packed'), APPROVE, effect('publish'))
const CHANNEL = `  - id: channel
    human:
      mode: provideInput
      prompt: Which channel?
      timeout: 1d
      outputSchema: { type: object, required: [name], additionalProperties: false, properties: { name: { enum: [beta, stable] } } }`
const TOLD = flow('told', CHANNEL, `  - id: tell
    shell: echo "$C" >> effects.log
    env: { C: "\${{ steps.channel.output.name }}" }
    effect: mutating`)
const TWO = flow('two', effect('one'), effect('two'))
const JUDGED = flow('judged', `  - id: flaky
    shell: exit 7
    effect: readonly
    onFail: [ { escalate: { mode: judge, prompt: "Is this good enough?", timeout: 1d } } ]`, effect('publish'))

const requestOf = async (scene: Scene): Promise<string> => (await run(scene, 'inbox -q')).stdout.trim()
const logOf = async (scene: Scene): Promise<string> => (await run(scene, 'log r1 --json')).stdout

describe('somebody who answers at once', () => {
  it('is asked, and the run goes on in the same process', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    const { code, stderr } = await typing(scene, ['publish'], 'run flow.yaml --run-id r1 --interactive')
    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/Publish now\?\n {2}publish: yes: it passes\n {2}stop: no: it fails\n[^]*approve: publish \(yes: it passes\)\n/)
    expect(stderr.match(/^PASSED/gm)).toHaveLength(1)
    expect(scene.lines('effects.log')).toEqual(['publish'])
    const { stdout } = await run(scene, 'report r1')
    expect(stdout).toMatch(/^people\n {2}approve +the flow asked +publish +cli:os:\S+@\S+/m)
    expect(stdout).toMatch(/^ {2}✓ pass +approve +cli:os:\S+ says publish/m)
  })

  it('may leave a question with an empty line, or by ending the input', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    const left = await typing(scene, [''], 'run flow.yaml --run-id r1 --interactive')
    expect(left.code).toBe(3)
    expect(left.stderr).toMatch(/^WAITING FOR A PERSON {2}r1/m)
    const ended = await typing(scene, [], 'resume r1 --interactive')
    expect(ended.code).toBe(3)
    expect((await run(scene, 'inbox -q')).stdout.trim().split('\n')).toHaveLength(1)
    expect(scene.has('effects.log')).toBe(false)
  })

  it('is told what is wrong with an answer and asked again', async () => {
    using scene = new Scene({ 'flow.yaml': TOLD, 'answer.json': '{ "name": "beta" }' })
    const tries = ['beta', '{"name":"alpha"}', '@nowhere.json', '@answer.json']
    const { code, stderr } = await typing(scene, tries, 'run flow.yaml --run-id r1 --interactive')
    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/the line: .*JSON.*a text stands in double quotes/)
    expect(stderr).toMatch(/the answer was refused: .*name must be equal to one of the allowed values/)
    expect(stderr).toMatch(/nowhere\.json cannot be read/)
    expect(stderr.match(/^answer: $/gm)).toHaveLength(4)
    expect(scene.lines('effects.log')).toEqual(['beta'])
    expect((await logOf(scene)).match(/"humanResponded"/g)).toHaveLength(1)
  })

  it('sees one document, and a log without a gap', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    const { stdout } = await typing(scene, ['publish'], 'run flow.yaml --run-id r1 --interactive --json=stream')
    const events = stdout.trim().split('\n').map((line) => JSON.parse(line) as { readonly seq: number })
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
    const json = await typing(scene, ['publish'], 'run flow.yaml --run-id r2 --interactive --json')
    const people = [{ ref: 'approve', answer: { decision: 'publish' } }]
    expect(JSON.parse(json.stdout)).toMatchObject({ schemaVersion: 1, outcome: 'passed', people })
  })

  // covers: CLI-15
  it('turns a step that failed into a run that passes, when a handler asks for a verdict', async () => {
    using scene = new Scene({ 'flow.yaml': JUDGED })
    const { code, stderr } = await typing(scene, ['pass'], 'run flow.yaml --run-id r1 --interactive')
    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/flaky {2}did not pass {2}until [^]*Is this good enough\?\n {2}verdict fail: /)
    expect(stderr).toMatch(/flaky {2}it failed: a person is asked, as the step says/)
    expect(scene.lines('effects.log')).toEqual(['publish'])
    const { stdout } = await run(scene, 'report r1')
    expect(stdout).toMatch(/^ {2}✓ pass +flaky .*says pass.* was fail$/m)
    expect(stdout).toMatch(/^people\n {2}flaky +it did not pass +pass +cli:os:/m)
  })
})

describe('a segment that is watched over', () => {
  // covers: CLI-12
  it('asks before each effect and does it when told to', async () => {
    using scene = new Scene({ 'flow.yaml': TWO })
    const { code, stderr } = await typing(scene, ['proceed', 'proceed'], 'run flow.yaml --run-id r1 --supervise mutating --interactive')
    expect(code, stderr).toBe(0)
    expect(stderr.match(/^ {2}proceed: do it$/gm)).toHaveLength(2)
    expect(stderr).toMatch(/begins: a person is asked before each step that changes the world/)
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
  })

  // covers: CLI-13
  it('ends the run without a verdict when told to', async () => {
    using scene = new Scene({ 'flow.yaml': TWO })
    const { code, stderr } = await typing(scene, ['proceed', 'abort'], 'run flow.yaml --run-id r1 --supervise mutating --interactive')
    expect(code, stderr).toBe(1)
    expect(scene.lines('effects.log')).toEqual(['one'])
    const { stdout } = await run(scene, 'status r1 --json')
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'aborted' })
    expect((await run(scene, 'inbox -q')).stdout).toBe('')
  })

  // covers: CLI-14 CLI-23
  it('asks the same question again after "suspend", and the report tells the last word', async () => {
    using scene = new Scene({ 'flow.yaml': flow('one', effect('one')) })
    const left = await typing(scene, ['suspend'], 'run flow.yaml --run-id r1 --supervise mutating --interactive')
    expect(left.code, left.stderr).toBe(3)
    expect(left.stderr).toMatch(/one: suspend \(not now: the question stays\)/)
    const request = await requestOf(scene)
    const again = await run(scene, 'resume r1 --supervise mutating')
    expect([again.code, await requestOf(scene)]).toEqual([3, request])
    const answered = await run(scene, `answer r1 ${request} --decision proceed`)
    expect([answered.code, answered.stderr]).toEqual([0, 'one: proceed (do it)\nnext: runner resume r1 --supervise mutating\n'])
    expect((await run(scene, 'resume r1')).code).toBe(0)
    const { stdout } = await run(scene, 'report r1')
    const people = /^people\n((?: {2}.*\n)+)/m.exec(stdout)?.[1] ?? ''
    expect(people).toMatch(/^ {2}one +before it acted +proceed +cli:os:\S+@\S+/)
    expect(people).not.toContain('suspend')
  })
})

describe('an answer', () => {
  it('that does not fit is refused by name and leaves no trace', async () => {
    using scene = new Scene({ 'flow.yaml': flow('both', APPROVE, CHANNEL), 'a.json': '{}' })
    await run(scene, 'run flow.yaml --run-id r1')
    const request = await requestOf(scene)
    const before = await logOf(scene)
    for (const [answer, says] of [
      [`${request} --decision maybe`, 'one of publish, stop, not "maybe"'], [`${request} --input a.json`, 'it asks for no input'],
      ['no-such-request --decision publish', '"no-such-request" was never asked in r1'],
    ] as const) {
      const { code, stderr } = await run(scene, `answer r1 ${answer}`)
      expect([code, stderr]).toEqual([64, expect.stringContaining('error[human.answer-refused]')])
      expect(stderr).toContain(says)
    }
    expect(await logOf(scene)).toBe(before)
    await run(scene, `answer r1 ${request} --decision publish`)
    const twice = await run(scene, `answer r1 ${request} --decision stop`)
    expect([twice.code, twice.stderr]).toEqual([64, expect.stringMatching(/answered already: cli:os:\S+ said publish/)])
  })

  it('may come on standard input, and is checked against what was asked for', async () => {
    using scene = new Scene({ 'flow.yaml': TOLD })
    await run(scene, 'run flow.yaml --run-id r1')
    const request = await requestOf(scene)
    expect((await run(scene, 'inbox')).stdout).toMatch(/wanted: an object\n {4}name: one of "beta", "stable"\n/)
    const wrong = await scene.pipeIn('{"name":7}', words(`answer r1 ${request} --input -`))
    expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining('error[human.answer-refused]')])
    const decided = await run(scene, `answer r1 ${request} --decision beta`)
    expect([decided.code, decided.stderr]).toEqual([64, expect.stringContaining('it offers nothing to decide')])
    expect((await run(scene, `answer r1 ${request} --input -`)).stderr).toContain('standard input is not there')
    const given = await scene.pipeIn('{"name":"stable"}', words(`answer r1 ${request} --input - --note agreed --json`))
    expect(JSON.parse(given.stdout)).toEqual({
      schemaVersion: 1, runId: 'r1', requestId: request, ref: 'channel', input: { name: 'stable' }, note: 'agreed',
      next: 'runner resume r1',
    })
    expect((await run(scene, 'resume r1')).code).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['stable'])
    expect((await run(scene, 'inspect r1 channel')).stdout).toMatch(/^questions\n {2}\d\d:\d\d {2}Which channel\?\n {4}\S+ gives what was asked for: agreed$/m)
  })

  it('is shown with the store it belongs to', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    await run(scene, 'run flow.yaml --run-id r1 --store kept')
    const { stdout } = await run(scene, 'inbox --store kept')
    const command = /^ {4}runner (answer .* --decision publish --store kept)$/m.exec(stdout)?.[1] ?? ''
    const answered = await run(scene, command)
    expect([answered.code, answered.stderr]).toEqual([0, expect.stringContaining('next: runner resume r1 --store kept\n')])
  })
})

describe('a webhook', () => {
  const SECRET = { FLOWIR_WEBHOOK_SECRET: 'of-the-hook' }

  // covers: CLI-17
  it('is told once what a run asks, signed', async () => {
    await using receiver = await new HttpReceiver().listen()
    using scene = new Scene({ 'flow.yaml': flow('seen', look('env', 'env > seen.txt'), APPROVE) })
    const { code } = await run(scene, `run flow.yaml --run-id r1 --webhook ${receiver.url} --store kept`, SECRET)
    expect(code).toBe(3)
    expect(receiver.received).toHaveLength(1)
    const { body, headers } = receiver.received[0]!
    expect(headers['x-flowir-signature']).toBe(`sha256=${createHmac('sha256', 'of-the-hook').update(body).digest('hex')}`)
    expect(JSON.parse(body.toString('utf8'))).toMatchObject({
      flowirWebhook: 1, runId: 'r1', flowId: 'seen', respondHint: 'runner inbox --store kept',
      entries: [{ ref: 'approve', mode: 'confirm', prompt: 'Publish now?', decisions: ['publish', 'stop'] }],
    })
    expect(scene.read('seen.txt')).not.toContain('of-the-hook')
  })

  it('signs with a secret of another variable that no command inherits either', async () => {
    await using receiver = await new HttpReceiver().listen()
    const notify = { webhook: { url: receiver.url, secret: { env: 'OUR_HOOK' } } }
    using scene = new Scene({
      'flow.yaml': flow('seen', look('env', 'env > seen.txt'), APPROVE), 'runner.config.json': JSON.stringify({ notify }),
    })
    expect((await run(scene, 'run flow.yaml --run-id r1', { OUR_HOOK: 'of-our-hook' })).code).toBe(3)
    const { body, headers } = receiver.received[0]!
    expect(headers['x-flowir-signature']).toBe(`sha256=${createHmac('sha256', 'of-our-hook').update(body).digest('hex')}`)
    expect(scene.read('seen.txt')).not.toContain('of-our-hook')
  })

  // covers: CLI-18
  it('that nobody named is told nothing, and nothing is said of it', async () => {
    await using receiver = await new HttpReceiver().listen()
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    const { code, stderr } = await run(scene, 'run flow.yaml --run-id r1', SECRET)
    expect([code, receiver.received.length]).toEqual([3, 0])
    expect(stderr).not.toMatch(/webhook|notifier/)
  })

  it('of the configuration that fails harms nothing: it is said, and the question stands', async () => {
    await using receiver = await new HttpReceiver((response) => { response.writeHead(500).end() }).listen()
    const notify = { webhook: { url: receiver.url, secret: { file: 'hook.secret' } }, terminal: true }
    using scene = new Scene({ 'flow.yaml': APPROVAL, 'runner.config.json': JSON.stringify({ notify }), 'hook.secret': '' })
    await scene.run(['config', '--explain'])
    const bare = await run(scene, 'run flow.yaml --run-id r0')
    expect([bare.code, bare.stderr]).toEqual([65, expect.stringMatching(/error\[config.invalid\] the webhook: it signs what it posts/)])
    const { code, stderr } = await run(scene, `run flow.yaml --run-id r1 --webhook ${receiver.url}`, {
      ...SECRET, FLOWIR_CONFIG_NOTIFY: '{"terminal":true}',
    })
    expect(code).toBe(3)
    expect(receiver.received).toHaveLength(1)
    expect(stderr).toMatch(/^notifier webhook could not tell what approve asks: 127\.0\.0\.1:\d+ answered 500; the question stands/m)
    expect(stderr).toMatch(/^r1 {2}approve {2}until .*\n {2}Publish now\?\n {2}publish: yes: it passes\n {4}runner answer r1 \S+ --dec/m)
    expect((await run(scene, 'log r1 --json')).stdout).not.toContain('webhook')
    expect((await run(scene, 'inbox -q')).stdout).not.toBe('')
  })

  it.each([
    ['--webhook example.org', SECRET, 'whole address'], ['--webhook ftp://example.org', SECRET, 'http or https'],
    ['--webhook https://example.org', {}, 'FLOWIR_WEBHOOK_SECRET'],
  ] as const)('%s is refused before anything begins', async (flags, env, says) => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    const { code, stderr } = await run(scene, `run flow.yaml --run-id r1 ${flags}`, env)
    expect([code, stderr]).toEqual([65, expect.stringContaining(says)])
    expect(scene.has('.runner')).toBe(false)
  })
})

describe('the id of a question', () => {
  it('is not left out: no word approves anything', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    await run(scene, 'run flow.yaml --run-id r1')
    const before = await logOf(scene)
    for (const word of ['', ' ']) {
      const { code, stderr } = await scene.run(['answer', 'r1', word, '--decision', 'publish'])
      expect([code, stderr]).toEqual([64, expect.stringMatching(/the id of the question is empty/)])
    }
    expect(await logOf(scene)).toBe(before)
  })

  it('may be shortened: one that is answered already is told as such, and one of several is asked for whole', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    await run(scene, 'run flow.yaml --run-id r1')
    const id = await requestOf(scene)
    await run(scene, `answer r1 ${id.slice(0, 6)} --decision publish`)
    const { code, stderr } = await run(scene, `answer r1 ${id.slice(0, 6)} --decision stop`)
    expect([code, stderr]).toEqual([64, expect.stringMatching(/is answered already: \S+ said publish/)])
    for (const word of [id.slice(0, 1), id.toUpperCase()]) {
      expect((await run(scene, `answer r1 ${word} --decision stop`)).stderr).toMatch(/is answered already: \S+ said publish/)
    }
  })

  it('may be written in capitals', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    await run(scene, 'run flow.yaml --run-id r1')
    const { code, stderr } = await run(scene, `answer r1 ${(await requestOf(scene)).toUpperCase()} --decision publish`)
    expect(code, stderr).toBe(0)
  })

  it('stands for nothing any more once the run is over', async () => {
    using scene = new Scene({ 'flow.yaml': APPROVAL })
    await run(scene, 'run flow.yaml --run-id r1')
    const id = await requestOf(scene)
    await run(scene, 'cancel r1')
    for (const word of [id, id.slice(0, 3)]) {
      const { code, stderr } = await run(scene, `answer r1 ${word} --decision publish`)
      expect([code, stderr]).toEqual([64, expect.stringMatching(/"\S+" is closed: the run is over\n/)])
    }
  })
})

describe('the next command', () => {
  it('says again how the run was supervised, and in which store it is', async () => {
    using scene = new Scene({ 'flow.yaml': TWO })
    const ended = await run(scene, 'run flow.yaml --run-id r1 --supervise mutating --store kept')
    expect(ended.stderr).toMatch(/ +runner inbox --store kept\n/)
    const id = (await run(scene, 'inbox -q --store kept')).stdout.trim()
    await run(scene, `answer r1 ${id} --decision proceed --store kept`)
    expect((await run(scene, 'plan r1 --store kept')).stdout).toContain('runner resume r1 --supervise mutating --store kept\n')
    expect((await run(scene, 'plan r1 --supervise all --store kept')).stdout).toContain('runner resume r1 --supervise all --store kept\n')
    const [status, report] = [await run(scene, 'status r1 --store kept'), await run(scene, 'report r1 --store kept')]
    expect([status.stdout, report.stdout]).toEqual(Array(2).fill(expect.stringMatching(/ --store kept\n$/)))
  })
})
