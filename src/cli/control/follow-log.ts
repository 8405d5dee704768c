import { setTimeout as delay } from 'node:timers/promises'
import { isFault } from '../../model/fault.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { followControl } from '../../server/control-client.ts'
import type { Call } from '../command.ts'
import { eventsOf } from '../read-run.ts'
import { say } from '../show.ts'

const PAUSE_MS = 200

/** The log of a run in progress: in its store, and at the socket of its process. */
interface Followed {
  readonly call: Call
  readonly store: RunStore
  /** The folder of the store. */
  readonly folder: string
  readonly runId: string
}

/** What the process of the run tells as it happens; a socket that cannot be trusted is told of once, and left alone from then on. */
function streamOf(followed: Followed): (after: number) => AsyncGenerator<RunEvent, void> {
  let isRefused = false
  return async function* (after) {
    if (isRefused) return
    try {
      yield* followControl(followed.folder, followed.runId, after)
    } catch (error) {
      if (!isFault(error) || !error.code.startsWith('control.')) throw error
      isRefused = true
      say(followed.call, `error[${error.code}] ${error.message}; what follows is read from the store`)
    }
  }
}

/** Events as they are appended, until no process works on the run, or nobody listens any more. */
export async function* followLog(followed: Followed): AsyncGenerator<RunEvent, void> {
  const { call, store, runId } = followed
  const stream = streamOf(followed)
  for (let after = 0; !call.host.stdout.closed;) {
    const live = await store.leaseHolder(runId) !== undefined
    const before = after
    for await (const event of eventsOf(store, runId, after)) {
      yield event
      after = event.seq
    }
    if (!live && after === before) return
    const read = after
    for await (const event of live ? stream(after) : []) {
      yield event
      after = event.seq
    }
    if (live && after === read) await delay(PAUSE_MS)
  }
}
