import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { change, flowOf, human, lit, look, NOT_OK, OK, ref, type More } from './support/flows.ts'
import { Stage } from './support/stage.ts'

// What an answer covers when the flow, or what it was shown, changes.

const allOk = () => fakeWorld().script(OK, OK, OK, OK)
const approval = () => flowOf([look('pack'), human('approve'), change('publish')])
const refusal = (about: RegExp) => ({ code: 'human.answer-refused', message: expect.stringMatching(about) as string })

const VERSION = { name: 'version', schema: { type: 'string' }, required: true } as const
const versioned = (publish: More = {}, approve: More = {}) => flowOf(
  [human('approve', { prompt: { fn: 'concat', args: [lit('Publish '), ref('params.version')] }, ...approve }), change('publish', publish)],
  { params: [VERSION] },
)

test('an answer is not used for a question that has changed since: it is asked anew, and the old one is closed', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  const first = await stage.start(versioned(), { params: { version: 'one' } })
  await stage.answer('yes')
  const asked = await stage.resume({ params: { version: 'two' } })
  expect(asked.result.outcome).toBe('awaitingHuman')
  expect(asked.of('humanRequested').map(({ payload }) => payload.prompt)).toEqual(['Publish one', 'Publish two'])
  const requestId = first.of('humanRequested')[0]?.payload.requestId ?? ''
  await expect(stage.answer({ requestId, decision: 'yes' })).rejects.toMatchObject(refusal(/answered already/))
  await stage.answer('yes')
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test('a pending question whose text changes is closed: a late answer to it is refused by name', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  const first = await stage.start(versioned(), { params: { version: 'one' } })
  await stage.resume({ params: { version: 'two' } })
  const requestId = first.of('humanRequested')[0]?.payload.requestId ?? ''
  await expect(stage.answer({ requestId, decision: 'yes' })).rejects.toMatchObject(refusal(/is closed/))
})

test('an answer stands while what follows is edited, and so does a question that is pending', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(NOT_OK, OK) })
  await stage.start(versioned(), { params: { version: 'one' } })
  const pendingStill = await stage.resume({ flow: versioned({ timeoutMs: 5 }, { timeoutMs: 1 }) })
  expect(pendingStill.of('humanRequested')).toHaveLength(1)
  await stage.answer('yes')
  expect((await stage.resume()).result.outcome).toBe('failed')
  const edited = versioned({ binding: { attempts: [{ actionName: 'fake:change', args: { name: lit('again') } }] } })
  const { result, of } = await stage.resume({ flow: edited, allowMutatingReexec: ['publish'] })
  expect(result.outcome).toBe('passed')
  expect(of('humanRequested')).toHaveLength(1)
})

test('a step before it that runs again has the question asked again: its world came after', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(approval())
  await stage.answer('yes')
  await stage.resume()
  const again = await stage.resume({ forceReexecute: ['pack'], adopt: [{ ref: 'publish', reason: 'done' }] })
  expect(again.of('humanRequested')).toHaveLength(2)
})
