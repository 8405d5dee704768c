import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { compilePattern } from '../../core/expr/pattern.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import { DEFAULT_MESSAGE_FRAME, namesMessage } from './message-line.ts'
import { SESSION_CONFIG_SCHEMA, type SessionConfig } from './session-config.ts'

/** Configurations by name. What an action says beside the name goes over them. */
export type SessionPresets = Readonly<Record<string, SessionConfig>>

/** Arguments of an action that are no configuration. */
const OTHER_ARGUMENTS: readonly string[] = ['preset', 'message', 'limits']

/** Members that are put together by name; any other one replaces the preset's. */
const JOINED: readonly string[] = ['env', 'usage']

const join = (name: string, below: unknown, above: unknown): unknown =>
  JOINED.includes(name) && isJsonObject(below) && isJsonObject(above) ? { ...below, ...above } : above

function merge(below: JsonObject, above: JsonObject): JsonObject {
  const over = Object.entries(above).map(([name, value]) => [name, join(name, below[name], value)] as const)
  return { ...below, ...Object.fromEntries(over) } as JsonObject
}

function presetOf(name: unknown, presets: SessionPresets): Result<JsonObject, string> {
  if (name === undefined) return ok({})
  if (typeof name === 'string' && Object.hasOwn(presets, name)) return ok(presets[name] as unknown as JsonObject)
  const known = Object.keys(presets).sort()
  return err(`no preset is called ${JSON.stringify(name)}; ${known.length === 0 ? 'there are none' : `there is ${known.join(', ')}`}`)
}

/** What no schema can say. */
function problemsOf({ command, messageFrame = DEFAULT_MESSAGE_FRAME, resumeArgs = [], resumeRejected }: SessionConfig): readonly string[] {
  const pattern = resumeRejected === undefined ? undefined : compilePattern(resumeRejected)
  return [
    ...(command === undefined as unknown ? ['neither a preset nor "command" says which program to start'] : []),
    ...(namesMessage(messageFrame) ? [] : ['messageFrame: no text in it is "{message}", so no message would arrive']),
    ...(resumeArgs.length === 0 || resumeArgs.some((arg) => arg.includes('{sid}')) ? [] : ['resumeArgs: none of them holds "{sid}"']),
    ...(pattern === undefined || pattern.ok ? [] : [`resumeRejected: ${pattern.error}`]),
  ]
}

/**
 * The configuration that an action's arguments ask for: the preset they name, with whatever they say themselves over it.
 * The error says all that is wrong, for people.
 */
export function configOf(args: JsonObject, presets: SessionPresets, check: SchemaCheck): Result<SessionConfig, string> {
  const preset = presetOf(args['preset'], presets)
  if (!preset.ok) return preset
  const said = Object.fromEntries(Object.entries(args).filter(([name]) => !OTHER_ARGUMENTS.includes(name)))
  const merged = merge(preset.value, said)
  const unfit = check(SESSION_CONFIG_SCHEMA, merged)
  const problems = unfit.length > 0 ? unfit : problemsOf(merged as unknown as SessionConfig)
  return problems.length === 0 ? ok(merged as unknown as SessionConfig) : err(problems.join('; '))
}

/** What is appended to the arguments to take up a session; undefined where the program cannot. */
export function resumeArgsOf({ resumeArgs = [] }: SessionConfig, sid: string): readonly string[] | undefined {
  return resumeArgs.length === 0 ? undefined : resumeArgs.map((arg) => arg.split('{sid}').join(sid))
}
