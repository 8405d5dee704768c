import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, it } from 'vitest'
import { isFault } from '../../src/model/fault.ts'
import { callControl } from '../../src/server/control-client.ts'
import { flow, Scene } from './scene.ts'

const TRY = "'echo try >> tries.log; test -e go || exit 75'"
// The second step keeps the run going until everybody was answered.
const RETRIED = flow(
  'retried', `  - { id: flaky, shell: ${TRY}, effect: readonly, retry: { maxAttempts: 3, backoff: 1h } }`,
  '  - { id: hold, shell: while ! test -e done; do sleep 0.05; done, effect: readonly }',
)

const ACCEPTED = 'accepted'

async function throughSocket(scene: Scene): Promise<string> {
  try {
    await callControl(join(scene.dir, '.runner'), 'r1', 'run.retry', { runId: 'r1', step: 'flaky' })
    return ACCEPTED
  } catch (error) {
    return isFault(error) ? error.code : String(error)
  }
}

async function throughCommand(scene: Scene): Promise<string> {
  const { code, stderr } = await scene.run(['retry', 'r1', '--step', 'flaky'])
  return code === 0 ? ACCEPTED : /error\[([^\]]+)\]/.exec(stderr)?.[1] ?? stderr
}

async function throughMcp(client: Client): Promise<string> {
  const { isError, content } = await client.callTool({ name: 'retry_run', arguments: { runId: 'r1', step: 'flaky' } })
  return isError === true ? /error\[([^\]]+)\]/.exec((content as [{ text: string }])[0].text)?.[1] ?? '' : ACCEPTED
}

describe('fifty who retry one failed step at once', () => {
  it('through the socket, the command line and MCP: one is heard, the others are refused by name, and it is dispatched once', async () => {
    using scene = new Scene({ 'retried.flow.yaml': RETRIED })
    const run = scene.start(['run', 'retried.flow.yaml', '--run-id', 'r1'])
    await scene.until('tries.log', 1)
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({
      command: process.execPath, args: [resolve('dist/cli.js'), 'mcp'], cwd: scene.dir, stderr: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', HOME: scene.home },
    }))
    const waits = async (): Promise<number> => {
      const view = await callControl(join(scene.dir, '.runner'), 'r1', 'run.get', { runId: 'r1' })
      return (view?.['waitsFor'] as { readonly total: number } | undefined)?.total ?? 0
    }
    while (await waits() === 0) await new Promise((tick) => { setImmediate(tick) })
    scene.write({ go: '' })
    const many = (count: number, ask: () => Promise<string>) => Array.from({ length: count }, ask)
    const said = await Promise.all([
      ...many(22, () => throughSocket(scene)), ...many(22, () => throughMcp(client)), ...many(6, () => throughCommand(scene)),
    ])
    scene.write({ done: '' })
    await client.close()
    expect((await run.ended).code).toBe(0)
    expect(said.filter((each) => each === ACCEPTED)).toHaveLength(1)
    expect(said.filter((each) => /^retry\.(busy|nothing_failed)$/.test(each))).toHaveLength(49)
    expect(scene.lines('tries.log')).toEqual(['try', 'try'])
  })
})
