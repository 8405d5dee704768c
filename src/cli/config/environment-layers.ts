import type { Json } from '../../base/json.ts'
import { Fault } from '../../model/fault.ts'
import type { Host } from '../host.ts'
import { meantText } from '../meant-text.ts'
import { checkConfig } from './check-config.ts'
import { CONFIG_KEYS, isConfigVariable, variableOf, type ConfigKey } from './config-key.ts'
import type { ConfigLayer } from './config-layer.ts'

const PLAIN: readonly ConfigKey[] = ['store', 'stopGrace', 'output', 'reporter', 'environment', 'platform', 'vision']

/** A variable's text as the file would hold it: words as they are, everything else as JSON. */
function valueOf(key: ConfigKey, text: string): Json {
  if (PLAIN.includes(key)) return text
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

function refuseUnknown(env: Host['env']): void {
  const known = CONFIG_KEYS.map(variableOf)
  for (const name of Object.keys(env)) {
    if (!isConfigVariable(name) || known.includes(name)) continue
    throw new Fault('config.invalid', `there is no setting ${name}${meantText(name, known)}`, { next: 'runner config --explain' })
  }
}

/** A layer for each setting of the environment. @throws Fault config.invalid */
export async function environmentLayers({ env, cwd }: Pick<Host, 'env' | 'cwd'>): Promise<readonly ConfigLayer[]> {
  refuseUnknown(env)
  const layers: ConfigLayer[] = []
  for (const key of CONFIG_KEYS) {
    const name = variableOf(key)
    const text = env[name]
    if (text === undefined) continue
    const config = { [key]: valueOf(key, text) }
    await checkConfig(config, ({ problem }) => `${name} ${problem}`)
    layers.push({ name, folder: cwd, config })
  }
  return layers
}
