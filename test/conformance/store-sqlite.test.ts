import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { storeConformance } from '../../src/testing/store-conformance.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { damageSqlite } from './damage-sqlite.ts'

// covers: ST-01 ST-02 ST-03 ST-04 ST-05 ST-06 ST-07 ST-08 ST-14 ST-15 ST-16 ST-17 LS-01 LS-02
describe('the store in a folder', () => {
  it.each(storeConformance)('$title', ({ check }) => check(() => {
    const dir = mkdtempSync(join(tmpdir(), 'store-'))
    const handles: RunStore[] = []
    return Promise.resolve({
      open: () => {
        const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
        handles.push(store)
        return Promise.resolve(store)
      },
      damage: (what) => Promise.resolve(damageSqlite(dir, what)),
      dispose: async () => {
        for (const handle of handles) await handle.close()
        rmSync(dir, { recursive: true })
      },
    })
  }))
})
