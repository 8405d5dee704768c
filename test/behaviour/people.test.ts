import { expect, test } from 'vitest'
import { change, flowOf, human, lit, look, OK, ref } from './support/flows.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'
import { fakeWorld } from '../../src/providers/index.ts'

const approval = () => flowOf([look('pack'), human('approve'), change('publish')])
const allOk = () => fakeWorld().script(OK, OK, OK, OK)

test.each(STORES)('a question suspends the run; an answer lets any later process go on, and is not asked again (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: allOk() })
  const asked = await stage.start(approval())
  expect(asked.result.outcome).toBe('awaitingHuman')
  expect(asked.of('humanRequested', 'approve')[0]?.payload).toMatchObject({
    kind: 'step', mode: 'confirm', prompt: 'May approve be?', decisions: ['yes', 'no'],
  })
  const again = await stage.resume()
  expect(again.result.outcome).toBe('awaitingHuman')
  expect(again.of('humanRequested')).toHaveLength(1)
  expect(stage.world.dispatchCount).toBe(1)
  await stage.answer('yes')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('humanRequested')).toHaveLength(1)
  const verdict = of('verdictRecorded', 'approve')[0]?.payload
  expect(verdict).toMatchObject({ verdict: 'pass', cites: [of('humanResponded')[0]?.payload.evidence] })
})
