import { schemaProblems, type SchemaProblem } from '../core/flow/schema-problems.ts'
import { Fault } from '../model/fault.ts'
import type { Policy } from '../model/policy.ts'

const NAMES_NOTHING = 'the rule says not what it is about: name actions, steps, flows or environments'

/** A rule that would hold for everything says so, with `*`. */
const inWords = (problem: SchemaProblem): SchemaProblem =>
  (problem.problem.includes('fewer than 3') ? { ...problem, problem: NAMES_NOTHING } : problem)

/** What keeps a value from being a policy, in words; empty when nothing does. */
export async function policyProblems(value: unknown): Promise<readonly SchemaProblem[]> {
  const { validatePolicy } = await import('../model/generated/validate-policy.js')
  return schemaProblems(validatePolicy, value).map(inWords)
}

/** Refuses what a program gave for a policy and is none. @throws Fault config.invalid */
export async function checkPolicy(policy: Policy | undefined): Promise<void> {
  const problems = policy === undefined ? [] : await policyProblems(policy)
  if (problems.length === 0) return
  const text = problems.map(({ pointer, problem }) => `policy${pointer}: ${problem}`).join('\n')
  throw new Fault('config.invalid', text, { next: 'mend the policy', data: { problems } })
}
