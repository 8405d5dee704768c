import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually, type ProviderHarness } from '../../src/testing/provider/harness.ts'

/** Folders of one harness, and a world of lines in a file. */
export interface ProviderFolders extends Pick<ProviderHarness, 'journalDir' | 'workDir' | 'close' | 'effects' | 'damageJournal'> {
  readonly effectsFile: string
}

const linesOf = (path: string): Promise<number> => readFile(path, 'utf8').then((text) => text.split('\n').length - 1, () => 0)

export async function providerFolders(): Promise<ProviderFolders> {
  const root = await mkdtemp(join(tmpdir(), 'provider-'))
  const [journalDir, workDir] = [join(root, 'journal'), join(root, 'work')]
  await mkdir(workDir)
  const effectsFile = join(root, 'effects.log')
  return {
    journalDir, workDir, effectsFile,
    effects: () => linesOf(effectsFile),
    async damageJournal(callId) {
      const path = join(journalDir, `${callId}.call`, 'terminal')
      const bytes = await readFile(path)
      bytes[100] = (bytes[100] ?? 0) ^ 1
      await writeFile(path, bytes)
    },
    close: () => rm(root, { recursive: true, force: true }),
  }
}

/** Resolves once a file is there. */
export const fileExists = (path: string): Promise<true> => eventually(() => readFile(path).then(() => true as const, () => undefined))
