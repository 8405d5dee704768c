import type { FlowIR, Hash } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Verdict } from '../../model/vocabulary.ts'

/** A verdict that comes out otherwise under new expectations. `before` absent: it had none; `after` absent: nothing judges it any more. */
export interface VerdictFlip { readonly ref: InstanceRef; readonly before?: Verdict; readonly after?: Verdict; readonly reason?: string }

export interface RejudgedRun {
  readonly runId: string
  /** Instances that were judged again. */
  readonly judged: number
  readonly flips: readonly VerdictFlip[]
  readonly recorded?: true
  /** Why nothing of it was recorded although that was asked for. */
  readonly unrecorded?: string
  /** Why it could not be judged. */
  readonly problem?: string
}

/** New expectations over archived runs. */
export interface RejudgeView {
  readonly schemaVersion: 1
  readonly flowId: string
  readonly irHash: Hash
  readonly recorded: boolean
  readonly runs: readonly RejudgedRun[]
  readonly totals: {
    readonly runs: number; readonly judged: number; readonly flips: number; readonly passToFail: number
    /** Verdicts that are taken back because nothing judges their steps any more. */
    readonly withdrawn: number; readonly problems: number; readonly unrecorded: number
  }
}

/** Whether nothing judges the step any more. */
const isWithdrawal = ({ after }: VerdictFlip): boolean => after === undefined

const sum = (
  runs: readonly RejudgedRun[], count: (run: RejudgedRun) => number,
): number => runs.reduce((total, run) => total + count(run), 0)

export function rejudgeView({ flowId, irHash }: FlowIR, runs: readonly RejudgedRun[], recorded: boolean): RejudgeView {
  return {
    schemaVersion: 1, flowId, irHash, recorded, runs,
    totals: {
      runs: runs.length, judged: sum(runs, (run) => run.judged), flips: sum(runs, (run) => run.flips.length),
      passToFail: sum(runs, (run) => run.flips.filter((flip) => flip.before === 'pass' && flip.after === 'fail').length),
      withdrawn: sum(runs, (run) => run.flips.filter(isWithdrawal).length),
      problems: runs.filter((run) => run.problem !== undefined).length,
      unrecorded: runs.filter((run) => run.unrecorded !== undefined).length,
    },
  }
}
