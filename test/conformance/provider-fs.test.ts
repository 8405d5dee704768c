import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fs } from '../../src/providers/fs/fs.ts'
import type { PreparedCall, ProviderHarness } from '../../src/testing/provider/harness.ts'
import { checkProvider } from './check-provider.ts'
import { providerFolders } from './provider-folders.ts'

async function makeHarness(): Promise<ProviderHarness> {
  const folders = await providerFolders()
  let dispatches = 0
  const path = (n: number): string => join(folders.workDir, 'made', `${String(n)}.txt`)
  return {
    ...folders,
    provider: fs(),
    async effects() {
      const found = await Promise.all(Array.from({ length: dispatches }, (_, n) => readFile(path(n + 1)).then(() => 1, () => 0)))
      return found.reduce<number>((sum, each) => sum + each, 0)
    },
    calls: {
      succeeds: (): PreparedCall =>
        ({ action: 'write', args: { path: path(++dispatches), text: 'héllo\n' }, effect: 'mutating', idempotent: true }),
      fails: () => ({ action: 'read', args: { path: 'missing.txt' }, effect: 'readonly' }),
    },
  }
}

// Nothing here takes long, waits, may be repeated, or is secret.
checkProvider('fs', makeHarness, [
  'a failure that may be repeated says so',
  'a call whose time is over is timed out, and does not claim that nothing happened',
  'a call that is cancelled ends, and says cancelled',
  'secrets appear in no outcome',
  'a later session finds a call that timed out, exactly as it ended',
  'a call that began and lost its end is never said not to have begun',
  'a call that still runs is found running, and can be waited for',
  'a call that still runs can be cancelled by a later session',
  'evidence that was offered can be fetched, also by a later session, and matches its digest',
])
