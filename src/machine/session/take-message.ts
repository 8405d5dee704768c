import { drainQueue } from './drain-queue.ts'
import { launch } from './launch.ts'
import { ask, canWrite, change, isStopping, type Section } from './section.ts'
import type { RefusedWhy } from './session-effect.ts'
import type { SessionState } from './session-state.ts'

function refusalOf(state: SessionState): RefusedWhy | undefined {
  if (state.closed) return 'closed'
  return isStopping(state) ? 'stopping' : undefined
}

/**
 * Takes a message or refuses it. While somebody holds the claim it waits behind them; a process that takes input is given it at once;
 * otherwise it claims the start of one, which waits for an earlier process to be gone.
 */
export function takeMessage(section: Section, ticket: string, json: string): void {
  const { state } = section
  const why = refusalOf(state)
  if (why !== undefined) return void ask(section, { type: 'refuse', ticket, why })
  const seq = state.nextSeq
  const waits = state.claim !== 'none'
  change(section, { nextSeq: seq + 1, queue: [...state.queue, { seq, json, alreadyPersisted: false, acknowledged: waits }] })
  ask(section, { type: 'takeMessage', ticket, seq })
  if (waits) return void ask(section, { type: 'acknowledge', seq, how: 'queued' })
  if (canWrite(state)) return void drainQueue(section)
  change(section, { claim: 'launch', ownSeq: seq, fallbackUsed: false })
  if (state.stage.at === 'absent') launch(section, 'message')
}

/** Starts the program ahead of any message. */
export function openAhead(section: Section): void {
  const { stage, closed } = section.state
  if (stage.at !== 'absent' || closed) return
  change(section, { fallbackUsed: false })
  launch(section, 'open')
}
