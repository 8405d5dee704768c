import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { effect, flow, look, Scene, STACK_TRACE } from './scene.ts'

const FLOW = { 'f.yaml': flow('f', effect('one')) }

/** Nine times nine times nine … of the same. */
const BOMB = ['a: &a [x]', ...['ba', 'cb', 'dc', 'ed', 'fe'].map(([to, from]) => `${to!}: &${to!} [${`*${from!},`.repeat(9)}]`)].join('\n')

describe('a document that is broken', () => {
  it.each([
    { name: 'cut.json', text: '{"irVersion":2,' }, { name: 'list.json', text: '[]' }, { name: 'deep.json', text: '['.repeat(100_000) },
    { name: 'other.json', text: '{"irVersion":9}' }, { name: 'twice.json', text: '{"a":1,"a":2}' }, { name: 'empty.json', text: '' },
    { name: 'bytes.json', text: '\u0000\u0001' }, { name: 'proto.json', text: '{"__proto__":{"irVersion":2}}' },
  ])('$name is a fault with exit 65', async ({ name, text }) => {
    using scene = new Scene({ [name]: text })
    const { code, stderr } = await scene.run(['run', name])
    expect(code, stderr).toBe(65)
    expect(stderr).toMatch(/error\[ir\.[a-z-]+\]/)
    expect(stderr).not.toMatch(STACK_TRACE)
    expect(scene.has('.runner')).toBe(false)
  })

  it('says so when one byte of a sealed flow was changed', async () => {
    using scene = new Scene(FLOW)
    await scene.run(['compile', 'f.yaml', '-o', 'out'])
    scene.write({ 'out/f.ir.json': scene.read('out/f.ir.json').replace('echo one', 'echo two') })
    const { code, stderr } = await scene.run(['run', 'out/f.ir.json'])
    expect(code).toBe(65)
    expect(stderr).toContain('error[ir.hash-mismatch]')
    expect(scene.has('effects.log')).toBe(false)
  })

  it.each([
    { name: 'empty.yaml', text: '' }, { name: 'null.yaml', text: 'null' },
    { name: 'deep.yaml', text: `flow: x\nsteps: ${'['.repeat(5_000)}` },
    { name: 'bomb.yaml', text: BOMB },
    { name: 'large.yaml', text: `flow: x # ${'x'.repeat(2 * 1024 * 1024)}\n` }, { name: 'tabs.yaml', text: 'flow: x\n\tsteps: []\n' },
  ])('$name is diagnostics with exit 65', async ({ name, text }) => {
    using scene = new Scene({ [name]: text })
    const { code, stderr } = await scene.run(['run', name])
    expect(code, stderr).toBe(65)
    expect(stderr).toMatch(/error\[(parse|normalize)\.[a-z-]+\]/)
    expect(stderr).not.toMatch(STACK_TRACE)
  })

  it('takes bytes that are no text for what they are', async () => {
    using scene = new Scene()
    writeFileSync(join(scene.dir, 'f.yaml'), Buffer.from([0xff, 0xfe, 0x00, 0x80]))
    writeFileSync(join(scene.dir, 'f.json'), Buffer.from([0xff, 0xfe, 0x00, 0x80]))
    expect((await scene.run(['run', 'f.yaml'])).code).toBe(65)
    expect((await scene.run(['run', 'f.json'])).code).toBe(64)
  })

  it('shows nothing of a flow that would move the cursor', async () => {
    using scene = new Scene({ 'f.yaml': 'flow: f\nsteps:\n  - { id: x, shell: a, effect: readonly, "bad\\u001b[2Jkey\\u009b1m": 1 }\n' })
    const { code, stderr } = await scene.run(['run', 'f.yaml'])
    expect(code).toBe(65)
    expect(stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
  })
})

/** What a store may turn into, by an accident or on purpose. */
const DAMAGES: readonly { readonly what: string; readonly make: (file: string, scene: Scene) => void }[] = [
  { what: 'text', make: (file) => { writeFileSync(file, 'this was never a database') } },
  { what: 'nothing', make: (file) => { truncateSync(file, 0) } },
  { what: 'half of itself', make: (file) => { truncateSync(file, Math.floor(readFileSync(file).length / 2)) } },
  { what: 'noise', make: (file) => { writeFileSync(file, Buffer.alloc(8192, 0xa5)) } },
  { what: 'a database of something else', make: (file) => {
    const script = 'const D=require("better-sqlite3");const d=new D(process.argv[1]);d.exec("create table t(x)");d.close()'
    writeFileSync(file, '')
    spawnSync(process.execPath, ['-e', script, file])
  } },
]

describe('a store that is broken', () => {
  it.each(DAMAGES)('gives a fault when its log has become $what, and is left as it is', async ({ make }) => {
    using scene = new Scene(FLOW)
    await scene.run(['run', 'f.yaml', '--run-id', 'r1'])
    const file = join(scene.dir, '.runner', 'runner.db')
    make(file, scene)
    const before = readFileSync(file)
    for (const words of [['inspect', 'r1'], ['status', 'r1'], ['log', 'r1'], ['verify'], ['cancel', 'r1']]) {
      const { code, stderr } = await scene.run(words)
      expect([1, 64], `${words.join(' ')}: ${stderr}`).toContain(code)
      expect(stderr).not.toMatch(STACK_TRACE)
    }
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('never ends in a bug, whichever page of it is overwritten', async () => {
    using scene = new Scene({ 'f.yaml': flow('f', effect('one'), look('two', 'echo hi')) })
    await scene.run(['run', 'f.yaml', '--run-id', 'r1'])
    const file = join(scene.dir, '.runner', 'runner.db')
    const sound = readFileSync(file)
    const codes: number[] = []
    for (let at = 0; at < sound.length; at += Math.max(4096, Math.floor(sound.length / 16 / 4096) * 4096)) {
      const torn = Buffer.from(sound)
      torn.fill(0x5a, at + 100, at + 600)
      writeFileSync(file, torn)
      for (const words of [['status', 'r1'], ['verify', 'r1']]) {
        const { code, stderr } = await scene.run(words)
        expect(stderr, `at ${String(at)}`).not.toMatch(STACK_TRACE)
        expect([0, 1, 64], `at ${String(at)}, ${words.join(' ')}: ${stderr}`).toContain(code)
        codes.push(code)
      }
    }
    expect(codes.some((code) => code !== 0)).toBe(true)
  })
})

describe.skipIf(process.getuid?.() === 0)('a place without permission', () => {
  it('is a fault when it cannot be written', async () => {
    using scene = new Scene(FLOW)
    await scene.run(['lock'])
    mkdirSync(join(scene.dir, '.runner'))
    chmodSync(join(scene.dir, '.runner'), 0o500)
    const { code, stderr } = await scene.run(['run', 'f.yaml'])
    expect(code).toBe(64)
    expect(stderr).toContain('error[store.read-only]')
  })
})
