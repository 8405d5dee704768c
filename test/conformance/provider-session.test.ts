import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { session } from '../../src/providers/session/session.ts'
import type { PreparedCall, ProviderHarness } from '../../src/testing/provider/harness.ts'
import { checkProvider } from './check-provider.ts'
import { providerFolders } from './provider-folders.ts'

/** Does what its message names: each does one thing more to the world than nothing. */
const AGENT = `
import { appendFileSync, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
const [, , effects, released] = process.argv
const say = (frame) => process.stdout.write(JSON.stringify({ type: 'result', session_id: 's' + process.pid, ...frame }) + '\\n')
const acts = {
  succeeds() { appendFileSync(effects, 'effect\\n'); say({ result: { done: true } }) },
  fails: () => say({ is_error: true, result: 'invalid api key' }),
  failsRetryable: () => say({ is_error: true, result: 'overloaded' }),
  waits: () => setInterval(() => undefined, 1000),
  prints: () => say({ result: { said: process.env.TOKEN } }),
  waitsForRelease() { existsSync(released) ? say({ result: {} }) : setTimeout(acts.waitsForRelease, 10) },
}
for await (const line of createInterface({ input: process.stdin })) acts[JSON.parse(line).message]()
`

async function makeHarness(): Promise<ProviderHarness> {
  const folders = await providerFolders()
  const released = join(folders.workDir, 'released')
  await writeFile(join(folders.workDir, 'agent.mjs'), AGENT)
  const program = { command: process.execPath, args: ['agent.mjs', folders.effectsFile, released] }
  const dispatch = (message: string, more: Partial<PreparedCall> = {}, args = {}) => (): PreparedCall =>
    ({ action: 'run', args: { ...program, message, ...args }, effect: 'mutating', ...more })
  return {
    ...folders,
    provider: session(),
    calls: {
      succeeds: dispatch('succeeds'),
      fails: dispatch('fails'),
      failsRetryable: dispatch('failsRetryable'),
      timesOut: dispatch('waits', { timeoutMs: 200 }),
      untilCancelled: dispatch('waits'),
      untilReleased: () => ({ call: dispatch('waitsForRelease')(), release: () => writeFile(released, '') }),
      printsSecret: dispatch('prints', { effect: 'readonly' }, { env: { TOKEN: { $secret: 'SECRET' } } }),
      offersEvidence: dispatch('succeeds'),
    },
  }
}

// Whatever becomes of its program, a call of this process tells how it ended.
checkProvider('session', makeHarness, [
  'a call that began and lost its end is never said not to have begun',
])
