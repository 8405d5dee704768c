import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
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

const NOTE_END = '.holder.json'

const NOBODY_KNOWN: LeaseHolder = { pid: 0, host: '', sinceMs: 0 }

/** File names are compared without case on some systems, ids are not. */
function nameOf(runId: string): string {
  const name = encodeURIComponent(runId).replaceAll(/[A-Z*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return name.length <= 150 ? name : `${name.slice(0, 80)}~${sha256Hex(runId)}`
}

/** The id that a name was made of, or the beginning of a long one. */
function idOf(name: string): string {
  const text = name.replace(/~[0-9a-f]{64}$/, '…')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
    throw writerBusy(runId, this.#told(runId))
  }

  /** Asks by a shared lock that is gone at once; creates nothing. */
  holder(runId: string): LeaseHolder | undefined {
    return this.#isHeld(nameOf(runId)) ? this.#told(runId) ?? NOBODY_KNOWN : undefined
  }

  /**
   * One of the leases that are held. A note is written before its holder enters a transaction and removed when it writes no more, so the
   * notes, which are few, lead to every lease whose holder may be at work.
   */
  anyHeld(): { readonly runId: string; readonly holder: LeaseHolder | undefined } | undefined {
    if (!existsSync(this.dir)) return undefined
    for (const file of readdirSync(this.dir).sort()) {
      const name = file.endsWith(NOTE_END) ? file.slice(0, -NOTE_END.length) : undefined
      if (name !== undefined && this.#isHeld(name)) return { runId: idOf(name), holder: this.#toldBy(file) }
    }
    return undefined
  }

  #lockFile(name: string): string { return join(this.dir, `${name}.lock.db`) }
  #noteFile(runId: string): string { return join(this.dir, `${nameOf(runId)}${NOTE_END}`) }

  #tryLock(runId: string): Database | undefined {
    const db = new Sqlite(this.#lockFile(nameOf(runId)), { timeout: 0 })
    try {
      db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
      return db
    } catch (error) {
      db.close()
      if (!isBusy(error)) throw error
      return undefined
    }
  }

  #isHeld(name: string): boolean {
    const file = this.#lockFile(name)
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
  #told(runId: string): LeaseHolder | undefined { return this.#toldBy(`${nameOf(runId)}${NOTE_END}`) }

  #toldBy(file: string): LeaseHolder | undefined {
    try {
      const note: unknown = JSON.parse(readFileSync(join(this.dir, file), 'utf8'))
      return isHolder(note) ? note : undefined
    } catch {
      return undefined
    }
  }
}

const isHolder = (note: unknown): note is LeaseHolder & JsonObject =>
  isJsonObject(note) && Number.isSafeInteger(note['pid']) && typeof note['host'] === 'string' && Number.isSafeInteger(note['sinceMs'])
