import { exitCodeOf } from '../../core/view/exit-code.ts'
import type { StopOptions } from '../../engine/run-handle.ts'
import { loadSdk } from '../../server/mcp/load-sdk.ts'
import { serveMcp } from '../../server/mcp/serve-mcp.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import type { Call, Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import type { Settings } from '../config/settings.ts'
import { loadProviders } from '../load-providers.ts'
import { mcpHandlers } from '../mcp/mcp-handlers.ts'
import { McpRuns } from '../mcp/mcp-runs.ts'
import { tellPeople } from '../notify/tell-people.ts'
import { withoutSecrets } from '../report-bug.ts'
import { checkVision } from '../run/check-vision.ts'
import { watchSignals } from '../run/watch-signals.ts'
import { say } from '../show.ts'
import { packageVersion } from '../software.ts'

/** Resolves when the process is asked to end: by a signal, or by its client, which closes its input. Runs have been told by then. */
function whenAsked(call: Call, { stopGraceMs: graceMs }: Settings, runs: McpRuns): Promise<string | undefined> {
  return new Promise((resolve) => {
    const stop = (how: StopOptions): void => {
      runs.stop(how)
      resolve(how.signal)
    }
    watchSignals({ runId: '', stop }, { interactive: false, graceMs, say: (text) => { say(call, text) } })
    const leave = (): void => { stop({ reason: 'the client went away', cancel: 'readonly', graceMs }) }
    call.host.stdin.stream.once('end', leave).once('close', leave)
  })
}

/** Standard output belongs to the protocol: what a flow or a provider prints goes where prose goes. */
function printBesides(): void {
  for (const name of ['log', 'info', 'debug'] as const) console[name] = console.error
}

async function serve(call: Call, settings: Settings, runs: McpRuns): Promise<number> {
  const sdk = await loadSdk()
  const asked = whenAsked(call, settings, runs)
  const server = await serveMcp({
    sdk, handlers: mcpHandlers(runs), version: packageVersion(), mask: withoutSecrets, stdin: process.stdin, stdout: process.stdout,
  })
  const signal = await asked
  await server.answered()
  await runs.ended()
  await server.close()
  return signal === undefined ? 0 : exitCodeOf('suspended', signal)
}

export const command: Command = {
  flags: [
    { flag: '--concurrency <n>', text: 'commands under way at once, in all runs together' },
    { flag: '--platform <name>', text: 'env.platform of flows' },
    { flag: '--stop-grace <time>', text: 'how long mutating work may go on once the client went away (default: 5s)' },
  ],
  heeds: ['store'],
  notes: [
    'Serves one client on standard input and output, until that closes its end: runs in progress are suspended then.',
    'Needs the package @modelcontextprotocol/sdk: npm install @modelcontextprotocol/sdk.',
  ],
  async run(call) {
    const settings = await loadSettings(call)
    checkVision(settings)
    await loadSdk()
    printBesides()
    const [providers, telling] = [await loadProviders(settings), await tellPeople(call, settings)]
    const store = openSqliteStore(settings.store, { mode: 'write', createIfMissing: true })
    try {
      return await serve(call, settings, new McpRuns({ call, settings, store, providers, telling }))
    } finally {
      await store.close()
    }
  },
}
