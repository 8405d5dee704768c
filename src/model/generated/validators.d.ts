// Generated from src/model by `npm run schemas`. Do not edit.

/** One way in which a value breaks its schema. */
export interface SchemaError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Checks a value; the errors of the last call, all of them, are on the function. */
export interface Validator {
  (value: unknown): boolean
  readonly errors?: readonly SchemaError[] | null
}

export { validateFlow } from './validate-flow.js'
export { validateFlow1 } from './validate-flow1.js'
export { validateRunEvent } from './validate-run-event.js'
export { validateLockfile } from './validate-lockfile.js'
export { validateConfig } from './validate-config.js'
export { validateManifest } from './validate-manifest.js'
export { validatePolicy } from './validate-policy.js'
export { validateRpcCall } from './validate-rpc-call.js'
