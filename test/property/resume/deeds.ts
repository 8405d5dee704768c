import type { StepRecord } from '../../../src/model/checkpoint.ts'
import type { Hash } from '../../../src/model/flow.ts'
import type { Stored } from '../../../src/model/run-event.ts'
import type { Verdict } from '../../../src/model/vocabulary.ts'
import { allOf, innerOf, type Toy, type ToyFlow } from './toy-flow.ts'

// The old history as a list of what each instance did: what the reference model is told, and all that it is told.

export interface Deed {
  readonly ref: string
  /** What the step was declared to be when its record was last made or adopted. */
  readonly as: Toy
  readonly position: number
  readonly segment: number
  /** When it was entered or last adopted, and when it was last entered to run again as one. */
  readonly touched: number
  readonly asOne: number
  readonly done: 'judged' | 'skipped' | 'blocked' | 'aborted' | 'open'
  /** The argument, value, condition, items or input it had, as text. */
  readonly input: string | undefined
  /** Of a choice that a person keeps: what its condition came to then. */
  readonly against: string | undefined
  readonly verdict: Verdict | undefined
  /** What the step was declared to be when that verdict was made, and when it was last let stand. */
  readonly judgedAs: readonly Toy[]
  /** What it gave under the name `v`. */
  readonly output: string | undefined
  /** It has an effect that landed or may have. */
  readonly acted: boolean
  /** What each of those effects was: action and argument. */
  readonly did: readonly string[]
  /** How the newest dispatch ended is not known, and nobody judged it. */
  readonly unsettled: boolean
  /** A dispatch of it has no end yet. */
  readonly pending: boolean
  /** Of some dispatch nobody knows what it did. */
  readonly doubtful: boolean
  /** One of its dispatches was declared mutating and not idempotent. */
  readonly heavy: boolean
  /** The instance whose record this one took over. */
  readonly from: string | undefined
  readonly beside: Beside
}
/** Ids of the steps beside one: those before, nearest first, those after, the container; and of all steps of its flow. */
export interface Beside {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly inside: string | undefined
  readonly all: readonly string[]
}

/** Where a step stands in a body, by id. */
export const besideOf = (body: readonly Toy[], id: string): Beside | undefined =>
  besideIn(body, id, undefined, allOf(body).map((toy) => toy.id))

function besideIn(body: readonly Toy[], id: string, inside: string | undefined, all: readonly string[]): Beside | undefined {
  const ids = body.map((toy) => toy.id)
  const i = ids.indexOf(id)
  if (i >= 0) return { before: ids.slice(0, i).reverse(), after: ids.slice(i + 1), inside, all }
  for (const toy of body) {
    const found = besideIn(innerOf(toy), id, toy.id, all)
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

function inputOf(resolvedInputs: StepRecord['resolvedInputs'] | undefined): string | undefined {
  if (resolvedInputs === null || resolvedInputs === undefined || !('inline' in resolvedInputs)) return undefined
  const { args, bindings, cond, items, inputs } = resolvedInputs.inline as Inputs
  const given = [args?.map((each) => each.name), bindings && Object.values(bindings), cond, items, inputs && [inputs.p]]
  return given.find((each) => each !== undefined)?.toString()
}

const outputOf = ({ output }: StepRecord): string | undefined =>
  output !== undefined && 'inline' in output ? (output.inline as { readonly v?: string }).v : undefined

interface Declared { readonly as: Toy; readonly beside: Beside }

/** What a flow that was run declares a step to be. */
function declaredIn(flow: ToyFlow | undefined, stepId: string): Declared | undefined {
  const bodies = flow === undefined ? [] : [flow.body, flow.callee]
  return bodies.flatMap((body): Declared[] => {
    const [as, beside] = [allOf(body).find((toy) => toy.id === stepId), besideOf(body, stepId)]
    return as === undefined || beside === undefined ? [] : [{ as, beside }]
  })[0]
}

function deedOf(record: StepRecord, ran: ReadonlyMap<Hash, ToyFlow>): Deed {
  const declared = declaredIn(ran.get(record.irHash), record.stepId)
  if (declared === undefined) throw new Error(`no flow has ${record.ref}`)
  const { ref, position, segment, verdict, adoptedFrom } = record
  return {
    ...declared, ...effectsOf(record), ref, position, segment, verdict: verdict?.verdict, from: adoptedFrom,
    touched: Math.max(record.enteredSeq, record.adoptedSeq ?? 0), asOne: record.asOneSeq ?? 0,
    judgedAs: judgedAs(record, declared.as, ran), output: outputOf(record),
    input: inputOf(record.resolvedInputs), against: inputOf(record.keptAgainst),
    done: DONE.has(record.state) ? record.state as Deed['done'] : 'open',
  }
}

function judgedAs({ verdict, adoptedSeq = 0, stepId }: StepRecord, as: Toy, ran: ReadonlyMap<Hash, ToyFlow>): readonly Toy[] {
  if (verdict === undefined) return [as]
  const then = declaredIn(ran.get(verdict.irHash), stepId)?.as ?? as
  return adoptedSeq > verdict.seq ? [then, as] : [then]
}

/** An effect in words: the action and its argument. */
export const deedText = (actionName: string, arg: string | undefined): string => `${actionName} ${String(arg)}`
const argOf = (args: Stored): string | undefined => ('inline' in args ? (args.inline as { readonly name: string }).name : undefined)

type Effects = Pick<Deed, 'acted' | 'did' | 'unsettled' | 'pending' | 'doubtful' | 'heavy'>

function effectsOf({ ledger, exit, verdict, entry }: StepRecord): Effects {
  const effective = ledger.filter((row) => row.settled?.effect !== 'none')
  return {
    acted: effective.length > 0, did: effective.map(({ actionName, args }) => deedText(actionName, argOf(args))),
    heavy: effective.some((row) => row.effectClass === 'mutating' && !row.idempotent),
    unsettled: exit === undefined && verdict === undefined && effective.some((row) => row.entry === entry),
    pending: ledger.some((row) => row.entry === entry && row.settled === undefined),
    doubtful: ledger.some((row) => row.settled === undefined || row.settled.effect === 'unknown'),
  }
}

/** The history of a run whose segments ran these flows. */
export const deedsOf = (records: readonly StepRecord[], ran: ReadonlyMap<Hash, ToyFlow>): ReadonlyMap<string, Deed> =>
  new Map(records.map((record) => [record.ref, deedOf(record, ran)]))
