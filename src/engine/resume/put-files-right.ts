import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '../../base/message-of.ts'
import type { CapturedFile } from '../../core/align/explain-files.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { isFault } from '../../model/fault.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { blocked, restoreFiles } from '../world/restore-files.ts'
import type { AlignedInWorld } from './align-in-world.ts'
import type { FileDue } from './artifacts-due.ts'
import type { Resumption } from './continuation.ts'

/**
 * Puts back what is missing and what a person wants back, and captures what a person accepts.
 * @returns what the log is told of it
 * @throws Fault resume.artifact-blocked, and the store's own
 */
export async function putFilesRight({ run, filesPut }: Resumption, { due, records }: AlignedInWorld): Promise<readonly EventDraft[]> {
  const { store, workDir } = run.tools
  const [back, accepted] = [due.filter((each) => each.fate === 'restore'), due.filter((each) => each.fate === 'accept')]
  const versions = await Promise.all(accepted.map(({ found }) => capture(run.values, workDir, found.captured.file)))
  const files = back.map(({ found: { captured: { file }, state } }) => ({ file, overwrites: state.kind === 'altered' }))
  await restoreFiles(workDir, store.evidence, files)
  for (const each of back) filesPut.set(each.found.captured.file.path, restored(each, records))
  await run.records([...new Set(due.map((each) => each.found.captured.ref))])
  return [...filesPut.values(), ...stored(accepted, versions, records)]
}

const runPathOf = (records: AlignedInWorld['records'], ref: InstanceRef): StepRecord['runPath'] => records.get(ref)?.runPath ?? []

const restored = ({ found: { captured: { ref, name, file } } }: FileDue, records: AlignedInWorld['records']): EventDraft => ({
  type: 'artifactRestored', runPath: runPathOf(records, ref), payload: { name, path: file.path, hash: file.hash },
})

async function capture(values: Resumption['run']['values'], workDir: string, { path: file }: CapturedFile): Promise<CapturedFile> {
  const place = path.join(workDir, file)
  try {
    const { mode } = await stat(place)
    const { hash, bytes } = await values.copy(file, 'application/octet-stream', createReadStream(place))
    return { path: file, hash, bytes, mode: mode & 0o777 }
  } catch (error) {
    throw isFault(error) ? error : blocked(file, messageOf(error), error)
  }
}

/** Artifacts with all their files, those that were accepted in their new version. */
function stored(
  accepted: readonly FileDue[], versions: readonly CapturedFile[], records: AlignedInWorld['records'],
): readonly EventDraft[] {
  const newest = new Map(versions.map((file) => [file.path, file]))
  const artifacts = new Map(accepted.map(({ found: { captured } }) => [`${captured.ref} ${captured.name}`, captured]))
  return [...artifacts.values()].map(({ ref, name }): EventDraft => {
    const { seq, ...row } = records.get(ref)?.artifacts?.find((each) => each.name === name) ?? { seq: 0, name, files: [] }
    return {
      type: 'artifactStored', runPath: runPathOf(records, ref),
      payload: { ...row, files: row.files.map((file) => newest.get(file.path) ?? { since: seq, ...file }) },
    }
  })
}
