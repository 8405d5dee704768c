import { paramSecret } from '../../core/secret/secret-handle.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { SecretResolver } from '../../ports/provider.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'

/**
 * Whether the secret parameters that a run cannot do without have values, and each that has one fits its schema.
 * @throws Fault provider.secret-missing, run.params-invalid: neither tells a value
 */
export async function checkSecretParams({ params }: FlowIR, secrets: SecretResolver, check: SchemaCheck): Promise<void> {
  for (const { name, secret, required, schema } of params) {
    if (secret !== true) continue
    const value = await secrets.resolve(paramSecret(name)).catch((error: unknown) => {
      if (required) throw error
      return undefined
    })
    if (value === undefined || check(schema, value).length === 0) continue
    throw new Fault('run.params-invalid', `parameter "${name}": the secret does not fit its schema`, { next: 'give it another value' })
  }
}
