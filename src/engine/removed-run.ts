import { timeOf } from './time-of.ts'
import { Fault } from '../model/fault.ts'
import type { RemovedRun } from '../ports/run-store.ts'

// What is said of a run that gc removed: never that there was none.

const about = ({ runId, outcome, finishedAtMs, removedAtMs }: RemovedRun): string =>
  `the run "${runId}" was removed by gc at ${timeOf(removedAtMs)}; it had finished at ${timeOf(finishedAtMs)}: ${outcome}`

const data = ({ flowId, outcome, finishedAtMs, removedAtMs }: RemovedRun) => ({ flowId, outcome, finishedAtMs, removedAtMs })

/** The refusal to begin a run under the id of a removed one: it would do a second time what that one did. */
export const idOfRemoved = (run: RemovedRun): Fault => new Fault('run.id-taken', `${about(run)}, and what it did is done`, {
  next: 'run with another --run-id', data: data(run),
})

/** The refusal to go on with a removed run, or to tell of it. */
export const historyRemoved = (run: RemovedRun): Fault => new Fault('run.history-missing', about(run), {
  next: `runner import FILE if it was exported, or begin anew: runner run FLOW --run-id ${run.runId} --or-resume --fresh`,
  data: data(run),
})
