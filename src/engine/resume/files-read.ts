import type { FilesRead } from '../../core/align/explain-files.ts'
import { attemptsOf } from '../../core/fold/ledger.ts'
import { readSources } from '../../core/world/sources-document.ts'
import { isJsonObject, type Json } from '../../base/json.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { Hash } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Fingerprint } from '../../model/world-file.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Fingerprints } from '../world/fingerprint.ts'
import { Values } from '../values.ts'
import { WorldRefused } from '../world/world-refused.ts'

type Reading = Pick<RunStore, 'events' | 'evidence'>

interface Found { readonly record: StepRecord; readonly seq: number; readonly sourcesDigest: Hash; readonly sourcesStat?: Hash | undefined }

/**
 * What the newest dispatch of a record's own entry was about to read, or what it was kept under since. One that is to be dispatched again
 * looks for itself.
 */
function foundBy(record: StepRecord): Found | undefined {
  const intent = attemptsOf(record).at(-1)
  const { sourcesKept } = record
  if (sourcesKept !== undefined && sourcesKept.seq >= (intent?.seq ?? 0)) return { record, ...sourcesKept }
  if (intent?.sourcesDigest === undefined) return undefined
  const { seq, settled, sourcesDigest, sourcesStat } = intent
  const isToCome = record.exit === undefined && settled !== undefined && settled.terminal !== 'succeeded'
  return isToCome ? undefined : { record, seq, sourcesDigest, sourcesStat }
}

/**
 * Holds what steps found in their files against what is there: by the globs they were looked for with, files that did not change not read.
 * @throws Fault resume.sources-unreadable, and the store's own
 */
export async function filesRead(
  store: Reading, runId: string, records: readonly StepRecord[], fingerprints: Fingerprints,
): Promise<ReadonlyMap<InstanceRef, FilesRead>> {
  const values = new Values(store.evidence)
  const document = (hash: Hash): Promise<Json> => values.load({ evidence: hash, bytes: 0 })
  const now = new Map<string, Promise<Fingerprint>>()
  const read = new Map<InstanceRef, FilesRead>()
  for (const { record, seq, sourcesDigest, sourcesStat } of records.flatMap((each) => foundBy(each) ?? [])) {
    const before = readSources(await document(sourcesDigest), sourcesStat === undefined ? undefined : await document(sourcesStat))
    fingerprints.remember(before)
    const globs = await globsOf(store, runId, record, values)
    const key = JSON.stringify(globs)
    const look = now.get(key) ?? takeFor(fingerprints, globs, record.ref)
    now.set(key, look)
    read.set(record.ref, { seq, globs, before, now: (await look).files })
  }
  return read
}

async function takeFor(fingerprints: Fingerprints, globs: readonly string[], ref: InstanceRef): Promise<Fingerprint> {
  try {
    return await fingerprints.take(globs)
  } catch (error) {
    if (!(error instanceof WorldRefused)) throw error
    throw new Fault('resume.sources-unreadable', `${ref} reads ${error.message}`, {
      cause: error, next: 'make it readable, then resume again', data: { ref, path: error.path },
    })
  }
}

/** The globs of its entry: an adoption may have put others into the record since. */
async function globsOf(store: Reading, runId: string, record: StepRecord, values: Values): Promise<readonly string[]> {
  const [entered] = record.adoptedSeq === undefined ? [] : await store.events(runId, { after: record.enteredSeq - 1, limit: 1 })
  const stored = entered?.type === 'stepEntered' ? entered.payload.resolvedInputs : record.resolvedInputs
  const inputs = stored === null ? {} : await values.load(stored)
  const globs: Json = isJsonObject(inputs) ? inputs['sources'] ?? [] : []
  return Array.isArray(globs) ? (globs as readonly Json[]).filter((glob) => typeof glob === 'string') : []
}
