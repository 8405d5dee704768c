import { endProcess } from './end-process.ts'
import { hearResume } from './hear-resume.ts'
import { isSeeded } from './resume-state.ts'
import { ask, canWrite, change, isPresent, isStopping, resolveReconnecting, type Section } from './section.ts'
import type { QueuedMessage } from './session-state.ts'

// The drain loop: one line at a time, in order, until the queue is empty. The claim is given back in the section that sees it empty.

/** Writes what is first in the queue, unless something is being written; gives the claim back when nothing is left. */
export function drainQueue(section: Section): void {
  const { state } = section
  if (state.sending !== undefined || state.stage.at !== 'live' || !canWrite(state)) return
  const [message, ...queue] = state.queue
  if (message === undefined) return void change(section, { claim: 'none' })
  const { generation } = state.stage
  change(section, { queue, sending: message, claim: 'drain' })
  ask(section, { type: 'writeLine', generation, seq: message.seq, json: message.json })
}

/** What is being written now, if it is this. */
function sendingOf({ state }: Section, generation: number, seq: number): QueuedMessage | undefined {
  return isPresent(state, generation) && state.sending?.seq === seq ? state.sending : undefined
}

/** The message is written: it joins what may have to be given again, the transcript, and the turns that are not over. */
export function noteWritten(section: Section, generation: number, seq: number): void {
  const message = sendingOf(section, generation, seq)
  if (message === undefined) return
  const delivered = { ...message, alreadyPersisted: true, acknowledged: true }
  const turns = [...section.state.turns, { message: delivered, failed: false }]
  change(section, { sending: undefined, turns, history: true, owedLines: [] })
  if (!isSeeded(section.state.resume, generation, seq)) {
    hearResume(section, { type: 'messageAppended', generation, message: { seq, json: message.json } })
  }
  if (!message.alreadyPersisted) ask(section, { type: 'persistMessage', seq })
  if (!message.acknowledged) ask(section, { type: 'acknowledge', seq, how: 'delivered' })
  if (section.state.resume.at !== 'confirmed') resolveReconnecting(section)
  drainQueue(section)
}

/** What was being written was not, or nobody knows: it is first in the queue again, or lost to a stop. */
export function takeBackSending(section: Section): void {
  const { state } = section
  const message = state.sending
  if (message === undefined) return
  change(section, { sending: undefined })
  if (isStopping(state)) return void ask(section, { type: 'reportLost', seq: message.seq, why: 'stopped' })
  if (!message.acknowledged) ask(section, { type: 'acknowledge', seq: message.seq, how: 'queued' })
  change(section, { queue: [{ ...message, acknowledged: true }, ...state.queue], claim: 'launch' })
}

/** A process that does not take its input is no use any more. */
export function noteUnwritten(section: Section, generation: number, seq: number): void {
  if (sendingOf(section, generation, seq) === undefined) return
  takeBackSending(section)
  if (canWrite(section.state)) endProcess(section, 'broken')
}
