import { drainQueue } from './drain-queue.ts'
import { hearResume, returnToQueue, type FiredRetry } from './hear-resume.ts'
import { giveUp, launch, tellFresh } from './launch.ts'
import { ask, change, type Section } from './section.ts'
import type { Stage } from './session-state.ts'

// What becomes of a batch that has to be given again.

type Searching = Extract<Stage, { readonly at: 'searching' }>

/**
 * Takes a fired retry: what was not answered goes before everything that waits. A newer process that takes input is given it through the
 * drain; whoever holds the claim finds it in the queue; else another session is looked for, and a process started. `generation`: the one
 * that rejected its session. Only if it still owns the session is anything looked for, and only once in a row.
 */
export function takeRetry(section: Section, generation: number, retry: FiredRetry): void {
  if (retry.heldLine !== undefined) change(section, { owedLines: [...section.state.owedLines, retry.heldLine] })
  returnToQueue(section, retry.batch)
  const { state } = section
  if (state.stage.at !== 'absent') return state.claim === 'none' ? void drainQueue(section) : undefined
  const reserved = state.generation + 1
  const searching: Searching = { at: 'searching', generation: reserved, attemptedSid: retry.attemptedSid }
  change(section, { claim: 'launch', generation: reserved, stage: searching, sessionId: undefined, chainHead: undefined })
  if (generation !== state.generation || state.recoveryUsed) return void settleSearch(section, searching)
  ask(section, { type: 'searchRecovery', generation: reserved, config: state.config, excluding: state.poisoned })
}

/** The answer to a search that is still wanted. */
export function noteSearched(section: Section, generation: number, candidate: string | undefined): void {
  const { stage, poisoned } = section.state
  if (stage.at !== 'searching' || stage.generation !== generation) return
  settleSearch(section, stage, candidate === undefined || poisoned.includes(candidate) ? undefined : candidate)
}

/** Goes on with what was found, or without. */
export function settleSearch(section: Section, { generation, attemptedSid }: Searching, candidate?: string): void {
  change(section, { stage: { at: 'absent' }, recoveryUsed: true })
  if (section.state.queue.length === 0) return void settleWithout(section, attemptedSid, candidate)
  launch(section, 'retry', { generation, attemptedSid, candidate })
}

/** Nobody waits for a process: what was found is kept for whoever does next. */
function settleWithout(section: Section, attemptedSid: string, candidate: string | undefined): void {
  const { resume, generation, history } = section.state
  if (resume.at === 'launching') hearResume(section, { type: 'retrySettled', generation: resume.generation })
  if (candidate === undefined) tellFresh(section, generation, attemptedSid, history)
  else ask(section, { type: 'adoptSession', sid: candidate })
  change(section, { sessionId: candidate, recoveryUsed: candidate !== undefined })
  giveUp(section, { status: 'done', why: 'settled' })
}
