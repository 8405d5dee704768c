import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantTree, PROJECT, runThere, type Ended, type Files } from './planted-tree.ts'

const ONE = 'export const a = 1\n'
const script = (name: string): string => join(PROJECT, 'scripts', name)

const GOOD_END = { code: 0, stdout: '', stderr: '' }

/** It failed, and said all these words. */
function expectRefusal({ code, stdout, stderr }: Ended, words: readonly string[]): void {
  expect({ code, unsaid: words.filter((each) => !(stdout + stderr).includes(each)) }).toEqual({ code: 1, unsaid: [] })
}

const files = (...list: (readonly [path: string, ...lines: string[]])[]): Files =>
  Object.fromEntries(list.map(([path, ...lines]) => [path, `${lines.join('\n')}\n`]))

describe('the bundle', () => {
  const ENTRIES = [
    'src/cli/main.ts', 'src/index.ts', 'src/providers/index.ts', 'src/testing/index.ts', 'src/testing/crash/child.ts',
    'src/providers/shell/supervisor.ts',
  ]
  const GOOD = Object.fromEntries(ENTRIES.map((entry) => [entry, ONE]))

  it('has every entry', () => {
    const root = plantTree(GOOD)
    expect(runThere(root, script('bundle.ts'), ['out'])).toEqual(GOOD_END)
    const doors = ['cli.js', 'index.js', 'providers.js', 'testing.js', 'crash-child.js', 'supervisor.js']
    expect(readdirSync(join(root, 'out'))).toEqual(expect.arrayContaining(doors))
  })

  const withDoor = (line: string): Files => ({ ...GOOD, ...files(['src/index.ts', line]) })

  const REFUSED: readonly (readonly [title: string, planted: Files, says: readonly string[]])[] = [
    ['without its entries', { 'src/other.ts': ONE }, ['missing entry', ...ENTRIES]],
    ['with TypeBox inside', withDoor(`export { Type } from '@sinclair/typebox'`), ['@sinclair/typebox is in the bundle']],
    ['with a lazily loaded CommonJS package', withDoor(`export const f = () => import('yaml')`), ['src/index.ts loads', 'yaml']],
  ]

  it.each(REFUSED)('%s is refused', (_title, planted, says) => {
    expectRefusal(runThere(plantTree(planted), script('bundle.ts'), ['out']), says)
  })
})

describe('the API report', () => {
  const DOORS = ['index', 'providers', 'testing']
  const declarations = (door: string): string => `dist/types/${door === 'index' ? '' : `${door}/`}index.d.ts`

  it('is accepted when nothing changed, and refused for each door that did', () => {
    const built = Object.fromEntries(DOORS.map((door) => [declarations(door), 'export declare const a: number;\n']))
    const root = plantTree({ ...built, 'src/a.ts': ONE }, ['package.json', 'tsconfig.json', 'tsconfig.build.json'])
    expect(runThere(root, script('api-report.ts')).code).toBe(0)
    expect(runThere(root, script('api-report.ts'), ['--check']).code).toBe(0)
    for (const door of DOORS) writeFileSync(join(root, declarations(door)), 'export declare const a: string;\n')
    const says = DOORS.map((door) => `api/${door}.api.md is not what is built`)
    expectRefusal(runThere(root, script('api-report.ts'), ['--check']), says)
  })
})

describe('the package', () => {
  const MANIFEST = {
    name: 'planted', version: '1.0.0', type: 'module', license: 'MIT', files: ['dist'], engines: { node: '>=20' },
    bin: { planted: './dist/cli.js' },
    exports: {
      '.': { types: './dist/types/index.d.ts', default: './dist/index.js' }, './more': './dist/more.js', './package.json': './package.json',
    },
  }
  const GOOD = files(
    ['package.json', JSON.stringify(MANIFEST)], ['README.md', '# planted'], ['LICENSE', 'MIT'], ['dist/cli.js', '#!/usr/bin/env node'],
    ['dist/index.js', ONE], ['dist/more.js', ONE], ['dist/types/index.d.ts', 'export declare const a: number;'],
  )
  const BAD = files(
    ['package.json', JSON.stringify(MANIFEST)], ['LICENSE', 'MIT'], ['dist/cli.js', ONE], ['dist/notes.txt', 'mine'],
    ['dist/index.js', `export { z } from 'zod'`],
    ['dist/types/index.d.ts', `export type { A } from 'pino';`, `export { b } from './gone.ts';`],
  )

  it('that keeps its promises is accepted', () => {
    expect(runThere(plantTree(GOOD), script('check-package.ts'))).toEqual(GOOD_END)
  })

  it('that does not is refused, with everything that is wrong', () => {
    const says = [
      'dist/more.js would not be published', 'README.md would not be published', 'dist/notes.txt would be published', 'shebang',
      'dist/index.js imports zod', 'dist/types/index.d.ts imports pino', `Cannot find module './gone.ts'`,
    ]
    expectRefusal(runThere(plantTree(BAD), script('check-package.ts')), says)
  })
})

describe('unused code', () => {
  const KNIP = join(PROJECT, 'node_modules/knip/bin/knip.js')
  const knip = (planted: Files): Ended => runThere(plantTree(planted, ['knip.json']), KNIP, ['--no-config-hints'])
  const MANIFEST = JSON.stringify({ name: 'planted', version: '1.0.0', type: 'module', dependencies: { yaml: '2.9.1' } })

  it('is not found where all is used', () => {
    const door = [`import { parse } from 'yaml'`, `import { a } from './core/a.ts'`, 'export const door = [parse, a]']
    expect(knip(files(['package.json', MANIFEST], ['src/index.ts', ...door], ['src/core/a.ts', ONE])).code).toBe(0)
  })

  it('is found: files, exports, types, dependencies, and packages that nobody asked for', () => {
    const core = [ONE, 'export const spareValue = 2', 'export type SpareType = 2', `export { execa as b } from 'execa'`]
    const door = [`import { a, b } from './core/a.ts'`, 'export const door = [a, b]']
    const spare = ['src/core/spare-file.ts', ONE] as const
    const planted = files(['package.json', MANIFEST], ['src/index.ts', ...door], ['src/core/a.ts', ...core], spare)
    expectRefusal(knip(planted), ['src/core/spare-file.ts', 'spareValue', 'SpareType', 'yaml', 'execa'])
  })
})

describe('the compiler', () => {
  const CASES: readonly (readonly [title: string, code: string, error: string])[] = [
    ['a wrong type', `export const a: number = 'a'`, 'TS2322'],
    ['a list element that may be absent', 'export const f = (list: string[]): string => list[0]', 'TS2322'],
    ['undefined for an optional field', 'export const a: { b?: string } = { b: undefined }', 'TS2375'],
    ['a type imported as a value', `import { Json } from './json.ts'\nexport const a: Json = 1`, 'TS1484'],
    ['a forgotten override', 'class A { f(): void {} }\nexport class B extends A { f(): void {} }', 'TS4114'],
  ]

  it('refuses what the strict settings forbid', () => {
    const cases = CASES.map(([, code], n) => [`src/case-${String(n)}.ts`, code] as const)
    const root = plantTree(files(['src/json.ts', 'export type Json = unknown'], ...cases), ['tsconfig.json'])
    const { code, stdout } = runThere(root, join(PROJECT, 'node_modules/typescript/bin/tsc'), ['-p', '.'])
    const missed = CASES.filter(([, , error], n) => !new RegExp(`case-${String(n)}\\.ts.*${error}`).test(stdout)).map(([title]) => title)
    expect({ code, missed }).toEqual({ code: 2, missed: [] })
  })
})

describe('the list of behaviours', () => {
  const CHECKLIST = [
    '| ID | Test | Asserts | Tag |', '|---|---|---|---|', '| XX-01 | `a` | Does a. | core |', '| XX-02 | `b` | Does b. | human |',
    '| YY-01 | `c` | Without a tag. |',
  ]
  const list = (args: readonly string[], comment: string): Ended => {
    const planted = files(['../shared/spec/behaviours.md', ...CHECKLIST], ['test/unit/a.test.ts', `// covers: ${comment}`])
    return runThere(plantTree(planted), script('behaviours.ts'), args)
  }

  it('names what has a test and what is open', () => {
    const { code, stdout } = list([], 'XX-01')
    const lines = [
      'XX: 1 of 2', '  XX-01  unit/a.test.ts', '  open: XX-02 (human)', 'YY: 0 of 1', '  open: YY-01', '1 of 3 behaviours have a test',
    ]
    expect({ code, lines: stdout.trimEnd().split('\n') }).toEqual({ code: 0, lines })
  })

  it('refuses an id that does not exist', () => {
    const stderr = 'XX-03 is not in the checklist, but cited by unit/a.test.ts\n'
    expect(list(['--check'], 'XX-01 XX-03')).toEqual({ code: 1, stdout: '', stderr })
  })

  it('accepts ids that exist', () => {
    expect(list(['--check'], 'XX-01 YY-01').code).toBe(0)
  })
})
