import { drifted, entering, goingOn, holdingBody, leaving, probed } from './follow-ups.ts'
import type { MachineEvent } from './machine-event.ts'

// A container whose bodies run side by side. Each end of a body asks for the next; when all are over it is judged by what they came to.

type Of = { readonly event: MachineEvent }
const openFirst = { type: 'openBodies', params: {} } as const
const openNext = {
  type: 'openBodies', params: ({ event }: Of) => (event.facts.body === undefined ? {} : { left: event.facts.body.name }),
} as const
const whileOpen = holdingBody({ guard: 'allOver', actions: 'judge' }, { actions: openNext })

export const sideBySide = {
  pending: { on: { stepEntered: [...entering({ target: 'ready', actions: openFirst })] } },
  ready: {
    on: {
      observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: openFirst })], ...whileOpen,
      recovered: [...goingOn],
    },
  },
  drifted: drifted({ target: 'probing', actions: openFirst }),
  probing: { on: whileOpen },
  ...leaving,
} as const
