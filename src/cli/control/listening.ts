import type { RunHandle } from '../../engine/run-handle.ts'
import type { Runner } from '../../engine/runner.ts'
import { isFault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { followEvents } from '../../server/follow-events.ts'
import type { Handlers } from '../../server/handlers.ts'
import { serveControl, type ControlServer } from '../../server/serve-control.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { withoutSecrets } from '../report-bug.ts'
import { actHandlers, type Acting } from './act-handlers.ts'
import { meantRun, readHandlers, withCapabilities } from './read-handlers.ts'

/** What a run listens with. */
export interface Listening {
  readonly call: Pick<Call, 'host' | 'globals'>
  readonly settings: Settings
  readonly store: RunStore
  readonly runner: Pick<Runner, 'retry'>
  /** Why it does not listen. */
  readonly say: (text: string) => void
}

/** What the socket of a run offers: this process runs that run only, so none is begun or gone on with here. */
function socketHandlers(about: Acting, run: RunHandle): Handlers {
  const read = readHandlers(about)
  const offered: Handlers = {
    ...read, ...actHandlers(about),
    'run.events': async (params, caller) => {
      if (params.follow !== true) return read['run.events'](params, caller)
      const runId = await meantRun(about, params.runId)
      return { runId, events: [], after: await followEvents(about.store, run, params.after ?? 0, caller) }
    },
  }
  return withCapabilities(offered, about)
}

async function serve({ settings, say }: Listening, runId: string, handlers: Handlers): Promise<ControlServer | undefined> {
  if (process.platform === 'win32') return undefined
  try {
    return await serveControl({ store: settings.store, runId, handlers, mask: withoutSecrets })
  } catch (error) {
    if (!isFault(error)) throw error
    say(`no control socket, ${runId} goes on without: ${error.message}`)
    return undefined
  }
}

/** Has a run listen on its control socket until it is disposed. Where it cannot, that is said, and the run goes on. */
export async function listening(about: Listening, run: RunHandle): Promise<AsyncDisposable> {
  const later: Promise<unknown>[] = []
  const acting: Acting = {
    ...about, only: run.runId, via: 'socket', live: () => run, retrier: () => Promise.resolve(about.runner),
    // It ended while somebody asked: what was taken on then is not left lying.
    took: (next) => { later.push(next.result().catch(() => undefined)) },
  }
  const server = await serve(about, run.runId, socketHandlers(acting, run))
  return { [Symbol.asyncDispose]: async () => { await server?.close(); await Promise.all(later) } }
}
