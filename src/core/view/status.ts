import type { Planned } from './planned-word.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { Outcome, StepKind, StepState } from '../../model/vocabulary.ts'
import { collectBounded, type Bounded } from './bounded-list.ts'
import { effectRow, isUncertain, ownDispatches, worldFact, type EffectRow } from './effects.ts'
import { exitCodeOf } from './exit-code.ts'
import { given } from '../../base/given.ts'
import { isOwn, stepsNotBegun, type NotBegun } from './not-begun.ts'
import { standingOf } from './outcome-of.ts'
import { reasonOf, segmentStart } from './run-reason.ts'
import { stepRow, type StepRow } from './step-row.ts'
import { countStep, EMPTY_STEP_TALLY, isProblem, isWork, type StepTally } from './step-standing.ts'
import { suggestNext, type NextStep, type NextAbout } from './suggest-next.ts'
import { waitsOf, type Wait } from './waits-for.ts'

/** A process of the run: where, and since when in epoch milliseconds. */
export interface ProcessPlace { readonly pid: number; readonly host: string; readonly sinceMs?: number }

/** One screen about a run: how it stands, what it did to the world, what it waits for, what to type next. Times in epoch milliseconds. */
export interface StatusView {
  readonly schemaVersion: 1
  readonly runId: string
  readonly flowId: string
  readonly outcome: Outcome | 'running'
  /** How it came to stand like this. */
  readonly reason?: string
  readonly startedAtMs: number
  readonly headAtMs: number
  readonly headSeq: number
  readonly segment: number
  /** The process at work, or the one that was lost. */
  readonly process?: ProcessPlace
  readonly processLost?: true
  readonly tally: StepTally
  /** Steps that are over, and how many the run has; that is unknown before its loops and calls are through. */
  readonly steps: { readonly over: number; readonly of?: number }
  /** Instances that failed, are unknown, were aborted or drifted. */
  readonly problems: Bounded<StepRow>
  /** Mutating dispatches, newest kept. */
  readonly happened: Bounded<EffectRow>
  readonly mayHaveHappened: Bounded<EffectRow>
  /** Known only where the flow is at hand. */
  readonly notBegun: Bounded<NotBegun>
  readonly waitsFor: Bounded<Wait>
  readonly next: NextStep
  /** With which a command ends that reports this run. */
  readonly exitCode: number
}

export interface StatusAbout extends Pick<NextAbout, 'supervise' | 'store'> {
  /** The process that holds the run's lease. */
  readonly holder?: ProcessPlace
  /** The flow the newest segment executes, for what has not begun. */
  readonly flow?: Pick<FlowIR, 'body' | 'finally'>
  /** What the newest segment was to do, when it was aligned anew: what the flow no longer has counts for nothing. */
  readonly planned?: Planned
  /** Epoch milliseconds: tells whose time to answer is over. */
  readonly nowMs?: number
  /** Most rows of each list. */
  readonly limit?: number
}

const ROWS = 10

/** The process of the newest segment. */
const lastProcess = ({ header }: CheckpointView): ProcessPlace => {
  const { pid, host } = header.segments.at(-1)?.process ?? header.started.process
  return { pid, host }
}

function headOf(view: CheckpointView, about: StatusAbout) {
  const { outcome, processLost } = standingOf(view, about.holder !== undefined)
  const place = about.holder ?? (processLost === true ? lastProcess(view) : undefined)
  return {
    runId: view.header.runId, flowId: view.header.flowId, outcome, ...given('reason', reasonOf(view, processLost === true)),
    startedAtMs: view.header.startedAtMs, headAtMs: view.head.atMs, headSeq: view.head.seq, segment: view.segment,
    ...given('process', place), ...given('processLost', processLost),
  }
}

/** Gathers the status record by record, in order of position: memory stays bounded whatever the run's length. */
export function collectStatus(view: CheckpointView, about: StatusAbout = {}): { add(record: StepRecord): void; done(): StatusView } {
  const limit = about.limit ?? ROWS
  const problems = collectBounded<StepRow>(limit)
  const facts = { happened: collectBounded<EffectRow>(limit, 'last'), mayHaveHappened: collectBounded<EffectRow>(limit) }
  const open: StepRecord[] = []
  const own = new Map<string, { readonly state: StepState; readonly over: boolean }>()
  let tally = EMPTY_STEP_TALLY
  const addEffects = (record: StepRecord): void => {
    for (const row of ownDispatches(record)) {
      const fact = worldFact(row)
      if (fact !== 'nothing') facts[fact].add(effectRow(record.ref, row))
    }
  }
  return {
    add(record) {
      addEffects(record)
      if (about.planned?.(record.ref)?.orphaned === true) return
      tally = countStep(tally, record)
      if (isProblem(record)) problems.add(stepRow(record, segmentStart(view)))
      if (record.exit === undefined) open.push(record)
      if (isOwn(record)) own.set(record.stepId, { state: record.state, over: record.exit !== undefined })
    },
    done() {
      const ahead = about.flow === undefined ? undefined : [...stepsNotBegun(about.flow, own)]
      const bad = problems.done()
      const head = headOf(view, about)
      return {
        schemaVersion: 1, ...head, tally, steps: stepCounts(tally, open, ahead), problems: bad,
        happened: facts.happened.done(), mayHaveHappened: facts.mayHaveHappened.done(), notBegun: bounded(ahead ?? [], limit),
        waitsFor: bounded(waitsOf(view, open, about.holder !== undefined), limit),
        next: suggestNext(view, {
          live: about.holder !== undefined, ...given('problem', bad.rows[0]?.ref), ...given('nowMs', about.nowMs),
          uncertain: open.filter(isUncertain).map((record) => record.ref),
          ...given('supervise', about.supervise), ...given('store', about.store),
        }),
        exitCode: head.outcome === 'running' ? 0 : exitCodeOf(head.outcome),
      }
    },
  }
}

const hidesSteps = (row: { readonly kind: StepKind }): boolean => row.kind === 'foreach' || row.kind === 'call'

function stepCounts(tally: StepTally, open: readonly StepRecord[], ahead: readonly NotBegun[] | undefined): StatusView['steps'] {
  const { open: going, blocked, degraded: _within, ...over } = tally
  const done = Object.values(over).reduce((sum, count) => sum + count, 0)
  if (ahead === undefined || ahead.some((row) => !isWork(row) && row.blocked !== true) || open.some(hidesSteps)) return { over: done }
  return { over: done, of: done + going + blocked + ahead.filter((row) => row.blocked !== true).length }
}

function bounded<T>(rows: readonly T[], limit: number): Bounded<T> {
  return { total: rows.length, rows: rows.slice(0, limit) }
}

/** How a run stands, from its view and its records in order of position. */
export function statusOf(view: CheckpointView, records: Iterable<StepRecord>, about: StatusAbout = {}): StatusView {
  const collector = collectStatus(view, about)
  for (const record of records) collector.add(record)
  return collector.done()
}
