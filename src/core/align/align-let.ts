import { given } from '../../base/given.ts'
import { isJsonObject, sameJson, type Json, type JsonObject } from '../../base/json.ts'
import type { LetStep } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { contributionOf } from '../fold/tally.ts'
import { evaluate } from '../expr/evaluate.ts'
import { leaveAsItIs, standingOf, unbegun, whyStopped } from './align-leaf.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Found, Row, StepEnd, Walk } from './walk.ts'
import { compare, valueChange } from './why-run.ts'

interface Bound { readonly values: JsonObject; readonly unknown: ReadonlyMap<string, InstanceRef>; readonly fails: boolean }

/** Bindings: never a question of position, only of values. Each one is known or unknown by itself. */
export function alignLet(walk: Walk, found: Found, step: LetStep): StepEnd {
  const { record, ref } = found
  const standing = standingOf(found)
  const archived = record === undefined || standing === 'none' ? undefined : bindingsOf(walk.known.inputsOf(record))
  const now = bind(walk, found, step)
  const changed = new Set(
    [...now.unknown.keys(), ...namesOf(step, archived).filter((name) => !sameJson(now.values[name], archived?.[name]))]
  )
  walk.known.put(ref, { values: now.values, changed, unknown: now.unknown })
  if (record === undefined || standing === 'none') return bindNew(walk, found)
  const why = whyAgain(walk, found, record, now, changed)
  if (found.body.stopped !== undefined && (why !== undefined || standing === 'open')) return leaveAsItIs(walk, found, record, 'effectDirty')
  if (why !== undefined) {
    walk.add(found, { class: 'effectDirty', word: 'rerun', ...why, disposition: { kind: 'enter' } })
    return { todo: true, halts: false }
  }
  return keepLet(walk, found, record, standing)
}

const namesOf = ({ bindings }: LetStep, archived: JsonObject | undefined): readonly string[] =>
  [...new Set([...Object.keys(bindings), ...Object.keys(archived ?? {})])]

function bindNew(walk: Walk, found: Found): StepEnd {
  const runs = found.body.stopped === undefined
  walk.add(found, runs ? { class: 'new', word: 'run', disposition: { kind: 'enter' } } : {
    class: 'new', word: 'skip', ...whyStopped(found), disposition: unbegun(found),
  })
  return { todo: runs, halts: false }
}

function whyAgain(
  walk: Walk, found: Found, record: StepRecord, now: Bound, changed: ReadonlySet<string>,
): Pick<Row, 'cause' | 'changed'> | undefined {
  if (walk.said.force.has(found.ref)) return { cause: 'forced' }
  if (changed.size === 0 || (record.inputError !== undefined && now.fails)) return undefined
  const { same, now: inputs } = compare(walk, found, record)
  if (!same.effect) return { cause: 'effectChanged', changed: [...changed] }
  const { cause, changed: names } = valueChange(inputs.changed)
  return { cause, ...given('changed', names) }
}

function keepLet(walk: Walk, found: Found, record: StepRecord, standing: 'settled' | 'open'): StepEnd {
  if (standing === 'open') {
    walk.add(found, { class: 'clean', word: 'run', cause: 'notFinished', disposition: { kind: 'open' } })
    return { todo: true, halts: false }
  }
  const isSame = compare(walk, found, record).same.effect
  const stamp = { class: 'effectDirty', cause: 'decidesTheSame' } as const
  walk.add(found, { word: 'keep', disposition: { kind: 'keep' }, ...(isSame ? { class: 'clean' } : { ...stamp, restamp: stamp }) })
  walk.keepVerdict(found.body, contributionOf(record))
  return { todo: false, halts: record.verdict?.verdict === 'fail' && record.goesOn !== true }
}

const bindingsOf = (inputs: JsonObject): JsonObject => (isJsonObject(inputs['bindings']) ? inputs['bindings'] : {})

function bind(walk: Walk, { site }: Found, step: LetStep): {
  readonly values: JsonObject; readonly unknown: ReadonlyMap<string, InstanceRef>; readonly fails: boolean
} {
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
