import {
  armRetry, attach, dispatch, entering, hostDrifted, hostLeaving, intend, judging, judgingObserved, leavingOn, observeToProbe, probed,
  restAsked, restHeld, scheduleRetry,
} from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// An action: entry check, dispatch, settle, keeping what it made, look, judge. Dispatching again is decided in `core/judge/after-settle`.

/** What it is to read may be such that it is judged without having been dispatched; a person may be asked before it is. */
const dispatching = {
  actionIntent: { target: 'acting', actions: dispatch }, verdictRecorded: { target: 'judged', actions: 'handle' },
  humanRequested: { target: 'awaitingHuman', actions: restAsked },
} as const
const aborting = { stepExited: { target: 'judged', actions: 'note' } } as const
const settled = [
  { guard: 'aborts', target: 'settling', actions: 'abortSpan' }, { guard: 'holds', target: 'suspended', actions: restHeld },
  { guard: 'chains', target: 'settling', actions: intend }, { guard: 'retries', target: 'settling', actions: scheduleRetry },
  { guard: 'continues', target: 'settling', actions: 'triggerContinuation' }, { guard: 'unfinished', target: 'settling', actions: 'judge' },
  { guard: 'captures', target: 'settling', actions: 'captureArtifacts' },
  ...judging('settling'),
] as const
const probing = {
  observationRecorded: { actions: 'probe' }, preflightProbed: [...probed({ target: 'probing', actions: intend })], ...dispatching,
} as const

export const actionMachine = stepSetup.createMachine({
  id: 'action', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering({ target: 'ready', actions: intend })] } },
    ready: {
      on: {
        ...leavingOn, ...probing,
        recovered: [
          { guard: 'inputsInvalid', actions: 'judge' }, { guard: 'probesWorld', actions: observeToProbe },
          { guard: 'probes', actions: 'probe' }, { actions: intend },
        ],
      },
    },
    drifted: hostDrifted({ target: 'probing', actions: intend }),
    probing: { on: { ...dispatching, ...aborting, recovered: [{ guard: 'refuses', actions: 'abortSpan' }, { actions: intend }] } },
    acting: {
      on: {
        sessionChanged: { actions: 'note' }, actionSettled: [...settled],
        humanRequested: { target: 'awaitingHuman', actions: restAsked }, ...aborting,
        recovered: [{ guard: 'ruled', actions: 'rule' }, { actions: attach }],
      },
    },
    settling: {
      on: {
        ...dispatching, retryScheduled: { target: 'awaitingRetry', actions: armRetry },
        artifactStored: [{ guard: 'moreArtifacts', actions: 'note' }, ...judging('settling')],
        continuationTriggered: { target: 'settling', actions: intend },
        observationRecorded: [...judgingObserved('observing')], ...leavingOn, recovered: [...settled],
      },
    },
    suspended: {
      on: {
        ...dispatching, ...aborting, observationRecorded: { actions: 'probe' },
        preflightProbed: [...probed({ target: 'suspended', actions: intend })],
        recovered: [{ guard: 'probesWorld', actions: observeToProbe }, { guard: 'probes', actions: 'probe' }, { actions: intend }],
      },
    },
    observing: { on: { ...leavingOn, recovered: [...judgingObserved('observing')] } },
    ...hostLeaving(
      [{ actions: intend }], { ...leavingOn, ...probing },
      { guard: 'ruled', target: 'acting', actions: 'rule' }, { guard: 'proceeds', target: 'probing', actions: intend },
      { guard: 'refuses', target: 'probing', actions: 'abortSpan' },
    ),
  },
})
