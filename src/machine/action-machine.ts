import {
  armRetry, attach, dispatch, drifted, entering, intend, judging, judgingObserved, leaving, leavingOn, observeToProbe, probed, restAsked,
  restHeld, scheduleRetry,
} from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// An action: entry check, dispatch, settle, keeping what it made, look, judge. Dispatching again is decided in `core/judge/after-settle`.

/** What it is to read may be such that it is judged without having been dispatched. */
const dispatching = {
  actionIntent: { target: 'acting', actions: dispatch }, verdictRecorded: { target: 'judged', actions: 'exit' },
} as const
const aborting = { stepExited: { target: 'judged', actions: 'note' } } as const
const settled = [
  { guard: 'aborts', target: 'settling', actions: 'abortSpan' }, { guard: 'holds', target: 'suspended', actions: restHeld },
  { guard: 'chains', target: 'settling', actions: intend }, { guard: 'retries', target: 'settling', actions: scheduleRetry },
  { guard: 'captures', target: 'settling', actions: 'captureArtifacts' },
  ...judging('settling'),
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
    acting: {
      on: {
        actionSettled: [...settled], humanRequested: { target: 'awaitingHuman', actions: restAsked }, ...aborting,
        recovered: [{ guard: 'ruled', actions: 'rule' }, { actions: attach }],
      },
    },
    awaitingHuman: { on: { humanResponded: { target: 'acting', actions: 'rule' }, ...aborting, recovered: { actions: restAsked } } },
    settling: {
      on: {
        ...dispatching, retryScheduled: { target: 'awaitingRetry', actions: armRetry },
        artifactStored: [{ guard: 'moreArtifacts', actions: 'note' }, ...judging('settling')],
        observationRecorded: [...judgingObserved('observing')], ...leavingOn, recovered: [...settled],
      },
    },
    awaitingRetry: { on: { ...dispatching, ...aborting, recovered: { actions: armRetry } } },
    suspended: {
      on: {
        observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'suspended', actions: intend })],
        ...dispatching, ...aborting,
        recovered: [{ guard: 'probesWorld', actions: observeToProbe }, { guard: 'probes', actions: 'probe' }, { actions: intend }],
      },
    },
    observing: { on: { ...leavingOn, recovered: [...judgingObserved('observing')] } },
    ...leaving,
  },
})
