import { newestCaptured, type CapturedFile } from '../../core/align/explain-files.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Keep } from '../world/keep.ts'
import type { FoundArtifact } from '../world/look-again.ts'
import { removeDrafts, restoreFiles } from '../world/restore-files.ts'
import { diskFolder } from '../world/work-folder.ts'
import type { AlignedInWorld } from './align-in-world.ts'
import type { FileDue } from './artifacts-due.ts'
import type { Resumption } from './continuation.ts'
import { filesChanged } from './plan-basis.ts'

/**
 * Puts back what is missing and what a person wants back, and captures what a person accepts.
 * @returns what the log is told of it
 * @throws Fault resume.artifact-blocked, resume.plan-stale, and the store's own
 */
export async function putFilesRight(resumption: Resumption, { due, records }: AlignedInWorld): Promise<readonly EventDraft[]> {
  const { run, filesPut } = resumption
  const { store, workDir, runId } = run.tools
  await removeDrafts(workDir, runId, newestCaptured(records.values()).keys())
  const [back, accepted] = [due.filter((each) => each.fate === 'restore'), due.filter((each) => each.fate === 'accept')]
  const versions = await Promise.all(accepted.map(({ found }) => capture(resumption, found)))
  const files = back.map(({ found: { captured: { file }, state } }) => ({ file, overwrites: state.kind === 'altered' }))
  await restoreFiles(workDir, store.evidence, files, runId)
  for (const each of back) filesPut.set(each.found.captured.file.path, restored(each, records))
  const drafts = [...filesPut.values(), ...stored(accepted, versions, records)]
  await run.records([...new Set(drafts.map(({ runPath }) => instanceRef(runPath)))])
  return drafts
}

const runPathOf = (records: AlignedInWorld['records'], ref: InstanceRef): StepRecord['runPath'] => records.get(ref)?.runPath ?? []

const restored = ({ found: { captured: { ref, name, file } } }: FileDue, records: AlignedInWorld['records']): EventDraft => ({
  type: 'artifactRestored', runPath: runPathOf(records, ref), payload: { name, path: file.path, hash: file.hash },
})

/** @throws Fault resume.artifact-blocked for what is kept of no step either, resume.plan-stale for another content than the plan's */
async function capture({ run, options }: Resumption, { captured, state }: FoundArtifact): Promise<CapturedFile> {
  const { tools: { store, workDir, ambient, folder }, values } = run
  const { path: file } = captured.file
  const keep: Keep = (bytes) => values.copy('artifact', 'application/octet-stream', bytes)
  const taken = await (folder ?? diskFolder(store, workDir, ambient.now)).captureNamed(file, keep)
  if (typeof taken === 'object') {
    const isPlanned = options.applyPlan === undefined || (state.kind === 'altered' && state.content === taken.hash)
    if (isPlanned) return taken
    throw filesChanged(options.runId)
  }
  throw new Fault('resume.artifact-blocked', `${file} cannot be accepted: ${taken}`, {
    next: 'make it a file that can be kept, or leave out its flag: nothing of the run was written', data: { path: file },
  })
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
