import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { callControl } from '../../src/server/control-client.ts'
import { controlFolder } from '../../src/server/control-place.ts'
import { effect, flow, look, Scene, STACK_TRACE } from './scene.ts'

// covers: CLI-10
interface Said { readonly isError?: boolean; readonly text: string; readonly data: JsonObject }

/** A client of `runner mcp` in a folder: the official one. */
class Agent implements AsyncDisposable {
  readonly #client: Client
  stderr = ''

  private constructor(client: Client) {
    this.#client = client
  }

  static async in(scene: Scene): Promise<Agent> {
    const transport = new StdioClientTransport({
      command: process.execPath, args: [resolve('dist/cli.js'), 'mcp'], cwd: scene.dir, stderr: 'pipe',
      env: { PATH: process.env['PATH'] ?? '', HOME: scene.home },
    })
    const agent = new Agent(new Client({ name: 'test', version: '1' }))
    transport.stderr?.on('data', (text: Buffer) => { agent.stderr += text.toString() })
    await agent.#client.connect(transport)
    // What is listed is what answers are held against.
    await agent.#client.listTools()
    return agent
  }

  async tools() { return (await this.#client.listTools()).tools }

  async call(name: string, args: Record<string, unknown> = {}, onProgress?: (text: string) => void): Promise<Said> {
    const options: Parameters<Client['callTool']>[2] = onProgress && { onprogress: ({ message = '' }) => { onProgress(message) } }
    const result = await this.#client.callTool({ name, arguments: args }, undefined, options)
    const [text = '', json = '{}'] = (result.content as { text: string }[]).map((each) => each.text)
    const data = result.isError === true ? (JSON.parse(json) as { error: JsonObject }).error : result.structuredContent as JsonObject
    return { text, data, ...result.isError === true ? { isError: true } : {} }
  }

  async [Symbol.asyncDispose](): Promise<void> { await this.#client.close() }
}

const ONE = flow('one', effect('one'), effect('two'))
const EDITED = ONE.replace('echo one >>', 'echo other >>')
const WAITS = '  - { id: wait, shell: touch began; while ! test -e go; do sleep 0.05; done, effect: readonly }'
const WAITING = flow('waiting', WAITS, effect('after'))
const APPROVE = '  - { id: approve, human: { mode: confirm, prompt: "Publish now?", decisions: [publish, stop], timeout: 1d } }'
const FAILING = flow('failing', look('flaky', 'echo try >> tries.log; test -e go'), effect('after'))

describe('runner mcp', () => {
  it('offers its tools, with what they take and give and what they do to the world', async () => {
    using scene = new Scene()
    await using agent = await Agent.in(scene)
    const tools = await agent.tools()
    const kind = ({ readOnlyHint, destructiveHint, idempotentHint }: NonNullable<(typeof tools)[number]['annotations']>) =>
      [readOnlyHint, destructiveHint, idempotentHint]
    expect(tools.map(({ name, annotations }) => [name, ...kind(annotations ?? {})])).toEqual([
      ['run_flow', false, true, false], ['list_runs', true, false, true], ['get_run', true, false, true],
      ['plan_resume', true, false, true],
      ['resume_run', false, true, false], ['retry_run', false, true, false], ['answer_request', false, true, false],
    ])
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/\.$/)
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('actor')
      expect(outputSchema).toMatchObject({ type: 'object' })
    }
  })

  it('runs a flow to its outcome and tells of it, in words and as data', async () => {
    using scene = new Scene({ 'one.flow.yaml': ONE })
    await using agent = await Agent.in(scene)
    const steps: string[] = []
    const named = { flow: 'one.flow.yaml', runId: 'r1', labels: { by: 'agent' } }
    const { text, data } = await agent.call('run_flow', named, (step) => { steps.push(step) })
    expect(data).toMatchObject({ runId: 'r1', outcome: 'passed', exitCode: 0 })
    expect(text).toMatch(/^r1 passed\nnext: runner report r1/)
    expect(steps).toContain('actionSettled')
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
    const listed = { runId: 'r1', flowId: 'one', outcome: 'passed', labels: { by: 'agent' } }
    expect((await agent.call('list_runs')).data).toMatchObject({ runs: [listed] })
    expect((await agent.call('get_run', { runId: '@latest' })).data).toMatchObject({ runId: 'r1', happened: { total: 2 }, requests: [] })
  })

  it('meets a gate that names what releases it, and passes it when told to', async () => {
    using scene = new Scene({ 'one.flow.yaml': ONE })
    await using agent = await Agent.in(scene)
    await agent.call('run_flow', { flow: 'one.flow.yaml', runId: 'r1' })
    scene.write({ 'one.flow.yaml': EDITED })
    const named = { runId: 'r1', flow: 'one.flow.yaml' }
    const unchosen = await agent.call('resume_run', { runId: 'r1' })
    expect(unchosen).toMatchObject({ isError: true, data: { code: 'resume.flow-choice', exitCode: 64 } })
    const planned = await agent.call('plan_resume', named)
    expect(planned.data).toMatchObject({ totals: { gated: 2 } })
    expect(planned.text).toMatch(/one: .*\(gated: allowMutatingReexec\)/)
    const gated = await agent.call('resume_run', named)
    expect(gated.isError).toBe(true)
    expect(gated.text).toMatch(/^error\[resume\.requires-confirmation\][^]*--allow-mutating-reexec one/)
    expect(gated.text).toMatch(/\nnext: once a person agreed: allowMutatingReexec: \["one","two"\]$/)
    expect(gated.data).toMatchObject({
      code: 'resume.requires-confirmation', exitCode: 3, allowMutatingReexec: ['one', 'two'], entries: [{ ref: 'one' }, { ref: 'two' }],
    })
    expect(scene.lines('effects.log')).toEqual(['one', 'two'])
    expect((await agent.call('resume_run', { ...named, allowMutatingReexec: ['one', 'two'] })).data).toMatchObject({ outcome: 'passed' })
    expect(scene.lines('effects.log').slice(0, 3)).toEqual(['one', 'two', 'other'])
  })

  it('tells what a run asks, and takes the answer once', async () => {
    using scene = new Scene({ 'ask.flow.yaml': flow('ask', APPROVE, effect('publish')) })
    await using agent = await Agent.in(scene)
    const asked = await agent.call('run_flow', { flow: 'ask.flow.yaml', runId: 'r1' })
    const question = { ref: 'approve', decisions: ['publish', 'stop'] }
    expect(asked.data).toMatchObject({ outcome: 'awaitingHuman', exitCode: 3, requests: [question] })
    expect(asked.text).toMatch(/approve asks \(\S+\): Publish now\? \[publish, stop\]/)
    const { data } = await agent.call('get_run', { runId: 'r1' })
    const [{ requestId }] = data['requests'] as unknown as [{ requestId: string }]
    const answer = (decision: string) => agent.call('answer_request', { runId: 'r1', requestId, decision })
    expect(await answer('perhaps')).toMatchObject({ isError: true, data: { code: 'human.answer-refused' } })
    expect((await answer('publish')).data).toMatchObject({ requestId, decision: 'publish' })
    expect(await answer('stop')).toMatchObject({ isError: true })
    expect((await agent.call('resume_run', { runId: 'r1' })).data).toMatchObject({ outcome: 'passed' })
    expect(scene.lines('effects.log')).toEqual(['publish'])
    expect((await scene.run(['log', 'r1', '--json=stream'])).stdout).toMatch(/"humanResponded".*"mcp:os:[^"]+@[^"]+"/)
  })

  it('retries a failed step, and the run goes on', async () => {
    using scene = new Scene({ 'failing.flow.yaml': FAILING })
    await using agent = await Agent.in(scene)
    const failed = await agent.call('run_flow', { flow: 'failing.flow.yaml', runId: 'r1' })
    expect(failed.data).toMatchObject({ outcome: 'failed', exitCode: 1 })
    scene.write({ go: '' })
    const retried = await agent.call('retry_run', { runId: 'r1', step: 'flaky', context: { because: 'it is there now' } })
    expect(retried.data).toMatchObject({ runId: 'r1', step: 'flaky', attempt: 2, kind: 'step', mode: 'extra', manual: true })
    await scene.until('effects.log', 1)
    let outcome: unknown = 'running'
    while (outcome === 'running') outcome = (await agent.call('get_run', { runId: 'r1' })).data['outcome']
    expect(outcome).toBe('passed')
    expect(scene.lines('tries.log')).toEqual(['try', 'try'])
    expect(await agent.call('retry_run', { runId: 'r1' })).toMatchObject({ isError: true, data: { code: 'retry.nothing_failed' } })
    expect(await agent.call('retry_run', { runId: 'nowhere' })).toMatchObject({ isError: true, data: { code: 'retry.unknown_run' } })
  })

  it('refuses by name what is wrong, and goes on', async () => {
    using scene = new Scene({ 'bad.flow.yaml': 'flow: bad\nsteps:\n  - { id: x, shel: true }\n', 'one.flow.yaml': ONE })
    await using agent = await Agent.in(scene)
    const wrong = async (name: string, args: Record<string, unknown>) => {
      const { isError, data } = await agent.call(name, args)
      expect(isError, name).toBe(true)
      return data
    }
    const bad = await wrong('run_flow', { flow: 'bad.flow.yaml' })
    expect(bad).toMatchObject({ code: 'flow.diagnostics', exitCode: 65, diagnostics: [{ severity: 'error' }] })
    expect(await wrong('run_flow', { flow: '../../../etc/passwd' })).toMatchObject({ code: 'run.flow-unreadable' })
    expect(await wrong('run_flow', { flow: 'nowhere.flow.yaml' })).toMatchObject({ code: 'run.flow-unreadable' })
    expect(await wrong('run_flow', {})).toMatchObject({ code: 'usage.invalid', message: expect.stringContaining('"flow"') as string })
    expect(await wrong('run_flow', { flow: 'one.flow.yaml', params: { no: 1 } })).toMatchObject({ code: 'run.params-invalid' })
    expect(await wrong('get_run', { runId: 'nowhere' })).toMatchObject({ code: 'run.unknown', next: 'runner ls' })
    expect(await wrong('retry_run', { runId: 'r1', actor: 'root' })).toMatchObject({ code: 'usage.invalid' })
    await expect(agent.call('drop_everything')).rejects.toThrow('there is no tool "drop_everything"')
    expect((await agent.call('run_flow', { flow: 'one.flow.yaml' })).data).toMatchObject({ outcome: 'passed' })
    expect(agent.stderr).not.toMatch(STACK_TRACE)
  })

  it('runs several at once, each with a socket of its own, and suspends them when its client goes away', async () => {
    using scene = new Scene({ 'waiting.flow.yaml': WAITING })
    const agent = await Agent.in(scene)
    const begin = (runId: string) => agent.call('run_flow', { flow: 'waiting.flow.yaml', runId, wait: false })
    const begun = await Promise.all(['r1', 'r2'].map(begin))
    expect(begun.map(({ data }) => data['outcome'])).toEqual(['running', 'running'])
    const store = join(scene.dir, '.runner')
    await scene.until('began')
    for (const runId of ['r1', 'r2']) {
      while (await callControl(store, runId, 'capabilities', {}) === undefined) await new Promise((tick) => { setImmediate(tick) })
      expect(await callControl(store, runId, 'capabilities', {})).toMatchObject({ runId })
    }
    await agent[Symbol.asyncDispose]()
    while (readdirSync(controlFolder(store)).length > 0) await new Promise((tick) => { setImmediate(tick) })
    const { stdout } = await scene.run(['ls', '--json'])
    expect((JSON.parse(stdout) as { runs: unknown[] }).runs).toMatchObject([{ outcome: 'suspended' }, { outcome: 'suspended' }])
    expect((await scene.run(['log', 'r1'])).stdout).toContain('the client went away')
  })
})

const MESSAGES = [
  {
    jsonrpc: '2.0', id: 0, method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
  },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
  { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'run_flow', arguments: { flow: 'loud.flow.ts', runId: 'r1' } } },
].map((message) => `${JSON.stringify(message)}\n`).join('')

const LOUD = `import { defineFlow } from 'flowir-runner'
console.log('a flow that prints')
export default defineFlow({ id: 'loud', steps: [{ id: 'x', shell: 'echo printed', effect: 'readonly' }] })
`

describe('the streams of runner mcp', () => {
  it('carry nothing but the protocol on stdout, whatever a flow prints, and end with the input', async () => {
    using scene = new Scene({ 'loud.flow.ts': LOUD })
    scene.linkPackage()
    const { code, stdout, stderr } = await scene.pipeIn(MESSAGES, ['mcp'])
    expect(code, stderr).toBe(0)
    const answers = stdout.trim().split('\n').map((line) => JSON.parse(line) as JsonObject)
    expect(answers.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([['2.0', 0], ['2.0', 1]])
    expect(stderr).toContain('a flow that prints')
  })

  it('end cleanly by a signal, and what is under way is suspended', async () => {
    using scene = new Scene({ 'loud.flow.ts': LOUD, 'waiting.flow.yaml': WAITING })
    const mcp = scene.start(['mcp'], {}, scene.dir, { stays: MESSAGES.replace('loud.flow.ts', 'waiting.flow.yaml') })
    await scene.until('began')
    mcp.kill('SIGTERM')
    const { code, stderr } = await mcp.ended
    expect(code, stderr).toBe(143)
    expect((await scene.run(['status', 'r1'])).code).toBe(3)
    expect((await scene.run(['log', 'r1'])).stdout).toContain('SIGTERM')
  })

  it('need the SDK, and say how to get it', async () => {
    using scene = new Scene()
    const pkg = join(scene.dir, 'node_modules', 'flowir-runner')
    mkdirSync(join(pkg, 'dist'), { recursive: true })
    copyFileSync('package.json', join(pkg, 'package.json'))
    for (const file of readdirSync('dist').filter((name) => name.endsWith('.js'))) copyFileSync(join('dist', file), join(pkg, 'dist', file))
    for (const name of ['better-sqlite3', 'jiti']) symlinkSync(resolve('node_modules', name), join(scene.dir, 'node_modules', name))
    const { code, stdout, stderr } = await scene.runAs(join(pkg, 'dist', 'cli.js'), ['mcp'])
    expect({ code, stdout }, stderr).toEqual({ code: 64, stdout: '' })
    const problem = 'mcp: the package @modelcontextprotocol/sdk is not installed'
    expect(stderr).toBe(`error[usage.not-available] ${problem}\nnext: npm install @modelcontextprotocol/sdk\n`)
    expect(scene.has('.runner')).toBe(false)
  })
})
