import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import type { SessionConfig } from './session-config.ts'

/** How a message is written where the configuration does not say. */
export const DEFAULT_MESSAGE_FRAME: JsonObject = { type: 'user', message: '{message}' }

const PLACE = '{message}'

/** Whether a message has a place in a frame. */
export function namesMessage(frame: Json): boolean {
  if (frame === PLACE) return true
  if (Array.isArray(frame)) return (frame as readonly Json[]).some(namesMessage)
  return isJsonObject(frame) && Object.values(frame).some(namesMessage)
}

function fill(frame: Json, message: Json): Json {
  if (frame === PLACE) return message
  if (Array.isArray(frame)) return (frame as readonly Json[]).map((item) => fill(item, message))
  return isJsonObject(frame) ? Object.fromEntries(Object.entries(frame).map(([name, value]) => [name, fill(value, message)])) : frame
}

/** The line, without its end, that gives a program a message: a text, or an object as it is. */
export function messageLine({ messageFrame = DEFAULT_MESSAGE_FRAME }: SessionConfig, message: Json): string {
  return JSON.stringify(fill(messageFrame, message))
}
