import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factsByPs, identityOf, isAlive, isGroupAlive, parseStat, type ProcessIdentity } from '../../src/providers/process-identity.ts'

const ZEROS = Array.from({ length: 16 }, () => '0').join(' ')
const stat = (name: string): string => `4242 (${name}) S 1 77 ${ZEROS} 987654 1 2 3`

describe('naming a process', () => {
  it.each(['bash', 'a b', ') S 1', 'x) R (y', '))', ''])('reads state, group and start behind whatever it is called: %j', (name) => {
    expect(parseStat(stat(name))).toEqual({ state: 'S', group: 77, started: '987654' })
  })

  it('makes nothing of half a line', () => {
    expect(parseStat('4242 (ba')).toBeUndefined()
  })

  it('finds this process alive', () => {
    const self = identityOf()
    expect(self).toMatchObject({ pid: process.pid })
    expect(isAlive(self!)).toBe(true)
  })

  it.each<Partial<ProcessIdentity>>([
    { host: 'another-machine' }, { bootId: 'another boot' }, { pidNamespace: 'pid:[1]' }, { started: '1' }, { pid: 2 ** 22 + 1 },
  ])('never takes another for it: %j', (difference) => {
    expect(isAlive({ ...identityOf()!, ...difference })).toBe(false)
  })

  it('finds nobody behind an id that is free', () => {
    expect(identityOf(2 ** 22 + 1)).toBeUndefined()
  })

  it('tells the start of a process also where there is no /proc', () => {
    expect(factsByPs(process.pid)?.started).toMatch(/\d{4}$/)
    expect(factsByPs(2 ** 22 + 1)).toBeUndefined()
  })

  it('takes a process that nobody fetched for dead, and a group of such', async () => {
    // The job is a group of its own, and ends once its parent has become a program that fetches nobody.
    const job = '(until [ "$(cat /proc/$$/comm)" = sleep ]; do sleep 0.01; done)'
    const parent = spawn('bash', ['-c', `set -m; ${job} & echo $!; exec sleep 30`], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [line] = await once(parent.stdout, 'data') as [Buffer]
    const zombie = Number(line.toString())
    const identity = identityOf(zombie)!
    while (isAlive(identity)) await new Promise((resolve) => { setImmediate(resolve) })
    expect(process.kill(-zombie, 0)).toBe(true)
    expect(isGroupAlive(zombie)).toBe(false)
    expect(isGroupAlive(Number(parseStat(readFileSync('/proc/self/stat', 'utf8'))?.group))).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  })
})
