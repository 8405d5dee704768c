import { invariant } from '../../base/never.ts'
import type { StepHashes } from '../../model/run-event.ts'
import type { StepKind } from '../../model/vocabulary.ts'
import { STEP_DOMAINS, type Domain, type FieldRule } from './hash-domains.ts'
import { hashOf, schemeOf, type Generation } from './hash-of.ts'

/** A step as its generation writes it: of generation 1 the step of the document, not its form in memory. */
export interface HashableStep { readonly kind: StepKind }

const has = (step: HashableStep, field: string): boolean => Object.hasOwn(step, field)

function covers(rule: FieldRule, domain: Domain, step: HashableStep, generation: Generation): boolean {
  return rule[generation] === domain && (generation === 1 || rule.unless === undefined || !has(step, rule.unless))
}

function partOf(value: unknown, { only }: FieldRule): unknown {
  return typeof value === 'object' && value !== null && only !== undefined ? { [only]: (value as Record<string, unknown>)[only] } : value
}

/** The fields of a step that one of its hashes covers: what is hashed, and what a difference is shown in. */
function domainOf(step: HashableStep, domain: Domain, generation: Generation): Readonly<Record<string, unknown>> {
  const rules: Readonly<Record<string, FieldRule>> = STEP_DOMAINS[step.kind]
  const covered: [string, unknown][] = []
  for (const [field, value] of Object.entries(step)) {
    const rule = rules[field]
    invariant(rule !== undefined, `the field "${field}" of a step of kind ${step.kind} has no hash domain`)
    if (covers(rule, domain, step, generation)) covered.push([field, generation === 1 ? value : partOf(value, rule)])
  }
  return Object.fromEntries(covered)
}

const hasProjection = (kind: StepKind): boolean =>
  Object.values(STEP_DOMAINS[kind]).some((rule: FieldRule) => rule[2] === 'project')

/**
 * The hashes of one step by the rules of a generation; steps inside it do not count.
 * A projectHash exists only in generation 2 and only for kinds with a projection.
 */
export function stepHashes(step: HashableStep, generation: Generation): StepHashes {
  const scheme = schemeOf({ irVersion: generation })
  const of = (domain: Domain) => hashOf(`${scheme}/${domain}Hash/${step.kind}`, domainOf(step, domain, generation))
  const both = { effect: of('effect'), judge: of('judge') }
  return generation === 2 && hasProjection(step.kind) ? { ...both, project: of('project') } : both
}
