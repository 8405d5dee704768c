import type { Json, JsonObject } from '../../base/json.ts'

/** Longest value that is put into a command's environment, in UTF-16 units; what is longer is in the file alone. */
const LONGEST = 32 * 1024

const NAMES = {
  status: 'FLOWIR_PREVIOUS_STATUS', summary: 'FLOWIR_PREVIOUS_SUMMARY', attempt: 'FLOWIR_PREVIOUS_ATTEMPT',
  filesChanged: 'FLOWIR_PREVIOUS_FILES_CHANGED', nextSteps: 'FLOWIR_PREVIOUS_NEXT_STEPS',
} as const
const FILE = 'FLOWIR_PREVIOUS_FILE'

/** Lists are JSON even where they are a text. */
const AS_JSON: ReadonlySet<string> = new Set(['filesChanged', 'nextSteps'])

/** Every variable that tells a command of an earlier run: one that is inherited is of another step. */
export const PREVIOUS_VARIABLES: readonly string[] = [...Object.values(NAMES), FILE]

const textOf = (name: string, value: Json): string => (typeof value === 'string' && !AS_JSON.has(name) ? value : JSON.stringify(value))

/**
 * What an earlier run left, as a command's environment: `FLOWIR_PREVIOUS_STATUS`, `_SUMMARY`, `_ATTEMPT`, `_FILES_CHANGED` and
 * `_NEXT_STEPS` (both JSON), `_FILE` (all of it, as JSON). What was not said, or is no text of a fit length, is left out.
 */
export function previousEnv(previous: { readonly value: JsonObject; readonly file: string } | undefined): Readonly<Record<string, string>> {
  if (previous === undefined) return {}
  const texts = Object.entries(NAMES).flatMap(([name, variable]) => {
    const value = Object.hasOwn(previous.value, name) ? previous.value[name] : undefined
    return value === undefined || value === null ? [] : [[variable, textOf(name, value)] as const]
  })
  const fit = texts.filter(([, text]) => text.length <= LONGEST && !text.includes('\0'))
  return { ...Object.fromEntries(fit), [FILE]: previous.file }
}
