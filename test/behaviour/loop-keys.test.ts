import { expect, test } from 'vitest'
import type { Json } from '../../src/base/json.ts'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import { change, each, flowOf, OK, ref } from './support/flows.ts'
import { always } from './support/hold-open.ts'
import { play } from './support/play.ts'

// Keys of rounds are known only when the items are. Rounds that cannot be told apart are a failure of the loop, by name.

const flow = (more: object = {}) => flowOf([{ ...each('each', [], [change('work')], { key: ref('iter.item'), concurrency: 4, ...more }),
  items: ref('params.items') } as never], { params: [{ name: 'items', schema: {}, required: true }] })

test.each<{ readonly items: Json; readonly says: string }>([
  { items: ['a', 'b', 'a'], says: 'two items have the key "a"' }, { items: ['a', 2], says: 'the key of item 2 is not a string' },
  { items: [null], says: 'the key of item 1 is not a string' }, { items: 'ab', says: 'list' },
])('a loop over $items fails before any of its rounds begins', async ({ items, says }) => {
  const { result, of, world } = await play(flow(), { start: { params: { items } }, world: always(OK) })
  expect(result.outcome).toBe('failed')
  expect(of('stepExited').map((event) => instanceRef(event.runPath))).toEqual(['each'])
  expect(JSON.stringify(of('stepEntered', 'each')[0]?.payload)).toContain(says.replaceAll('"', '\\"'))
  expect(world.dispatchCount).toBe(0)
})

test('a loop over nothing is over at once, and one of more at once than there are items runs all', async () => {
  const none = await play(flow(), { start: { params: { items: [] } }, world: always(OK) })
  expect([none.result.outcome, none.world.dispatchCount]).toEqual(['unverified', 0])
  const many = await play(flow({ concurrency: 1_000_000_000 }), { start: { params: { items: ['a', 'b', 'c'] } }, world: always(OK) })
  expect([many.result.outcome, many.world.dispatchCount]).toEqual(['passed', 3])
})
