import { armWait, drifted, entering, judgeFired, leaving, leavingOn, probed } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// A wait: a due time is written down, then waited for by whichever process is there; it fires once.

const arming = { timerArmed: { target: 'awaitingTimer', actions: armWait } } as const

export const waitMachine = stepSetup.createMachine({
  id: 'wait', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering({ target: 'ready', actions: 'scheduleWait' })] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: 'scheduleWait' })],
        ...arming, ...leavingOn, recovered: [judgeFired, ...entering({ target: 'ready', actions: 'scheduleWait' })],
      },
    },
    drifted: drifted({ target: 'probing', actions: 'scheduleWait' }),
    probing: { on: { ...arming, ...leavingOn, recovered: { actions: 'scheduleWait' } } },
    awaitingTimer: {
      on: {
        timerFired: { target: 'ready', actions: 'judge' }, stepExited: { target: 'judged', actions: 'note' },
        recovered: { actions: armWait },
      },
    },
    ...leaving,
  },
})
