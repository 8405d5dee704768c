import type { StepRecord } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { SourceFile } from '../../model/world-file.ts'

// What a run knows of files: what its steps found when they read, and what its steps made. A difference that a later step of the run made
// and captured is explained; any other is not.

export type CapturedFile = EventPayload<'artifactStored'>['files'][number]

/** The newest captured version of a path in a run. */
export interface Captured {
  readonly ref: InstanceRef
  readonly name: string
  /** Position of its capture. */
  readonly seq: number
  readonly file: CapturedFile
}

/** The newest captured version of every path over a whole run: records that the flow no longer has count, because it happened. */
export function newestCaptured(records: Iterable<StepRecord>): ReadonlyMap<string, Captured> {
  const newest = new Map<string, Captured>()
  for (const { ref, artifacts = [] } of records) {
    for (const { name, seq, files } of artifacts) {
      for (const file of files) {
        const at = file.since ?? seq
        if (at >= (newest.get(file.path)?.seq ?? 0)) newest.set(file.path, { ref, name, seq: at, file })
      }
    }
  }
  return newest
}

/** Files that were lost and are missed no more, with the position of the word for it: what was captured before it does not count. */
export function givenUpIn(records: Iterable<StepRecord>): ReadonlyMap<string, number> {
  const given = new Map<string, number>()
  for (const { givenUp = [] } of records) {
    for (const { path, seq } of givenUp) given.set(path, Math.max(seq, given.get(path) ?? 0))
  }
  return given
}

type Known = Pick<SourceFile, 'path' | 'hash' | 'link'>

/** What a step found when it was about to act, and what is there now: by the same globs. */
export interface FilesRead {
  /** Position of the intent, or of what a person kept it under since. */
  readonly seq: number
  readonly globs: readonly string[]
  readonly before: readonly Known[]
  readonly now: readonly SourceFile[]
}

/** What else is known of the folder. */
export interface FilesAbout {
  readonly captured: ReadonlyMap<string, Captured>
  readonly givenUp: ReadonlyMap<string, number>
  /** What a path will hold when what is missing has been put back, or made again; undefined: what it holds now. */
  willHold(path: string, isThere: boolean): Hash | undefined
  /** Nothing is said of this path: somebody is writing it, or another answer is asked about it. */
  isExcused(path: string): boolean
}

/**
 * Paths whose content is another than the run last knew: changed, added or gone, in order.
 *
 * What the run last knew is the newest capture after the intent, nothing where the file was given up since, else what the step found.
 */
export function unexplained({ seq, before, now }: Pick<FilesRead, 'seq' | 'before' | 'now'>, about: FilesAbout): readonly string[] {
  const [found, there] = [byPath(before), byPath(now)]
  const paths = [...new Set([...found.keys(), ...there.keys()])].filter((path) => !about.isExcused(path))
  return paths.filter((path) => {
    const later = about.captured.get(path)
    const givenUp = about.givenUp.get(path) ?? 0
    if (givenUp > Math.max(seq, later?.seq ?? 0)) return there.has(path)
    const put = about.willHold(path, there.has(path))
    const is = put === undefined ? there.get(path) : { path, hash: put }
    return later !== undefined && later.seq > seq ? is?.hash !== later.file.hash : !isSame(found.get(path), is, put !== undefined)
  }).sort()
}

const byPath = (files: readonly Known[]): ReadonlyMap<string, Known> => new Map(files.map((file) => [file.path, file]))

/** A link that leads elsewhere is another file, whatever it leads to; what is put back is never a link. */
const isSame = (a: Known | undefined, b: Known | undefined, isPut: boolean): boolean =>
  a?.hash === b?.hash && (isPut || a?.link === b?.link)
