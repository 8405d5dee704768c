import { entering, hostDrifted, hostLeaving, leavingOn, probed, restAsked } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// A human step: a person is asked, and judged is by what they say. Whoever waits for it need not be there.

const asking = { humanRequested: { target: 'awaitingHuman', actions: restAsked } } as const
const probing = { observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: 'ask' })] } as const

export const humanMachine = stepSetup.createMachine({
  id: 'human', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering({ target: 'ready', actions: 'ask' })] } },
    ready: { on: { ...leavingOn, ...probing, ...asking, recovered: [...entering({ target: 'ready', actions: 'ask' })] } },
    drifted: hostDrifted({ target: 'probing', actions: 'ask' }),
    probing: { on: { ...leavingOn, ...asking, recovered: { actions: 'ask' } } },
    ...hostLeaving([{ actions: 'ask' }], { ...probing, ...asking }, { guard: 'answersStep', target: 'asserting', actions: 'judge' }),
  },
})
