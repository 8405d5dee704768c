import { dirname, relative } from 'node:path'
import { messageOf } from '../../base/message-of.ts'
import { Fault } from '../../model/fault.ts'
import type { Config } from '../../model/config.ts'
import { loadModule } from '../../engine/source/load-module.ts'
import { checkConfig } from './check-config.ts'
import type { ConfigLayer } from './config-layer.ts'
import { problemText, readCheckedJson } from './read-checked-json.ts'

async function readModule(file: string, name: string): Promise<unknown> {
  let value: unknown
  try {
    value = await loadModule(file)
  } catch (error) {
    throw new Fault('config.invalid', `${name} cannot be loaded: ${messageOf(error)}`, { cause: error, next: 'mend the file' })
  }
  await checkConfig(value, (problem) => `${name}: ${problemText(problem)}`)
  return value
}

/** A configuration file as a layer. @throws Fault config.invalid, with line and column where the file is JSON */
export async function readConfigFile(file: string, cwd: string): Promise<ConfigLayer> {
  const name = relative(cwd, file).startsWith('..') ? file : relative(cwd, file)
  const check = (value: unknown): Promise<void> => checkConfig(value, () => '')
  const config = file.endsWith('.json') ? await readCheckedJson(file, name, check) : await readModule(file, name)
  return { name, folder: dirname(file), config: config as Config }
}
