import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Files of dist that loading one of them loads. */
function loadedWith(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(join('dist', entry), 'utf8')
  for (const [, file] of text.matchAll(/(?:from|import) ?"\.\/([\w-]+\.js)"/g)) loadedWith(file!, seen)
  return seen
}

/** One word each that only machines, validators, the reader of YAML and the engine have. */
const MARKS = ['createMachine', 'unevaluatedProperties', 'BlockMap', 'PQueue']

const bytesOf = (files: ReadonlySet<string>): number => [...files].reduce((sum, file) => sum + statSync(join('dist', file)).size, 0)
const chunk = (name: string): string => readdirSync('dist').find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? ''

describe.skipIf(!existsSync('dist/cli.js'))('what a start loads', () => {
  it('is next to nothing for the version', () => {
    expect(bytesOf(loadedWith('cli.js'))).toBeLessThan(8_000)
  })

  it('holds neither compiler, validators, machines nor engine for the verbs that read, in few files', () => {
    const files = loadedWith(chunk('run-process'))
    const text = [...files].map((file) => readFileSync(join('dist', file), 'utf8')).join('')
    expect(files.size).toBeLessThan(16)
    expect(bytesOf(files)).toBeLessThan(330_000)
    const all = readdirSync('dist').filter((file) => file.endsWith('.js'))
    const everything = all.map((file) => readFileSync(join('dist', file), 'utf8')).join('')
    for (const mark of MARKS) {
      expect(everything).toContain(mark)
      expect(text).not.toContain(mark)
    }
  })
})
