import type { Policy, PolicyRule } from '../../model/policy.ts'
import { REEXECUTE, type Reexecute } from '../../model/vocabulary.ts'

/** What is about to be done again. */
export interface Repetition {
  /** `shell:exec`. */
  readonly actionName: string
  readonly stepId: string
  readonly flowId: string
  /** Undefined: it has no name, and every rule that names environments counts. */
  readonly environment?: string | undefined
  /** Why a person has it done again. */
  readonly reason?: string | undefined
}

/** What a policy says of a repetition. */
export interface PolicyRuling {
  readonly reexecute: Reexecute
  /** Position of the rule that decides, from 1. */
  readonly rule: number
  readonly why: string
}

/** Whether a name fits a pattern in which `*` is any characters, none included. */
export function fitsPattern(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return name === pattern
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found < 0 || found + part.length > name.length - last.length) return false
    at = found + part.length
  }
  return true
}

const isAmong = (patterns: readonly string[] | undefined, name: string | undefined): boolean =>
  patterns === undefined || name === undefined || patterns.some((pattern) => fitsPattern(name, pattern))

const matches = (rule: PolicyRule, { actionName, stepId, flowId, environment }: Repetition): boolean =>
  isAmong(rule.actions, actionName) && isAmong(rule.steps, stepId) && isAmong(rule.flows, flowId)
  && isAmong(rule.environments, environment)

/** Of several rulings the strictest, the first of these. */
export function strictest(rulings: readonly PolicyRuling[]): PolicyRuling | undefined {
  for (const word of REEXECUTE) {
    const found = rulings.find(({ reexecute }) => reexecute === word)
    if (found !== undefined) return found
  }
  return undefined
}

/** What a policy says of a repetition; undefined: nothing. */
export function policyRuling({ rules }: Policy, repetition: Repetition): PolicyRuling | undefined {
  return strictest(rules.flatMap((rule, at) => (
    matches(rule, repetition) ? [{ reexecute: rule.reexecute, rule: at + 1, why: rule.why }] : []
  )))
}

/** Whether there is a reason at all. */
export const isReason = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/**
 * The rule that keeps an effect from being repeated: it forbids it, or asks for a reason that is not there. Asked only of what had an
 * effect, or may have had one, that doing it again would repeat.
 */
export function repetitionForbidden(policy: Policy, repetition: Repetition): PolicyRuling | undefined {
  const ruling = policyRuling(policy, repetition)
  return ruling?.reexecute === 'withReason' && isReason(repetition.reason) ? undefined : ruling
}

/** The rule for people. */
export const ruleText = ({ why, rule }: Pick<PolicyRuling, 'rule' | 'why'>): string => `${why} (rule ${String(rule)} of the policy)`
