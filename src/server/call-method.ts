import { MAX_GIVEN_DEPTH } from '../base/json.ts'
import { schemaProblems } from '../core/flow/schema-problems.ts'
import { methodSchemas } from '../model/generated/method-schemas.js'
import type { RpcMethod } from '../model/rpc.ts'
import type { Caller, Handlers } from './handlers.ts'
import { RPC_CODES, RpcError, wrongRequest } from './rpc-error.ts'

const isMethod = (name: string): name is RpcMethod => Object.hasOwn(methodSchemas, name)

/** Methods that are offered here, in the order of the table. */
export const offeredBy = (handlers: Handlers): readonly RpcMethod[] =>
  (Object.keys(methodSchemas) as RpcMethod[]).filter((name) => handlers[name] !== undefined)

function notOffered(method: string, handlers: Handlers): RpcError {
  const offered = offeredBy(handlers).join(', ')
  const [code, problem, exitCode] = isMethod(method)
    ? ['usage.not-available', 'is not offered here', 64] as const : ['usage.invalid', 'is no method', 64] as const
  return new RpcError(RPC_CODES.methodNotFound, `"${method}" ${problem}`, { code, exitCode, next: `one of ${offered}` })
}

/** Nested no deeper than a value from outside may be. */
function isShallow(value: unknown, depth = MAX_GIVEN_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1))
}

/** @throws RpcError invalidParams with everything that is wrong */
async function checkParams(method: RpcMethod, params: unknown): Promise<void> {
  if (!isShallow(params)) throw wrongRequest('invalidParams', `${method}: the parameters nest too deep`)
  const { validateRpcCall } = await import('../model/generated/validate-rpc-call.js')
  const problems = schemaProblems(validateRpcCall, { method, params })
  if (problems.length === 0) return
  const place = (pointer: string): string => (pointer === '/params' ? 'the parameters' : pointer.replace('/params/', ''))
  const texts = problems.map(({ pointer, problem }) => `${place(pointer)}: ${problem}`)
  throw wrongRequest('invalidParams', `${method}: ${texts.join('; ')}`, { problems })
}

/**
 * Answers one call.
 * @throws RpcError for a method that is not offered, or parameters that it does not take; Fault, CompileError of the work itself
 */
export async function callMethod(
  handlers: Handlers, { method, params = {} }: { readonly method: string; readonly params?: unknown }, caller: Caller,
): Promise<object> {
  const handler = isMethod(method) ? handlers[method] as ((params: unknown, caller: Caller) => Promise<object>) | undefined : undefined
  if (!isMethod(method) || handler === undefined) throw notOffered(method, handlers)
  await checkParams(method, params)
  return handler(params, caller)
}
