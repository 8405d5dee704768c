import type { RpcMethod, RpcParams } from '../model/rpc.ts'

/** Who asks, while one request is answered. */
export interface Caller {
  /** Tells the caller something before the answer; resolves once there is room for more. */
  notify(method: string, params: object): Promise<void>
  /** Aborted when nobody listens any more. */
  readonly signal: AbortSignal
}

/** What a face of the method table offers: a method that is left out is refused by name. */
export type Handlers = { readonly [M in RpcMethod]?: (params: RpcParams<M>, caller: Caller) => Promise<object> }
