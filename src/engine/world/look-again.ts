import { newestCaptured, unexplained, type Captured, type FilesRead } from '../../core/align/explain-files.ts'
import type { WorldDifference } from '../../core/align/align-input.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { EvidenceStore } from '../../ports/run-store.ts'
import { capturedState, type CapturedState } from './captured-state.ts'
import { eachBounded } from './each-bounded.ts'
import type { Globs } from './globs.ts'

// One look at the working folder before a resume writes anything: what steps read, and what steps made, as far as their records are kept.

const FILES_AT_ONCE = 16

/** A captured file that is to be there, how it stands, and whether its content could be put back. */
export interface FoundArtifact {
  readonly captured: Captured
  readonly state: CapturedState
  readonly isArchived: boolean
}

/** A person's word on altered files, by path. */
export interface WordOnFiles { readonly restore: ReadonlySet<string>; readonly accept: ReadonlySet<string> }

/** What was found. Which of it matters depends on which records are kept. */
export interface Look {
  readonly artifacts: ReadonlyMap<string, FoundArtifact>
  readonly sources: ReadonlyMap<InstanceRef, FilesRead>
  readonly captured: ReadonlyMap<string, Captured>
  /** Instances that the flow has: what one of them made and is gone comes back, or is made again. */
  readonly inFlow: ReadonlySet<InstanceRef>
  readonly writing: readonly Globs[]
  readonly word: WordOnFiles
}

/** The files that a record's step made when it last ran, but for those that somebody is writing now. */
export function pathsOf({ artifacts = [], enteredSeq }: StepRecord, writing: readonly Globs[]): readonly string[] {
  const paths = artifacts.filter((row) => row.seq >= enteredSeq).flatMap((row) => row.files.map((file) => file.path))
  return paths.filter((path) => !writing.some((globs) => globs.matches(path)))
}

/** How the files stand that kept records made. */
export async function lookAtArtifacts(
  workDir: string, evidence: Pick<EvidenceStore, 'has'>, records: Iterable<StepRecord>, kept: readonly StepRecord[],
  writing: readonly Globs[],
): Promise<Pick<Look, 'artifacts' | 'captured'>> {
  const captured = newestCaptured(records)
  const paths = [...new Set(kept.flatMap((record) => pathsOf(record, writing)))].sort()
  const versions = paths.flatMap((path) => captured.get(path) ?? [])
  const found = await eachBounded(versions, FILES_AT_ONCE, async (each): Promise<FoundArtifact> => {
    const state = await capturedState(workDir, each.file)
    return { captured: each, state, isArchived: state.kind === 'same' || await evidence.has(each.file.hash) }
  })
  return { captured, artifacts: new Map(found.map((each) => [each.captured.file.path, each])) }
}

/**
 * What of a look the run does not explain, by instance, while these records are kept. An altered file of a kept record is a question of
 * its own and makes nobody dirty; one of a record that runs again is a change like any other.
 */
export function differencesOf(look: Look, kept: readonly StepRecord[]): ReadonlyMap<InstanceRef, WorldDifference> {
  const differences = new Map<InstanceRef, WorldDifference>()
  const own = new Set(kept.flatMap((record) => pathsOf(record, look.writing)))
  const about = {
    captured: look.captured, willHold: (path: string, isThere: boolean) => contentToBe(look, own, path, isThere),
    isExcused: (path: string) => look.writing.some((globs) => globs.matches(path)) || isAsked(look, own, path),
  }
  for (const [ref, read] of look.sources) {
    const paths = unexplained(read, about)
    if (paths.length > 0) differences.set(ref, { cause: 'sourceChanged', paths })
  }
  for (const record of kept) {
    const paths = pathsOf(record, look.writing).filter((path) => isLost(look, path) && makerOf(look, kept, path) === record.ref)
    if (paths.length > 0) differences.set(record.ref, { cause: 'artifactLost', paths })
  }
  return differences
}

/** Neither there nor in the store. */
const isLost = ({ artifacts }: Pick<Look, 'artifacts'>, path: string): boolean => {
  const found = artifacts.get(path)
  return found?.state.kind === 'missing' && !found.isArchived
}

/** The kept record that can make it again: who captured it last, else the last of those that have it. */
function makerOf({ captured, writing }: Look, kept: readonly StepRecord[], path: string): InstanceRef | undefined {
  const having = kept.filter((record) => pathsOf(record, writing).includes(path))
  return (having.find((record) => record.ref === captured.get(path)?.ref) ?? having.at(-1))?.ref
}

/** What is gone comes back, or is made again; what is altered is put back on a person's word. */
function contentToBe(look: Look, own: ReadonlySet<string>, path: string, isThere: boolean): Hash | undefined {
  const { artifacts, captured, inFlow, word } = look
  const made = captured.get(path)
  if (!isThere) return made !== undefined && inFlow.has(made.ref) ? made.file.hash : undefined
  return word.restore.has(path) && own.has(path) && artifacts.get(path)?.isArchived === true ? made?.file.hash : undefined
}

/** A person is asked about it, or has said that it is right. */
const isAsked = ({ artifacts, word }: Look, own: ReadonlySet<string>, path: string): boolean => {
  const kind = artifacts.get(path)?.state.kind
  return own.has(path) && (kind === 'altered' || kind === 'blocked') && !word.restore.has(path)
}
