import { transition } from 'xstate'
import { actionMachine } from './action-machine.ts'

type Machine = typeof actionMachine

/** What a machine is handed for a transition. */
export type Scope = Parameters<Machine['transition']>[2]

/**
 * xstate's pure transition makes an actor that never runs at each call, for the machine to hold on to; that costs more than the
 * transition itself. Nothing is ever kept in it, so the one of a transition that does nothing serves every machine.
 */
function takeScope(): Scope {
  const taken: Scope[] = []
  const start = actionMachine.resolveState({ value: 'pending', context: {} })
  const logic: Pick<Machine, 'transition' | 'getInitialSnapshot' | 'getPersistedSnapshot'> = {
    transition: (snapshot, _, scope) => { taken.push(scope); return snapshot },
    getInitialSnapshot: () => start, getPersistedSnapshot: () => start,
  }
  transition(logic, start, { type: 'recovered', facts: {} })
  const [scope] = taken
  if (scope === undefined) throw new Error('a transition has a scope')
  return scope
}

const INERT = takeScope()

/** A scope that never runs anything and hands over the actions of one transition. */
export const scopeTelling = (actionExecutor: Scope['actionExecutor']): Scope => ({ ...INERT, actionExecutor })
