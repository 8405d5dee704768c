import { given } from '../../base/given.ts'
import type { AlignedInstance, Alignment, OrphanedEffect } from '../../model/alignment.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { isOfRepair } from '../handle/of-repair.ts'
import { pendingIntent } from '../fold/ledger.ts'
import { indexFlow } from '../flow/flow-index.ts'
import type { AlignInput, Lacks } from './align-input.ts'
import { alignBody } from './align-body.ts'
import { alignFinally } from './align-finally.ts'
import { artifactsUnderWay } from './artifacts-under-way.ts'
import { Front } from './front.ts'
import { resolveWord } from './resolve-word.ts'
import { NO_ORPHANS, type Orphans } from './orphans.ts'
import { effectsOf, orphansOf } from './same-effect.ts'
import { NOTHING_SAID, Walk, type Body, type Said } from './walk.ts'

// One alignment answers plan, resume, retry and every view of them. Pure and synchronous: what it lacks of the archive it names.

export type Aligned = { readonly kind: 'aligned'; readonly alignment: Alignment } | { readonly kind: 'lacks'; readonly lacks: Lacks }

/**
 * Walks the new flow over the old records and says what becomes of each instance.
 *
 * First without a person's word, to see what the flow no longer has and what there is to be named; then with it: one word may settle
 * another one's entry.
 * @throws Fault resume.ref-unknown, resume.ref-ambiguous, resume.allow-names-nothing
 */
export function align(input: AlignInput): Aligned {
  const first = walkFlow(input, NOTHING_SAID, NO_ORPHANS)
  // What is no longer in the flow is told only when the walk had all it needed, and needs more of the archive itself.
  const orphans = first.known.lacks === undefined ? orphansOf(first, stepsOf(input)) : NO_ORPHANS
  const { lacks } = first.known
  if (lacks !== undefined) return { kind: 'lacks', lacks }
  const refs = new Set([...first.instances.map((row) => row.ref), ...input.records.keys()])
  const said = resolveWord(input.word, refs)
  const isUnsaid = said.force.size + said.allow.size + said.adopt.size === 0 && said.adoptRest === undefined && said.retry === undefined
  const unsaid = orphans.isEmpty ? first : walkFlow(input, NOTHING_SAID, orphans)
  const offered = new Map(unsaid.instances.flatMap((row) => (row.gate === undefined ? [] : [[row.ref, row.gate]])))
  const walk = isUnsaid ? unsaid : walkFlow(input, said, orphans, offered)
  const writing = artifactsUnderWay(walk)
  if (walk.known.lacks !== undefined) return { kind: 'lacks', lacks: walk.known.lacks }
  return { kind: 'aligned', alignment: { ...gather(input, walk, said, orphans, new Set(offered.keys())), writing } }
}

/** Ids of every step of the new flow and of those that it calls. */
const stepsOf = ({ bundle }: AlignInput): ReadonlySet<string> => new Set(
  [...bundle.flows.values(), bundle.root].flatMap((flow) => [...indexFlow(flow).all()].map((site) => site.step.stepId))
)

function walkFlow(input: AlignInput, said: Said, orphans: Orphans, offered: Walk['offered'] = new Map()): Walk {
  const walk = new Walk(input, said, orphans)
  walk.offered = offered
  const { root } = input.bundle
  const body: Body = {
    flow: root, index: indexFlow(root), frames: [], steps: root.body, container: '', name: 'body', closed: false, since: 0,
  }
  alignFinally(walk, body, root.finally, isOver(input.view), new Front(), alignBody)
  return walk
}

/** It finished, `finally` included, which a cancelled run does not come to. */
const isOver = ({ finished, cancelled }: CheckpointView): boolean => finished !== undefined && cancelled === undefined

function gather(
  input: AlignInput, walk: Walk, said: Said, orphans: Orphans, gatedAtFirst: ReadonlySet<InstanceRef>,
): Omit<Alignment, 'writing'> {
  const { instances } = walk
  checkWord(instances, said, gatedAtFirst)
  checkForced(instances, said)
  checkCancelled(input, instances, said)
  const goesOn = new Set(instances.filter(staysOpen).map((row) => row.ref))
  const open = [...input.records.values()].filter((record) => record.exit === undefined && !goesOn.has(record.ref))
  return {
    instances: [...instances, ...orphanRows(input, walk.visited)],
    tearDown: open.sort((a, b) => b.enteredSeq - a.enteredSeq).map((record) => record.ref),
    kept: walk.kept, orphanedEffects: [...orphans.all.map(effectOf), ...unsureEffects(walk)],
  }
}

const effectOf = ({ ref, deeds, precious }: OrphanedEffect): OrphanedEffect => ({ ref, deeds, precious })

/** Its span, if it is open, goes on, or is closed as a person says. */
const staysOpen = (row: AlignedInstance): boolean =>
  row.disposition.kind === 'open' || (row.gate?.state === 'adopted' && !takesOver(row))

/** It gets another one's record: a span of its own that is open is closed before. */
const takesOver = ({ disposition }: AlignedInstance): boolean => disposition.kind === 'keep' && disposition.stamp?.from !== undefined

function orphanRows(input: AlignInput, visited: ReadonlySet<InstanceRef>): readonly AlignedInstance[] {
  const orphans = [...input.records.values()].filter((record) => !visited.has(record.ref) && !isOfRepair(input.bundle, record))
  return orphans.sort((a, b) => a.position - b.position).map(orphanRow)
}

const orphanRow = ({ ref, runPath, stepId, kind, scheme, irHash, hashes, verdict }: StepRecord): AlignedInstance => ({
  ref, runPath, stepId, kind, class: 'orphaned', word: 'skip', cause: 'orphaned', scheme, irHash, hashes, disposition: { kind: 'keep' },
  ...given('verdict', verdict),
})

/** Rounds of a loop may turn out to be others: what those of the archive did may be repeated by a new one. */
function unsureEffects(walk: Walk): readonly OrphanedEffect[] {
  const { input, unsure } = walk
  if (unsure.size === 0) return []
  const inside = [...input.records.values()].filter(({ ref }) => [...unsure].some((loop) => ref.startsWith(`${loop}[`)))
  return inside.map((record) => effectsOf(walk, record.ref, record.ledger)).filter((effect) => effect.deeds.length > 0)
}

/** A word that nothing comes of is a mistake of whoever said it. @throws Fault resume.flag-names-nothing */
function checkForced(instances: readonly AlignedInstance[], { force }: Said): void {
  const runs = new Set(instances.filter((row) => row.word === 'run' || row.word === 'rerun' || row.word === 'ask').map((row) => row.ref))
  for (const ref of force) if (!runs.has(ref)) throw namesNothing('--force-reexecute', ref, 'it does not run under this flow')
}

function checkCancelled({ records }: AlignInput, instances: readonly AlignedInstance[], { cancel }: Said): void {
  const goesOn = new Set(instances.filter((row) => row.disposition.kind === 'open').map((row) => row.ref))
  for (const ref of cancel) {
    const record = records.get(ref)
    if (record?.exit !== undefined || record === undefined || pendingIntent(record) === undefined) {
      throw namesNothing('--cancel-running', ref, 'nothing of it is in flight')
    }
    if (goesOn.has(ref)) throw namesNothing('--cancel-running', ref, 'its step goes on, and is waited for')
  }
}

const namesNothing = (flag: string, ref: InstanceRef, why: string): Fault => new Fault(
  'resume.flag-names-nothing', `${flag} ${ref}: ${why}`, { next: 'leave the flag out; runner plan shows what would happen', data: { ref } },
)

/** A permission that settles no gate is a mistake of whoever gave it. */
function checkWord(instances: readonly AlignedInstance[], said: Said, gatedAtFirst: ReadonlySet<InstanceRef>): void {
  const gated = new Set([...gatedAtFirst, ...instances.filter((row) => row.gate !== undefined).map((row) => row.ref)])
  const undecided = new Set(instances.filter((row) => row.disposition.kind === 'decide').map((row) => row.ref))
  for (const [flag, refs] of [['--allow-mutating-reexec', said.allow], ['--adopt', said.adopt.keys()]] as const) {
    for (const ref of refs) {
      if (gated.has(ref) || undecided.has(ref)) continue
      const problem = `nothing of it is gated, so there is nothing to release or adopt${groupHint(instances, ref)}`
      throw new Fault('resume.allow-names-nothing', `${flag} ${ref}: ${problem}`, {
        next: 'leave the flag out; runner plan shows what is gated', data: { ref },
      })
    }
  }
}

function groupHint(instances: readonly AlignedInstance[], ref: InstanceRef): string {
  const group = instances.find((row) => row.gate?.releases.includes(ref) === true && row.ref !== ref)
  return group === undefined ? '' : `; it is released together with ${group.ref}`
}
