import { transition, type AnyMachineSnapshot } from 'xstate'
import type { StepKind, StepState } from '../model/vocabulary.ts'
import { actionMachine } from './action-machine.ts'
import { assertMachine } from './assert-machine.ts'
import { callMachine } from './call-machine.ts'
import type { Effect } from './effect.ts'
import { flowMachine } from './flow-machine.ts'
import { foreachMachine } from './foreach-machine.ts'
import { humanMachine } from './human-machine.ts'
import { ifMachine } from './if-machine.ts'
import { letMachine } from './let-machine.ts'
import type { MachineEvent } from './machine-event.ts'
import { parallelMachine } from './parallel-machine.ts'
import { waitMachine } from './wait-machine.ts'

// The pure driver: (state, event) → (state, effects). No actor ever runs, no snapshot is ever stored.

export const FLOW_MACHINE = 'flow'
export type MachineKind = StepKind | typeof FLOW_MACHINE

/** The machine of each kind. */
const MACHINES = {
  action: actionMachine, assert: assertMachine, call: callMachine, if: ifMachine, foreach: foreachMachine, let: letMachine,
  parallel: parallelMachine, flow: flowMachine, wait: waitMachine, human: humanMachine,
} as const satisfies Record<MachineKind, unknown>

/** Where a machine stands. `value` is the state of the instance as the fold has it. */
export interface MachineState { readonly kind: MachineKind; readonly value: string; readonly snapshot: AnyMachineSnapshot }

/** Thrown when the state does not accept the event: a defect of this program or a log it did not write. Never swallowed. */
class EventRefused extends Error {
  constructor(kind: MachineKind, state: string, type: string) {
    super(`a ${kind} that is ${state} does not accept ${type}`)
    this.name = 'EventRefused'
  }
}

type Machine = typeof actionMachine
type Snapshot = ReturnType<Machine['resolveState']>

function machineOf(kind: MachineKind): Machine {
  return MACHINES[kind] as unknown as Machine
}

const starts = new Map<MachineKind, MachineState>()

/** A machine that stands where the fold says: rebuilt for an open instance, or at its start, which all of a kind share. */
export function machineAt(kind: MachineKind, value?: StepState | 'idle' | 'running' | 'finished'): MachineState {
  if (value === undefined) return starts.get(kind) ?? atStart(kind)
  const snapshot = machineOf(kind).resolveState({ value, context: {} })
  return { kind, value, snapshot }
}

function atStart(kind: MachineKind): MachineState {
  const start = machineAt(kind, kind === FLOW_MACHINE ? 'idle' : 'pending')
  starts.set(kind, start)
  return start
}

/** An action as the machines write it. */
interface Asking { readonly type: string; readonly params?: object | ((of: { readonly event: MachineEvent }) => object) }

type Chosen = ReturnType<Machine['getTransitionData']>[number]

/** Where each transition leads: always to the same, since machines have no context and do nothing on entering or leaving a state. */
const leads = new WeakMap<Chosen, MachineState>()

/**
 * One step of a machine.
 * @throws EventRefused when the state does not accept the event
 */
export function advance(state: MachineState, event: MachineEvent): { readonly state: MachineState; readonly effects: readonly Effect[] } {
  const [chosen] = machineOf(state.kind).getTransitionData(state.snapshot as Snapshot, event)
  if (chosen === undefined) throw new EventRefused(state.kind, state.value, event.type)
  return { state: leads.get(chosen) ?? follow(state, event, chosen), effects: chosen.actions.flatMap((action) => effectOf(action, event)) }
}

/** Takes a transition for the first time. */
function follow({ kind, snapshot: before }: MachineState, event: MachineEvent, chosen: Chosen): MachineState {
  const [snapshot] = transition(machineOf(kind), before as Snapshot, event)
  const next = { kind, value: snapshot.value, snapshot }
  leads.set(chosen, next)
  return next
}

function effectOf(action: Chosen['actions'][number], event: MachineEvent): readonly Effect[] {
  const { type, params } = typeof action === 'string' ? { type: action } : action as Asking
  if (type === 'note') return []
  return [{ type, ...typeof params === 'function' ? params({ event }) : params } as Effect]
}
