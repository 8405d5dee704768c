import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { given } from '../../base/given.ts'
import { isJsonObject, type Json } from '../../base/json.ts'
import { parseDuration } from '../../compile/normalize/duration.ts'
import { MAX_ARTIFACT_BYTES } from '../../engine/world/max-artifact-bytes.ts'
import type { Config, SecretSource } from '../../model/config.ts'
import type { Policy } from '../../model/policy.ts'
import type { PolicyInForce } from '../../core/policy/policy-in-force.ts'
import type { Host } from '../host.ts'
import { defaultOutput } from '../reporters/choose-reporters.ts'
import { CONFIG_KEYS, type ConfigKey } from './config-key.ts'
import type { ConfigLayer } from './config-layer.ts'
import type { PolicyFile } from './read-policy-file.ts'

/** A value in force and where it came from. */
export interface Setting { readonly key: ConfigKey | 'policy'; readonly value: unknown; readonly from: string }

/** What this command works with. Paths are absolute, times in milliseconds. */
export interface Settings {
  /** The folder of the project's configuration, else the current one: paths of flows and the lockfile are relative to it. */
  readonly root: string
  readonly store: string
  readonly flows: readonly string[]
  readonly concurrency: number
  readonly stopGraceMs: number
  readonly maxArtifactBytes: number
  readonly output: 'stream' | 'on-failure' | 'none'
  /** Absent: chosen by where the output goes. */
  readonly reporter?: NonNullable<Config['reporter']>
  /** What the machine is for, as rules of the policy name it. */
  readonly environment?: string
  /** Which effects may be repeated, where the project has a file that says so. */
  readonly policy?: Policy
  readonly platform: string
  readonly vision?: string
  readonly secrets: NonNullable<Config['secrets']>
  /** Files of its secret are absolute. */
  readonly notify: NonNullable<Config['notify']>
  readonly providers: NonNullable<Config['providers']>
  /** Folder that the modules of providers are relative to. */
  readonly providersFolder: string
  readonly explained: readonly Setting[]
}

/** What holds where nothing else is said. */
function defaultsOf(host: Pick<Host, 'stderr' | 'env'>) {
  return {
    store: '.runner', flows: [] as string[], concurrency: availableParallelism(), stopGrace: '5s',
    maxArtifactBytes: MAX_ARTIFACT_BYTES,
    output: defaultOutput({ env: host.env, isTerminal: host.stderr.isTTY }), platform: process.platform as string,
    secrets: {} as Settings['secrets'], notify: {} as Settings['notify'], providers: {} as Settings['providers'],
  } satisfies Config
}
type Defaults = ReturnType<typeof defaultsOf>

/** Files of secrets are named relative to the configuration. */
const absoluteSource = (source: SecretSource, folder: string): SecretSource =>
  ('file' in source ? { file: resolve(folder, source.file) } : source)

const absolute = (secrets: Settings['secrets'], folder: string): Settings['secrets'] =>
  Object.fromEntries(Object.entries(secrets).map(([name, source]) => [name, absoluteSource(source, folder)]))

function notifyIn(notify: Settings['notify'], folder: string): Settings['notify'] {
  const { webhook } = notify
  return webhook?.secret === undefined ? notify : { ...notify, webhook: { ...webhook, secret: absoluteSource(webhook.secret, folder) } }
}

class Layers {
  readonly #layers: readonly ConfigLayer[]

  constructor(layers: readonly ConfigLayer[], root: string, defaults: Defaults) {
    this.#layers = [...layers, { name: 'default', folder: root, config: defaults }]
  }

  /** The strongest layer that says something of a setting. */
  deciding(key: ConfigKey): ConfigLayer | undefined {
    return this.#layers.find(({ config }) => config[key] !== undefined)
  }

  value<K extends ConfigKey>(key: K): Config[K] | undefined {
    return this.deciding(key)?.config[key]
  }

  /** Of a setting that has a default. */
  certain<K extends keyof Defaults>(key: K): Defaults[K] {
    return this.value(key) as Defaults[K]
  }

  path(key: 'store' | 'secrets' | 'notify' | 'providers' | 'flows', path: string): string {
    return resolve(this.deciding(key)?.folder ?? '.', path)
  }
}

/** The project's policy as it is asked here. */
export const policyOf = ({ policy, environment }: Pick<Settings, 'policy' | 'environment'>): PolicyInForce | undefined =>
  (policy === undefined ? undefined : { policy, environment })

const rulesText = ({ rules }: Policy): string => (rules.length === 1 ? '1 rule' : `${String(rules.length)} rules`)

interface Around extends Pick<Host, 'stderr' | 'env'> {
  readonly policy?: PolicyFile | undefined
}

/** What a command that gives a secret is called with may be one: it is never told. */
function withoutArguments(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutArguments(item))
  if (!isJsonObject(value)) return value
  const { command } = value
  if (Array.isArray(command)) return { ...value, command: (command as readonly Json[]).map((word, at) => (at === 0 ? word : '…')) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutArguments(item)]))
}

/** @param layers strongest first @param root folder that relative paths mean where nothing else is said */
export function settingsOf(layers: readonly ConfigLayer[], root: string, host: Around): Settings {
  const { policy } = host
  const all = new Layers(layers, root, defaultsOf(host))
  return {
    root, store: all.path('store', all.certain('store')),
    flows: all.certain('flows').map((flow) => all.path('flows', flow)),
    concurrency: all.certain('concurrency'), stopGraceMs: parseDuration(all.certain('stopGrace')) ?? Infinity,
    maxArtifactBytes: all.certain('maxArtifactBytes'),
    output: all.certain('output'),
    ...given('environment', all.value('environment')), ...given('policy', policy?.policy),
    ...given('reporter', all.value('reporter')), platform: all.certain('platform'),
    ...given('vision', all.value('vision')), secrets: absolute(all.certain('secrets'), all.path('secrets', '.')),
    notify: notifyIn(all.certain('notify'), all.path('notify', '.')),
    providers: all.certain('providers'), providersFolder: all.path('providers', '.'),
    explained: [
      ...CONFIG_KEYS.map((key) => ({
        key, value: withoutArguments((all.value(key) ?? null) as Json), from: all.deciding(key)?.name ?? 'not set',
      })),
      { key: 'policy', value: policy === undefined ? null : rulesText(policy.policy), from: policy?.name ?? 'not set' },
    ],
  }
}
