import type { Policy } from '../../model/policy.ts'

/** A policy, and for which environment it is asked. */
export interface PolicyInForce {
  readonly policy: Policy
  /** Undefined: the environment has no name. */
  readonly environment?: string | undefined
}
