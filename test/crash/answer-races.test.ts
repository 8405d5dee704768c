import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Runner } from '../../src/engine/runner.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { flowOf, human } from '../behaviour/support/flows.ts'
import { ended, nextMessage, startChild } from './start-child.ts'

const TIMES = 200

// covers: ST-09
test('of two processes that answer at once, 200 times, one is accepted each time and the other told who was', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'answer-races-'))
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  const runner = new Runner({ store, providers: [], lookEveryMs: 0 })
  const children = [['ann', 'yes'], ['bob', 'no']].map((who) => startChild('answer-in-turn', dir, ...who))
  try {
    await Promise.all(children.map((child) => nextMessage(child)))
    const winners = new Set<string>()
    for (let i = 0; i < TIMES; i += 1) {
      const runId = `r${String(i)}`
      await (await runner.start(flowOf([human('approve')]), { runId })).result()
      const requestId = (await store.checkpoint(runId))?.requests[0]?.payload.requestId ?? ''
      const said = Promise.all(children.map((child) => nextMessage<string>(child)))
      for (const child of i % 2 === 0 ? children : [...children].reverse()) child.send({ runId, requestId })
      const words = await said
      const [winner, loser] = words[0] === 'accepted' ? ['ann', words[1]] : ['bob', words[0]]
      expect(words.filter((word) => word === 'accepted')).toHaveLength(1)
      expect(loser).toMatch(new RegExp(`^human.answer-refused: .*"${requestId}" is answered already: test:${winner} said `))
      const events = (await store.events(runId)).filter((event) => event.type === 'humanResponded')
      expect(events.map(({ payload }) => payload.actor)).toEqual([`test:${winner}`])
      winners.add(winner)
    }
    expect([...winners].sort()).toEqual(['ann', 'bob'])
    expect(await store.verify()).toEqual([])
  } finally {
    for (const child of children) { child.send('end'); await ended(child) }
    await store.close()
    rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)
