import { drifted, entering, leaving, leavingOn, probed } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// Bindings are evaluated on entry; after the entry check, where there is one, nothing else happens.

export const letMachine = stepSetup.createMachine({
  id: 'let', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering({ target: 'ready', actions: 'exit' })] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: 'exit' })], ...leavingOn,
        recovered: [...entering({ target: 'ready', actions: 'exit' })],
      },
    },
    drifted: drifted({ target: 'probing', actions: 'exit' }),
    probing: { on: { ...leavingOn, recovered: { actions: 'exit' } } },
    ...leaving,
  },
})
