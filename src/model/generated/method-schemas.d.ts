// Generated from src/model by `npm run schemas`. Do not edit.
import type { JsonObject } from '../../base/json.js'
import type { RpcMethod } from '../rpc.js'

/** JSON Schemas of what each method takes and answers. */
export declare const methodSchemas: Readonly<Record<RpcMethod, { readonly params: JsonObject; readonly result: JsonObject }>>
