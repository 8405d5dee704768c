import { expect, test } from 'vitest'
import { actionMachine } from '../../src/machine/action-machine.ts'
import { assertMachine } from '../../src/machine/assert-machine.ts'
import { callMachine } from '../../src/machine/call-machine.ts'
import { flowMachine } from '../../src/machine/flow-machine.ts'
import { foreachMachine } from '../../src/machine/foreach-machine.ts'
import { ifMachine } from '../../src/machine/if-machine.ts'
import { letMachine } from '../../src/machine/let-machine.ts'
import { parallelMachine } from '../../src/machine/parallel-machine.ts'
import { waitMachine } from '../../src/machine/wait-machine.ts'

const MACHINES = [
  actionMachine, assertMachine, callMachine, flowMachine, foreachMachine, ifMachine, letMachine, parallelMachine, waitMachine,
]

test.each(MACHINES)('$id: a transition leads to the same whenever it is taken, and its actions are its own', (machine) => {
  expect(machine.config.context).toEqual({})
  expect(Object.keys(machine.config).filter((key) => !['id', 'context', 'initial', 'schemas', 'states'].includes(key))).toEqual([])
  for (const state of Object.values(machine.config.states ?? {})) {
    expect(Object.keys(state).filter((key) => key !== 'on')).toEqual([])
  }
})
