import { describe, it } from 'vitest'
import { MemoryDisk } from '../../src/stores/memory/memory-disk.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { storeConformance } from '../../src/testing/store-conformance.ts'
import { damageMemory } from './damage-memory.ts'

// covers: ST-01 ST-02 ST-03 ST-04 ST-05 ST-06 ST-07 ST-08 ST-14 ST-15 ST-16 ST-17 LS-01 LS-02
describe('the store in memory', () => {
  it.each(storeConformance)('$title', ({ check }) => check(() => {
    const disk = new MemoryDisk()
    return Promise.resolve({
      open: () => Promise.resolve(openMemoryStore({ disk })),
      damage: (what) => Promise.resolve(damageMemory(disk, what)),
      dispose: () => Promise.resolve(disk.dispose()),
    })
  }))
})
