import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRecoverable } from '../../../src/providers/session/find-recoverable.ts'

let cwd: string
beforeEach(() => { cwd = mkdtempSync(join(tmpdir(), 'recoverable-')) })
afterEach(() => { rmSync(cwd, { recursive: true, force: true }) })

function file(path: string, size: number): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true })
  writeFileSync(join(cwd, path), 'x'.repeat(size))
}

const find = (files: string, excluded: readonly string[] = []): Promise<string | undefined> =>
  findRecoverable({ command: 'x', findRecoverable: { files } }, cwd, excluded)

describe('finding a session to take up', () => {
  it('takes the largest that is not excluded', async () => {
    file('.agent/small.jsonl', 1)
    file('.agent/deep/a/b.c.jsonl', 20)
    file('.agent/large.jsonl', 30)
    file('.agent/notes.txt', 99)
    expect(await find('.agent/**/*.jsonl')).toBe('large')
    expect(await find('.agent/**/*.jsonl', ['large'])).toBe('b.c')
    expect(await find('.agent/*.jsonl', ['large', 'small'])).toBeUndefined()
  })

  it('takes the first of equals, and none that is empty, a link or could be taken for an option', async () => {
    file('s/b.json', 5)
    file('s/a.json', 5)
    file('s/empty.json', 0)
    file('s/--help.json', 50)
    file('elsewhere', 100)
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 's/link.json'))
    expect(await find('s/*.json')).toBe('a')
  })

  it('finds nothing where nothing is, or nothing is configured', async () => {
    expect(await find('none/*.json')).toBeUndefined()
    expect(await findRecoverable({ command: 'x' }, cwd, [])).toBeUndefined()
  })

  it('does not look outside of the folder', async () => {
    await expect(find('../*.json')).rejects.toThrow(/only files in the working folder/)
  })
})
