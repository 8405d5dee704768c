import { dirname } from 'node:path'
import type { Config } from '../../model/config.ts'
import type { Call } from '../command.ts'
import type { ConfigLayer } from './config-layer.ts'
import { environmentLayers } from './environment-layers.ts'
import { findProjectConfig, findUserConfig } from './find-config.ts'
import { readConfigFile } from './read-config-file.ts'
import { readPolicyFile } from './read-policy-file.ts'
import { settingsOf, type Settings } from './settings.ts'

/** Flags of verbs that are settings too. */
function flagLayers({ globals, flags, host }: Call): readonly ConfigLayer[] {
  const layer = (flag: string, config: Config): ConfigLayer => ({ name: flag, folder: host.cwd, config })
  const given = (flag: string, key: keyof Config, value: unknown): readonly ConfigLayer[] =>
    (value === undefined ? [] : [layer(flag, { [key]: value })])
  const grace = flags.duration('stop-grace')
  return [
    ...given('--store', 'store', globals.store), ...given('--output', 'output', globals.output),
    ...given('--reporter', 'reporter', globals.reporters[0]), ...given('--concurrency', 'concurrency', flags.count('concurrency', 1)),
    ...given('--platform', 'platform', flags.text('platform')), ...given('--vision', 'vision', flags.text('vision')),
    ...given('--stop-grace', 'stopGrace', grace === undefined ? undefined : `${String(grace)}ms`),
  ]
}

/**
 * The settings in force for a call: flag, then environment, then the project's file, then the user's, then the default.
 * @throws Fault config.invalid, usage.invalid
 */
export async function loadSettings(call: Call): Promise<Settings> {
  const { host } = call
  const project = findProjectConfig(host.cwd)
  const files = [project, findUserConfig(host.env)].filter((file) => file !== undefined)
  const fromFiles = await Promise.all(files.map((file) => readConfigFile(file, host.cwd)))
  const layers = [...flagLayers(call), ...await environmentLayers(host), ...fromFiles]
  const root = project === undefined ? host.cwd : dirname(project)
  return settingsOf(layers, root, { stderr: host.stderr, env: host.env, policy: await readPolicyFile(root, host.cwd) })
}
