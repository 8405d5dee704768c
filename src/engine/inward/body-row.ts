import { concurrencyOf, onBranchFailOf, onItemFailOf } from '../../core/flow/defaults.ts'
import { bodiesOf } from '../../core/flow/step-tree.ts'
import { roundIndex, roundNameAt } from '../../core/path/round-index.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'

/** The bodies of a container that runs them side by side, in order: rounds by their items, branches by their names. */
export interface BodyRow {
  readonly count: number
  /** How many may be open at once. */
  readonly width: number
  readonly onFail: 'halt' | 'continue'
  /** Bodies that never begin are accounted as blocked; rounds leave no trace. */
  readonly accounts: boolean
  nameAt(place: number): string
  placeOf(name: string): number
}

export async function bodyRow(run: LiveRun, container: StepRecord): Promise<BodyRow> {
  const { step } = run.tools.flows.placeOf(container.runPath)
  if (step.kind === 'foreach') {
    const { items, keys } = await inputsOf(run, container)
    return {
      count: Array.isArray(items) ? items.length : 0, width: widthOf(run, concurrencyOf(step)), onFail: onItemFailOf(step), accounts: false,
      nameAt: (place) => roundNameAt(place, keys), placeOf: (name) => roundIndex(name, keys),
    }
  }
  if (step.kind !== 'parallel') throw new Error(`a ${step.kind} has no bodies side by side`)
  const names = bodiesOf(step).map((body) => body.name)
  return {
    count: names.length, width: widthOf(run, concurrencyOf(step)), onFail: onBranchFailOf(step), accounts: true,
    nameAt: (place) => names[place] ?? '', placeOf: (name) => names.indexOf(name),
  }
}

/** With one slot, bodies side by side come one after the other. */
const widthOf = ({ tools }: LiveRun, concurrency: number): number => (tools.oneByOne ? 1 : concurrency)
