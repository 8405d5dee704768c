import { isJsonObject } from '../../base/json.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import { configOf, type SessionPresets } from './config-of.ts'

/** What is wrong with presets that somebody wrote; undefined: they may be used. */
export function presetProblem(presets: unknown, check: SchemaCheck): string | undefined {
  if (!isJsonObject(presets)) return '"presets" must map names to configurations'
  const problems = Object.entries(presets).flatMap(([name, preset]) => {
    if (!isJsonObject(preset)) return [`the preset "${name}" must be a configuration`]
    const config = configOf({ preset: name }, presets as unknown as SessionPresets, check)
    return config.ok ? [] : [`the preset "${name}": ${config.error}`]
  })
  return problems.length === 0 ? undefined : problems.join('; ')
}
