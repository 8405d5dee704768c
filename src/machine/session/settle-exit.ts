import { takeBackSending } from './drain-queue.ts'
import { hearResume } from './hear-resume.ts'
import { fallBack, giveUp, launch } from './launch.ts'
import { ask, change, resolveReconnecting, type Section } from './section.ts'
import type { Ending, Stage } from './session-state.ts'
import { takeRetry } from './take-retry.ts'

// The end of a process: its streams are read to their ends, a write under way is waited for, each for a bounded time; then, in one
// section, it is settled what it leaves behind.

type Exiting = Extract<Stage, { readonly at: 'exiting' }>

const STDERR_MS = 500
const STDOUT_MS = 10_000
const SEND_MS = 500

export function noteExit(section: Section, generation: number): void {
  const { stage } = section.state
  if (stage.at !== 'live' || stage.generation !== generation) return
  change(section, { stage: { ...stage, at: 'exiting', waitsFor: 'stderr' } })
  ask(section, { type: 'awaitReader', generation, which: 'stderr', ms: STDERR_MS })
}

function exitingOf({ state: { stage } }: Section, generation: number, waitsFor: Exiting['waitsFor']): Exiting | undefined {
  return stage.at === 'exiting' && stage.generation === generation && stage.waitsFor === waitsFor ? stage : undefined
}

export function noteReaderEnded(section: Section, generation: number, which: 'stderr' | 'stdout'): void {
  const exiting = exitingOf(section, generation, which)
  if (exiting === undefined) return
  if (which === 'stderr') {
    change(section, { stage: { ...exiting, waitsFor: 'stdout' } })
    return void ask(section, { type: 'awaitReader', generation, which: 'stdout', ms: STDOUT_MS })
  }
  change(section, { stage: { ...exiting, waitsFor: 'send' } })
  if (section.state.sending !== undefined) return void ask(section, { type: 'awaitSend', generation, ms: SEND_MS })
  settleExit(section, generation)
}

/** Goes on once nothing is being written any more. `over`: it is not waited for longer. */
export function settleAfterSend(section: Section, generation: number, over: boolean): void {
  if (exitingOf(section, generation, 'send') === undefined) return
  if (over) takeBackSending(section)
  if (section.state.sending === undefined) settleExit(section, generation)
}

function settleExit(section: Section, generation: number): void {
  const { ending } = section.state.stage as Exiting
  change(section, { stage: { at: 'absent' }, restartWhenIdle: false })
  const retry = hearResume(section, { type: 'processExited', generation })
  if (retry !== undefined) return void takeRetry(section, generation, retry)
  settleTurns(section, ending)
  goOn(section, ending)
}

/** Turns that nobody will end any more. */
function settleTurns(section: Section, ending: Ending | undefined): void {
  const unanswered = ending === 'stop' ? 'interrupted' : 'exited'
  for (const { message: { seq }, failed } of section.state.turns) {
    ask(section, { type: 'settleTurn', seq, how: failed ? 'failed' : unanswered })
  }
  change(section, { turns: [] })
}

/** What follows from an end that no retry follows from. */
function goOn(section: Section, ending: Ending | undefined): void {
  const { queue, ownSeq } = section.state
  if (ending === 'stop') return void giveUp(section, { status: 'done', why: 'stopped' })
  resolveReconnecting(section)
  if (ending === 'restart') return void launch(section, 'restart')
  if (queue.length === 0) return void giveUp(section, { status: 'done', why: 'exited' })
  if (ownSeq !== undefined) return void launch(section, 'message')
  fallBack(section)
}
