import { isJsonObject, sameJson, type Json, type JsonObject } from '../../base/json.ts'
import type { LetStep } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { contributionOf } from '../fold/tally.ts'
import { evaluate } from '../expr/evaluate.ts'
import { leaveAsItIs, standingOf } from './align-leaf.ts'
import type { Found, StepEnd, Walk } from './walk.ts'
import { compare, valueChange } from './why-run.ts'

/** Bindings: never a question of position, only of values. Each one is known or unknown by itself. */
export function alignLet(walk: Walk, found: Found, step: LetStep): StepEnd {
  const { record, body, ref } = found
  const standing = standingOf(found)
  const archived = record === undefined || standing === 'none' ? undefined : bindingsOf(walk.known.inputsOf(record))
  const now = bind(walk, found, step)
  const changed = new Set([...now.unknown.keys(), ...Object.keys(step.bindings).filter((name) => !sameJson(now.values[name], archived?.[name]))])
  walk.known.put(ref, { values: now.values, changed, unknown: now.unknown })
  if (body.stopped !== undefined && record !== undefined && standing !== 'none') return leaveAsItIs(walk, found, record)
  if (record === undefined || standing === 'none') {
    walk.add(found, { class: 'new', word: body.stopped === undefined ? 'run' : 'skip', disposition: { kind: 'enter' } })
    return { todo: body.stopped === undefined, halts: false }
  }
  const compared = compare(walk, found, record)
  const stands = changed.size === 0 && !walk.said.force.has(ref) && Object.keys(archived ?? {}).length === Object.keys(step.bindings).length
  if (!stands && !bothFail(record.inputError !== undefined, now.fails)) {
    const why = walk.said.force.has(ref) ? { cause: 'forced' as const } : compared.same.effect ? valueChange(compared.now.changed) : { cause: 'effectChanged' as const, changed: [...changed] }
    walk.add(found, { class: 'effectDirty', word: 'rerun', cause: why.cause, ...(why.changed === undefined ? {} : { changed: why.changed }), disposition: { kind: 'enter' } })
    return { todo: true, halts: false }
  }
  if (standing === 'open') {
    walk.add(found, { class: 'clean', word: 'run', cause: 'notFinished', disposition: { kind: 'open' } })
    return { todo: true, halts: false }
  }
  const restamp = compared.same.effect ? {} : { cause: 'decidesTheSame' as const, restamp: { class: 'effectDirty' as const, cause: 'decidesTheSame' as const } }
  walk.add(found, { class: compared.same.effect ? 'clean' : 'effectDirty', word: 'keep', disposition: { kind: 'keep' }, ...restamp })
  walk.keepVerdict(body, contributionOf(record))
  return { todo: false, halts: record.verdict?.verdict === 'fail' }
}

const bothFail = (before: boolean, now: boolean): boolean => before && now

const bindingsOf = (inputs: JsonObject): JsonObject => (isJsonObject(inputs['bindings']) ? inputs['bindings'] : {})

function bind(walk: Walk, { site }: Found, step: LetStep): { readonly values: JsonObject; readonly unknown: ReadonlyMap<string, InstanceRef>; readonly fails: boolean } {
  const values: Record<string, Json> = {}
  const unknown = new Map<string, InstanceRef>()
  let fails = false
  for (const [name, expr] of Object.entries(step.bindings)) {
    const { scope, pending } = walk.known.read(site, [expr])
    if (pending !== undefined) { unknown.set(name, pending); continue }
    const value = evaluate(expr, scope)
    if (value.ok) values[name] = value.value
    else fails = true
  }
  return { values, unknown, fails }
}
