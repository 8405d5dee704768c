import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Fault } from '../../model/fault.ts'
import type { Host } from '../host.ts'

/** Names of a configuration, of which a folder holds one at most. */
export const CONFIG_NAMES = ['runner.config.json', 'runner.config.ts'] as const

function* foldersUp(from: string): Generator<string> {
  for (let folder = from; ; folder = dirname(folder)) {
    yield folder
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return
  }
}

/**
 * The project's configuration: of the folder or the nearest above it, no further than the repository it is in.
 * @throws Fault config.invalid when a folder holds two
 */
export function findProjectConfig(cwd: string): string | undefined {
  for (const folder of foldersUp(cwd)) {
    const [file, other] = CONFIG_NAMES.map((name) => join(folder, name)).filter((path) => existsSync(path))
    if (other !== undefined) {
      throw new Fault('config.invalid', `${folder} holds two configurations: ${CONFIG_NAMES.join(' and ')}`, { next: 'remove one of them' })
    }
    if (file !== undefined) return file
  }
  return undefined
}

/** The user's own configuration, when there is one. */
export function findUserConfig(env: Host['env']): string | undefined {
  const base = env['XDG_CONFIG_HOME'] ?? join(env['HOME'] ?? homedir(), '.config')
  const file = join(base, 'flowir-runner', 'config.json')
  return existsSync(file) ? file : undefined
}
