import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'

/** An artifact of a run in its newest version. */
export interface ArtifactRow {
  readonly ref: InstanceRef
  readonly name: string
  /** Position and time of its capture. */
  readonly seq: number
  readonly atMs: number
  /** Of all its files. */
  readonly bytes: number
  readonly files: EventPayload<'artifactStored'>['files']
  /** Why something of it was not kept. */
  readonly problem?: string
  /** What its files were named by. */
  readonly globs?: readonly string[]
}

export interface ArtifactsView { readonly schemaVersion: 1; readonly runId: string; readonly artifacts: readonly ArtifactRow[] }

/** A row for each artifact that a record has, but for the times. */
export const artifactsOf = ({ ref, artifacts = [] }: StepRecord): readonly Omit<ArtifactRow, 'atMs'>[] =>
  artifacts.map((row) => ({ ref, ...row, bytes: row.files.reduce((sum, file) => sum + file.bytes, 0) }))

/** The name that only this artifact of a run has. */
export const fullName = ({ ref, name }: Pick<ArtifactRow, 'ref' | 'name'>): string => `${ref}:${name}`

/** The artifacts that a word means: a full name, an artifact's name, or the step that made it. */
export function artifactsNamed<T extends Pick<ArtifactRow, 'ref' | 'name'>>(rows: readonly T[], word: string): readonly T[] {
  const full = rows.filter((row) => fullName(row) === word)
  if (full.length > 0) return full
  const named = rows.filter((row) => row.name === word)
  const ofStep = rows.filter(({ ref }) => ref === word || ref.endsWith(`/${word}`))
  return named.length > 0 ? named : ofStep
}

/** The files of artifacts, each path once, in its newest version. */
export function newestFiles(rows: readonly ArtifactRow[]): ArtifactRow['files'] {
  const all = rows.flatMap(({ seq, files }) => files.map((file) => ({ file, at: file.since ?? seq })))
  const files = new Map(all.sort((a, b) => a.at - b.at).map(({ file }) => [file.path, file]))
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
