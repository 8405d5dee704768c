// Appends until the store is full, then says what it was told and what had been acknowledged before.
import { isFault } from '../../../src/model/fault.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../../src/testing/store/run-writer.ts'
import { started, wholeStep } from '../../../src/testing/store/sample-log.ts'

const store = openSqliteStore(process.argv[2] ?? '', { mode: 'write' })
const run = new RunWriter(store, 'r1')
const codeOf = (error: unknown): string => (isFault(error) ? error.code : String(error))
const codes: string[] = []
try {
  await run.append([started()], { flush: true })
  for (let n = 0; ; n++) await run.append(wholeStep(`step-${String(n)}`), { flush: n % 2 === 0 })
} catch (error) {
  codes.push(codeOf(error))
}
await store.evidence.write(new Uint8Array(4_000_000)).catch((error: unknown) => codes.push(codeOf(error)))
const readable = (await store.events('r1', { limit: 1 })).length
await store.close()
console.log(JSON.stringify({ codes, seq: run.head.seq, readable }))
