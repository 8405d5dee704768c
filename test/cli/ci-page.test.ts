import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { EXIT_CODES } from '../../src/core/view/exit-code.ts'
import { Scene } from './scene.ts'

const PAGE = readFileSync('docs/ci.md', 'utf8')
const scene = new Scene()
afterAll(() => { scene[Symbol.dispose]() })

/** Every command line of the page: in blocks, and in running text. */
const COMMANDS = [...PAGE.matchAll(/(?:^|`|exec |- |bin\/|run: )runner ([a-z]+)([^`\n]*)/gm)].map(([, verb = '', rest = '']) => ({ verb, rest }))

describe('the page about CI', () => {
  it('is linked from the first page', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('(docs/ci.md)')
  })

  it('names verbs and flags that there are', async () => {
    expect(COMMANDS.length).toBeGreaterThan(12)
    for (const verb of new Set(COMMANDS.map((command) => command.verb))) {
      const { code, stdout } = await scene.run(['help', verb])
      expect(code, verb).toBe(0)
      const flags = COMMANDS.filter((command) => command.verb === verb).flatMap(({ rest }) => rest.match(/(?<= )--?[a-z][a-z-]*/g) ?? [])
      for (const flag of flags) expect(stdout, `${verb} ${flag}`).toMatch(new RegExp(`(^|[ ,])${flag}\\b`, 'm'))
    }
  })

  it('names exit codes that there are', () => {
    const listed = [...PAGE.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, codes = '']) => codes.split(', ').map(Number))
    expect(listed.length).toBeGreaterThan(8)
    for (const code of listed) expect(EXIT_CODES.map((row) => row.code)).toContain(code)
  })

  it('has examples that are YAML', () => {
    const blocks = [...PAGE.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => parse(text, { merge: true }) as Record<string, unknown>)
    expect(blocks.map((block) => Object.keys(block))).toEqual([['name', 'on', 'concurrency', 'jobs'], ['.store', 'release', 'continue']])
  })
})
