import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { given } from '../../src/base/given.ts'
import type { PlanOptions, ResumeOptions } from '../../src/engine/resume-options.ts'
import type { FlowBundle, FlowIR, Hash } from '../../src/model/flow.ts'
import type { PlannedInstance, ResumePlan } from '../../src/model/alignment.ts'
import { crash, edits, toyFlow } from './resume/arbitrary-toy.ts'
import { deedsOf } from './resume/deeds.ts'
import { dispatchedBy, headSeq, judgedRefs, repeatedEffects, rulings, standing } from './resume/observed.ts'
import type { Answer, Said } from './resume/model-terms.ts'
import { referenceAlignment } from './resume/reference-model.ts'
import { Rig, type Crash, type Ended } from './resume/rig.ts'
import { edited, type Edit } from './resume/toy-edits.ts'
import { allOf, type ToyFlow } from './resume/toy-flow.ts'

// The laws of going on with a run, over generated flows, crashes and edits, through the public door. A counterexample is printed with
// its seed and path; FLOWIR_LONG is the number of cases in all.

const SHORT = 2_040
const LONG = process.env['FLOWIR_LONG']
/** The short mode takes the same cases each time; the long one looks for new ones. */
const cases = (share: number): fc.Parameters<unknown> =>
  ({ numRuns: Math.ceil(Number(LONG ?? SHORT) * share / 24), ...(LONG === undefined ? { seed: 7 } : {}) })
const LIMIT = LONG === undefined ? 170_000 : 24 * 3_600_000

const CALM: Crash = { how: 'none' }
const apply = (flow: ToyFlow, list: readonly Edit[]): ToyFlow => list.reduce(edited, flow)
/** The crash, where the flow has the step it is about. */
const fitting = (flow: ToyFlow, given: Crash): Crash =>
  'stepId' in given && !allOf(flow.body).some((toy) => toy.id === given.stepId) ? CALM : given

/** A run that was begun and went as far as the crash let it; undefined when it never was. */
async function begun(flow: ToyFlow, given: Crash, p = 'a1'): Promise<Rig | undefined> {
  const rig = new Rig({ p })
  await rig.start(flow, fitting(flow, given))
  return await rig.exists() ? rig : undefined
}

const isAsking = (end: Ended): boolean => end.kind === 'ended' && end.result.outcome === 'awaitingHuman'
const heldRefs = (plan: ResumePlan): readonly string[] => plan.instances.filter((row) => row.gate?.state === 'held').map((row) => row.ref)

describe('the same flow', () => {
  const crashes = fc.array(crash, { minLength: 1, maxLength: 3 })

  test('after any crashes comes to what the calm run comes to, repeats nothing, and rules on nothing again', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, crashes, async (flow, [first = CALM, ...others]) => {
      const calm = await begun(flow, CALM)
      const rig = await begun(flow, first)
      if (rig === undefined) return
      let end: Ended | undefined
      for (const each of [...others, CALM, CALM]) {
        const [judged, head] = [await judgedRefs(rig), await headSeq(rig)]
        end = await rig.resume(flow, {}, fitting(flow, each))
        expect((await dispatchedBy(rig, head)).filter((ref) => judged.has(ref))).toEqual([])
        expect(await rulings(rig, head)).toEqual([])
        expect(end.kind).not.toBe('refused')
      }
      expect(await repeatedEffects(rig)).toEqual([])
      if (!isAsking(end!)) expect(await standing(rig)).toEqual(await standing(calm!))
    }), cases(6))
  }, LIMIT)

  test('is planned as kept, whatever the order of its keys and wherever its text stands', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, async (flow) => {
      const rig = new Rig()
      await rig.start(flow)
      const again = turnedAround(rig.sealed(flow))
      const { instances } = await rig.plan(flow, { flow: again })
      const acting = instances.filter((row) => row.word !== 'keep' && row.word !== 'skip')
      expect(acting).toEqual([])
      expect(instances.filter((row) => row.word === 'keep' && row.class !== 'clean')).toEqual([])
      const head = await headSeq(rig)
      const end = await rig.resume(flow, { flow: again })
      expect(end).toMatchObject({ kind: 'ended', result: { nothingToDo: true } })
      expect(await headSeq(rig)).toBe(head)
    }), cases(2))
  }, LIMIT)

  test('is gone on with alike whether its history is read as linear or aligned', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, crash, async (flow, given) => {
      const [linear, aligned] = [await begun(flow, given), await begun(flow, given)]
      if (linear === undefined || aligned === undefined) return
      const ends = [await linear.resume(flow), await aligned.resume(flow, { adoptRest: 'to align it' })]
      expect(ends.map((end) => end.kind === 'ended' ? end.result.outcome : end.kind)).toEqual(ends.map(() => outcomeOf(ends[0]!)))
      expect(await standing(aligned, 'untallied')).toEqual(await standing(linear, 'untallied'))
      expect(await dispatchedBy(aligned)).toEqual(await dispatchedBy(linear))
    }), cases(4))
  }, LIMIT)
})

const outcomeOf = (end: Ended): string => (end.kind === 'ended' ? end.result.outcome : end.kind)

/** The same flows with the keys of every object in another order, and read from elsewhere. */
function turnedAround({ root, flows }: FlowBundle): FlowBundle {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).reverse().map(([name, each]) => [name, turn(each)]))
  }
  const moved = (flow: FlowIR): FlowIR => ({ ...turn(flow) as FlowIR, sourceMap: [] })
  return { root: moved(root), flows: new Map<Hash, FlowIR>([...flows].map(([hash, flow]) => [hash, moved(flow)])) }
}

describe('a changed flow', () => {
  test('in which only expectations differ dispatches nothing that has a record, and asks nobody', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, edits(['expects'], 4), crash, async (flow, list, given) => {
      const rig = await begun(flow, 'dispatch' in given ? CALM : given)
      if (rig === undefined) return
      const [judged, head] = [await judgedRefs(rig), await headSeq(rig)]
      const end = await rig.resume(apply(flow, list))
      expect(end.kind).toBe('ended')
      expect((await dispatchedBy(rig, head)).filter((ref) => judged.has(ref))).toEqual([])
    }), cases(3))
  }, LIMIT)

  test('is gone on with as planned', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, crash, edits(), word, async (flow, given, list, said) => {
      const rig = await begun(flow, given)
      if (rig === undefined) return
      const next = apply(flow, list)
      const options = await optionsOf(rig, next, said)
      const [plan, head] = [await rig.plan(next, { ...options, ask: true }), await headSeq(rig)]
      const end = await rig.resume(next, options)
      if (heldRefs(plan).length > 0) {
        expect(outcomeOf(end)).toBe('refused')
        expect(await headSeq(rig)).toBe(head)
        return
      }
      await heldToPlan(rig, plan, head, end)
    }), cases(4))
  }, LIMIT)

  test('and back again repeats no effect that was not released, and a second resume has nothing to rule on', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, crash, edits(), word.filter((each) => each !== 'adopt'), async (flow, given, list, said) => {
      const rig = await begun(flow, given)
      if (rig === undefined) return
      for (const [next, how] of [[apply(flow, list), said], [flow, 'nothing'], [apply(flow, list), 'nothing'], [flow, said]] as const) {
        const end = await rig.resume(next, await optionsOf(rig, next, how))
        if (end.kind === 'refused' || isAsking(end) || outcomeOf(end) === 'gated') continue
        expect(await unsettled(rig, next)).toEqual([])
        const head = await headSeq(rig)
        expect(outcomeOf(await rig.resume(next))).toBe(outcomeOf(end))
        expect(await rulings(rig, head)).toEqual([])
      }
      expect(await repeatedEffects(rig)).toEqual([])
    }), cases(2))
  }, LIMIT)

  test('is aligned as the reference says', async () => {
    await fc.assert(fc.asyncProperty(toyFlow, crash, edits(), edits(), word, async (flow, given, first, second, said) => {
      const rig = await begun(flow, 'dispatch' in given ? CALM : given)
      if (rig === undefined) return
      await agree(rig, apply(flow, first), said)
      await rig.resume(apply(flow, first))
      await agree(rig, apply(apply(flow, first), second), said)
      await agree(rig, flow, said)
    }), cases(3))
  }, LIMIT)
})

/** What a plan would still do with the flow that the run has just gone on with: nothing is ruled on or asked twice. */
async function unsettled(rig: Rig, flow: ToyFlow): Promise<readonly object[]> {
  const { instances } = await rig.plan(flow)
  // A container that decides the same in a body that is held back is noted when that body comes to it.
  const isKept = ({ word: done, class: of, cause }: PlannedInstance): boolean =>
    done === 'keep' && (cause === 'decidesTheSame' || (of === 'clean' && cause === undefined))
  const left = instances.filter((row) => row.gate !== undefined || !(row.word === 'skip' || isKept(row)))
  return left.map(({ ref, class: of, word: done, cause }) => ({ ref, class: of, word: done, ...given('cause', cause) }))
}

/** What a person says: nothing, or a word for everything that is gated or could be. */
type Word = 'nothing' | 'allow' | 'adopt' | 'adoptRest' | 'param' | 'force'
const word = fc.constantFrom<Word>('nothing', 'nothing', 'allow', 'adopt', 'adoptRest', 'param', 'force')

/** With the flags that a plan prints; `ask`: one that knows what became of open dispatches. */
async function optionsOf(
  rig: Rig, flow: ToyFlow, said: Word, asked: Pick<PlanOptions, 'ask'> = { ask: true },
): Promise<Partial<ResumeOptions>> {
  if (said === 'nothing') return {}
  if (said === 'param') return { params: { p: 'b1' } }
  // What is under way keeps its place: whoever keeps records at new ones does so when nothing is.
  if (said === 'adoptRest') return (await rig.view()).open.length > 0 ? {} : { adoptRest: 'compared by hand' }
  const plan = await rig.plan(flow, asked)
  if (said === 'allow') return { allowMutatingReexec: heldRefs(plan) }
  if (said === 'adopt') return { adopt: (await adoptable(rig, plan)).map((ref) => ({ ref, reason: 'it landed' })) }
  return { forceReexecute: plan.instances.filter((row) => row.class !== 'orphaned').slice(0, 1).map((row) => row.ref) }
}

/** What can be kept for good: nothing that a halt has written over, no container over new instances. */
async function adoptable(rig: Rig, plan: ResumePlan): Promise<readonly string[]> {
  const records = new Map((await rig.records()).map((record) => [record.ref, record]))
  const isWhole = ({ ref, effect, gate }: PlannedInstance): boolean => {
    const record = records.get(ref)
    if (record === undefined || effect === undefined && !gate!.releases.every((each) => records.has(each))) return effect !== undefined
    return record.state === 'judged' || record.exit === undefined
  }
  return plan.instances.filter((row) => row.gate?.state === 'held' && isWhole(row)).map((row) => row.ref)
}

async function agree(rig: Rig, flow: ToyFlow, how: Word): Promise<void> {
  const options = await optionsOf(rig, flow, how, {})
  const said: Said = {
    p: options.params?.['p'] as string | undefined ?? rig.params.p, force: options.forceReexecute ?? [],
    allow: options.allowMutatingReexec ?? [], adopt: (options.adopt ?? []).map((each) => each.ref),
    adoptRest: options.adoptRest !== undefined,
  }
  const records = await rig.records()
  const model = referenceAlignment(deedsOf(records, rig.ran), flow, said)
  const { instances } = await rig.plan(flow, options)
  const real = new Map(instances.map((row): [string, Answer] =>
    [row.ref, { class: row.class, word: row.word, ...(row.gate === undefined ? {} : { gate: row.gate.cause }) }]))
  const known = new Set(records.map((record) => record.ref))
  expect(told(real, known)).toEqual(told(model, known))
}

/** Answers in words; those of instances that have no record and do not run say nothing. */
const told = (answers: ReadonlyMap<string, Answer>, known: ReadonlySet<string>): object => Object.fromEntries(
  [...answers].filter(([ref, each]) => known.has(ref) || each.word !== 'skip').map(([ref, each]): [string, string] => [ref, inWords(each)])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** What is left as it is in a body that does not go on is left, whatever speaks against it. */
const inWords = ({ class: of, word: done, gate }: Answer): string =>
  (done === 'skip' && of !== 'orphaned' ? 'skip' : [of, done, gate ?? []].flat().join(' '))

const RUNS: ReadonlySet<string> = new Set(['run', 'rerun'])
const isAround = (outer: PlannedInstance, ref: string): boolean => ref.startsWith(`${outer.ref}/`) || ref.startsWith(`${outer.ref}[`)

/** What was dispatched is what the plan said would run; what did not run, though planned, was kept from it by what ran before. */
async function heldToPlan(rig: Rig, plan: ResumePlan, head: number, end: Ended): Promise<void> {
  const rows = plan.instances.filter((row) => row.effect !== undefined && row.class !== 'orphaned' && row.fate === undefined)
  const fated = new Set(plan.instances.filter((row) => row.fate !== undefined).map((row) => row.ref))
  const dispatched = await dispatchedBy(rig, head)
  const planned = new Set(rows.filter((row) => RUNS.has(row.word)).map((row) => row.ref))
  const surprising = dispatched.filter((ref) => !planned.has(ref) && !fated.has(ref)
    && !plan.instances.some((row) => RUNS.has(row.word) && row.effect === undefined && isAround(row, ref)))
  expect(surprising).toEqual([])
  if (end.kind !== 'ended' || ['suspended', 'awaitingHuman', 'gated', 'blocked'].includes(end.result.outcome)) return
  const records = new Map((await rig.records()).map((record) => [record.ref, record]))
  const view = await rig.view()
  const idle = rows.filter((row) => RUNS.has(row.word) && !dispatched.includes(row.ref) && row.cause !== 'valueUnknown').filter((row) => {
    const record = records.get(row.ref)
    return record?.state === 'judged' && record.segment === view.segment && record.inputError === undefined
  })
  expect(idle.map((row) => row.ref)).toEqual([])
}
