import { pathToFileURL } from 'node:url'
import type { Json } from '../../base/json.ts'
import type { FlowDefinition } from '../../compile/define/flow-definition.ts'
import type { Supervision } from '../../engine/run-handle.ts'
import type { RunnerOptions } from '../../engine/runner-options.ts'
import { loadModule } from '../../engine/source/load-module.ts'
import type { FlowBundle, FlowIR } from '../../model/flow.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { CrashWorld } from './crash-world.ts'

/** What a crash matrix plays: the default export of a module that every process loads anew. */
export interface CrashScene {
  /** A flow, or the path of a flow file. */
  readonly flow: FlowDefinition | FlowIR | FlowBundle | string
  readonly params?: Readonly<Record<string, Json>>
  /** Before which dispatches of every process a person is asked. */
  readonly supervise?: Supervision
  /** So often a person has the one step that failed tried again. */
  readonly retries?: number
  /** Whoever acts writes each effect to the world. */
  providers(world: CrashWorld): readonly Provider[]
  /** More for the runner of the n-th process, from 1. */
  runner?(life: number): Partial<RunnerOptions>
  /** What the runner sees in place of the store: to plant a defect. */
  store?(store: RunStore): RunStore
}

const SCRIPT = /\.[cm]?js$/
const MODULE = /\.[cm]?[jt]s$/

/** The scene of a module; a flow file is played with the providers that need no configuration. @param file absolute */
export async function loadScene(file: string): Promise<CrashScene> {
  if (/\.flow\.[cm]?[jt]s$/.test(file) || !MODULE.test(file)) return flowScene(file)
  const scene = SCRIPT.test(file) ? await scriptOf(file) : await loadModule(file)
  if (isScene(scene)) return scene
  throw new Error(`${file} has no scene as its default export: an object with "flow" and "providers"`)
}

async function scriptOf(file: string): Promise<unknown> {
  const module = await import(pathToFileURL(file).href) as { readonly default?: unknown }
  return module.default
}

async function flowScene(flow: string): Promise<CrashScene> {
  const { shell, fs, fn } = await import('../../providers/index.ts')
  return { flow, providers: () => [shell(), fs(), fn()] }
}

const isScene = (value: unknown): value is CrashScene =>
  typeof value === 'object' && value !== null && 'flow' in value && typeof (value as CrashScene).providers === 'function'
