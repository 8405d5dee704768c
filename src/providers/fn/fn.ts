import { createRequire } from 'node:module'
import { isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { given } from '../../base/given.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import type { ActionOutcome, Provider } from '../../ports/provider.ts'
import type { DefinedCall } from '../action-definition.ts'
import { defineProvider } from '../define-provider.ts'
import { failed } from '../outcome.ts'

/** What a function learns beside its input. */
export interface FnContext {
  readonly callId: string
  /** The same for every repetition of one intended effect: hand it to whatever can refuse a second one. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** What the step's run before left unfinished, or a person gave along with a retry. */
  readonly previous?: JsonObject
}

/** A function that flows may call. What it returns is read as an action's `run` is: see `ActionDefinition`. */
export type FlowFunction = (input: Json | undefined, context: FnContext) => unknown

export interface FnOptions {
  /** Functions of the embedding program, called as `{function: NAME, input}`. */
  readonly functions?: Readonly<Record<string, FlowFunction>>
}

const text = { type: 'string' } as const

const input = {
  type: 'object', additionalProperties: false,
  oneOf: [{ type: 'object', required: ['module'] }, { type: 'object', required: ['function'] }],
  properties: { module: text, export: text, function: text, input: { 'x-secret': true } },
} as const

type Found = { readonly found: FlowFunction } | { readonly refused: ActionOutcome }

const refuse = (message: string): Found => ({ refused: failed('bind_arguments_invalid', message, 'none') })

/** A path is meant relative to the flow's folder, a bare name is a package seen from there. */
function fileOf(specifier: string, workDir: string): string {
  const isPath = specifier.startsWith('.') || isAbsolute(specifier)
  return isPath ? resolve(workDir, specifier) : createRequire(join(workDir, 'flow')).resolve(specifier)
}

type Module = Readonly<Record<string, unknown>>

async function load(file: string): Promise<Module> {
  if (!/\.[cm]?tsx?$/.test(file)) return await import(pathToFileURL(file).href) as Module
  const { createJiti } = await import('jiti')
  return createJiti(pathToFileURL(file).href, { fsCache: false, interopDefault: false }).import<Module>(file)
}

async function exportOf(specifier: string, name: string, workDir: string): Promise<Found> {
  let module: Module
  try { module = await load(fileOf(specifier, workDir)) } catch (error) {
    return refuse(`the module ${specifier} cannot be loaded: ${(error as Error).message}`)
  }
  const value = module[name]
  return typeof value === 'function' ? { found: value as FlowFunction } : refuse(`the module ${specifier} exports no function "${name}"`)
}

function registered(name: string, functions: Readonly<Record<string, FlowFunction>>): Found {
  const value = Object.hasOwn(functions, name) ? functions[name] : undefined
  return value === undefined ? refuse(`no function "${name}" is registered`) : { found: value }
}

type FnCall = DefinedCall<{ readonly module?: string; readonly export?: string; readonly function?: string; readonly input?: Json }>

async function callFunction(call: FnCall, signal: AbortSignal, functions: FnOptions['functions']): Promise<unknown> {
  const { args, callId, idempotencyKey, workDir, previous } = call
  const target = args.module === undefined
    ? registered(args.function ?? '', functions ?? {})
    : await exportOf(args.module, args.export ?? 'default', workDir)
  if ('refused' in target) return target.refused
  return target.found(args.input, { callId, idempotencyKey, signal, ...given('previous', previous?.value) })
}

/**
 * The provider of `fn:call`: functions of a module beside the flow, or of the program that embeds the runner.
 * @example fn({ functions: { reserve: async (input, { idempotencyKey, signal }) => api.reserve(input, idempotencyKey, signal) } })
 */
export function fn({ functions }: FnOptions = {}): Provider {
  return defineProvider({
    name: 'fn', version: '1',
    actions: { call: { effect: 'declared', input, output: {}, run: (call, signal) => callFunction(call, signal, functions) } },
  })
}
