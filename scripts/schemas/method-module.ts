import type { TSchema } from '@sinclair/typebox'

const HEADER = '// Generated from src/model by `npm run schemas`. Do not edit.\n'

const DECLARATIONS = `import type { JsonObject } from '../../base/json.js'
import type { RpcMethod } from '../rpc.js'

/** JSON Schemas of what each method takes and answers. */
export declare const methodSchemas: Readonly<Record<RpcMethod, { readonly params: JsonObject; readonly result: JsonObject }>>
`

type Methods = Readonly<Record<string, { readonly params: TSchema; readonly result: TSchema }>>

/** The schemas of methods as data, so that who offers them need not load the schema builder. */
export function methodModule(methods: Methods): ReadonlyMap<string, string> {
  return new Map([
    ['method-schemas.js', `${HEADER}export const methodSchemas = ${JSON.stringify(methods, null, 1)}\n`],
    ['method-schemas.d.ts', `${HEADER}${DECLARATIONS}`],
  ])
}
