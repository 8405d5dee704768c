import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { sha256Hex } from '../../core/hash/sha256.ts'
import type { LeaseHolder } from '../../ports/run-store.ts'
import { writerBusy } from '../writer-busy.ts'
import { Sqlite } from './driver.ts'
import { isBusy } from './sqlite-fault.ts'

// A lease is a kernel lock: a transaction held open on a file of the run's own. It ends with the process, however that ends, and is
// not inherited by its children. The lock file is never opened in any other way here: closing it would drop the lock. It stays empty,
// and stays when the lease ends, because a name that is removed and made again could be locked twice. Its journal is in memory: a
// killed holder leaves none that who asks next would have to remove.

/** Somebody asking who holds a lease holds it for an instant. */
const ATTEMPTS = 5
const PAUSE_MS = 4

const NOBODY_KNOWN: LeaseHolder = { pid: 0, host: '', sinceMs: 0 }

/** File names are compared without case on some systems, ids are not. */
function nameOf(runId: string): string {
  const name = encodeURIComponent(runId).replaceAll(/[A-Z*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return name.length <= 150 ? name : `${name.slice(0, 80)}~${sha256Hex(runId)}`
}

/** A lock that is held. */
export interface HeldLock { release(): Promise<void> }

/** The leases of one store. */
export class RunLeases {
  constructor(readonly dir: string, readonly now: () => number) {}

  /** @throws Fault store.writer-busy naming who holds it */
  async acquire(runId: string): Promise<HeldLock> {
    mkdirSync(this.dir, { recursive: true })
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const lock = this.#tryLock(runId)
      if (lock !== undefined) return this.#hold(runId, lock)
      await delay(PAUSE_MS)
    }
    throw writerBusy(runId, await this.#told(runId))
  }

  /** Asks by a shared lock that is gone at once; creates nothing. */
  async holder(runId: string): Promise<LeaseHolder | undefined> {
    return this.#isHeld(runId) ? await this.#told(runId) ?? NOBODY_KNOWN : undefined
  }

  #lockFile(runId: string): string { return join(this.dir, `${nameOf(runId)}.lock.db`) }
  #noteFile(runId: string): string { return join(this.dir, `${nameOf(runId)}.holder.json`) }

  #tryLock(runId: string): Database | undefined {
    const db = new Sqlite(this.#lockFile(runId), { timeout: 0 })
    try {
      db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
      return db
    } catch (error) {
      db.close()
      if (!isBusy(error)) throw error
      return undefined
    }
  }

  #isHeld(runId: string): boolean {
    const file = this.#lockFile(runId)
    if (!existsSync(file)) return false
    const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 0 })
    try {
      db.pragma('schema_version')
      return false
    } catch (error) {
      if (!isBusy(error)) throw error
      return true
    } finally {
      db.close()
    }
  }

  async #hold(runId: string, lock: Database): Promise<HeldLock> {
    const note = this.#noteFile(runId)
    try {
      await this.#writeNote(note)
    } catch (error) {
      lock.close()
      throw error
    }
    let held = true
    const release = async (): Promise<void> => {
      if (!held) return
      held = false
      await rm(note, { force: true }).finally(() => lock.close())
    }
    return { release }
  }

  async #writeNote(note: string): Promise<void> {
    const holder: LeaseHolder = { pid: process.pid, host: hostname(), sinceMs: this.now() }
    const draft = `${note}.${randomUUID()}`
    await writeFile(draft, JSON.stringify(holder))
    await rename(draft, note)
  }

  /** What the holder wrote of itself: for messages only. */
  async #told(runId: string): Promise<LeaseHolder | undefined> {
    try {
      const note: unknown = JSON.parse(await readFile(this.#noteFile(runId), 'utf8'))
      return isHolder(note) ? note : undefined
    } catch {
      return undefined
    }
  }
}

const isHolder = (note: unknown): note is LeaseHolder & JsonObject =>
  isJsonObject(note) && Number.isSafeInteger(note['pid']) && typeof note['host'] === 'string' && Number.isSafeInteger(note['sinceMs'])
