import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs work in a new folder on the disk of this checkout, and removes it. */
export async function inScratch<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const parent = join(root, '.scratch')
  mkdirSync(parent, { recursive: true })
  const dir = mkdtempSync(join(parent, 'bench-'))
  try {
    return await work(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
