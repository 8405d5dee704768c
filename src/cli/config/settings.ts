import { resolve } from 'node:path'
import { availableParallelism } from 'node:os'
import { parseDuration } from '../../compile/normalize/duration.ts'
import type { Config } from '../../model/config.ts'
import type { Host } from '../host.ts'
import { defaultOutput } from '../reporters/choose-reporters.ts'
import { CONFIG_KEYS, type ConfigKey } from './config-key.ts'
import type { ConfigLayer } from './config-layer.ts'

/** A value in force and where it came from. */
export interface Setting { readonly key: ConfigKey; readonly value: unknown; readonly from: string }

/** What this command works with. Paths are absolute, times in milliseconds. */
export interface Settings {
  /** The folder of the project's configuration, else the current one: paths of flows and the lockfile are relative to it. */
  readonly root: string
  readonly store: string
  readonly flows: readonly string[]
  readonly concurrency: number
  readonly stopGraceMs: number
  readonly output: 'stream' | 'on-failure' | 'none'
  /** Absent: chosen by where the output goes. */
  readonly reporter?: NonNullable<Config['reporter']>
  readonly platform: string
  readonly vision?: string
  readonly secrets: NonNullable<Config['secrets']>
  readonly providers: NonNullable<Config['providers']>
  /** Folder that the modules of providers are relative to. */
  readonly providersFolder: string
  readonly explained: readonly Setting[]
}

function defaultsOf(root: string, host: Pick<Host, 'stderr' | 'env'>): ConfigLayer {
  const config: Config = {
    store: '.runner', flows: [], concurrency: availableParallelism(), stopGrace: '5s', output: defaultOutput({ env: host.env, isTerminal: host.stderr.isTTY }),
    platform: process.platform, secrets: {}, providers: {},
  }
  return { name: 'default', folder: root, config }
}

/** The layer that decides a setting; layers come strongest first. */
const deciding = (layers: readonly ConfigLayer[], key: ConfigKey): ConfigLayer | undefined => layers.find(({ config }) => config[key] !== undefined)

/** Files of secrets are named relative to the configuration. */
const absolute = (secrets: Settings['secrets'], folder: string): Settings['secrets'] => Object.fromEntries(
  Object.entries(secrets).map(([name, source]) => [name, 'file' in source ? { file: resolve(folder, source.file) } : source]),
)

/** @param layers strongest first @param root folder that relative paths mean where nothing else is said */
export function settingsOf(layers: readonly ConfigLayer[], root: string, host: Pick<Host, 'stderr' | 'env'>): Settings {
  const all = [...layers, defaultsOf(root, host)]
  const value = <K extends ConfigKey>(key: K): Config[K] | undefined => deciding(all, key)?.config[key]
  const folder = (key: ConfigKey): string => deciding(all, key)?.folder ?? root
  const [reporter, vision] = [value('reporter'), value('vision')]
  return {
    root, store: resolve(folder('store'), value('store') ?? ''), flows: (value('flows') ?? []).map((flow) => resolve(folder('flows'), flow)),
    concurrency: value('concurrency') ?? 1, stopGraceMs: parseDuration(value('stopGrace') ?? '') ?? Infinity, output: value('output') ?? 'stream',
    ...(reporter === undefined ? {} : { reporter }), platform: value('platform') ?? '', ...(vision === undefined ? {} : { vision }),
    secrets: absolute(value('secrets') ?? {}, folder('secrets')), providers: value('providers') ?? {}, providersFolder: folder('providers'),
    explained: CONFIG_KEYS.map((key) => ({ key, value: value(key) ?? null, from: deciding(all, key)?.name ?? 'not set' })),
  }
}
