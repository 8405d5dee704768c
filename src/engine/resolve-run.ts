import { Fault } from '../model/fault.ts'
import type { RunStore } from '../ports/run-store.ts'
import { historyRemoved } from './removed-run.ts'

const LATEST = '@latest'
const SHOWN = 5

type Finding = Pick<RunStore, 'runs' | 'runIdsWithPrefix' | 'removedRun'>

async function latest(store: Pick<RunStore, 'runs'>): Promise<string> {
  const [row] = await store.runs({ limit: 1 })
  if (row !== undefined) return row.runId
  throw new Fault('run.unknown', 'the store holds no run yet', { next: 'runner run FLOW' })
}

/**
 * The run that a word names: its id, the beginning of it when no other begins so, `@latest`; without a word the newest.
 * @throws Fault run.unknown, run.ambiguous, run.history-missing for the id of a run that was removed
 */
export async function resolveRun(store: Finding, word: string = LATEST): Promise<string> {
  if (word === LATEST) return latest(store)
  const ids = word === '' ? [] : await store.runIdsWithPrefix(word, SHOWN + 1)
  if (ids.includes(word)) return word
  const removed = await store.removedRun(word)
  if (removed !== undefined) throw historyRemoved(removed)
  const [only, ...others] = ids
  if (only === undefined) throw new Fault('run.unknown', `no run matches "${word}"`, { next: 'runner ls' })
  if (others.length === 0) return only
  const more = others.length < SHOWN ? '' : ', …'
  throw new Fault('run.ambiguous', `"${word}" begins several run ids: ${ids.slice(0, SHOWN).join(', ')}${more}`, {
    next: 'type more of the id', data: { candidates: ids.slice(0, SHOWN) },
  })
}
