import { describe, expect, it } from 'vitest'
import { dossierOf, eventsOfInstance } from '../../src/core/view/dossier.ts'
import { reportOf } from '../../src/core/view/report.ts'
import { historyOf } from '../../src/core/view/run-history.ts'
import { timelineOf } from '../../src/core/view/timeline.ts'
import type { RejudgedRun } from '../../src/core/view/rejudge.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import { flowOf, holds, lit, ref, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// A verdict whose expectations were taken out of the flow: it counts no more, and nothing shows it as if it did.

const NEVER = { ...holds(lit(false)), assertId: 'never' }
const ALWAYS = { ...holds(lit(true)), assertId: 'always' }
const publish = (...assertions: readonly unknown[]): FlowIR => flowOf([change('publish', { assertions })])

const inside = (...assertions: readonly unknown[]): FlowIR => flowOf([
  step({ kind: 'if', stepId: 'c', cond: lit(true), then: [look('sa', { assertions: [ALWAYS] }), change('put', { assertions })] }),
])

describe('judging archived runs by a flow that judges a step by nothing any more', () => {
  const rejudged = async (saga: Saga, flow: FlowIR, record = false): Promise<RejudgedRun | undefined> =>
    (await saga.runner.rejudge(flow, { record })).runs[0]

  it('tells the step, and what is around it', async () => {
    const saga = new Saga()
    await saga.start(inside(NEVER))
    const { runs, totals } = await saga.runner.rejudge(inside())
    expect(totals).toEqual({ runs: 1, judged: 2, flips: 2, passToFail: 0, withdrawn: 1, problems: 0, unrecorded: 0 })
    expect(runs).toEqual([{
      runId: 'r1', judged: 2, flips: [
        { ref: 'c', before: 'fail', after: 'pass', reason: expect.any(String) as string },
        { ref: 'put', before: 'fail', reason: 'nothing judges it any more' },
      ],
    }])
  })

  it('writes nothing of such a run, so that no verdict in the log contradicts another, and says who takes it over', async () => {
    const saga = new Saga()
    await saga.start(inside(NEVER))
    const head = await saga.store.head('r1')
    const run = await rejudged(saga, inside(), true)
    expect(run).not.toHaveProperty('recorded')
    expect(run).toMatchObject({ unrecorded: 'a verdict is taken back, which only a resume under this flow writes down' })
    expect(await saga.store.head('r1')).toEqual(head)
    expect((await saga.resume(inside())).outcome).toBe('passed')
    expect((await saga.store.records('r1', ['c', 'put'])).map((record) => record.verdict?.verdict)).toEqual(['pass', undefined])
    expect(await rejudged(saga, inside(), true)).toEqual({ runId: 'r1', judged: 0, flips: [] })
    expect(saga.acted).toEqual(['sa', 'put'])
  })

  it('takes a pass back as well, which is no pass that fails', async () => {
    const saga = new Saga()
    await saga.start(publish(ALWAYS))
    const { runs, totals } = await saga.runner.rejudge(publish(), { record: true })
    expect(runs[0]?.flips).toEqual([{ ref: 'publish', before: 'pass', reason: 'nothing judges it any more' }])
    expect(totals).toMatchObject({ passToFail: 0, withdrawn: 1, unrecorded: 1 })
  })

  it('records the other runs of the flow', async () => {
    const saga = new Saga()
    const both = (first: readonly unknown[], second: readonly unknown[]): FlowIR =>
      flowOf([change('a', { assertions: first }), change('b', { assertions: second })])
    for (const [runId, flow] of [['r1', both([ALWAYS], [ALWAYS])], ['r2', both([], [ALWAYS])]] as const) {
      await (await saga.runner.start(flow, { runId, platform: 'test' })).result()
    }
    const view = await saga.runner.rejudge(both([], [NEVER]), { record: true })
    expect(view.totals).toMatchObject({ runs: 2, passToFail: 2, withdrawn: 1, unrecorded: 1 })
    expect(Object.fromEntries(view.runs.map((run) => [run.runId, run.recorded]))).toEqual({ r1: undefined, r2: true })
  })
})

describe('the views of a run', () => {
  const shown = async ({ store }: Saga, stepId: string) => {
    const [view, events] = [await store.checkpoint('r1'), await store.events('r1', { limit: 1000 })]
    const records = await store.records('r1', [stepId])
    const [record] = records
    if (view === undefined || record === undefined) throw new Error(`nothing is known of ${stepId}`)
    return {
      row: reportOf(view, records, { history: historyOf(events) }).steps.rows[0],
      dossier: dossierOf('r1', record, [...eventsOfInstance(events, stepId)], { since: 1 }),
      verdicts: timelineOf('r1', events, { filter: 'verdicts' }).rows.map(({ text }) => text),
    }
  }

  it('show a withdrawn verdict as one of before, and not its reason', async () => {
    const saga = new Saga()
    await saga.start(publish(NEVER))
    const before = await shown(saga, 'publish')
    expect(before.row).toMatchObject({ standing: 'fail', reason: expect.stringContaining('never') as string, supersededVerdicts: [] })
    await saga.resume(publish())
    const { row, dossier, verdicts } = await shown(saga, 'publish')
    expect(row).toMatchObject({ standing: 'unverified', assertions: [], superseded: 1, supersededVerdicts: [{ verdict: 'fail' }] })
    expect(row).not.toHaveProperty('reason')
    expect(dossier).toMatchObject({ assertions: [], verdicts: [{ verdict: 'fail', withdrawnBy: row?.supersededVerdicts[0]?.by }] })
    expect(verdicts.at(-1)).toContain('nothing judges it any more')
    await saga.resume(publish(ALWAYS))
    const again = await shown(saga, 'publish')
    expect(again.row).toMatchObject({ standing: 'pass', superseded: 1, assertions: [{ assertId: 'always' }] })
    expect(again.row?.supersededVerdicts.map((old) => old.verdict)).toEqual(['fail'])
    expect(again.dossier.verdicts).toMatchObject([{ verdict: 'fail', withdrawnBy: expect.any(Number) as number }, { verdict: 'pass' }])
    expect(again.dossier.verdicts[1]).not.toHaveProperty('withdrawnBy')
  })

  it('show only the expectations that gave the verdict in force', async () => {
    const saga = new Saga()
    await saga.start(publish(NEVER, ALWAYS))
    await saga.resume(publish(ALWAYS))
    const { row, dossier } = await shown(saga, 'publish')
    expect(row?.standing).toBe('pass')
    expect(dossier.assertions.map(({ assertId, verdict }) => [assertId, verdict])).toEqual([['always', 'pass']])
  })

  it('show none where the verdict in force was given by something else', async () => {
    const saga = new Saga()
    await saga.start(publish(NEVER))
    await saga.resume(flowOf([change('publish', { assertions: [], outputs: { v: ref('output.nope') } })]))
    const { row } = await shown(saga, 'publish')
    expect(row).toMatchObject({ standing: 'fail', assertions: [] })
    expect(row?.reason).not.toContain('never')
  })

  it('show a withdrawn verdict at the step that takes the other over', async () => {
    const saga = new Saga()
    await saga.start(publish(NEVER))
    await saga.resume(flowOf([change('ship', { assertions: [] })]), { adopt: [{ ref: 'ship', reason: 'renamed' }] })
    const { row } = await shown(saga, 'ship')
    expect(row).toMatchObject({ standing: 'unverified', assertions: [], supersededVerdicts: [{ verdict: 'fail' }] })
  })
})
