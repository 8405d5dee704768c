import { drifted, entering, holdingBody, leaving, probed } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// Rounds over items, one body each. Whether another follows is a fact derived from the records.

const begin = <const T extends string>(target: T) => [
  { guard: 'moreRounds', target, actions: 'enterRound' }, { target, actions: 'judge' },
] as const
const nextRound = [{ guard: 'moreRounds', actions: 'enterRound' }, { actions: 'judge' }] as const

export const foreachMachine = stepSetup.createMachine({
  id: 'foreach', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering(...begin('ready'))] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed(...begin('probing'))], ...holdingBody(...nextRound),
      },
    },
    drifted: drifted(...begin('probing')),
    probing: { on: holdingBody(...nextRound) },
    ...leaving,
  },
})
