import { refsOf } from '../../core/expr/refs.ts'
import { paramSecret } from '../../core/secret/secret-handle.ts'
import type { SecretSource } from '../../model/config.ts'
import type { FlowIR } from '../../model/flow.ts'
import { flowExpressions } from '../flow-expressions.ts'

/** Names of the secrets that a flow refers to. */
export const secretsIn = (flow: FlowIR): readonly string[] =>
  flowExpressions(flow).flatMap(refsOf).flatMap((ref) => (ref.kind === 'secret' ? [ref.name] : []))

/** Names of the secrets behind the secret parameters of a run's own flow. */
const secretParamsOf = ({ params }: Pick<FlowIR, 'params'>): readonly string[] =>
  params.flatMap(({ name, secret }) => (secret === true ? [paramSecret(name)] : []))

/** What a run may meet: what its flows refer to, and what is configured and costs nothing to have. */
export function secretsToKnow(
  root: FlowIR, flows: readonly FlowIR[], configured: Readonly<Record<string, SecretSource>>,
): readonly string[] {
  const cheap = Object.entries(configured).flatMap(([name, source]) => ('command' in source ? [] : [name]))
  return [...new Set([...secretParamsOf(root), ...flows.flatMap(secretsIn), ...cheap])]
}
