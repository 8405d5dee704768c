import { Fault } from '../model/fault.ts'
import type { RunStore } from '../ports/run-store.ts'

const LATEST = '@latest'
const SHOWN = 5

async function latest(store: Pick<RunStore, 'runs'>): Promise<string> {
  const [row] = await store.runs({ limit: 1 })
  if (row !== undefined) return row.runId
  throw new Fault('run.unknown', 'the store holds no run yet', { next: 'runner run FLOW' })
}

/**
 * The run that a word names: its id, the beginning of it when no other begins so, `@latest`; without a word the newest.
 * @throws Fault run.unknown, run.ambiguous
 */
export async function resolveRun(store: Pick<RunStore, 'runs' | 'runIdsWithPrefix'>, word: string = LATEST): Promise<string> {
  if (word === LATEST) return latest(store)
  const ids = word === '' ? [] : await store.runIdsWithPrefix(word, SHOWN + 1)
  const [only, ...others] = ids
  if (only === undefined) throw new Fault('run.unknown', `no run matches "${word}"`, { next: 'runner ls' })
  if (others.length === 0 || ids.includes(word)) return ids.includes(word) ? word : only
  const more = others.length < SHOWN ? '' : ', …'
  throw new Fault('run.ambiguous', `"${word}" begins several run ids: ${ids.slice(0, SHOWN).join(', ')}${more}`, {
    next: 'type more of the id', data: { candidates: ids.slice(0, SHOWN) },
  })
}
