import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { shell } from '../../src/providers/shell/shell.ts'
import type { PreparedCall, ProviderHarness } from '../../src/testing/provider/harness.ts'
import { checkProvider } from './check-provider.ts'
import { fileExists, providerFolders } from './provider-folders.ts'

async function makeHarness(): Promise<ProviderHarness> {
  const folders = await providerFolders()
  const run = (script: string, more: Partial<PreparedCall> = {}, args: PreparedCall['args'] = {}) => (): PreparedCall =>
    ({ action: 'exec', args: { script, ...args }, effect: 'mutating', ...more })
  const mark = `echo effect >> ${folders.effectsFile}`
  const gate = join(folders.workDir, 'gate')
  return {
    ...folders,
    provider: shell(),
    calls: {
      succeeds: run(`${mark}; echo out; echo "v=1" > "$FLOWIR_OUTPUT"`),
      fails: run('echo not json', {}, { json: true }),
      failsRetryable: run('exit 75', {}, { noEffectExitCodes: [75] }),
      timesOut: run('sleep 60', { timeoutMs: 50 }),
      untilCancelled: run('sleep 60'),
      // The supervisor and its command go at once, as in a power cut.
      losesItsEnd: run('kill -9 $PPID $$'),
      offersEvidence: run('seq 1 10000; seq 1 10000 >&2'),
      printsSecret: run('echo "$S"', {}, { env: { S: { $secret: 'SECRET' } } }),
      untilReleased: () => ({
        call: run(`touch ${gate}.began; while [ ! -e ${gate} ]; do sleep 0.02; done; echo out`)(),
        async release() {
          await fileExists(`${gate}.began`)
          await writeFile(gate, '')
        },
      }),
    },
  }
}

checkProvider('shell', makeHarness)
