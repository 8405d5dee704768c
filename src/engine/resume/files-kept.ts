import { given } from '../../base/given.ts'
import type { AlignInput } from '../../core/align/align-input.ts'
import type { FilesRead } from '../../core/align/explain-files.ts'
import type { AlignedInstance, FilesKept, Stamp } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { SourceFile } from '../../model/world-file.ts'
import { lostOf, type Look } from '../world/look-again.ts'
import { prepareGlobs } from '../world/globs.ts'
import type { AlignedRun } from './alignment-of.ts'
import type { FileDue } from './artifacts-due.ts'

/** What was found of files, and what becomes of them. */
export interface FilesFound {
  /** How far the log goes. */
  readonly seq: number
  readonly workDir: string
  readonly look: Look
  readonly differences: NonNullable<AlignInput['world']>
  readonly kept: readonly StepRecord[]
  readonly due: readonly FileDue[]
  /** Looks at the sources of a record that another instance takes over. */
  read(record: StepRecord): Promise<FilesRead | undefined>
}

/**
 * An alignment that says of each record that a person keeps although its files changed what it is kept under from now on: else the next
 * resume would find the same change and ask again.
 */
export async function withFilesKept(aligned: AlignedRun, found: FilesFound): Promise<AlignedRun> {
  const instances: AlignedInstance[] = []
  for (const row of aligned.alignment.instances) {
    const stamp = stampOf(row)
    const record = stamp === undefined ? undefined : aligned.records.get(stamp.from ?? row.ref)
    const files = stamp === undefined || record === undefined ? undefined : await filesOf(record, stamp, found)
    instances.push(stamp === undefined || files === undefined ? row : stampedWith(row, { ...stamp, files }))
  }
  return { ...aligned, alignment: { ...aligned.alignment, instances } }
}

function stampOf({ class: found, disposition, restamp }: AlignedInstance): Stamp | undefined {
  if (found === 'orphaned' || disposition.kind !== 'keep') return undefined
  return restamp ?? disposition.stamp
}

const stampedWith = (row: AlignedInstance, stamp: Stamp): AlignedInstance =>
  (row.restamp === undefined ? { ...row, disposition: { kind: 'keep', stamp } } : { ...row, restamp: stamp })

async function filesOf(record: StepRecord, { from }: Stamp, found: FilesFound): Promise<FilesKept | undefined> {
  const { look, differences, kept, seq } = found
  if (from === undefined && !differences.has(record.ref)) return undefined
  const read = look.sources.get(record.ref) ?? (from === undefined ? undefined : await found.read(record))
  const givenUp = lostOf(look, kept, record)
  if (read === undefined && givenUp.length === 0) return undefined
  return {
    seq, ...given('sources', read === undefined ? undefined : await asTheyWillBe(read, found)),
    ...given('givenUp', givenUp.length === 0 ? undefined : givenUp),
  }
}

/** What its globs match, with the files that are about to be put back. */
async function asTheyWillBe({ globs, now }: FilesRead, { workDir, due }: FilesFound): Promise<readonly SourceFile[]> {
  const { matches } = await prepareGlobs(workDir, globs, [])
  const files = new Map(now.map((file) => [file.path, file]))
  for (const { found: { captured: { file: { path, hash } } }, fate } of due) {
    if (fate === 'restore' && matches(path)) files.set(path, { path, hash })
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
