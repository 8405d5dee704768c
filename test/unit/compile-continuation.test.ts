import { expect, it } from 'vitest'
import { findings, flowOf, sealed, stepAt } from './support/compile-text.ts'

const continued = (policy: string, more = ''): string =>
  flowOf(`{ id: a, shell: x, json: true, effect: mutating, repeats: true, continuation: { ${policy} }${more} }`)
const policyOf = (source: string) => stepAt(sealed(source), 0, 'action').continuation

it('B10 without a number of runs there are three, written down when sealed', () => {
  expect(policyOf(continued('status: "${{ output.json.status }}"'))).toEqual({ maxAttempts: 3, status: { ref: 'output.json.status' } })
  expect(policyOf(continued('status: output.stdout, maxAttempts: 7'))?.maxAttempts).toBe(7)
})

it('what its run before left is read in its own arguments only', () => {
  expect(findings(continued('status: output.stdout', ', env: { N: "${{ coalesce(steps.a.previous.nextSteps, \'-\') }}" }'))).toEqual([])
  expect(findings(continued('status: steps.a.previous.status')).length).toBeGreaterThan(0)
})

it.each([['0'], ['1.5'], ['many']])('%s is no number of runs', (maxAttempts) => {
  expect(findings(continued(`status: output.stdout, maxAttempts: ${maxAttempts}`)).length).toBeGreaterThan(0)
})
