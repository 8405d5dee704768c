import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DRAFT_PREFIX } from '../../base/draft-prefix.ts'

/** Writes a file so that nobody ever meets half of it; its folder is made when it is not there. */
export async function writeWhole(file: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = join(dirname(file), `${DRAFT_PREFIX}${randomUUID()}`)
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
