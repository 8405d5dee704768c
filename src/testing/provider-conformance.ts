import { callChecks } from './provider/call-checks.ts'
import { NotPrepared, type CheckResult, type ConformanceCheck, type ProviderHarness } from './provider/harness.ts'
import { journalChecks } from './provider/journal-checks.ts'
import { sessionChecks } from './provider/session-checks.ts'

type Body = (harness: ProviderHarness) => Promise<void>

async function judge(body: Body, harness: ProviderHarness): Promise<CheckResult> {
  try {
    await body(harness)
    return { status: 'passed' }
  } catch (error) {
    if (error instanceof NotPrepared) return { status: 'skipped', reason: error.message }
    throw error
  } finally { await harness.close?.() }
}

const checkOf = ([title, body]: readonly [string, Body]): ConformanceCheck => ({ title, check: async (make) => judge(body, await make()) })

/**
 * What every provider promises, as checks for any test runner. Each gets a fresh harness; one the harness is not prepared for is
 * skipped, which is not a pass.
 * @example
 * for (const { title, check } of providerConformance) it(title, async ({ skip }) => {
 *   const result = await check(makeHarness)
 *   if (result.status === 'skipped') skip(result.reason)
 * })
 */
export const providerConformance: readonly ConformanceCheck[] =
  [...Object.entries(callChecks), ...Object.entries(journalChecks), ...Object.entries(sessionChecks)].map(checkOf)
