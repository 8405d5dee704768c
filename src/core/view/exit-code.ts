import type { Outcome } from '../../model/vocabulary.ts'

// The one table of exit codes. Faults bring their own from the table of faults, which uses the same numbers.

const OUTCOME_EXIT: Readonly<Record<Outcome, number>> = {
  passed: 0, unverified: 0, failed: 1, aborted: 1, unknown: 2, suspended: 3, awaitingHuman: 3, blocked: 3, gated: 3,
}

const SIGNAL_EXIT: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** Exit code of a plan that finds something to run, when the details were asked for. */
const SOMETHING_TO_RUN = 5

/** What each exit code of the command line means, in order. */
export const EXIT_CODES: readonly { readonly code: number; readonly meaning: string }[] = [
  { code: 0, meaning: 'passed, or finished without a verdict' },
  { code: 1, meaning: 'the verdict is fail, or the run was aborted' },
  { code: 2, meaning: 'the verdict is unknown: something could not be confirmed' },
  { code: 3, meaning: 'not finished: suspended, waiting for a person, blocked or gated' },
  { code: SOMETHING_TO_RUN, meaning: 'only with plan --detailed-exitcode: there is something to run' },
  { code: 64, meaning: 'the command line is wrong, or the request was refused' },
  { code: 65, meaning: 'the flow, the lockfile or the configuration is wrong' },
  { code: 70, meaning: 'a bug in the runner; a report file is named' },
  { code: 75, meaning: 'temporary: the run or the store is busy, try again' },
  { code: 129, meaning: 'suspended cleanly after SIGHUP' },
  { code: 130, meaning: 'suspended cleanly after SIGINT (Ctrl-C)' },
  { code: 143, meaning: 'suspended cleanly after SIGTERM' },
]

/**
 * Process exit code of a run that stands at `outcome`. A signal counts only when it left the run suspended: a run that finished all the
 * same exits with its own code.
 */
export function exitCodeOf(outcome: Outcome, signal?: string): number {
  const own = OUTCOME_EXIT[outcome]
  return own === OUTCOME_EXIT.suspended && signal !== undefined ? SIGNAL_EXIT[signal] ?? own : own
}
