import type { Json, JsonObject } from '../../base/json.ts'
import type { ParamDecl } from '../../model/flow.ts'
import { paramSecret } from '../secret/secret-handle.ts'

// A secret parameter of a run is never given as a value: the values are kept. It stands for a secret whose source the declaration names.

/** Where the value of a secret parameter comes from, in plain words. */
const originOf = ({ name, fromEnv }: ParamDecl): string => {
  const configured = `"secrets" in the configuration under "${name}"`
  return fromEnv === undefined
    ? `from ${configured}, else from the environment variable ${name}` : `from the environment variable ${fromEnv}, else from ${configured}`
}

/** Why values may not be given that are secrets. */
export const givenSecrets = (decls: readonly ParamDecl[], given: Readonly<Record<string, Json>>): readonly string[] => decls
  .filter(({ name, secret }) => secret === true && Object.hasOwn(given, name))
  .map((decl) => `parameter "${decl.name}" is a secret and never given as a value: it comes ${originOf(decl)}`)

/** The values with a handle in place of each secret parameter. */
export const withSecretParams = (decls: readonly ParamDecl[], values: JsonObject): JsonObject => ({
  ...values, ...Object.fromEntries(decls.filter(({ secret }) => secret === true).map(({ name }) => [name, { $secret: paramSecret(name) }])),
})
