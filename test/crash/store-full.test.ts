import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { finished, started, wholeStep } from '../../src/testing/store/sample-log.ts'
import { NODE_ARGS, programOf } from './start-child.ts'

let dir: string
beforeEach(() => { dir = mkdtempSync(join(tmpdir(), 'store-')) })
afterEach(() => rmSync(dir, { recursive: true }))

/** Only root may mount. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

/** Files of evidence that were begun and not finished. */
const unfinished = (store: string): readonly string[] =>
  existsSync(join(store, 'evidence', 'incoming')) ? readdirSync(join(store, 'evidence', 'incoming')) : []

async function assertSound(store: string, seq: number): Promise<void> {
  const again = openSqliteStore(store, { mode: 'write' })
  expect(await again.verify()).toEqual([])
  expect((await again.head('r1'))?.seq).toBe(seq)
  const run = new RunWriter(again, 'r1')
  run.head = await again.head('r1') ?? run.head
  await run.append([finished()], { flush: true })
  expect(await again.verify()).toEqual([])
  await again.close()
}

describe('a disk without space', () => {
  it('is a named fault, and the store keeps everything that was acknowledged and nothing else', async () => {
    await openSqliteStore(dir, { mode: 'write', createIfMissing: true }).close()
    const node = [process.execPath, ...NODE_ARGS, programOf('fill-disk'), dir].map((word) => `'${word}'`).join(' ')
    const { codes, seq, readable } = JSON.parse(execFileSync('bash', ['-c', `ulimit -f 600; exec ${node}`], { encoding: 'utf8' })) as {
      readonly codes: readonly string[]; readonly seq: number; readonly readable: number
    }
    expect(codes).toEqual(['store.full', 'store.full'])
    expect([readable, seq > 7]).toEqual([1, true])
    expect(unfinished(dir)).toEqual([])
    await assertSound(dir, seq)
  })

  it.runIf(mayMount)('is survived by the handle that met it, once there is space again', async () => {
    const disk = join(dir, 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    try {
      const store = openSqliteStore(disk, { mode: 'write', createIfMissing: true })
      const run = new RunWriter(store, 'r1')
      await run.append([started()], { flush: true })
      fillUp(join(disk, 'ballast'))
      const full = await appendUntilRefused(run)
      await expect(store.evidence.write(new Uint8Array(200_000))).rejects.toMatchObject({ code: 'store.full' })
      expect(full).toMatchObject({ code: 'store.full' })
      expect((await store.head('r1'))?.seq).toBe(run.head.seq)
      rmSync(join(disk, 'ballast'))
      await run.append(wholeStep('after'), { flush: true })
      expect(await store.verify()).toEqual([])
      expect(unfinished(disk)).toEqual([])
      await store.close()
      await assertSound(disk, run.head.seq)
    } finally {
      execFileSync('umount', [disk])
    }
  })

  it.runIf(mayMount)('that cannot be written is named, and can be read', async () => {
    const [made, disk] = [join(dir, 'made'), join(dir, 'disk')]
    const store = openSqliteStore(made, { mode: 'write', createIfMissing: true })
    await new RunWriter(store, 'r1').append([started(), ...wholeStep('a')])
    await store.close()
    mkdirSync(disk)
    execFileSync('mount', ['--bind', made, disk])
    try {
      execFileSync('mount', ['-o', 'remount,ro,bind', disk])
      expect(() => openSqliteStore(disk, { mode: 'write' })).toThrow(expect.objectContaining({ code: 'store.read-only' }) as Error)
      const reader = openSqliteStore(disk, { mode: 'read' })
      expect((await reader.runs()).map(({ runId }) => runId)).toEqual(['r1'])
      expect(await reader.leaseHolder('r1')).toBeUndefined()
      expect(await reader.verify()).toEqual([])
      await reader.close()
    } finally {
      execFileSync('umount', [disk])
    }
  })
})

function fillUp(file: string): void {
  for (let size = 600_000, written = 0; size >= 4096;) {
    try {
      writeFileSync(file, Buffer.alloc(written + size))
      written += size
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

async function appendUntilRefused(run: RunWriter): Promise<unknown> {
  for (let n = 0; ; n++) {
    const error = await run.append(wholeStep(`step-${String(n)}`), { flush: true }).catch((reason: unknown) => ({ reason }))
    if ('reason' in error) return error.reason
  }
}
