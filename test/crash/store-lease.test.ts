import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { ended, nextMessage, startChild } from './start-child.ts'

let dir: string
let store: SqliteStore
let children: ChildProcess[] = []
const grandchildren: number[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'))
  store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const pid of grandchildren.splice(0)) process.kill(pid, 'SIGKILL')
  await Promise.all(children.map(ended))
  children = []
  await store.close()
  rmSync(dir, { recursive: true })
})

interface Answer { readonly got: boolean; readonly code?: string; readonly grandchild?: number }

async function ready(count: number): Promise<readonly ChildProcess[]> {
  children = Array.from({ length: count }, () => startChild('hold-lease', dir))
  await Promise.all(children.map((child) => nextMessage(child)))
  return children
}

async function ask(child: ChildProcess): Promise<Answer> {
  const answer = nextMessage<Answer>(child)
  child.send('go')
  const { grandchild, ...rest } = await answer
  if (grandchild !== undefined) grandchildren.push(grandchild)
  return { ...rest, ...(grandchild === undefined ? {} : { grandchild }) }
}

const isAlive = (pid: number): boolean => {
  try { return process.kill(pid, 0) } catch { return false }
}

describe('the lease of a run between processes', () => {
  // covers: LS-01
  it('is got by exactly one of several that ask at the same time', async () => {
    const answers = await Promise.all((await ready(4)).map(ask))
    expect(answers.filter(({ got }) => got).length).toBe(1)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['store.writer-busy', 'store.writer-busy', 'store.writer-busy'])
  })

  // covers: LS-03
  it('is free the moment its process is killed, although a child of it lives on', async () => {
    const [child] = await ready(1)
    const { got, grandchild = 0 } = await ask(child!)
    expect(got).toBe(true)
    expect(await store.leaseHolder('r1')).toMatchObject({ pid: child!.pid })
    await expect(store.acquireLease('r1')).rejects.toMatchObject({ code: 'store.writer-busy' })
    child!.kill('SIGKILL')
    await ended(child!)
    expect(isAlive(grandchild)).toBe(true)
    expect(readdirSync(join(dir, 'leases')).sort()).toEqual(['r1.holder.json', 'r1.lock.db'])
    expect(await store.leaseHolder('r1')).toBeUndefined()
    expect(readdirSync(join(dir, 'leases')).sort()).toEqual(['r1.holder.json', 'r1.lock.db'])
    const lease = await store.acquireLease('r1')
    expect(await store.leaseHolder('r1')).toMatchObject({ pid: process.pid })
    await lease.release()
  })

  it('is held by a process that is stopped, however long', async () => {
    const [child] = await ready(1)
    await ask(child!)
    child!.kill('SIGSTOP')
    await expect(store.acquireLease('r1')).rejects.toMatchObject({ code: 'store.writer-busy', data: { holder: { pid: child!.pid } } })
    child!.kill('SIGCONT')
    expect(await store.leaseHolder('r1')).toMatchObject({ pid: child!.pid })
  })

  // covers: LS-02
  it('can be asked about without leaving a file', async () => {
    expect(await store.leaseHolder('r1')).toBeUndefined()
    expect(readdirSync(dir)).not.toContain('leases')
    const [child] = await ready(1)
    await ask(child!)
    const before = readdirSync(join(dir, 'leases'))
    await store.leaseHolder('r1')
    await store.leaseHolder('r2')
    expect(readdirSync(join(dir, 'leases'))).toEqual(before)
  })
})
