import { drifted, entering, goingOn, holdingBody, leaving, probed } from './follow-ups.ts'
import type { MachineEvent } from './machine-event.ts'
import { stepSetup } from './step-setup.ts'

// Rounds over items, one body each. Whether another follows is a fact derived from the records.

type Of = { readonly event: MachineEvent }
const enterNext = { type: 'enterRound', params: ({ event }: Of) => ({ index: event.facts.nextRound ?? 0 }) } as const
const begin = <const T extends string>(target: T) => [
  { guard: 'moreRounds', target, actions: enterNext }, { target, actions: 'judge' },
] as const
const nextRound = [{ guard: 'moreRounds', actions: enterNext }, { actions: 'judge' }] as const

export const foreachMachine = stepSetup.createMachine({
  id: 'foreach', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering(...begin('ready'))] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed(...begin('probing'))], ...holdingBody(...nextRound),
        recovered: [...goingOn],
      },
    },
    drifted: drifted(...begin('probing')),
    probing: { on: holdingBody(...nextRound) },
    ...leaving,
  },
})
