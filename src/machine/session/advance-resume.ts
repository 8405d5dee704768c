import { transition } from 'xstate'
import type { ResumeEffect } from './resume-effect.ts'
import type { ResumeEvent } from './resume-event.ts'
import { resumeMachine } from './resume-machine.ts'
import type { ResumeContext } from './resume-setup.ts'
import type { ResumeState, Tracked } from './resume-state.ts'

// The pure driver of the resume machine: (state, event) → (state, effects). States are plain data; no snapshot is kept.

export interface ResumeStep { readonly state: ResumeState; readonly effects: readonly ResumeEffect[] }

const contextOf = (state: ResumeState): ResumeContext => {
  if (state.at === 'notTracking') return { generation: state.currentGeneration, tracked: undefined }
  const { at: _at, ...rest } = state
  return { generation: state.generation, tracked: { stopRequested: false, ...rest } }
}

function stateOf(at: ResumeState['at'], { generation, tracked }: ResumeContext): ResumeState {
  if (at === 'notTracking') return { at, currentGeneration: generation }
  const { stopRequested, heldLine, ...rest } = tracked as Tracked
  if (at === 'launching') return { at, ...rest }
  return { at, ...rest, stopRequested, ...heldLine === undefined ? {} : { heldLine } }
}

/** One step of the resume machine. What changes nothing leaves the state the same object. */
export function advanceResume(state: ResumeState, event: ResumeEvent): ResumeStep {
  const before = resumeMachine.resolveState({ value: state.at, context: contextOf(state) })
  const [after, actions] = transition(resumeMachine, before, event)
  const effects = actions.flatMap(({ params }) => (params as { readonly effects?: readonly ResumeEffect[] } | undefined)?.effects ?? [])
  const moved = after.value !== state.at || after.context !== before.context
  return { state: moved ? stateOf(after.value, after.context) : state, effects }
}
