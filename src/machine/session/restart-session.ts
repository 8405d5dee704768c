import { sameJson } from '../../base/json.ts'
import { endProcess } from './end-process.ts'
import { ask, canWrite, change, type Section } from './section.ts'
import type { LaunchConfig } from './session-message.ts'
import { settleSearch } from './take-retry.ts'

// Replacing the process by one that is started otherwise: once, when it is idle, however often it was asked for.

function replaceWhenIdle(section: Section): void {
  const { stage } = section.state
  if (stage.at === 'launching' && !stage.stopped || canWrite(section.state)) change(section, { restartWhenIdle: true })
}

export function changeConfig(section: Section, config: LaunchConfig): void {
  if (sameJson(config, section.state.config)) return
  change(section, { config })
  replaceWhenIdle(section)
}

/** Forgets the session. The next generation is reserved at once: what the old process still echoes is stale. */
export function clearSession(section: Section): void {
  const { sessionId, generation, stage } = section.state
  if (sessionId !== undefined) ask(section, { type: 'forgetSession', sid: sessionId, why: 'cleared' })
  change(section, { sessionId: undefined, chainHead: undefined, generation: generation + 1, history: false })
  if (stage.at === 'searching') return void settleSearch(section, stage)
  replaceWhenIdle(section)
}

/** Ends a process that is to be replaced, once no turn is under way. */
export function replaceIdle(section: Section): void {
  const { restartWhenIdle, turns, sending } = section.state
  if (!restartWhenIdle || turns.length > 0 || sending !== undefined || !canWrite(section.state)) return
  endProcess(section, 'restart')
}
