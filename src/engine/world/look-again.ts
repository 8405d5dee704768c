import { givenUpIn, newestCaptured, unexplained, type Captured, type FilesRead } from '../../core/align/explain-files.ts'
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
  /** Lost files that nobody misses any more, and since when. */
  readonly givenUp: ReadonlyMap<string, number>
  /** Instances that the flow has: what one of them made and is gone comes back, or is made again. */
  readonly inFlow: ReadonlySet<InstanceRef>
  readonly writing: readonly Globs[]
  readonly word: WordOnFiles
}

/** The files that a record's step made when it last ran, but for those that somebody is writing now, or that are given up. */
export function pathsOf(
  { artifacts = [], enteredSeq }: StepRecord, { writing, givenUp }: Pick<Look, 'writing' | 'givenUp'>,
): readonly string[] {
  const files = artifacts.filter((row) => row.seq >= enteredSeq).flatMap(({ seq, files }) => files.map((file) => ({ seq, ...file })))
  const missed = files.filter(({ path, seq, since = seq }) => since > (givenUp.get(path) ?? 0))
  return missed.map((file) => file.path).filter((path) => !writing.some((globs) => globs.matches(path)))
}

/** How the files stand that kept records made. */
export async function lookAtArtifacts(
  workDir: string, evidence: Pick<EvidenceStore, 'has'>, records: readonly StepRecord[], kept: readonly StepRecord[],
  writing: readonly Globs[],
): Promise<Pick<Look, 'artifacts' | 'captured' | 'givenUp'>> {
  const captured = newestCaptured(records)
  const givenUp = givenUpIn(records)
  const paths = [...new Set(kept.flatMap((record) => pathsOf(record, { writing, givenUp })))].sort()
  const versions = paths.flatMap((path) => captured.get(path) ?? [])
  const found = await eachBounded(versions, FILES_AT_ONCE, async (each): Promise<FoundArtifact> => {
    const state = await capturedState(workDir, each.file)
    return { captured: each, state, isArchived: state.kind === 'same' || await evidence.has(each.file.hash) }
  })
  return { captured, givenUp, artifacts: new Map(found.map((each) => [each.captured.file.path, each])) }
}

/**
 * What of a look the run does not explain, by instance, while these records are kept. An altered file of a kept record is a question of
 * its own and makes nobody dirty; one of a record that runs again is a change like any other.
 */
export function differencesOf(look: Look, kept: readonly StepRecord[]): ReadonlyMap<InstanceRef, WorldDifference> {
  const differences = new Map<InstanceRef, WorldDifference>()
  const own = new Set(kept.flatMap((record) => pathsOf(record, look)))
  const about = {
    captured: look.captured, givenUp: look.givenUp, willHold: (path: string, isThere: boolean) => contentToBe(look, own, path, isThere),
    isExcused: (path: string) => look.writing.some((globs) => globs.matches(path)) || isAsked(look, own, path),
  }
  for (const [ref, read] of look.sources) {
    const paths = unexplained(read, about)
    if (paths.length > 0) differences.set(ref, { cause: 'sourceChanged', paths })
  }
  for (const record of kept) {
    const paths = lostOf(look, kept, record)
    if (paths.length > 0) differences.set(record.ref, { cause: 'artifactLost', paths })
  }
  return differences
}

/** The files of a kept record that can only be made again, by its step. */
export const lostOf = (look: Look, kept: readonly StepRecord[], record: StepRecord): readonly string[] =>
  pathsOf(record, look).filter((path) => isLost(look, path) && makerOf(look, kept, path) === record.ref)

/** Neither there nor in the store. */
const isLost = ({ artifacts }: Pick<Look, 'artifacts'>, path: string): boolean => {
  const found = artifacts.get(path)
  return found?.state.kind === 'missing' && !found.isArchived
}

/** The kept record that can make it again: who captured it last, else the last of those that have it. */
function makerOf(look: Look, kept: readonly StepRecord[], path: string): InstanceRef | undefined {
  const having = kept.filter((record) => pathsOf(record, look).includes(path))
  return (having.find((record) => record.ref === look.captured.get(path)?.ref) ?? having.at(-1))?.ref
}

/** What is gone comes back, or is made again; what is altered is put back on a person's word. */
function contentToBe(look: Look, own: ReadonlySet<string>, path: string, isThere: boolean): Hash | undefined {
  const { artifacts, inFlow, word } = look
  const made = missedVersion(look, path)
  if (!isThere) return made !== undefined && inFlow.has(made.ref) ? made.file.hash : undefined
  return word.restore.has(path) && own.has(path) && artifacts.get(path)?.isArchived === true ? made?.file.hash : undefined
}

/** The newest version of a file, unless it was given up since. */
function missedVersion({ captured, givenUp }: Look, path: string): Captured | undefined {
  const newest = captured.get(path)
  return newest !== undefined && newest.seq > (givenUp.get(path) ?? 0) ? newest : undefined
}

/** A person is asked about it, or has said that it is right. */
const isAsked = ({ artifacts, word }: Look, own: ReadonlySet<string>, path: string): boolean => {
  const kind = artifacts.get(path)?.state.kind
  return own.has(path) && (kind === 'altered' || kind === 'blocked') && !word.restore.has(path)
}
