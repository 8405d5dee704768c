import { drifted, entering, goingOn, holdingBody, leaving, probed } from './follow-ups.ts'
import type { MachineEvent } from './machine-event.ts'
import { stepSetup } from './step-setup.ts'

// A choice: the untaken branch is accounted as skipped before the taken one begins.

type Of = { readonly event: MachineEvent }
const skipOther = { type: 'skipBranch', params: ({ event }: Of) => ({ body: event.facts.untaken ?? '' }) } as const
const openTaken = {
  type: 'continueBody', params: ({ event }: Of) => ({ body: event.facts.taken ?? '', next: { kind: 'enter' as const, index: 0 } }),
} as const
const begin = <const T extends string>(target: T) => [
  { guard: 'takesAndLeaves', target, actions: [skipOther, openTaken] }, { guard: 'takes', target, actions: openTaken },
  { guard: 'leaves', target, actions: [skipOther, { type: 'judge' }] }, { target, actions: 'judge' },
] as const

export const ifMachine = stepSetup.createMachine({
  id: 'if', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering(...begin('ready'))] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed(...begin('probing'))],
        ...holdingBody({ actions: 'judge' }), recovered: [...goingOn],
      },
    },
    drifted: drifted(...begin('probing')),
    probing: { on: holdingBody({ actions: 'judge' }) },
    ...leaving,
  },
})
