import { Fault } from '../../model/fault.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { nearestNames } from '../expr/nearest-names.ts'
import type { PersonsWord } from './align-input.ts'
import type { Said } from './walk.ts'

// Which instances a person means: a full reference, or a step id that one instance has. No wildcards.

const LISTED = 10

export function resolveWord(word: PersonsWord, refs: ReadonlySet<InstanceRef>): Said {
  const find = (text: string, flag: string): InstanceRef => resolveOne(text, flag, refs)
  return {
    force: new Set(word.force.map((text) => find(text, '--force-reexecute'))),
    allow: new Set(word.allow.map((text) => find(text, '--allow-mutating-reexec'))),
    retry: word.retry,
    cancel: new Set(word.cancel.map((text) => find(text, '--cancel-running'))),
    adopt: new Map(word.adopt.map(({ ref, reason }) => [find(ref, '--adopt'), reason])),
    adoptRest: word.adoptRest,
  }
}

/** @throws Fault resume.ref-unknown, resume.allow-names-nothing, resume.ref-ambiguous */
export function resolveOne(text: string, flag: string, refs: ReadonlySet<InstanceRef>): InstanceRef {
  if (refs.has(text)) return text
  const named = /[/[\]]/.test(text) ? [] : [...refs].filter((ref) => ref.endsWith(`/${text}`))
  const [only, ...others] = named
  if (only === undefined) throw unknown(text, flag, refs)
  if (others.length === 0) return only
  const listed = named.slice(0, LISTED).join(', ')
  throw new Fault('resume.ref-ambiguous', `${flag} ${text}: the step has ${String(named.length)} instances: ${listed}`, {
    next: `name one of them: ${flag} '${only}'`, data: { candidates: named.slice(0, LISTED) },
  })
}

function unknown(text: string, flag: string, refs: ReadonlySet<InstanceRef>): Fault {
  const near = nearestNames(text, [...refs])
  const meant = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
  const releases = flag === '--allow-mutating-reexec' || flag === '--adopt'
  return new Fault(
    releases ? 'resume.allow-names-nothing' : 'resume.ref-unknown', `${flag} ${text}: neither the run nor the flow has such a step${meant}`,
    { next: 'runner plan shows the instances and what is gated', data: { ref: text } },
  )
}
