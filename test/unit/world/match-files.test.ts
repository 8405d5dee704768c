import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { matchFiles } from '../../../src/engine/world/match-files.ts'

let dir: string
beforeEach(() => { dir = mkdtempSync(path.join(tmpdir(), 'flowir-match-')) })
afterEach(() => { rmSync(dir, { recursive: true, force: true }) })

function files(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), name)
  }
}

const TREE = [
  'a.txt', 'b.md', '.env', 'src/main.ts', 'src/main.test.ts', 'src/.hidden/x.ts', 'src/deep/er/y.ts', 'src/[id].ts',
  '.git/HEAD', 'node_modules/p/index.js', 'src/node_modules/q/index.js', '.runner/runs.db', 'build/store/runs.db', 'build/out.js',
] as const

describe('what globs match', () => {
  it.each<[string, string[], string[]]>([
    ['a file by its name', ['a.txt'], ['a.txt']],
    ['names with a star, dot files too, in this folder alone', ['*'], ['.env', 'a.txt', 'b.md']],
    ['a folder: all files in it', ['src'], ['src/.hidden/x.ts', 'src/[id].ts', 'src/deep/er/y.ts', 'src/main.test.ts', 'src/main.ts']],
    ['a folder with a slash at its end', ['src/deep/'], ['src/deep/er/y.ts']],
    ['a path that begins in this folder', ['./src//deep/./er/y.ts'], ['src/deep/er/y.ts']],
    ['any depth', ['**/*.ts'], ['src/.hidden/x.ts', 'src/[id].ts', 'src/deep/er/y.ts', 'src/main.test.ts', 'src/main.ts']],
    ['a depth that is given', ['src/*/*.ts'], ['src/.hidden/x.ts']],
    ['alternatives', ['src/{main,deep/er/y}.ts'], ['src/deep/er/y.ts', 'src/main.ts']],
    ['a name with the signs of globs, escaped', ['src/\\[id\\].ts'], ['src/[id].ts']],
    ['what is not taken away', ['src/**', '!**/*.test.ts', '!src/.hidden'], ['src/[id].ts', 'src/deep/er/y.ts', 'src/main.ts']],
    ['nothing where all is taken away', ['src/**', '!src/**'], []],
    ['taking away before naming', ['!a.txt', '*.*'], ['.env', 'b.md']],
    ['nothing where only something is taken away', ['!a.txt'], []],
    ['nothing that is not there', ['none/**/*.ts', 'nothing.txt', 'a.txt/x'], []],
    ['the whole folder but for what is passed over', ['.'], [
      '.env', 'a.txt', 'b.md', 'build/out.js', 'src/.hidden/x.ts', 'src/[id].ts', 'src/deep/er/y.ts', 'src/main.test.ts', 'src/main.ts',
    ]],
    ['what is passed over, where a glob names it', ['**/node_modules/*/index.js', '.git/HEAD', '.runner'], [
      '.git/HEAD', '.runner/runs.db', 'node_modules/p/index.js', 'src/node_modules/q/index.js',
    ]],
    ['what one glob names is still passed over for another', ['node_modules/**', '**/*.js'], ['build/out.js', 'node_modules/p/index.js']],
    ['a store in a folder of its own, where a glob names it', ['build/store/*', 'build/**'], ['build/out.js', 'build/store/runs.db']],
    ['each file once, in order of its code units', ['src/main.ts', 'src/*.ts', 'b.md'], [
      'b.md', 'src/[id].ts', 'src/main.test.ts', 'src/main.ts',
    ]],
  ])('%s', async (_, globs, expected) => {
    files(...TREE)
    expect(await matchFiles(dir, globs, ['.runner', path.join(dir, 'build/store')])).toEqual(expected)
  })

  it('a path given whole, where it is in the working folder', async () => {
    files('a b/(x)/y.txt')
    expect(await matchFiles(path.join(dir, 'a b'), [path.join(dir, 'a b', '**')], [])).toEqual(['(x)/y.txt'])
  })

  it('a store around the working folder passes nothing over', async () => {
    files('in/a.txt')
    expect(await matchFiles(path.join(dir, 'in'), ['**'], [dir, path.join(dir, 'in')])).toEqual(['a.txt'])
  })

  it('links are listed, and folders behind them are not entered', async () => {
    files('real/x.txt', 'a.txt')
    symlinkSync('a.txt', path.join(dir, 'to-file'))
    symlinkSync('real', path.join(dir, 'to-folder'))
    symlinkSync('nowhere', path.join(dir, 'dangling'))
    expect(await matchFiles(dir, ['**', 'to-folder/*.txt'], [])).toEqual(['a.txt', 'dangling', 'real/x.txt', 'to-file', 'to-folder'])
    expect(await matchFiles(dir, ['to-folder/*.txt'], [])).toEqual([])
  })

  it.each<[string, string]>([
    ['../secret', 'without ".."'], ['a/../../b', 'without ".."'], ['{..,a}/b', 'without ".."'], ['!../x', 'without ".."'],
    ['/etc/passwd', 'it is not in the working folder'], ['', 'it names nothing'], ['!', 'it names nothing'],
  ])('refuses %j', async (glob, why) => {
    await expect(matchFiles(dir, ['a', glob], [])).rejects.toThrow(why)
  })
})
