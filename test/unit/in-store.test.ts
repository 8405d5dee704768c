import { expect, test } from 'vitest'
import { inStore, storeIn } from '../../src/cli/in-store.ts'

test.each([
  ['runner ls', 'a b', 'runner --store \'a b\' ls'],
  ['runner resume r1 goes on with it', 's', 'runner --store s resume r1 goes on with it'],
  ['ask again when that is over: runner log r1 -f', 's', 'ask again when that is over: runner --store s log r1 -f'],
  ['runner plan r1 or runner gc', '$1', 'runner --store \'$1\' plan r1 or runner --store \'$1\' gc'],
  ['runner lock', 's', 'runner lock'], ['runner resume r1 --store s', 's', 'runner resume r1 --store s'],
  ['leave the flag out', 's', 'leave the flag out'], ['runner ls', undefined, 'runner ls'],
])('%s in %s', (text, store, expected) => {
  expect(inStore(text, store)).toBe(expected)
})

test.each([
  [['status', '--store', 's'], 's'], [['--store=a=b', 'ls'], 'a=b'], [['ls'], undefined], [['ls', '--store'], undefined],
])('the store of %j', (argv, expected) => {
  expect(storeIn(argv)).toBe(expected)
})
