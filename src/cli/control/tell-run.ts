import type { JsonObject } from '../../base/json.ts'
import { isFault } from '../../model/fault.ts'
import type { RpcMethod, RpcParams } from '../../model/rpc.ts'
import { callControl } from '../../server/control-client.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { say } from '../show.ts'

/**
 * Has the process of a run act at once. @returns undefined where none listens, or one does not answer: it is told through the log
 * @throws what the run refuses
 */
export async function tellRun<M extends RpcMethod>(
  call: Call, { store }: Settings, runId: string, method: M, params: RpcParams<M>, timeoutMs: number,
): Promise<JsonObject | undefined> {
  try {
    return await callControl(store, runId, method, params, { timeoutMs })
  } catch (error) {
    if (!isFault(error) || !error.code.startsWith('control.')) throw error
    say(call, `error[${error.code}] ${error.message}; it is told through the store`)
    return undefined
  }
}
