import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identityOf, type ProcessIdentity } from '../../../src/providers/process-identity.ts'
import { holdSession, sessionLockFolder, type HeldSession } from '../../../src/providers/session/session-lock.ts'

const runner = identityOf()!
const dead: ProcessIdentity = { ...runner, started: '1' }

let dir: string
beforeEach(() => { dir = mkdtempSync(join(tmpdir(), 'session-lock-')) })
afterEach(() => { rmSync(dir, { recursive: true, force: true }) })

const take = (runId: string, by = runner, sid = 's'): ReturnType<typeof holdSession> => holdSession(dir, sid, { runId, runner: by })

async function held(runId: string, by = runner, sid = 's'): Promise<HeldSession> {
  const answer = await take(runId, by, sid)
  if ('heldBy' in answer) throw new Error(`held by ${answer.heldBy.runId}`)
  return answer.held
}

describe('holding a session', () => {
  it('is for one at a time, of any session', async () => {
    const first = await held('a')
    expect(await take('b')).toEqual({ heldBy: { runId: 'a', runner } })
    expect(await take('b', runner, '../another')).toHaveProperty('held')
    await first.release()
    await first.release()
    expect(await take('b')).toHaveProperty('held')
    expect(await take('c')).toEqual({ heldBy: { runId: 'b', runner } })
  })

  it('goes on while the program lives, also when its driver is dead', async () => {
    const first = await held('a', dead)
    expect(await first.note(runner)).toBe(true)
    expect(await take('b')).toEqual({ heldBy: { runId: 'a', runner: dead, agent: runner } })
    await first.note(undefined)
    expect(await take('b')).toHaveProperty('held')
  })

  it('is over with its holder, who takes nothing from the next one', async () => {
    const first = await held('a', dead)
    await first.note(dead)
    const second = await held('b')
    expect(await first.note(runner)).toBe(false)
    await first.release()
    expect(await take('c')).toEqual({ heldBy: { runId: 'b', runner } })
    await second.release()
    expect(readdirSync(dir)).toEqual([])
  })

  it.each([
    '', 'torn {', '[]', '{"nonce":"../x"}', '{"nonce":"n"}', '{"nonce":"n","holder":{"runner":1}}',
  ])('is not hindered by what is no lock: %j', async (content) => {
    await (await held('a')).note(undefined)
    const [name] = readdirSync(dir)
    writeFileSync(join(dir, name!), content)
    await (await held('b')).release()
    expect(readdirSync(dir)).toEqual([])
  })

  it('goes on where one who was replacing a dead holder died', async () => {
    const first = await held('a', dead)
    const [name] = readdirSync(dir)
    const nonceOf = (file: string): string => (JSON.parse(readFileSync(join(dir, file), 'utf8')) as { nonce: string }).nonce
    const right = `${name!}.${nonceOf(name!)}`
    writeFileSync(join(dir, right), JSON.stringify({ nonce: 'n1', holder: { runId: 'b', runner: dead } }))
    await held('c')
    expect(await take('d')).toEqual({ heldBy: { runId: 'c', runner } })
    expect(readdirSync(dir)).toEqual([name])
    expect(await first.note(runner)).toBe(false)
  })

  it('waits for one who is replacing a dead holder', async () => {
    await held('a', dead)
    const [name] = readdirSync(dir)
    const { nonce } = JSON.parse(readFileSync(join(dir, name!), 'utf8')) as { nonce: string }
    writeFileSync(join(dir, `${name!}.${nonce}`), JSON.stringify({ nonce: 'n1', holder: { runId: 'b', runner } }))
    expect(await take('c')).toEqual({ heldBy: { runId: 'b', runner } })
  })

  it('is for one of all who find a dead holder at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      await held('dead', dead)
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => take(String(i))))
      const winners = answers.flatMap((answer) => 'held' in answer ? [answer.held] : [])
      expect(winners).toHaveLength(1)
      await winners[0]?.release()
      expect(readdirSync(dir)).toEqual([])
    }
  })

  it('writes nothing that another user may read', async () => {
    await held('a')
    expect(lstatSync(join(dir, readdirSync(dir)[0]!)).mode & 0o077).toBe(0)
  })

  it('is for one of two processes that race, also over the lock of one that was killed', async () => {
    const racer = fileURLToPath(new URL('./support/session-lock-racer.ts', import.meta.url))
    const start = (rounds: number): ChildProcessByStdio<null, Readable, null> => spawn(
      process.execPath, ['--import', 'tsx', racer, dir, join(dir, 'probe'), String(rounds)], { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const racers = [60, 60, 5, 10].map(start)
    const ends = await Promise.all(racers.map(async (child) => {
      const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number, string]>])
      return [output.split('\n').length - 1, signal]
    }))
    expect(ends).toEqual([[60, 'SIGKILL'], [60, 'SIGKILL'], [5, 'SIGKILL'], [10, 'SIGKILL']])
    await (await held('last', runner, 'contested')).release()
    expect(readdirSync(dir)).toEqual([])
  }, 60_000)
})

describe('the folder of the locks', () => {
  it('is made for this user alone, once', async () => {
    const folder = await sessionLockFolder(dir)
    expect(folder).toBe(join(dir, `flowir-runner-sessions-${String(process.getuid?.())}`))
    expect(lstatSync(folder).mode & 0o777).toBe(0o700)
    expect(await sessionLockFolder(dir)).toBe(folder)
  })

  it('is refused when others may enter it, or it is a link', async () => {
    const name = await sessionLockFolder(dir)
    chmodSync(name, 0o750)
    await expect(sessionLockFolder(dir)).rejects.toThrow(/not a folder that only this user can enter/)
    rmSync(name, { recursive: true })
    mkdirSync(join(dir, 'elsewhere'), { mode: 0o700 })
    symlinkSync(join(dir, 'elsewhere'), name)
    await expect(sessionLockFolder(dir)).rejects.toThrow(/not a folder/)
    rmSync(name)
    writeFileSync(name, '', { mode: 0o600 })
    await expect(sessionLockFolder(dir)).rejects.toThrow(/not a folder/)
  })
})
