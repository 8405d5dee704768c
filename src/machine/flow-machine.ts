import { continueBody, openBody } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// The run itself: the body, then `finally`, then the end. Suspensions and resumes move no state: they are about processes.

const leaving = { runFinished: { target: 'finished', actions: 'note' } } as const

export const flowMachine = stepSetup.createMachine({
  id: 'flow', context: {}, initial: 'idle',
  states: {
    idle: { on: { runStarted: { target: 'running', actions: openBody('body') } } },
    running: {
      on: {
        childLeft: [
          { guard: 'bodyWaits', actions: 'note' }, { guard: 'bodyGoesOn', actions: continueBody },
          { guard: 'entersFinally', actions: openBody('finally') }, { actions: 'finishRun' },
        ],
        recovered: { actions: 'resumeBody' }, ...leaving,
      },
    },
    finished: { on: { recovered: { actions: 'note' } } },
  },
})
