import { leaving } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// Bindings are evaluated on entry; nothing else happens.

export const letMachine = stepSetup.createMachine({
  id: 'let', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [{ guard: 'inputsInvalid', target: 'ready', actions: 'judge' }, { target: 'ready', actions: 'exit' }] } },
    ready: {
      on: {
        verdictRecorded: { target: 'judged', actions: 'exit' }, stepExited: { target: 'judged', actions: 'note' },
        recovered: [{ guard: 'inputsInvalid', actions: 'judge' }, { actions: 'exit' }],
      },
    },
    ...leaving,
  },
})
