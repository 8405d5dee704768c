// Opens a store that others open at the same time, appends some runs, and closes it.
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../../src/testing/store/run-writer.ts'
import { sampleRun } from '../../../src/testing/store/sample-log.ts'

const [, , dir = '', name = ''] = process.argv
process.once('message', () => {
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  void Promise.all(Array.from({ length: 10 }, async (_, n) => {
    const run = new RunWriter(store, `${name}-${String(n)}`)
    for (const event of sampleRun()) await run.append([event], { flush: event.type === 'actionIntent' })
  })).then(() => store.close()).then(() => process.disconnect())
})
process.send?.('ready')
