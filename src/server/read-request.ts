import { isJsonObject, type JsonObject } from '../base/json.ts'
import { wrongRequest } from './rpc-error.ts'

export type RequestId = string | number | null

/** A request of JSON-RPC 2.0; without an id it wants no answer. */
export interface RpcRequest { readonly id?: RequestId; readonly method: string; readonly params?: unknown }

const isId = (value: unknown): value is RequestId => value === null || typeof value === 'string' || typeof value === 'number'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrongRequest('parse', 'the message is not JSON', { next: 'one request of JSON-RPC 2.0 a line' })
  }
}

/** The id of a message that is wrong otherwise, so that its sender knows which. */
export function idIn(text: string): RequestId {
  try {
    const message: unknown = JSON.parse(text)
    return isJsonObject(message) && isId(message['id']) ? message['id'] : null
  } catch {
    return null
  }
}

/** @throws RpcError invalidRequest */
function envelope(message: unknown): JsonObject {
  if (Array.isArray(message)) throw wrongRequest('invalidRequest', 'a batch is not taken', { next: 'one request a line' })
  if (isJsonObject(message) && message['jsonrpc'] === '2.0') return message
  throw wrongRequest('invalidRequest', 'the message is no request of JSON-RPC 2.0', {
    next: '{"jsonrpc":"2.0","id":1,"method":"capabilities"}',
  })
}

/** Reads a line as a request. @throws RpcError parse, invalidRequest, invalidParams */
export function readRequest(text: string): RpcRequest {
  const { id, method, params } = envelope(parsed(text))
  if (typeof method !== 'string') throw wrongRequest('invalidRequest', 'the request names no method')
  if (id !== undefined && !isId(id)) throw wrongRequest('invalidRequest', 'the id of a request is a text or a number')
  if (params !== undefined && !isJsonObject(params)) throw wrongRequest('invalidParams', `${method}: parameters are named, in an object`)
  return { method, ...id === undefined ? {} : { id }, ...params === undefined ? {} : { params } }
}
