import path from 'node:path'
import type { PlannedArtifact } from '../../model/alignment.ts'
import { Fault } from '../../model/fault.ts'
import type { ResumeOptions } from '../resume-options.ts'
import type { FoundArtifact, Look, WordOnFiles } from '../world/look-again.ts'

/** A file of a kept step that is not as it was captured, and what becomes of it. */
export interface FileDue { readonly found: FoundArtifact; readonly fate: PlannedArtifact['fate'] }

export const NO_FILES_DUE: Pick<Look, 'captured' | 'artifacts'> = { captured: new Map(), artifacts: new Map() }

const named = (paths: readonly string[] = []): ReadonlySet<string> => new Set(paths.map((each) => path.posix.normalize(each)))

export const wordOnFiles = ({ restoreArtifact, acceptArtifact }: ResumeOptions): WordOnFiles =>
  ({ restore: named(restoreArtifact), accept: named(acceptArtifact) })

/** @throws Fault resume.flag-names-nothing */
export function artifactsDue(
  kept: readonly FoundArtifact[], word: WordOnFiles, about: Pick<Look, 'captured' | 'artifacts'>,
): readonly FileDue[] {
  const due = kept.flatMap((found) => {
    const fate = fateOf(found, word)
    return fate === undefined ? [] : [{ found, fate }]
  })
  checkWord(due, word, about)
  return due
}

function fateOf({ captured: { file }, state, isArchived }: FoundArtifact, { restore, accept }: WordOnFiles): FileDue['fate'] | undefined {
  if (state.kind === 'same') return undefined
  if (state.kind === 'blocked') return 'blocked'
  if (state.kind === 'missing') return isArchived ? 'restore' : undefined
  if (restore.has(file.path) && isArchived) return 'restore'
  return accept.has(file.path) ? 'accept' : 'altered'
}

function checkWord(due: readonly FileDue[], { restore, accept }: WordOnFiles, about: Pick<Look, 'captured' | 'artifacts'>): void {
  const fates = new Map(due.map(({ found, fate }) => [found.captured.file.path, fate]))
  for (const each of restore) {
    if (accept.has(each)) throw namesNothing('--restore-artifact', each, '--accept-artifact names it too')
    const fate = fates.get(each)
    if (fate !== 'restore' && fate !== 'blocked') throw namesNothing('--restore-artifact', each, whyNothing(fate, each, about))
  }
  for (const each of accept) {
    const fate = fates.get(each)
    if (fate !== 'accept' && fate !== 'blocked') throw namesNothing('--accept-artifact', each, whyNothing(fate, each, about))
  }
}

function whyNothing(
  fate: FileDue['fate'] | undefined, each: string, { captured, artifacts }: Pick<Look, 'captured' | 'artifacts'>,
): string {
  if (fate === 'restore') return 'it is missing, and is put back'
  if (fate === 'altered') return 'its captured version is no longer in the store'
  if (artifacts.get(each)?.state.kind === 'same') return 'it is as it was captured'
  return captured.has(each) ? 'the step that made it runs again' : 'no step of the run made it'
}

const namesNothing = (flag: string, each: string, why: string): Fault => new Fault(
  'resume.flag-names-nothing', `${flag} ${each}: ${why}`,
  { next: 'leave the flag out; runner plan shows which files are altered', data: { path: each } },
)

const REPLACED = 'altered, replaced by its captured version'
const REASON = {
  accept: 'altered, and accepted as it is', altered: 'altered since it was captured', restore: 'missing, comes back from the store',
  blocked: 'cannot be looked at',
} as const

/** The same for people and programs. */
export function plannedArtifact({ found: { captured, state, isArchived }, fate }: FileDue): PlannedArtifact {
  const { ref, name, file } = captured
  const why = state.kind === 'blocked' ? state.why : fate === 'restore' && state.kind === 'altered' ? REPLACED : undefined
  const reason = why ?? REASON[fate]
  const flags = [...isArchived ? [`--restore-artifact ${file.path}`] : [], `--accept-artifact ${file.path}`]
  return { ref, name, path: file.path, fate, reason, ...(fate === 'altered' ? { flags } : {}) }
}

/** @throws Fault resume.artifact-altered with every altered file and both its flags; resume.artifact-blocked */
export function refuseAltered(artifacts: readonly PlannedArtifact[], runId: string): void {
  const inTheWay = artifacts.find((row) => row.fate === 'blocked')
  if (inTheWay !== undefined) throw new Fault(
    'resume.artifact-blocked', `${inTheWay.path}, which ${inTheWay.ref} made, is not as it was: ${inTheWay.reason}`,
    { next: 'clear its way, then resume again: nothing was written', data: { artifacts } },
  )
  const altered = artifacts.filter((row) => row.fate === 'altered')
  if (altered.length === 0) return
  const lines = altered.map(({ path: file, ref, flags = [] }) => `${file} (of ${ref}): ${flags.join('  or  ')}`)
  const count = String(altered.length)
  const head = altered.length === 1 ? 'a file is not as a kept step made it' : `${count} files are not as kept steps made them`
  throw new Fault('resume.artifact-altered', [
    `${head}, and nothing was done`, ...lines,
  ].join('\n'), { next: `runner plan ${runId} shows what would be done`, data: { artifacts: altered } })
}
