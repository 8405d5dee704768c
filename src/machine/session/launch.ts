import { drainQueue } from './drain-queue.ts'
import { endProcess } from './end-process.ts'
import { hearResume } from './hear-resume.ts'
import { ask, change, resolveReconnecting, writeOwedLines, type Section } from './section.ts'
import type { SessionStatus, Start } from './session-effect.ts'
import type { Purpose, SessionState, Stage } from './session-state.ts'

// Starting the program, and what becomes of whoever waited for it.

type Launching = Extract<Stage, { readonly at: 'launching' }>

/**
 * The session the next process takes up. A held id leads to the head of its chain; to none if that cannot be taken up. A head that the
 * program rejected is passed over. Where no id is held, none is made up.
 */
function resumeTarget({ sessionId, chainHead, poisoned }: SessionState): string | undefined {
  if (sessionId === undefined || chainHead === undefined || poisoned.includes(chainHead.sid)) return sessionId
  return chainHead.reachable ? chainHead.sid : undefined
}

function startOf(state: SessionState, candidate: string | undefined): Start {
  const sid = candidate ?? resumeTarget(state)
  return sid === undefined ? { how: 'fresh', withRecord: state.history } : { how: 'resume', sid }
}

/** What a launch takes over from the retry it is for. `candidate`: the session that was found instead. */
interface Repairing { readonly generation: number; readonly attemptedSid: string; readonly candidate: string | undefined }

/** Starts the program. The claim is held until it runs. A generation that was reserved and not overtaken is used. */
export function launch(section: Section, purpose: Purpose, repairing?: Repairing): void {
  const { state } = section
  const { config } = state
  const generation = repairing?.generation === state.generation ? state.generation : state.generation + 1
  const start = startOf(state, repairing?.candidate)
  if (start.how === 'resume' && start.sid !== state.sessionId) {
    change(section, { sessionId: start.sid })
    ask(section, { type: 'adoptSession', sid: start.sid })
  }
  const attempted = repairing === undefined ? {} : { attemptedSid: repairing.attemptedSid }
  const stage: Launching = { at: 'launching', generation, start, purpose, stopped: false, config, ...attempted }
  change(section, { claim: 'launch', generation, stage })
  ask(section, { type: 'launchProcess', generation, config, start })
}

/** The process that is being started, if it is this one. */
function launchingOf({ state: { stage } }: Section, generation: number): Launching | undefined {
  return stage.at === 'launching' && stage.generation === generation ? stage : undefined
}

function beginResumed(section: Section, { generation, config }: Launching, sid: string): void {
  const seed = section.state.queue.slice(0, 1).map(({ seq, json }) => ({ seq, json }))
  hearResume(section, { type: 'resumeStarted', generation, sid, batch: { config, messages: seed } })
}

function beginFresh(section: Section, { generation, attemptedSid }: Launching): void {
  const { sessionId, history } = section.state
  if (sessionId !== undefined) ask(section, { type: 'forgetSession', sid: sessionId, why: 'replaced' })
  change(section, { sessionId: undefined, recoveryUsed: false })
  hearResume(section, { type: 'freshStarted', generation })
  tellFresh(section, generation, attemptedSid, history)
}

/** Nobody is shown a blank session as one that remembers. */
export function tellFresh(section: Section, generation: number, attemptedSid: string | undefined, history: boolean): void {
  ask(section, { type: 'sessionOutcome', generation, outcome: 'fresh', ...attemptedSid === undefined ? {} : { attemptedSid } })
  if (history) ask(section, { type: 'notice', kind: 'freshStart', state: 'shown' })
}

/** The process runs: the queue is drained, unless it was stopped before it ran. */
export function noteStarted(section: Section, generation: number): void {
  const launching = launchingOf(section, generation)
  if (launching === undefined) return
  change(section, { stage: { at: 'live', generation }, claim: 'drain', ownSeq: undefined })
  if (launching.start.how === 'resume') beginResumed(section, launching, launching.start.sid)
  else beginFresh(section, launching)
  if (!launching.stopped) return void drainQueue(section)
  hearResume(section, { type: 'stopRequested', generation })
  endProcess(section, 'stop')
}

/** Nothing is started for what waits, until somebody asks. */
export function giveUp(section: Section, status: SessionStatus): void {
  change(section, { stage: { at: 'absent' }, claim: 'none', ownSeq: undefined })
  writeOwedLines(section)
  resolveReconnecting(section)
  ask(section, { type: 'publishStatus', ...status })
}

const queuedSeqs = ({ state }: Section): readonly number[] => state.queue.map(({ seq }) => seq)

/** What an earlier process left is given to one more; after that it waits for somebody to ask. */
export function fallBack(section: Section): void {
  if (section.state.fallbackUsed) return void giveUp(section, { status: 'stalled', queued: queuedSeqs(section) })
  change(section, { fallbackUsed: true })
  launch(section, 'fallback')
}

/** The process does not come to be. Only the message that it was for is lost. */
export function noteNotStarted(section: Section, generation: number, why: 'launchFailed' | 'openElsewhere', message: string): void {
  const launching = launchingOf(section, generation)
  if (launching === undefined) return
  loseOwn(section, why)
  const { stopped, purpose } = launching
  if (stopped) return void giveUp(section, { status: 'done', why: 'stopped' })
  const { queue, fallbackUsed, resume } = section.state
  if (resume.at === 'launching') hearResume(section, { type: 'retryFailed', generation: resume.generation })
  if (why === 'openElsewhere' || purpose === 'retry' || queue.length === 0 || fallbackUsed) {
    return void giveUp(section, { status: 'failed', why, message, queued: queuedSeqs(section) })
  }
  fallBack(section)
}

function loseOwn(section: Section, why: 'launchFailed' | 'openElsewhere'): void {
  const { ownSeq, queue } = section.state
  if (ownSeq === undefined) return
  change(section, { ownSeq: undefined, queue: queue.filter(({ seq }) => seq !== ownSeq) })
  ask(section, { type: 'reportLost', seq: ownSeq, why })
}
