import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { isJsonObject } from '../base/json.ts'
import { messageOf } from '../base/message-of.ts'
import { loadSchemaCheck } from '../engine/schema-check.ts'
import { loadModule } from '../engine/source/load-module.ts'
import { Fault } from '../model/fault.ts'
import type { Provider } from '../ports/provider.ts'
import { fn, fs, session, shell, type SessionOptions } from '../providers/index.ts'
import { presetProblem } from '../providers/session/preset-problem.ts'
import type { Settings } from './config/settings.ts'
import { WEBHOOK_SECRET } from './notify/webhook-secret.ts'

/** What commands inherit: all but what is only for this program to sign with. */
function commandsInherit(env: NodeJS.ProcessEnv, { webhook }: Settings['notify']): NodeJS.ProcessEnv {
  const secret = webhook?.secret
  const mine = new Set([WEBHOOK_SECRET, ...secret !== undefined && 'env' in secret ? [secret.env] : []])
  return Object.fromEntries(Object.entries(env).filter(([name]) => !mine.has(name)))
}

/** Providers that need no configuration. */
const BUILT_IN: Readonly<Record<string, (settings: Pick<Settings, 'notify'>) => Provider>> = {
  shell: ({ notify }) => shell({ env: commandsInherit(process.env, notify) }), fs: () => fs(), fn: () => fn(),
  session: ({ notify }) => session({ env: commandsInherit(process.env, notify) }),
}

const wrong = (name: string, problem: string, cause?: unknown): Fault =>
  new Fault('config.invalid', `provider "${name}": ${problem}`, { cause, next: 'runner config --explain' })

/** The built-in provider of sessions, with the project's own presets. */
async function sessionWith(options: unknown, { notify }: Settings): Promise<Provider> {
  if (!isJsonObject(options)) throw wrong('session', '"options" must be an object')
  const { presets = {}, ...other } = options
  const [unknown] = Object.keys(other)
  if (unknown !== undefined) throw wrong('session', `there is no option "${unknown}"; there is presets`)
  const problem = presetProblem(presets, await loadSchemaCheck())
  if (problem !== undefined) throw wrong('session', problem)
  return session({ presets: presets as unknown as NonNullable<SessionOptions['presets']>, env: commandsInherit(process.env, notify) })
}

function isProvider(value: unknown): value is Provider {
  if (typeof value !== 'object' || value === null) return false
  const { manifest, open } = value as { readonly manifest?: { readonly name?: unknown }; readonly open?: unknown }
  return typeof open === 'function' && typeof manifest?.name === 'string'
}

/** A path is relative to the configuration, a bare name is a package seen from there. */
const fileOf = (module: string, folder: string): string =>
  (module.startsWith('.') || module.startsWith('/') ? resolve(folder, module) : createRequire(join(folder, 'config.js')).resolve(module))

async function fromModule(name: string, module: string, options: unknown, folder: string): Promise<Provider> {
  let provider: unknown
  try {
    const exported = await loadModule(fileOf(module, folder))
    provider = typeof exported === 'function' ? await (exported as (options: unknown) => unknown)(options) : exported
  } catch (error) {
    throw wrong(name, `${module} cannot be loaded: ${messageOf(error)}`, error)
  }
  if (!isProvider(provider)) throw wrong(name, `the default export of ${module} is neither a provider nor a function that gives one`)
  if (provider.manifest.name !== name) throw wrong(name, `${module} gives the provider "${provider.manifest.name}"`)
  return provider
}

async function configured(name: string, { module, options }: Settings['providers'][string], settings: Settings): Promise<Provider> {
  if (module !== undefined) return fromModule(name, module, options, settings.providersFolder)
  const make = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined
  if (make === undefined) throw wrong(name, 'there is no built-in provider of that name; name its "module"')
  if (name === 'session' && options !== undefined) return sessionWith(options, settings)
  if (options !== undefined) throw wrong(name, 'it takes no options')
  return make(settings)
}

/**
 * The providers of this project: the built-in ones, and those that its configuration names.
 * @throws Fault config.invalid
 */
export async function loadProviders(settings: Settings): Promise<readonly Provider[]> {
  const { providers } = settings
  const own = await Promise.all(Object.entries(providers).map(([name, entry]) => configured(name, entry, settings)))
  const builtIn = Object.entries(BUILT_IN).filter(([name]) => !Object.hasOwn(providers, name)).map(([, make]) => make(settings))
  return [...builtIn, ...own]
}
