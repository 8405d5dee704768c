import { expect, test } from 'vitest'
import { fitsPattern, policyRuling, repetitionForbidden, type Repetition } from '../../src/core/policy/policy-ruling.ts'
import { policyProblems } from '../../src/engine/check-policy.ts'
import type { Policy, PolicyRule } from '../../src/model/policy.ts'

const PUBLISH: Repetition = { actionName: 'shell:exec', stepId: 'publish', flowId: 'release', environment: 'production' }
const never = (about: Partial<PolicyRule>, why = 'no'): PolicyRule => ({ reexecute: 'never', why, ...about })
const withReason = (about: Partial<PolicyRule>, why = 'say why'): PolicyRule => ({ reexecute: 'withReason', why, ...about })
const policy = (...rules: readonly PolicyRule[]): Policy => ({ rules: [...rules] })

test.each([
  ['publish', 'publish', true], ['publish', 'publis', false], ['publish', 'ublish', false], ['publish', '*', true], ['', '*', true],
  ['deploy-eu', 'deploy-*', true], ['deploy', 'deploy-*', false], ['deploy-', 'deploy-*', true], ['shell:exec', '*:exec', true],
  ['aa', 'a*a', true], ['a', 'a*a', false], ['abcabc', 'a*c*c', true], ['abc', 'a*c*c', false], ['a.c', 'a*c', true],
  ['axbxc', 'a*b*c', true], ['acb', 'a*b*c', false], ['a+b', 'a+b', true], ['aab', 'a+b', false], ['ab', '**', true], ['ab', 'a**b', true],
] as const)('"%s" and the pattern "%s": %s', (name, pattern, fits) => {
  expect(fitsPattern(name, pattern)).toBe(fits)
})

test.each<[string, PolicyRule, boolean]>([
  ['its action', never({ actions: ['http:*', 'shell:exec'] }), true],
  ['another action', never({ actions: ['http:*'] }), false],
  ['its step', never({ steps: ['pub*'] }), true],
  ['another step', never({ steps: ['deploy-*'] }), false],
  ['its flow', never({ flows: ['release'] }), true],
  ['another flow', never({ flows: ['releases'] }), false],
  ['its environment', never({ environments: ['staging', 'prod*'] }), true],
  ['another environment', never({ environments: ['staging'] }), false],
  ['all of it', never({ actions: ['*'], steps: ['publish'], flows: ['*'], environments: ['production'] }), true],
  ['all but one of it', never({ actions: ['*'], steps: ['publish'], flows: ['other'], environments: ['production'] }), false],
])('a rule that names %s', (_name, rule, counts) => {
  expect(policyRuling(policy(rule), PUBLISH)).toEqual(counts ? { reexecute: 'never', rule: 1, why: 'no' } : undefined)
})

test('where the environment has no name, rules for any environment count', () => {
  const nameless: Repetition = { actionName: 'shell:exec', stepId: 'publish', flowId: 'release' }
  expect(policyRuling(policy(never({ environments: ['production'] })), nameless)?.rule).toBe(1)
  expect(policyRuling(policy(never({ environments: ['production'], steps: ['other'] })), nameless)).toBeUndefined()
})

test('every rule that matches counts, the strictest decides, and of those the first', () => {
  const rules = policy(withReason({ steps: ['*'] }), never({ steps: ['publish'] }, 'first'), never({ actions: ['*'] }, 'second'))
  expect(policyRuling(rules, PUBLISH)).toEqual({ reexecute: 'never', rule: 2, why: 'first' })
  expect(policyRuling(rules, { ...PUBLISH, stepId: 'tag' })).toEqual({ reexecute: 'never', rule: 3, why: 'second' })
  expect(policyRuling(policy(never({ steps: ['x'] }), withReason({ steps: ['*'] })), PUBLISH))
    .toEqual({ reexecute: 'withReason', rule: 2, why: 'say why' })
})

test.each<[string, PolicyRule, string | undefined, boolean]>([
  ['never, whatever is said', never({ steps: ['*'] }), 'the registry lost it', true],
  ['with a reason that was given', withReason({ steps: ['*'] }), 'the registry lost it', false],
  ['with a reason that says nothing', withReason({ steps: ['*'] }), ' \n', true],
  ['with a reason, and nobody gives one', withReason({ steps: ['*'] }), undefined, true],
  ['not about it', never({ steps: ['tag'] }), undefined, false],
])('a repetition is forbidden: %s', (_name, rule, reason, isForbidden) => {
  expect(repetitionForbidden(policy(rule), { ...PUBLISH, reason })).toEqual(
    isForbidden ? { reexecute: rule.reexecute, rule: 1, why: rule.why } : undefined,
  )
})

test.each<[string, unknown, RegExp]>([
  ['no object', [], /^ must be object/],
  ['no rules', {}, /the field "rules" is missing/],
  ['empty rules', { rules: [] }, /^\/rules must NOT have fewer than 1 items/],
  ['an unknown key', { rules: [never({ steps: ['a'] })], mode: 'strict' }, /the field "mode" is not known here/],
  ['an unknown key in a rule', { rules: [{ ...never({ steps: ['a'] }), step: ['a'] }] }, /^\/rules\/0 the field "step" is not known/],
  ['a rule about nothing', { rules: [never({})] }, /^\/rules\/0 the rule says not what it is about/],
  ['an empty list of names', { rules: [never({ steps: [] })] }, /^\/rules\/0\/steps must NOT have fewer than 1 items/],
  ['a blank name', { rules: [never({ steps: [' '] })] }, /^\/rules\/0\/steps\/0 must match/],
  ['no word', { rules: [{ steps: ['a'], why: 'no' }] }, /the field "reexecute" is missing/],
  ['a word that is none', { rules: [{ steps: ['a'], why: 'no', reexecute: 'ask' }] }, /must be one of "never", "withReason"/],
  ['no why', { rules: [{ steps: ['a'], reexecute: 'never' }] }, /the field "why" is missing/],
])('is no policy: %s', async (_name, value, problem) => {
  const problems = await policyProblems(value)
  expect(problems.map((each) => `${each.pointer} ${each.problem}`)).toContainEqual(expect.stringMatching(problem))
})

test('a policy, with its schema named, is one', async () => {
  expect(await policyProblems({ $schema: 'x', rules: [never({ steps: ['a'] }), withReason({ environments: ['*'] })] })).toEqual([])
})
