import { given } from '../base/given.ts'
import { canonicalJson, type Json } from '../base/json.ts'
import type { PolicyInForce } from '../core/policy/policy-in-force.ts'
import type { EventPayload } from '../model/run-event.ts'
import type { Values } from './values.ts'

/** What the first event of a segment says of its policy: the canonical document, as evidence, is named by its digest. */
export async function archivePolicy(
  values: Values, inForce: PolicyInForce | undefined,
): Promise<Pick<EventPayload<'runStarted'>, 'policy'>> {
  if (inForce === undefined) return {}
  const { policy, environment } = inForce
  const evidence = await values.put(Buffer.from(canonicalJson(policy as unknown as Json)))
  return { policy: { evidence, ...given('environment', environment) } }
}
