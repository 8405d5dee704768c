import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene } from './scene.ts'

const READ = flow('read', look('look', 'touch began; sleep 30'), effect('never'))
const WRITE = flow('write', '  - { id: push, shell: touch began; sleep 1; echo pushed >> effects.log, effect: mutating }', effect('never'))
const WAITS = '  - { id: push, shell: touch began; while ! test -e go; do sleep 0.05; done; echo pushed >> effects.log, effect: mutating }'
const LONG = flow('long', WAITS, effect('never'))

describe('a signal', () => {
  it.each([{ signal: 'SIGHUP', code: 129 }, { signal: 'SIGINT', code: 130 }, { signal: 'SIGTERM', code: 143 }] as const)(
    '$signal ends readonly work at once and exits $code after a clean suspend', async ({ signal, code }) => {
      using scene = new Scene({ 'read.flow.yaml': READ })
      const run = scene.start(['run', 'read.flow.yaml', '--run-id', 'r1'])
      await scene.until('began')
      run.kill(signal)
      const ended = await run.ended
      expect(ended, ended.stderr).toMatchObject({ code, signal: null })
      expect(scene.lines('effects.log')).toEqual([])
      expect((await scene.run(['status', 'r1'])).code).toBe(3)
      const log = (await scene.run(['log', 'r1'])).stdout
      expect(log).toContain(`stopped by ${signal}`)
      expect(log).toMatch(/look {2}.*cancelled/)
    })

  it('lets mutating work finish within the grace', async () => {
    using scene = new Scene({ 'write.flow.yaml': WRITE })
    const run = scene.start(['run', 'write.flow.yaml', '--run-id', 'w1'])
    await scene.until('began')
    run.kill('SIGTERM')
    expect((await run.ended).code).toBe(143)
    expect(scene.lines('effects.log')).toEqual(['pushed'])
    expect((await scene.run(['effects', 'w1', '--json'])).stdout).toContain('"happened": 1')
  })

  it('leaves mutating work that takes longer to its supervisor, and says so', async () => {
    using scene = new Scene({ 'long.flow.yaml': LONG })
    const run = scene.start(['run', 'long.flow.yaml', '--run-id', 'l1', '--stop-grace', '200ms'])
    await scene.until('began')
    run.kill('SIGTERM')
    expect((await run.ended).code).toBe(143)
    expect(scene.lines('effects.log')).toEqual([])
    expect((await scene.run(['status', 'l1'])).stdout).toMatch(/^MAY HAVE +push/m)
    scene.write({ go: '' })
    await scene.until('effects.log', 1)
    expect(scene.lines('effects.log')).toEqual(['pushed'])
  })
})

describe('cancel', () => {
  it('ends a live run and its command, and dispatches nothing more', async () => {
    using scene = new Scene({ 'read.flow.yaml': `${READ}finally:\n${effect('after', ', idempotent: true')}\n` })
    const run = scene.start(['run', 'read.flow.yaml', '--run-id', 'r1'])
    await scene.until('began')
    const cancelled = await scene.run(['cancel', 'r1', '--reason', 'wrong branch', '-q'])
    expect(cancelled, cancelled.stderr).toMatchObject({ code: 0, stdout: 'r1\n' })
    expect((await run.ended).code).toBe(1)
    const status = await scene.run(['status', 'r1', '--json'])
    expect(status.code).toBe(1)
    expect(JSON.parse(status.stdout)).toMatchObject({ outcome: 'aborted', reason: 'wrong branch' })
    expect(scene.lines('effects.log')).toEqual([])
  })

  it('closes a suspended run, and refuses one that is over', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one'), effect('two')) })
    await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1', '--stop-after', 'one'])
    expect((await scene.run(['cancel', 'r1', '--json'])).stdout).toContain('"outcome": "aborted"')
    expect(scene.lines('effects.log')).toEqual(['one'])
    const again = await scene.run(['cancel', 'r1'])
    expect(again.code).toBe(64)
    expect(again.stderr).toContain('error[run.not-live]')
    expect((await scene.run(['verify', 'r1'])).code).toBe(0)
  })

  it('closes a run whose process was killed, and stops the command that outlived it', async () => {
    using scene = new Scene({ 'long.flow.yaml': LONG })
    const run = scene.start(['run', 'long.flow.yaml', '--run-id', 'l1'])
    await scene.until('began')
    run.kill('SIGKILL')
    await run.ended
    expect((await scene.run(['status', 'l1'])).stdout).toContain('process lost')
    const cancelled = await scene.run(['cancel', 'l1'])
    expect(cancelled.code, cancelled.stderr).toBe(0)
    expect((await scene.run(['status', 'l1', '--json'])).stdout).toContain('"outcome": "aborted"')
    expect(existsSync(`${scene.dir}/effects.log`)).toBe(false)
  })
})
