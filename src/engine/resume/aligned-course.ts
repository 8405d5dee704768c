import { given } from '../../base/given.ts'
import { addTally, EMPTY_TALLY } from '../../core/fold/tally.ts'
import type { Alignment, Deed, OrphanedEffect } from '../../model/alignment.ts'
import type { Tally } from '../../model/checkpoint.ts'
import type { Course } from '../course.ts'
import type { ParentLedger } from './parent-ledger.ts'

const repeats = (effect: OrphanedEffect, deeds: readonly Deed[]): boolean =>
  effect.deeds.some((done) => deeds.some((deed) => deed.actionName === done.actionName && deed.args === done.args))

/** The course of an aligned history: every body is gone through from its first step. */
export function alignedCourse({ instances, kept, orphanedEffects }: Alignment, inherited: ParentLedger, reason?: string): Course {
  const rows = new Map(instances.filter((row) => row.class !== 'orphaned').map((row) => [row.ref, row]))
  const released = new Set(instances.flatMap(({ gate, ref }) => (gate?.state === 'released' ? [ref, ...gate.releases] : [])))
  return {
    startOf: () => 0, goesThroughAll: true,
    dispositionOf: (ref) => rows.get(ref)?.disposition,
    keptTally: (container, body) => {
      const bodies = kept.get(container)
      if (body !== undefined) return bodies?.get(body) ?? EMPTY_TALLY
      return [...bodies?.values() ?? []].reduce<Tally>(addTally, EMPTY_TALLY)
    },
    releaseOf: (ref) => (released.has(ref) ? { ref, by: 'allowMutatingReexec', ...given('reason', reason) } : undefined),
    sameEffectAs: (deeds, isStrict) => orphanedEffects.find((effect) => (isStrict || effect.precious) && repeats(effect, deeds))?.ref,
    inheritedBy: (ref) => inherited.get(ref) ?? [],
    isUnprobed: (ref) => rows.get(ref)?.unprobed === true,
  }
}
