import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Boundary } from '../../src/testing/crash/boundary.ts'
import { CRASH_RUN_ID, type CrashReply, type CrashTask } from '../../src/testing/crash/crash-task.ts'
import { readEffects } from '../../src/testing/crash/crash-world.ts'
import { startCrashChild, type CrashChild } from '../../src/testing/crash/start-crash-child.ts'
import { eventually } from '../../src/testing/provider/harness.ts'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import type { CrashBundle } from './crash-bundle.ts'

/** A run of a scene whose processes a test starts itself. */
export interface CrashRig {
  readonly dir: string
  readonly storeDir: string
  readonly wal: string
  /** Starts the next process of the run. */
  start(more?: Partial<CrashTask>): CrashChild
  /** Starts a process and waits for its end. */
  live(more?: Partial<CrashTask>): Promise<CrashReply | undefined>
  /** Who acted so far, in order. */
  effects(): readonly string[]
  /** The store while nobody works in it. */
  withStore<T>(look: (store: SqliteStore) => Promise<T>): Promise<T>
  task(more?: Partial<CrashTask>): CrashTask
  close(): void
}

export const at = (side: Boundary['side'], kind: string, nth = 1): { readonly at: Boundary } => ({ at: { side, kind, nth } })

/** @param storeDir default: a folder of the rig's own */
export function crashRig(bundle: CrashBundle, scene: string, storeDir?: string): CrashRig {
  const dir = mkdtempSync(join(tmpdir(), 'crash-rig-'))
  mkdirSync(join(dir, 'work'))
  const place = { storeDir: storeDir ?? join(dir, 'store'), workDir: join(dir, 'work'), worldFile: join(dir, 'world') }
  let life = 0
  const task: CrashRig['task'] = (more = {}) => ({ scene: bundle.scene(scene), ...place, life: ++life, ...more })
  const start: CrashRig['start'] = (more) => startCrashChild(task(more), bundle.program)
  return {
    dir, storeDir: place.storeDir, wal: join(place.storeDir, 'runner.db-wal'), start, task,
    live: (more) => start(more).reply,
    effects: () => readEffects(place.worldFile).map(({ step }) => step),
    async withStore(look) {
      const store = openSqliteStore(place.storeDir, { mode: 'read' })
      try { return await look(store) } finally { await store.close() }
    },
    close: () => { rmSync(dir, { recursive: true, force: true }) },
  }
}

/** What the log and the store say of the run. */
export const standingOf = (rig: CrashRig) => rig.withStore(async (store) => ({
  head: (await store.head(CRASH_RUN_ID))?.seq, problems: await store.verify(), events: await store.events(CRASH_RUN_ID),
}))

/** Resolves when a process has stopped itself. */
export const stopped = ({ process: { pid } }: CrashChild): Promise<true> => eventually(async () =>
  (await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '')).includes(') T ') || undefined)
