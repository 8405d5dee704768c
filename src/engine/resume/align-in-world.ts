import path from 'node:path'
import { canonicalJson, type Json } from '../../base/json.ts'
import type { AlignInput } from '../../core/align/align-input.ts'
import { keptOf } from '../../core/fold/ledger.ts'
import { indexFlow } from '../../core/flow/flow-index.ts'
import { sha256Hex } from '../../core/hash/sha256.ts'
import type { AlignedInstance, Alignment } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { FilesRead } from '../../core/align/explain-files.ts'
import { FlowSet } from '../flow-set.ts'
import { Fingerprints } from '../world/fingerprint.ts'
import { prepareGlobs } from '../world/globs.ts'
import { differencesOf, lookAtArtifacts, pathsOf, type FoundArtifact, type Look } from '../world/look-again.ts'
import type { Resuming } from '../resume-options.ts'
import { hasToDoWithFiles } from '../world/reads-files.ts'
import { alignerOf, alignmentOf, type Aligner, type AlignedRun, type AlignmentRequest } from './alignment-of.ts'
import { artifactsDue, NO_FILES_DUE, wordOnFiles, type FileDue } from './artifacts-due.ts'
import { withFilesKept } from './files-kept.ts'
import { filesRead } from './files-read.ts'

export interface WorldRequest extends AlignmentRequest {
  readonly workDir: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** An alignment that heeds the working folder: what of kept steps is to be put right there, and a name for what was found. */
export interface AlignedInWorld extends AlignedRun {
  readonly due: readonly FileDue[]
  readonly world?: string
}

/**
 * Aligns a run with one look at the working folder, where a flow of it has to do with files. What is kept decides what is looked at, and
 * what is found may make less be kept: asked again until both agree.
 * @throws Fault resume.artifact-blocked, resume.sources-unreadable, resume.flag-names-nothing, and those of the alignment
 */
export async function alignInWorld(request: WorldRequest): Promise<AlignedInWorld> {
  const aligner = await alignerOf(request)
  const word = wordOnFiles(request.options)
  if (!hasToDoWithFiles(flowsOf(request, aligner))) return { ...await aligner.align(), due: artifactsDue([], word, NO_FILES_DUE) }
  const candidates = candidatesOf(await aligner.align(undefined, 'unsaid'), request.options)
  const look = await lookAgain(request, aligner, candidates)
  const { aligned, differences } = await agree(aligner, look, candidates.kept)
  const due = artifactsDue(ofKept(look, keptRecords(aligned)), word, look)
  const kept = keptRecords(aligned)
  const read = async (record: StepRecord): Promise<FilesRead | undefined> => (await readersRead(request, [record])).get(record.ref)
  const stamped = await withFilesKept(aligned, { seq: request.view.head.seq, workDir: request.workDir, look, differences, kept, due, read })
  return { ...stamped, due, world: nameOf(look, differences, due) }
}

/** Names what was found, with the contents: other bytes in the same places are another find. */
function nameOf({ sources }: Look, differences: Differences, due: readonly FileDue[]): string {
  const read = [...differences].map(([ref, { cause, paths }]): Json => {
    const now = new Map(sources.get(ref)?.now.map((file) => [file.path, file]))
    return [ref, cause, paths.map((each) => [each, now.get(each)?.hash ?? null, now.get(each)?.link ?? null])]
  })
  const made = due.map(({ found: { captured, state }, fate }): Json => [
    captured.file.path, captured.file.hash, fate, state.kind === 'altered' ? state.content : null,
  ])
  return sha256Hex(canonicalJson([read, made]))
}

/** The same of a run that is left as it is: nothing is looked at. */
export const alignAsItIs = async (request: WorldRequest): Promise<AlignedInWorld> => ({ ...await alignmentOf(request), due: [] })

/** The flows that the run goes on with, and those that it executed. */
const flowsOf = ({ bundle, view }: WorldRequest, { archived }: Aligner): AlignInput['bundle']['root'][] => [
  ...new FlowSet(bundle).all, ...view.header.segments.flatMap(({ irHash }) => archived(irHash) ?? []),
]

/** The records that may be kept, those that may go on, and the instances of the flow. */
interface Candidates {
  readonly alignment: Alignment
  readonly kept: readonly StepRecord[]
  readonly open: readonly StepRecord[]
}

/** What a person adopts is kept whatever the alignment says of it: then every record may be. */
function candidatesOf({ alignment, records }: AlignedRun, { adopt = [], adoptRest }: Resuming): Candidates {
  const open = alignment.instances.filter((row) => row.disposition.kind === 'open').flatMap(({ ref }) => records.get(ref) ?? [])
  const all = adopt.length > 0 || adoptRest !== undefined
  const kept = all
    ? [...records.values()].filter((record) => record.exit !== undefined || keptOf(record).length > 0)
    : keptRecords({ alignment, records })
  return { alignment, kept, open }
}

async function lookAgain(request: WorldRequest, { records }: Aligner, { alignment, kept, open }: Candidates): Promise<Look> {
  const { store, workDir, bundle, options } = request
  const passOver = [path.dirname(store.journalDir)]
  const writing = await Promise.all(alignment.writing.map((globs) => prepareGlobs(workDir, globs, passOver).catch(() => NO_GLOBS)))
  const readers = readersIn(bundle, alignment)
  const reading = [...new Set([...kept, ...open])].filter((record) => readers.has(record.ref))
  return {
    ...await lookAtArtifacts(workDir, store.evidence, [...records.values()], kept, writing),
    sources: await readersRead(request, reading),
    inFlow: new Set(alignment.instances.filter((row) => row.class !== 'orphaned').map((row) => row.ref)), writing,
    word: wordOnFiles(options),
  }
}

function readersRead({ store, workDir, view, now }: WorldRequest, records: readonly StepRecord[]): ReturnType<typeof filesRead> {
  return filesRead(store, view.header.runId, records, new Fingerprints({ workDir, passOver: [path.dirname(store.journalDir)], now }))
}

const NO_GLOBS = { patterns: [], matches: () => false }

type Differences = NonNullable<AlignInput['world']>

/** Differences make less be kept, and what is not kept may make more differences: never the other way round. */
async function agree(
  aligner: Aligner, look: Look, candidates: readonly StepRecord[],
): Promise<{ readonly aligned: AlignedRun; readonly differences: Differences }> {
  let differences = differencesOf(look, candidates)
  for (;;) {
    const aligned = await aligner.align(differences)
    const found = together(differences, differencesOf(look, keptRecords(aligned)))
    if (isSame(found, differences)) return { aligned, differences }
    differences = found
  }
}

/** Both, so that asking again comes to an end. */
function together(before: Differences, found: Differences): Differences {
  const all = new Map(before)
  for (const [ref, { cause, paths }] of found) all.set(ref, { cause, paths: [...new Set([...before.get(ref)?.paths ?? [], ...paths])] })
  return all
}

const isSame = (a: Differences, b: Differences): boolean =>
  a.size === b.size && [...a].every(([ref, { paths }]) => b.get(ref)?.paths.length === paths.length)

type Aligned = Pick<AlignedRun, 'records'> & { readonly alignment: Pick<Alignment, 'instances'> }

const isKept = ({ class: found, disposition }: AlignedInstance): boolean =>
  found !== 'orphaned' && (disposition.kind === 'keep' || disposition.kind === 'decide')

/** The records whose files stay: an instance's own, or the one that it takes over; an open one's when they are captured already. */
function keptRecords({ alignment: { instances }, records }: Aligned): readonly StepRecord[] {
  return instances.flatMap((row) => {
    const { ref, disposition } = row
    const record = records.get((disposition.kind === 'keep' ? disposition.stamp?.from : undefined) ?? ref)
    const isCaptured = disposition.kind === 'open' && record !== undefined && keptOf(record).length > 0
    return record !== undefined && (isKept(row) || isCaptured) ? [record] : []
  })
}

/** Instances whose steps say now that they read files. */
function readersIn(bundle: FlowBundle, { instances }: Pick<Alignment, 'instances'>): ReadonlySet<InstanceRef> {
  const flows = new Map(new FlowSet(bundle).all.map((flow) => [flow.irHash, indexFlow(flow)]))
  return new Set(instances.filter(({ irHash, stepId, class: found }) => {
    const step = flows.get(irHash)?.find(stepId)?.step
    return found !== 'orphaned' && step?.kind === 'action' && step.sources !== undefined
  }).map((row) => row.ref))
}

/** What was found of the files that these records made. */
function ofKept(look: Look, kept: readonly StepRecord[]): readonly FoundArtifact[] {
  const paths = [...new Set(kept.flatMap((record) => pathsOf(record, look)))].sort()
  return paths.flatMap((each) => look.artifacts.get(each) ?? [])
}
