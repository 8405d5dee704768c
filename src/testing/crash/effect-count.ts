import { isRepeatable } from '../../core/fold/ledger.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { WorldEffect } from './crash-world.ts'

/** Effects on the world of one instance, and whether it may be repeated. */
export interface InstanceEffects { readonly count: number; readonly mayRepeat: boolean }

/** How often each instance really acted. An effect that no intent in the log stands for is the instance `?KEY`'s. */
export function countEffects(effects: readonly WorldEffect[], records: readonly StepRecord[]): ReadonlyMap<string, InstanceEffects> {
  const owners = new Map(records.flatMap(({ ref, ledger }) => ledger.map((row) => [row.idempotencyKey, { ref, row }] as const)))
  const counted = new Map<string, InstanceEffects>()
  for (const { idempotencyKey } of effects) {
    const owner = owners.get(idempotencyKey)
    const name = owner?.ref ?? `?${idempotencyKey}`
    const mayRepeat = owner !== undefined && isRepeatable(owner.row)
    counted.set(name, { count: (counted.get(name)?.count ?? 0) + 1, mayRepeat })
  }
  return counted
}

const NONE: InstanceEffects = { count: 0, mayRepeat: false }

export interface Miscount { readonly kind: 'double' | 'lost'; readonly message: string }

/** Where the world is not as a calm run leaves it: acted more often without leave, or less often. */
export function miscounts(
  calm: ReadonlyMap<string, InstanceEffects>, other: ReadonlyMap<string, InstanceEffects>,
): readonly Miscount[] {
  return [...new Set([...calm.keys(), ...other.keys()])].flatMap((ref): readonly Miscount[] => {
    const [{ count: before }, { count: after, mayRepeat }] = [calm.get(ref) ?? NONE, other.get(ref) ?? NONE]
    const message = `${ref} acted ${String(after)} times, in the calm run ${String(before)}`
    if (after < before) return [{ kind: 'lost', message }]
    return after > before && !(mayRepeat && before > 0) ? [{ kind: 'double', message }] : []
  })
}
