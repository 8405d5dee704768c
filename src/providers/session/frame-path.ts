import { isJsonObject, sameJson, type Json } from '../../base/json.ts'
import type { FrameTest } from './session-config.ts'

const INDEX = /^(?:0|[1-9]\d*)$/

function memberOf(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return INDEX.test(name) ? (value as readonly Json[])[Number(name)] : undefined
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** What stands at a path of members by name and of places in lists, `a.b.0`; the empty path is the value itself. */
export function valueAt(value: Json, path: string): Json | undefined {
  if (path === '') return value
  return path.split('.').reduce<Json | undefined>(memberOf, value)
}

/** Whether a frame has what a test asks for. */
export function holds(test: FrameTest, frame: Json): boolean {
  const found = valueAt(frame, test.path)
  return found !== undefined && (test.equals === undefined || sameJson(found, test.equals))
}
