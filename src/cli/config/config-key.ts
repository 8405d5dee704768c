import type { Config } from '../../model/config.ts'

/** A setting, as the configuration file spells it. */
export type ConfigKey = Exclude<keyof Config, '$schema'>

export const CONFIG_KEYS = [
  'store', 'flows', 'concurrency', 'stopGrace', 'maxArtifactBytes', 'output', 'reporter', 'environment', 'platform', 'vision', 'secrets',
  'notify', 'providers',
] as const satisfies readonly ConfigKey[]

const PREFIX = 'FLOWIR_CONFIG_'

/** `FLOWIR_CONFIG_STOP_GRACE` of `stopGrace`. */
export const variableOf = (key: ConfigKey): string => PREFIX + key.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

export const isConfigVariable = (name: string): boolean => name.startsWith(PREFIX)
