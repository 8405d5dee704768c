import {
  armRetry, dispatch, drifted, entering, intend, judging, judgingObserved, leaving, leavingOn, observeToProbe, probed, reconcile, restHeld,
  scheduleRetry,
} from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// An action: entry check, dispatch, settle, look, judge. Dispatching again is decided in `core/judge/after-settle`.

const dispatching = { actionIntent: { target: 'acting', actions: dispatch } } as const
const aborting = { stepExited: { target: 'judged', actions: 'note' } } as const
const settled = [
  { guard: 'holds', target: 'suspended', actions: restHeld }, { guard: 'chains', target: 'settling', actions: intend },
  { guard: 'retries', target: 'settling', actions: scheduleRetry }, ...judging('settling'),
] as const

export const actionMachine = stepSetup.createMachine({
  id: 'action', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering({ target: 'ready', actions: intend })] } },
    ready: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: intend })],
        ...dispatching, ...leavingOn,
        recovered: [
          { guard: 'inputsInvalid', actions: 'judge' }, { guard: 'probesWorld', actions: observeToProbe },
          { guard: 'probes', actions: 'probe' }, { actions: intend },
        ],
      },
    },
    drifted: drifted({ target: 'probing', actions: intend }),
    probing: { on: { ...dispatching, ...aborting, recovered: { actions: intend } } },
    acting: { on: { actionSettled: [...settled], ...aborting, recovered: { actions: reconcile } } },
    settling: {
      on: {
        ...dispatching, retryScheduled: { target: 'awaitingRetry', actions: armRetry },
        observationRecorded: [...judgingObserved('observing')], ...leavingOn, recovered: [...settled],
      },
    },
    awaitingRetry: { on: { ...dispatching, ...aborting, recovered: { actions: armRetry } } },
    suspended: { on: { ...dispatching, ...aborting, recovered: { actions: intend } } },
    observing: { on: { ...leavingOn, recovered: [...judgingObserved('observing')] } },
    ...leaving,
  },
})
