import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { change, flowOf, OK } from './support/flows.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

const three = () => flowOf([change('one'), change('two'), change('three')])
const ids = (world: { readonly dispatched: readonly { readonly stepId: string }[] }) => world.dispatched.map((row) => row.stepId)

// covers: RUN-04 ST-17
test.each(STORES)('a run stopped after two steps goes on with the third alone (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: fakeWorld().script(OK, OK, OK) })
  expect((await stage.start(three(), { stopAfter: 'two' })).result.outcome).toBe('suspended')
  const { result, of, story } = await stage.resume()
  expect(result).toMatchObject({ outcome: 'passed', verdict: 'pass' })
  expect(ids(stage.world)).toEqual(['one', 'two', 'three'])
  const [resumed] = of('runResumed')
  const [started] = of('runStarted')
  expect(resumed?.segment).toBe(2)
  expect(resumed?.payload.sessions).toHaveLength(1)
  expect(resumed?.payload.sessions[0]?.sessionId).not.toBe(started?.payload.sessions[0]?.sessionId)
  const view = await stage.store.checkpoint('r1')
  expect(view?.header.segments.flatMap((row) => row.sessions.map((session) => session.sessionId))).toEqual(
    [started?.payload.sessions[0]?.sessionId, resumed?.payload.sessions[0]?.sessionId],
  )
  expect(of('preflightProbed')).toMatchObject([{ payload: { results: [], holds: null } }])
  expect(story.slice(story.indexOf('runResumed'))).toEqual([
    'runResumed', 'stepEntered three', 'preflightProbed three', 'actionIntent three', 'actionSettled three', 'assertionEvaluated three',
    'verdictRecorded three', 'stepExited three', 'runFinished',
  ])
})
