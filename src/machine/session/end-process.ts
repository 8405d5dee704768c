import { ask, change, type Section } from './section.ts'
import type { Ending } from './session-state.ts'

/** Ends the running process: nothing more is written to it, and after the grace it is killed. */
export function endProcess(section: Section, ending: Ending): void {
  const { stage, graceMs } = section.state
  if (stage.at !== 'live') return
  const { generation } = stage
  change(section, { stage: { ...stage, ending } })
  if (stage.ending !== undefined) return
  ask(section, { type: 'closeStdin', generation }, { type: 'armDeadline', generation, ms: graceMs })
}

export function killLate(section: Section, generation: number): void {
  const { stage } = section.state
  if (stage.at === 'live' && stage.generation === generation && stage.ending !== undefined) ask(section, { type: 'kill', generation })
}
