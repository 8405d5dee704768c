import { endProcess } from './end-process.ts'
import { hearResume } from './hear-resume.ts'
import { giveUp } from './launch.ts'
import { ask, change, resolveReconnecting, writeOwedLines, type Section } from './section.ts'

/** Ends the session's process, or keeps one from coming to be. What waits is lost; what runs is interrupted. */
export function stopSession(section: Section, final: boolean): void {
  const { resume, queue, stage, closed } = section.state
  const tracked = resume.at === 'notTracking' ? resume.currentGeneration : resume.generation
  hearResume(section, { type: 'stopRequested', generation: tracked })
  change(section, { queue: [], ownSeq: undefined, restartWhenIdle: false, closed: closed || final })
  ask(section, ...queue.map(({ seq }) => ({ type: 'reportLost', seq, why: 'stopped' }) as const))
  resolveReconnecting(section)
  stopStage(section)
  if (stage.at === 'searching' || stage.at === 'absent' && queue.length > 0) giveUp(section, { status: 'done', why: 'stopped' })
}

function stopStage(section: Section): void {
  const { stage } = section.state
  switch (stage.at) {
    case 'live': return void stopLive(section)
    case 'exiting': return void change(section, { stage: { ...stage, ending: 'stop' }, claim: 'none' })
    case 'launching':
      writeOwedLines(section)
      return void change(section, { stage: { ...stage, stopped: true }, claim: 'none' })
    case 'searching':
    case 'absent': return void change(section, { claim: 'none' })
  }
}

function stopLive(section: Section): void {
  change(section, { claim: 'none' })
  endProcess(section, 'stop')
}
