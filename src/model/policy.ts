import { Type, type Static } from '@sinclair/typebox'
import { REEXECUTE, type Reexecute } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
const text = Type.String({ minLength: 1, pattern: '\\S' })
/** Names with `*` for any characters. */
const names = maybe(Type.Array(text, { minItems: 1 }))

/** Which repetitions it is about, by what all of them have; what is left out is anything. */
export const policyRuleSchema = Type.Object({
  actions: names, steps: names, flows: names,
  /** Names of environments, as `environment` of the configuration says them. */
  environments: names,
  reexecute: Type.Unsafe<Reexecute>({ enum: REEXECUTE }),
  /** Shown wherever the rule is applied. */
  why: text,
}, { $id: 'PolicyRule', ...closed, minProperties: 3 })
export type PolicyRule = Static<typeof policyRuleSchema>

/** `runner.policy.json`: which effects may be repeated. Every rule that matches counts, and the strictest of them decides. */
export const policySchema = Type.Object({
  $schema: maybe(Type.String()), rules: Type.Array(Type.Unsafe<PolicyRule>({ $ref: 'PolicyRule' }), { minItems: 1 }),
}, { $id: 'Policy', ...closed })
export type Policy = Static<typeof policySchema>
