import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../../model/fault.ts'
import type { GroupCommit, Work } from './group-commit.ts'
import { isBusy, storeFault } from './sqlite-fault.ts'

/** Attempts of a read that meets another process's recovery or upgrade. */
const READ_ATTEMPTS = 40
const READ_PAUSE_MS = 25

/** The way to a store's data: what the system says becomes a fault, waiting does not block the process. */
export class StoreAccess {
  /** @param commit absent: the store was opened for reading */
  constructor(readonly dir: string, readonly commit?: GroupCommit) {}

  /** A short synchronous read. */
  async read<T>(operation: () => T): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return operation()
      } catch (error) {
        if (!isBusy(error) || attempt === READ_ATTEMPTS) throw storeFault(error, this.dir, 'read') as Error
      }
      await delay(READ_PAUSE_MS)
    }
  }

  /** @throws Fault store.read-only when the store was opened for reading */
  async write<T>(work: Work<T>): Promise<T> {
    const commit = this.writer()
    try {
      return await commit.submit(work)
    } catch (error) {
      throw storeFault(error, this.dir, 'write') as Error
    }
  }

  /** Work on files of the store. */
  async files<T>(access: 'read' | 'write', operation: () => Promise<T>): Promise<T> {
    try {
      return await operation()
    } catch (error) {
      throw storeFault(error, this.dir, access) as Error
    }
  }

  /** @throws Fault store.read-only */
  writer(): GroupCommit {
    if (this.commit !== undefined) return this.commit
    throw new Fault('store.read-only', `store ${this.dir} was opened for reading`)
  }
}
