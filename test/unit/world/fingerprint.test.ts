import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/base/json.ts'
import { readSources, sourcesDocument, sourcesStatDocument } from '../../../src/core/world/sources-document.ts'
import { Fingerprints } from '../../../src/engine/world/fingerprint.ts'

let dir: string
beforeEach(() => { dir = mkdtempSync(path.join(tmpdir(), 'flowir-fingerprint-')) })
afterEach(() => { rmSync(dir, { recursive: true, force: true }) })

const at = (name: string): string => path.join(dir, name)
const sha256 = (text: string | Uint8Array): string => `sha256:${createHash('sha256').update(text).digest('hex')}`

/** Looks as if so many milliseconds had passed since the files were made. */
const looking = (laterMs: number): Fingerprints => new Fingerprints({ workDir: dir, passOver: [], now: () => Date.now() + laterMs })
const LONG_AFTER = 60_000

const hashes = async (fingerprints: Fingerprints, ...globs: string[]): Promise<object> =>
  Object.fromEntries((await fingerprints.take(globs)).files.map((file) => [file.path, file.hash]))

describe('a fingerprint', () => {
  it('names files by path and content, large ones too, and its digest is over nothing else', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 7)
    writeFileSync(at('b.bin'), large)
    writeFileSync(at('a.txt'), 'one')
    const before = await looking(LONG_AFTER).take(['*'])
    expect(before.files.map(({ path: name, hash }) => [name, hash])).toEqual([['a.txt', sha256('one')], ['b.bin', sha256(large)]])
    expect(before.digest).toBe(sha256(canonicalJson(sourcesDocument(before.files))))
    utimesSync(at('a.txt'), 1, 1)
    expect((await looking(LONG_AFTER).take(['*'])).digest).toBe(before.digest)
    writeFileSync(at('a.txt'), 'two')
    expect((await looking(LONG_AFTER).take(['*'])).digest).not.toBe(before.digest)
  })

  it('is the same list again when it is read from its archive', async () => {
    writeFileSync(at('a.txt'), 'one')
    symlinkSync('a.txt', at('link'))
    symlinkSync('nowhere', at('gone'))
    const { files } = await looking(LONG_AFTER).take(['*'])
    expect(readSources(sourcesDocument(files), sourcesStatDocument(files))).toEqual(files)
    expect(readSources(sourcesDocument(files))).toEqual(files.map(({ stat: _, ...file }) => file))
    expect(sourcesStatDocument((await looking(0).take(['*'])).files)).toBeUndefined()
  })

  it('of globs that match nothing is an empty list', async () => {
    expect(await looking(0).take(['none/**'])).toEqual({ files: [], digest: sha256('{"files":[]}') })
  })

  it('follows a link to its content and counts where it points, and takes the text of one that leads to no file', async () => {
    writeFileSync(at('a.txt'), 'one')
    writeFileSync(at('b.txt'), 'one')
    mkdirSync(at('folder'))
    const link = (name: string, to: string): void => { symlinkSync(to, at(name)) }
    link('file', 'a.txt')
    link('gone', 'nowhere')
    link('round', 'round')
    link('to-folder', 'folder')
    const globs = ['file', 'gone', 'round', 'to-folder']
    const before = await looking(LONG_AFTER).take(globs)
    expect(before.files.map((file) => [file.path, file.hash, file.link])).toEqual([
      ['file', sha256('one'), 'a.txt'], ['gone', sha256('nowhere'), 'nowhere'], ['round', sha256('round'), 'round'],
      ['to-folder', sha256('folder'), 'folder'],
    ])
    unlinkSync(at('file'))
    link('file', 'b.txt')
    expect((await looking(LONG_AFTER).take(globs)).digest).not.toBe(before.digest)
  })

  it('leaves out what vanishes between the walk and the read', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `f${String(i + 100)}`)
    for (const name of names) writeFileSync(at(name), name)
    const now = (): number => {
      rmSync(at('f199'), { force: true })
      return Date.now()
    }
    const { files } = await new Fingerprints({ workDir: dir, passOver: [], now }).take(['*'])
    expect(files.map((file) => file.path)).toEqual(names.slice(0, -1))
  })

  it('knows that a link leads elsewhere, although to the very same bytes', async () => {
    writeFileSync(at('a'), 'one')
    linkSync(at('a'), at('b'))
    symlinkSync('a', at('link'))
    const fingerprints = looking(LONG_AFTER)
    await fingerprints.take(['link'])
    unlinkSync(at('link'))
    symlinkSync('b', at('link'))
    expect((await fingerprints.take(['link'])).files).toMatchObject([{ hash: sha256('one'), link: 'b' }])
  })

  it('says which file cannot be read', async () => {
    symlinkSync('/proc/self/mem', at('unreadable'))
    await expect(looking(0).take(['*'])).rejects.toThrow('unreadable: it cannot be read: EIO')
  })
})

describe('reading', () => {
  const COUNT = 2_000

  it('no file twice that has not changed, and what changed, came or went', async () => {
    for (let i = 0; i < COUNT; i += 1) writeFileSync(at(`f${String(i)}`), String(i))
    const fingerprints = looking(LONG_AFTER)
    const first = await fingerprints.take(['**'])
    expect([first.files.length, fingerprints.filesRead]).toEqual([COUNT, COUNT])
    expect([(await fingerprints.take(['**'])).digest, fingerprints.filesRead]).toEqual([first.digest, COUNT])
    writeFileSync(at('f7'), 'changed')
    writeFileSync(at('new'), 'new')
    unlinkSync(at('f8'))
    const second = await fingerprints.take(['**'])
    expect([second.files.length, fingerprints.filesRead]).toEqual([COUNT, COUNT + 2])
    expect(second.files.find((file) => file.path === 'f7')?.hash).toBe(sha256('changed'))
    const later = looking(LONG_AFTER)
    later.remember(second.files)
    expect([(await later.take(['**'])).digest, later.filesRead]).toEqual([second.digest, 0])
  })

  it('again what changed so shortly before the look that another change would not show', async () => {
    writeFileSync(at('a'), 'one')
    const fingerprints = looking(0)
    expect((await fingerprints.take(['a'])).files[0]?.stat).toBeUndefined()
    await fingerprints.take(['a'])
    expect(fingerprints.filesRead).toBe(2)
  })

  it.each<[string, () => void]>([
    ['of the same size written in place, its time set back', () => {
      const { atime, mtime } = statSync(at('a'))
      writeFileSync(at('a'), 'two')
      utimesSync(at('a'), atime, mtime)
    }],
    ['another file of the same size and time moved over it', () => {
      const { atime, mtime } = statSync(at('a'))
      writeFileSync(at('b'), 'two')
      utimesSync(at('b'), atime, mtime)
      renameSync(at('b'), at('a'))
    }],
    ['a link in its place', () => {
      writeFileSync(at('b'), 'two')
      unlinkSync(at('a'))
      symlinkSync('b', at('a'))
    }],
  ])('a file that is another one now: %s', async (_, change) => {
    writeFileSync(at('a'), 'one')
    const fingerprints = looking(LONG_AFTER)
    expect(await hashes(fingerprints, 'a')).toEqual({ a: sha256('one') })
    change()
    expect(await hashes(fingerprints, 'a')).toEqual({ a: sha256('two') })
  })
})
