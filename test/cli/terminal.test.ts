import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { effect, flow, Scene } from './scene.ts'

const WORK = flow('work', '  - { id: push, shell: touch began; sleep 2; echo pushed >> effects.log, effect: mutating }', effect('never'))
const CTRL_C = '\u0003'

/** `script` gives a command a terminal of its own. */
const hasTerminal = spawnSync('script', ['--version']).status === 0

interface Terminal { press(keys: string): void; shown(text: string): Promise<void> }

async function atTerminal(scene: Scene, words: string, act: (terminal: Terminal) => Promise<void>) {
  const { CI: _, ...env } = process.env
  const command = `stty cols 100 rows 30; exec ${process.execPath} ${resolve('dist/cli.js')} ${words}`
  const options = { cwd: scene.dir, env: { ...env, HOME: scene.home, SHELL: '/bin/sh', TERM: 'xterm' } }
  const child = spawn('script', ['-qefc', command, '/dev/null'], options)
  let screen = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => { screen += text })
  const shown = async (text: string): Promise<void> => { while (!screen.includes(text)) await once(child.stdout, 'data') }
  await act({ press: (keys) => { child.stdin.write(keys) }, shown })
  const [code] = await once(child, 'close') as [number]
  return { code, screen }
}

describe.skipIf(!hasTerminal)('at a terminal', () => {
  it('the first Ctrl-C stops at the next safe point, and says how to stop at once', async () => {
    using scene = new Scene({ 'work.flow.yaml': WORK })
    const { code, screen } = await atTerminal(scene, 'run work.flow.yaml --run-id r1', async ({ press, shown }) => {
      await scene.until('began')
      press(CTRL_C)
      await shown('Ctrl-C again cancels what is running')
    })
    expect(code, screen).toBe(130)
    expect(scene.lines('effects.log')).toEqual(['pushed'])
    expect((await scene.run(['status', 'r1'])).code).toBe(3)
  })

  it('the second cancels what is running', async () => {
    using scene = new Scene({ 'work.flow.yaml': WORK })
    const { code, screen } = await atTerminal(scene, 'run work.flow.yaml --run-id r1', async ({ press, shown }) => {
      await scene.until('began')
      press(CTRL_C)
      await shown('Ctrl-C again')
      press(CTRL_C)
      await shown('cancels what is running\r\n')
    })
    expect([2, 130], screen).toContain(code)
    expect(scene.lines('effects.log')).toEqual([])
    expect((await scene.run(['status', 'r1'])).stdout).toMatch(/^MAY HAVE +push/m)
  })

  it('shows a run that goes on, and in the end what became of it', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one')) })
    const { code, screen } = await atTerminal(scene, 'run a.flow.yaml', () => Promise.resolve())
    expect(code).toBe(0)
    expect(screen).toMatch(/✓ pass[^]*one/)
    expect(screen).toContain('PASSED')
  })
})
