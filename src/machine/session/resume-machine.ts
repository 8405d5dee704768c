import {
  abandonRetry, cancelRetry, fireRetry, flushHeld, loseBatch, publishDone, resumeSetup, returnBatch, tellOutcome, writeLine,
} from './resume-setup.ts'

// Did the program take up the session it was started with? Every state answers every event: what is stale is noted, never dropped.

/** A process takes the place of what was tracked before it. Nobody fires what an earlier one left: another process runs already. */
const started = <const A extends readonly object[]>(...leftBehind: A) => ({
  resumeStarted: { target: 'awaiting', actions: [...leftBehind, 'track'] },
  freshStarted: { target: 'notTracking', actions: [...leftBehind, 'untrack'] },
}) as const

const ignored = { actions: 'note' } as const

/** While it is open whether the session was taken up, error lines are held, and messages are remembered. */
const open = <const T extends string>(own: T) => ({
  sessionCaptured: [{ guard: 'captures', target: 'notTracking', actions: [flushHeld, tellOutcome, 'untrack'] }, ignored],
  messageAppended: [{ guard: 'matches', target: own, actions: 'append' }, ignored],
  errorLineRead: [{ guard: 'matches', target: own, actions: [flushHeld, 'hold'] }, { actions: writeLine }],
  stopRequested: [{ guard: 'matches', target: own, actions: 'stop' }, ignored],
  retryFailed: ignored, retrySettled: ignored,
}) as const

const over = { target: 'notTracking', actions: [flushHeld, loseBatch, publishDone, 'untrack'] } as const

export const resumeMachine = resumeSetup.createMachine({
  id: 'resume', context: { generation: 0, tracked: undefined }, initial: 'notTracking',
  states: {
    notTracking: {
      on: {
        ...started(), errorLineRead: { actions: writeLine },
        processExited: [{ guard: 'isCurrent', actions: publishDone }, ignored],
        sessionCaptured: ignored, messageAppended: ignored, resumeRejected: ignored, stopRequested: ignored, retryFailed: ignored,
        retrySettled: ignored,
      },
    },
    awaiting: {
      on: {
        ...started(flushHeld, loseBatch), ...open('awaiting'),
        resumeRejected: [{ guard: 'rejects', target: 'confirmed', actions: 'note' }, ignored],
        processExited: [{ guard: 'matches', ...over }, ignored],
      },
    },
    confirmed: {
      on: {
        ...started(flushHeld, returnBatch), ...open('confirmed'), resumeRejected: ignored,
        processExited: [
          { guard: 'matchesStopped', ...over }, { guard: 'matches', target: 'launching', actions: fireRetry }, ignored,
        ],
      },
    },
    launching: {
      on: {
        ...started(), errorLineRead: { actions: writeLine },
        stopRequested: [{ guard: 'matches', target: 'notTracking', actions: [cancelRetry, 'untrack'] }, ignored],
        retryFailed: [{ guard: 'matches', target: 'notTracking', actions: [abandonRetry, 'untrack'] }, ignored],
        retrySettled: [{ guard: 'matches', target: 'notTracking', actions: 'untrack' }, ignored],
        sessionCaptured: ignored, messageAppended: ignored, resumeRejected: ignored, processExited: ignored,
      },
    },
  },
})
