import type { StepRecord } from '../../../src/model/checkpoint.ts'
import type { Hash } from '../../../src/model/flow.ts'
import type { Verdict } from '../../../src/model/vocabulary.ts'
import { allOf, innerOf, type Toy, type ToyFlow } from './toy-flow.ts'

// The old history as a list of what each instance did: what the reference model is told, and all that it is told.

export interface Deed {
  readonly ref: string
  /** What the step was declared to be when its record was last made or adopted. */
  readonly as: Toy
  readonly position: number
  readonly segment: number
  readonly done: 'judged' | 'skipped' | 'blocked' | 'aborted' | 'open'
  /** The argument, value, condition, items or input it had, as text. */
  readonly input: string | undefined
  readonly verdict: Verdict | undefined
  /** What it gave under the name `v`. */
  readonly output: string | undefined
  /** It has an effect that landed or may have. */
  readonly acted: boolean
  /** How the newest dispatch ended is not known, and nobody judged it. */
  readonly unsettled: boolean
  /** Of some dispatch nobody knows what it did. */
  readonly doubtful: boolean
  /** One of its dispatches was declared mutating and not idempotent. */
  readonly heavy: boolean
  /** The instance whose record this one took over. */
  readonly from: string | undefined
  /** Ids of the steps beside it: the one before, the one after, the container. */
  readonly beside: Beside
}
export interface Beside { readonly before: string | undefined; readonly after: string | undefined; readonly inside: string | undefined }

/** Where a step stands in a body, by id. */
export function besideOf(body: readonly Toy[], id: string, inside?: string): Beside | undefined {
  const i = body.findIndex((toy) => toy.id === id)
  if (i >= 0) return { before: body[i - 1]?.id, after: body[i + 1]?.id, inside }
  for (const toy of body) {
    const found = besideOf(innerOf(toy), id, toy.id)
    if (found) return found
  }
  return undefined
}

const DONE = new Set(['judged', 'skipped', 'blocked', 'aborted'])

interface Inputs {
  readonly args?: readonly { readonly name: string }[]
  readonly bindings?: Readonly<Record<string, string>>
  readonly cond?: boolean
  readonly items?: readonly string[]
  readonly inputs?: { readonly p: string }
}

function inputOf({ resolvedInputs }: StepRecord): string | undefined {
  if (resolvedInputs === null || !('inline' in resolvedInputs)) return undefined
  const { args, bindings, cond, items, inputs } = resolvedInputs.inline as Inputs
  const values = bindings && Object.values(bindings)[0]
  return args?.[0]?.name ?? values ?? (cond === undefined ? undefined : String(cond)) ?? items?.join() ?? inputs?.p
}

const outputOf = ({ output }: StepRecord): string | undefined =>
  output !== undefined && 'inline' in output ? (output.inline as { readonly v?: string }).v : undefined

function deedOf(record: StepRecord, ran: ReadonlyMap<Hash, ToyFlow>): Deed {
  const flow = ran.get(record.irHash)
  const bodies = flow === undefined ? [] : [flow.body, flow.callee]
  const as = bodies.flatMap(allOf).find((toy) => toy.id === record.stepId)
  const beside = bodies.map((body) => besideOf(body, record.stepId)).find((each) => each !== undefined)
  if (as === undefined || beside === undefined) throw new Error(`no flow has ${record.ref}`)
  const effective = record.ledger.filter((row) => row.settled?.effect !== 'none')
  return {
    ref: record.ref, as, beside, position: record.position, segment: record.segment, input: inputOf(record), output: outputOf(record), verdict: record.verdict?.verdict,
    done: DONE.has(record.state) ? record.state as Deed['done'] : 'open', acted: effective.length > 0,
    unsettled: record.exit === undefined && record.verdict === undefined && effective.some((row) => row.entry === record.entry),
    doubtful: record.ledger.some((row) => row.settled === undefined || row.settled.effect === 'unknown'),
    heavy: effective.some((row) => row.effectClass === 'mutating' && !row.idempotent), from: record.adoptedFrom,
  }
}

/** The history of a run whose segments ran these flows. */
export const deedsOf = (records: readonly StepRecord[], ran: ReadonlyMap<Hash, ToyFlow>): ReadonlyMap<string, Deed> =>
  new Map(records.map((record) => [record.ref, deedOf(record, ran)]))
