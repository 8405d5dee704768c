import { isJsonObject, type JsonObject } from '../../base/json.ts'
import type { ProcessIdentity } from '../process-identity.ts'

/** The record a supervisor writes as soon as its command runs. */
export const START_RECORD = 'start'

/** The command's process, where the record names one. */
export function commandOf(record: JsonObject | undefined): ProcessIdentity | undefined {
  const command: unknown = record?.['command']
  return isJsonObject(command) ? command as unknown as ProcessIdentity : undefined
}
