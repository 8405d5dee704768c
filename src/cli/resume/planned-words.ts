import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { causeText } from '../../core/view/plain-words.ts'
import type { Planned, PlannedWord } from '../../core/view/planned-word.ts'
import { segmentStart } from '../../core/view/run-reason.ts'
import { CAUSES, type Cause } from '../../model/alignment.ts'
import { PLAN_WORDS, type PlanWord } from '../../model/vocabulary.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { checkpointOf, storedValue } from '../read-run.ts'

const isWord = (value: unknown): value is PlanWord => (PLAN_WORDS as readonly unknown[]).includes(value)
const isCause = (value: unknown): value is Cause => (CAUSES as readonly unknown[]).includes(value)

function plannedOf({ word, reason, cause, class: found }: JsonObject): PlannedWord | undefined {
  if (!isWord(word)) return undefined
  if (found === 'orphaned') return { word, orphaned: true }
  if (word === 'keep') return { word }
  const text = typeof reason === 'string' && reason !== '' ? reason : isCause(cause) ? causeText(cause) : undefined
  return text === undefined ? { word } : { word, reason: text }
}

const instancesOf = (report: Json): readonly Json[] =>
  (isJsonObject(report) && Array.isArray(report['instances']) ? report['instances'] as readonly Json[] : [])

/**
 * What the newest segment was to do with each instance, as its first event keeps it. Undefined for the first segment, and for one that
 * only goes on.
 */
export async function plannedWords(store: RunStore, runId: string): Promise<Planned | undefined> {
  const since = segmentStart(await checkpointOf(store, runId))
  const [first] = await store.events(runId, { after: since - 1, limit: 1 })
  const hash = first?.type === 'runResumed' ? first.payload.report?.evidence : undefined
  if (hash === undefined) return undefined
  const rows = instancesOf(await storedValue(store, { evidence: hash, bytes: 0 })).filter((row) => isJsonObject(row))
  const words = new Map(rows.map((row) => [row['ref'], plannedOf(row)]))
  return words.size === 0 ? undefined : (ref) => words.get(ref)
}
