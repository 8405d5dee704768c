import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isJsonObject } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import { Fault } from '../../model/fault.ts'
import { CallFlags } from '../call-flags.ts'
import type { Call } from '../command.ts'
import { jsonText } from '../show.ts'
import { ARCHIVED, FILE_NAMES, PLANNED_NAMES } from './resume-flags.ts'

/** A plan with the flags it was made with, so that it can be done without naming them again. Files are relative to the project. */
export interface SavedPlan extends ResumePlan { readonly call: { readonly flags: Readonly<Record<string, readonly string[]>> } }

const isFile = (name: string, text: string): boolean => FILE_NAMES.includes(name) && !(name === 'flow' && text === ARCHIVED)

/** The text of a plan's file. @param root the folder of the project */
export function savedPlanText(plan: ResumePlan, { flags, host }: Call, root: string): string {
  const kept = (name: string): readonly string[] =>
    flags.texts(name).map((text) => (isFile(name, text) ? relative(root, resolve(host.cwd, text)) : text))
  const names = PLANNED_NAMES.filter((name) => flags.on(name))
  return jsonText({ ...plan, call: { flags: Object.fromEntries(names.map((name) => [name, kept(name)])) } } satisfies SavedPlan)
}

const wrong = (file: string, problem: string, cause?: unknown): Fault =>
  new Fault('usage.invalid', `${file} is not a saved plan: ${problem}`, { cause, next: `runner plan RUN -o ${file}` })

function isPlan(value: unknown): value is SavedPlan {
  if (!isJsonObject(value)) return false
  const { runId, irHash, instances, basis, call } = value
  return value['schemaVersion'] === 1 && typeof runId === 'string' && typeof irHash === 'string' && Array.isArray(instances)
    && isJsonObject(basis) && isJsonObject(call) && isJsonObject(call['flags'])
}

function readPlan(file: string, cwd: string): SavedPlan {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(resolve(cwd, file), 'utf8'))
  } catch (error) {
    throw wrong(file, messageOf(error), error)
  }
  if (!isPlan(value)) throw wrong(file, 'it has no run, no flow or no flags')
  return value
}

/** The flags that a plan was made with, as if they were given now. @throws Fault usage.invalid when one of them is given beside it */
function mergedFlags(plan: SavedPlan, { flags, host }: Call, root: string): CallFlags {
  const twice = PLANNED_NAMES.find((name) => flags.on(name))
  if (twice !== undefined) {
    throw new Fault('usage.invalid', `--${twice} does not go with --apply: a saved plan is done as it is`, { next: 'make another plan' })
  }
  const now = (name: string, text: string): string => (isFile(name, text) ? relative(host.cwd, resolve(root, text)) : text)
  const planned = PLANNED_NAMES.filter((name) => plan.call.flags[name] !== undefined)
    .map((name) => [name, (plan.call.flags[name] ?? []).map((text) => now(name, text))] as const)
  return new CallFlags(new Map([...flags.names.map((name) => [name, flags.texts(name)] as const), ...planned]))
}

/** The call with what its `--apply` says; itself when it has none. */
export function appliedCall(call: Call, root: string): { readonly call: Call; readonly plan?: SavedPlan } {
  const file = call.flags.text('apply')
  if (file === undefined) return { call }
  const plan = readPlan(file, call.host.cwd)
  return { call: { ...call, words: [call.words[0] ?? plan.runId], flags: mergedFlags(plan, call, root) }, plan }
}
