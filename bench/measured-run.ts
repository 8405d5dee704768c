import { given } from '../src/base/given.ts'
import { Runner } from '../src/engine/runner.ts'
import type { FlowIR } from '../src/model/flow.ts'
import { openSqliteStore, type SqliteStore } from '../src/stores/sqlite/sqlite-store.ts'
import { instant } from './instant-provider.ts'

/** What a stretch took: wall and processor time of this process. */
export interface Took { readonly steps: number; readonly wallUs: number; readonly cpuUs: number }

/** Starts counting; the function given tells what it took since. */
export function stopwatch(): (steps: number) => Took {
  const began = performance.now()
  const cpu = process.cpuUsage()
  return (steps) => {
    const { user, system } = process.cpuUsage(cpu)
    return { steps, wallUs: (performance.now() - began) * 1_000, cpuUs: user + system }
  }
}

/** Works with the store of a folder, made when it is not there. */
export async function withStore<T>(dir: string, work: (store: SqliteStore) => Promise<T>): Promise<T> {
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** How much is run at once: slots, and runs of the flow. */
export interface Beside { readonly slots?: number; readonly runs?: number }

/** Runs a flow to its end. */
export async function runMeasured(
  store: SqliteStore, flow: FlowIR, onDispatch: () => Promise<void> | undefined, { slots, runs = 1 }: Beside = {},
): Promise<void> {
  await using runner = new Runner({ store, providers: [instant(onDispatch)], ...given('concurrency', slots) })
  const started = await Promise.all(Array.from({ length: runs }, () => runner.start(flow)))
  for (const run of started) {
    const { outcome, reason } = await run.result()
    if (outcome !== 'passed') throw new Error(`the measured run ended ${outcome}: ${reason ?? ''}`)
  }
}

/** Runs a flow of so many dispatches, in all its runs together; what is timed is from the first dispatch to the last. */
export async function timeRun(store: SqliteStore, flow: FlowIR, count: number, beside: Beside = {}): Promise<Took> {
  let seen = 0
  let read: ReturnType<typeof stopwatch> | undefined
  let took: Took | undefined
  await runMeasured(store, flow, () => {
    seen += 1
    if (seen === 1) read = stopwatch()
    if (seen === count) took = read?.(count - 1)
    return undefined
  }, beside)
  if (took === undefined) throw new Error(`${String(seen)} dispatches were seen instead of ${String(count)}`)
  return took
}
