import { join } from 'node:path'
import { LOCKFILE, readLockfile } from '../engine/source/lockfile.ts'
import type { Call } from './command.ts'
import { loadSettings } from './config/load-settings.ts'
import { loadProviders } from './load-providers.ts'
import { openFlow, type OpenedFlow } from './open-flow.ts'

/** The flow of a file, bound against the lockfile where there is one, else against the installed providers. Writes nothing. */
export async function compileWord(call: Call, word: string, more: { readonly irVersion?: 1 | 2 } = {}): Promise<OpenedFlow> {
  const settings = await loadSettings(call)
  const lockfile = await readLockfile(join(settings.root, LOCKFILE))
  const manifests = lockfile ?? (await loadProviders(settings)).map(({ manifest }) => manifest)
  return openFlow(word, { folder: call.host.cwd, manifests, ...more })
}
