import { drifted, entering, holdingBody, leaving, leavingOn, openBody, probed } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// A call: a frame is pushed, the callee's body runs in it, then its `finally`; the frame is popped and the callee's verdict taken over.

const ending = [{ guard: 'entersFinally', actions: openBody('finally') }, { actions: 'popFrame' }] as const
const pushing = { callFramePushed: { target: 'acting', actions: openBody('body') } } as const

export const callMachine = stepSetup.createMachine({
  id: 'call', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering({ target: 'ready', actions: 'pushFrame' })] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: 'pushFrame' })],
        ...pushing, ...leavingOn,
        recovered: [...entering({ target: 'ready', actions: 'pushFrame' })],
      },
    },
    drifted: drifted({ target: 'probing', actions: 'pushFrame' }),
    probing: { on: { ...pushing, stepExited: { target: 'judged', actions: 'note' }, recovered: { actions: 'pushFrame' } } },
    acting: { on: { ...pushing, callFramePopped: { target: 'settling', actions: 'judge' }, ...holdingBody(...ending) } },
    settling: { on: { ...leavingOn, recovered: { actions: 'judge' } } },
    ...leaving,
  },
})
