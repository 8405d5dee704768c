import { EVIDENCE_CHECKS } from './store/evidence-checks.ts'
import { FOLD_CHECKS } from './store/fold-checks.ts'
import { LEASE_CHECKS } from './store/lease-checks.ts'
import { LISTING_CHECKS } from './store/listing-checks.ts'
import { LOG_CHECKS } from './store/log-checks.ts'
import { MOVING_CHECKS } from './store/moving-checks.ts'
import { REMOVAL_CHECKS } from './store/removal-checks.ts'
import type { StoreCheck } from './store/store-under-test.ts'

/**
 * What every store must do, as checks that any test runner can drive. One that is left out is not passed.
 * @example for (const { title, check } of storeConformance) test(title, () => check(makePlace))
 */
export const storeConformance: readonly StoreCheck[] = [
  ...LOG_CHECKS, ...FOLD_CHECKS, ...LEASE_CHECKS, ...EVIDENCE_CHECKS, ...LISTING_CHECKS, ...MOVING_CHECKS, ...REMOVAL_CHECKS,
]
