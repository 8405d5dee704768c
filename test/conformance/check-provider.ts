import { describe, expect, it } from 'vitest'
import { providerConformance } from '../../src/testing/provider-conformance.ts'
import type { ProviderHarness } from '../../src/testing/provider/harness.ts'

/** Runs the published checks. `without`: titles that this provider cannot be prepared for; any other skip is a failure. */
export function checkProvider(name: string, make: () => Promise<ProviderHarness> | ProviderHarness, without: readonly string[] = []): void {
  describe(`the provider ${name}`, () => {
    for (const { title, check } of providerConformance) {
      it(title, async () => {
        expect((await check(make)).status).toBe(without.includes(title) ? 'skipped' : 'passed')
      })
    }
    it('is excused from checks that exist only', () => {
      expect(providerConformance.map(({ title }) => title)).toEqual(expect.arrayContaining([...without]))
    })
  })
}
