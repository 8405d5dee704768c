import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { AssertionOutcome, Stored } from '../../model/run-event.ts'
import { PLAN_WORDS, type Outcome, type PlanWord, type Verdict } from '../../model/vocabulary.ts'
import { collectBounded, type Bounded } from './bounded-list.ts'
import { collectEffects, isUncertain, type EffectsView } from './effects.ts'
import { exitCodeOf } from './exit-code.ts'
import { given } from '../../base/given.ts'
import { standingOf } from './outcome-of.ts'
import { wordDone, type Planned } from './planned-word.ts'
import type { PersonRow, RunHistory, SegmentRow, SupersededVerdict } from './run-history.ts'
import { stepFinder, type FlowLookup, type SourcePlace } from './source-of.ts'
import { reasonOf, segmentStart } from './run-reason.ts'
import { stepRow, type StepRow } from './step-row.ts'
import { countStep, EMPTY_STEP_TALLY, isProblem, isWork, type StepTally } from './step-standing.ts'
import { suggestNext, type NextStep, type NextAbout } from './suggest-next.ts'

/** One instance of a report. */
export interface ReportStep extends StepRow {
  /** A person must look at it. */
  readonly problem?: true
  /** The flow no longer has it: it happened, and counts for nothing. */
  readonly orphaned?: true
  /** It only holds others: its steps are rows of their own. */
  readonly container?: true
  readonly assertions: readonly AssertionOutcome[]
  readonly supersededVerdicts: readonly SupersededVerdict[]
  readonly source?: SourcePlace
}

/** A whole run, for reading afterwards. Times in epoch milliseconds. */
export interface ReportView {
  readonly schemaVersion: 1
  readonly runId: string
  readonly flowId: string
  readonly irHash: Hash
  readonly outcome: Outcome | 'running'
  readonly verdict?: Verdict
  readonly degraded?: true
  readonly reason?: string
  readonly startedAtMs: number
  readonly headAtMs: number
  readonly finished: boolean
  readonly labels: { readonly [key: string]: string }
  /** Work steps, and containers in trouble of their own, by how they stand. `unverified` ran without an assertion and is no verdict. */
  readonly tally: StepTally
  /** Work steps by what the newest segment did with them. */
  readonly words: Readonly<Record<PlanWord, number>>
  readonly segments: readonly SegmentRow[]
  /** What people were asked, and what they said. */
  readonly people: readonly PersonRow[]
  readonly steps: Bounded<ReportStep>
  readonly effects: Pick<EffectsView, 'totals' | 'effects'>
  readonly outputs?: Stored
  readonly annotations?: readonly string[]
  readonly next: NextStep
  readonly exitCode: number
}

export interface ReportAbout extends Pick<NextAbout, 'supervise' | 'store'> {
  readonly live?: boolean
  readonly history?: RunHistory
  readonly flows?: FlowLookup
  /** What the newest segment was to do, when it was aligned anew. */
  readonly planned?: Planned
  /** Most step rows; beyond it only problems are still added, up to as many again. */
  readonly limit?: number
}

const NO_WORDS = Object.fromEntries(PLAN_WORDS.map((word) => [word, 0])) as Readonly<Record<PlanWord, number>>

function plannedRow({ word, ...row }: StepRow, { planned }: ReportAbout): StepRow {
  return { ...row, ...given('word', wordDone(word, planned?.(row.ref))) }
}

/** What is no longer in the flow is nobody's problem. */
function standingIn(record: StepRecord, { planned }: ReportAbout): Pick<ReportStep, 'orphaned' | 'problem'> {
  if (planned?.(record.ref)?.orphaned === true) return { orphaned: true }
  return isProblem(record) ? { problem: true } : {}
}

/** Makes the rows of one report. */
function reportSteps(since: number, about: ReportAbout): (record: StepRecord) => ReportStep {
  const find = stepFinder(about.flows ?? (() => undefined))
  return (record) => ({
    ...plannedRow(stepRow(record, since), about), ...standingIn(record, about),
    ...(isWork(record) ? {} : { container: true }),
    assertions: record.assertions, supersededVerdicts: about.history?.superseded.get(record.ref) ?? [],
    ...given('source', find(record)?.source),
  })
}

/** Rows of the report: all of them, or the first ones and every problem after them. */
function collectSteps(limit: number) {
  const first = collectBounded<ReportStep>(limit)
  const problems = collectBounded<ReportStep>(limit)
  let total = 0
  return {
    add(row: ReportStep): void {
      total += 1
      if (total <= limit) first.add(row)
      else if (row.problem === true) problems.add(row)
    },
    done: (): Bounded<ReportStep> => ({ total, rows: [...first.done().rows, ...problems.done().rows] }),
  }
}

/** The report with at most so many rows of each kind: its beginning, and every problem after it, up to as many again. */
export function boundReport(view: ReportView, limit: number): ReportView {
  const steps = collectSteps(limit)
  for (const row of view.steps.rows) steps.add(row)
  const { effects } = view.effects
  return {
    ...view, people: view.people.slice(-limit), steps: { total: view.steps.total, rows: steps.done().rows },
    effects: { ...view.effects, effects: { total: effects.total, rows: effects.rows.slice(-limit) } },
  }
}

const historyOf = ({ history }: ReportAbout): Pick<ReportView, 'segments' | 'people'> =>
  ({ segments: history?.segments ?? [], people: history?.people ?? [] })

function headOf(view: CheckpointView, about: ReportAbout) {
  const { header, finished } = view
  const { outcome, processLost } = standingOf(view, about.live === true)
  return {
    runId: header.runId, flowId: header.flowId, irHash: header.irHash, outcome, ...given('verdict', finished?.verdict),
    ...given('degraded', finished?.degraded), ...given('reason', reasonOf(view, processLost === true)), startedAtMs: header.startedAtMs,
    headAtMs: view.head.atMs, finished: finished !== undefined, labels: header.started.labels ?? {},
    ...historyOf(about), ...given('outputs', finished?.outputs), ...given('annotations', finished?.annotations),
    exitCode: outcome === 'running' ? 0 : exitCodeOf(outcome),
  }
}

/** Gathers a report record by record, in order of position. */
export function collectReport(view: CheckpointView, about: ReportAbout = {}): { add(record: StepRecord): void; done(): ReportView } {
  const limit = about.limit ?? Infinity
  const steps = collectSteps(limit)
  const effects = collectEffects(view, { limit })
  const rowOf = reportSteps(segmentStart(view), about)
  const words = { ...NO_WORDS }
  let tally = EMPTY_STEP_TALLY
  let problem: string | undefined
  const uncertain: string[] = []
  return {
    add(record) {
      const row = rowOf(record)
      if (row.orphaned !== true) tally = countStep(tally, record)
      if (row.word !== undefined && isWork(record)) words[row.word] += 1
      if (row.problem === true) problem ??= row.ref
      if (record.exit === undefined && isUncertain(record)) uncertain.push(record.ref)
      steps.add(row)
      effects.add(record)
    },
    done() {
      const { totals, effects: rows } = effects.done()
      return {
        schemaVersion: 1, ...headOf(view, about), tally, words: { ...words }, steps: steps.done(), effects: { totals, effects: rows },
        next: suggestNext(view, {
          live: about.live === true, ...given('problem', problem), uncertain, ...given('supervise', about.supervise),
          ...given('store', about.store),
        }),
      }
    },
  }
}

export function reportOf(view: CheckpointView, records: Iterable<StepRecord>, about: ReportAbout = {}): ReportView {
  const collector = collectReport(view, about)
  for (const record of records) collector.add(record)
  return collector.done()
}
