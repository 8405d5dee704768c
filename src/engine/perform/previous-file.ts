import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { sha256Hex } from '../../core/hash/sha256.ts'
import type { JsonObject } from '../../base/json.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { writeWhole } from '../source/write-whole.ts'

// What an earlier run of a step left, as a file for commands: one document per instance, beside what providers keep of the run's calls.
// It is there before the dispatch that reads it, and gone when the instance has left.

const FOLDER = 'previous'
const PRIVATE = 0o700

interface Place { readonly runId: string; readonly store: Pick<RunStore, 'journalDir'> }

const folderOf = ({ store, runId }: Place): string => path.join(store.journalDir, encodeURIComponent(runId), FOLDER)
const fileOf = (place: Place, ref: InstanceRef): string => path.join(folderOf(place), `${sha256Hex(ref).slice(0, 32)}.json`)

/** Writes it whole, in place of the one before. @returns where */
export async function writePrevious(place: Place, ref: InstanceRef, value: JsonObject): Promise<string> {
  const file = fileOf(place, ref)
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE })
  await writeWhole(file, `${JSON.stringify(value, null, 2)}\n`)
  return file
}

/** Removes those of instances that have left. What cannot be removed goes with the run's journal. */
export async function removePrevious(place: Place, refs: readonly InstanceRef[]): Promise<void> {
  await Promise.allSettled(refs.map((ref) => rm(fileOf(place, ref), { force: true })))
}
