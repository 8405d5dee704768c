import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { effect, flow, Scene } from './scene.ts'

const WORK = flow('work', '  - { id: push, shell: touch began; sleep 2; echo pushed >> effects.log, effect: mutating }', effect('never'))
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

const asking = (timeout: string): string => flow('asking', `  - id: approve
    human: { mode: confirm, prompt: "Publish now?", decisions: [publish, stop], timeout: ${timeout} }`, effect('publish'))

/** `script` gives a command a terminal of its own. */
const hasTerminal = spawnSync('script', ['--version']).status === 0

interface Terminal { press(keys: string): void; shown(text: string): Promise<void> }

async function atTerminal(scene: Scene, words: string, act: (terminal: Terminal) => Promise<void>, size = 'cols 100 rows 30') {
  const { CI: _, ...env } = process.env
  const command = `stty ${size}; exec ${process.execPath} ${resolve('dist/cli.js')} ${words}`
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

  it('asks with --interactive, with editing, and goes on with what is typed', async () => {
    using scene = new Scene({ 'a.flow.yaml': asking('1d') })
    const { code, screen } = await atTerminal(scene, 'run a.flow.yaml --interactive', async ({ press, shown }) => {
      await shown('answer: ')
      press('publisj\u007fh\r')
      await shown('approve: publish (yes: it passes)')
    })
    expect(code, screen).toBe(0)
    expect(scene.lines('effects.log')).toEqual(['publish'])
  })

  it.each([['Ctrl-C', CTRL_C, 130], ['Ctrl-D', CTRL_D, 3], ['an empty line', '\r', 3]] as const)(
    '%s leaves the question open', async (_name, key, exit) => {
      using scene = new Scene({ 'a.flow.yaml': asking('1d') })
      const { code, screen } = await atTerminal(scene, 'run a.flow.yaml --run-id r1 --interactive', async ({ press, shown }) => {
        await shown('answer: ')
        press(key)
      })
      expect(code, screen).toBe(exit)
      expect(screen).toMatch(/WAITING FOR A PERSON/)
      expect((await scene.run(['inbox', '-q'])).stdout).not.toBe('')
      expect(scene.has('effects.log')).toBe(false)
    })

  it('goes on without an answer once the time of a question is over', async () => {
    using scene = new Scene({ 'a.flow.yaml': asking('500ms') })
    const { code, screen } = await atTerminal(scene, 'run a.flow.yaml --run-id r1 --interactive', () => Promise.resolve())
    expect(code, screen).toBe(2)
    expect(screen).toMatch(/nobody answered in time: the run goes on without an answer/)
    expect(scene.has('effects.log')).toBe(false)
  })

  it('shows each question while the run goes on, where the configuration says so', async () => {
    using scene = new Scene({ 'a.flow.yaml': asking('1d'), 'runner.config.json': '{ "notify": { "terminal": true } }' })
    const { code, screen } = await atTerminal(scene, 'run a.flow.yaml --run-id r1', () => Promise.resolve())
    expect(code, screen).toBe(3)
    expect(screen).toMatch(/runner answer r1 \S+ --decision publish/)
  })

  it('that was never given a size, a text is as wide as in 80 columns', async () => {
    using scene = new Scene({ 'a.flow.yaml': flow('a', effect('one'), effect('two')) })
    await scene.run(['run', 'a.flow.yaml', '--run-id', 'r1'])
    const shownAt = async (size: string): Promise<string> =>
      (await atTerminal(scene, 'report r1', () => Promise.resolve(), size)).screen
    expect(await shownAt('cols 0 rows 0')).toBe(await shownAt('cols 80 rows 24'))
  })
})
