import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isJsonObject, type Json } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import { parseDocument } from '../../core/flow/parse-document.ts'
import { readByType } from '../../engine/start-run.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { Call } from '../command.ts'

type Params = Readonly<Record<string, Json>>

type Declaring = Pick<FlowIR, 'params'>

interface ParamsAbout { readonly ofMatrix?: Params; readonly among?: readonly Declaring[] }

type Wrong = (message: string, cause?: unknown) => Fault

const wrongParams: Wrong = (message, cause) => new Fault('run.params-invalid', message, { cause, next: 'pass a file with one JSON object' })
const wrongFile: Wrong = (message, cause) => new Fault('usage.invalid', message, { cause, next: 'pass a JSON file' })

/** A JSON file that a flag named; numbers that would change are refused. @throws Fault usage.invalid */
export const readJsonFile = (path: string, cwd: string, wrong: Wrong = wrongFile): Json =>
  parseJsonText(readTextFile(path, cwd, wrong), path, wrong)

/** The same of a text. @param name what it is called in a refusal */
export function parseJsonText(text: string, name: string, wrong: Wrong = wrongFile): Json {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw wrong(`${name}: ${parsed.error.message}`, parsed.error)
  const { value, numbers } = parsed.value
  const lossy = numbers.find(({ loss }) => loss === 'inexact' || loss === 'tooLarge')
  if (lossy !== undefined) throw wrong(`${name}:${lossy.place} the number ${lossy.text} cannot be kept as it is: write it as a text`)
  return value as Json
}

/** A text that a flag named. @throws what `wrong` makes of it */
export function readTextFile(path: string, cwd: string, wrong: Wrong): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(cwd, path)))
  } catch (error) {
    throw wrong(`${path} cannot be read: ${messageOf(error)}`, error)
  }
}

function paramsOfFile(path: string, cwd: string): Params {
  const value = readJsonFile(path, cwd, wrongParams)
  if (!isJsonObject(value)) throw wrongParams(`${path} does not hold one JSON object`)
  return value
}

/** A param without a declaration goes on as text: the run refuses it by name. */
function paramOf(flow: Declaring, name: string, text: string): Json {
  const decl = flow.params.find((candidate) => candidate.name === name)
  return decl === undefined ? text : readByType(decl, text)
}

/** One of several flows takes what it declares, and what none of them does: the run refuses that by name. */
function taken(params: Params, flow: Declaring, among: readonly Declaring[]): Params {
  const has = (name: string) => ({ params: decls }: Declaring): boolean => decls.some((decl) => decl.name === name)
  return Object.fromEntries(Object.entries(params).filter(([name]) => has(name)(flow) || !among.some(has(name))))
}

/**
 * The params of a run: of `--params FILE`, over them those of its place in a matrix, and over these those of `--param`, read by their
 * declared types.
 * @param about.among all flows of the call: what only another one declares is not meant for this one
 * @throws Fault run.params-invalid, usage.invalid
 */
export function readParams({ flags, host }: Call, flow: Declaring, { ofMatrix = {}, among = [] }: ParamsAbout = {}): Params {
  const file = flags.text('params')
  const pairs = flags.pairs('param')
  const twice = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) < index)
  if (twice !== undefined) throw new Fault('usage.invalid', `--param ${twice[0]} was given twice`, { next: 'runner help run' })
  const given = Object.fromEntries(pairs.map(([name, text]) => [name, paramOf(flow, name, text)]))
  return taken({ ...file === undefined ? {} : paramsOfFile(file, host.cwd), ...ofMatrix, ...given }, flow, among)
}
