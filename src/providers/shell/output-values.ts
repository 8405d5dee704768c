import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'

const ASSIGNMENT = /^([A-Za-z_][\w.-]*)=(.*)$/

function valuesOfLine(line: string): readonly (readonly [string, Json])[] | undefined {
  const assignment = ASSIGNMENT.exec(line)
  if (assignment) return [[assignment[1] ?? '', assignment[2] ?? '']]
  try {
    const value: unknown = JSON.parse(line)
    return isJsonObject(value) ? Object.entries(value) : undefined
  } catch { return undefined }
}

/**
 * What a command wrote to `FLOWIR_OUTPUT`: lines `name=value` give strings, lines that are JSON objects are merged; a later line wins.
 * Undefined when nothing was written; an error names the first line that is neither.
 */
export function parseOutputValues(text: string): Result<JsonObject | undefined, string> {
  const values = new Map<string, Json>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const found = valuesOfLine(line)
    if (found === undefined) return err(`line ${index + 1} of FLOWIR_OUTPUT is neither name=value nor a JSON object`)
    for (const [name, value] of found) values.set(name, value)
  }
  return ok(values.size === 0 ? undefined : Object.fromEntries(values))
}
