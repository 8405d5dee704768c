// One violation of each lint rule, as small as it gets, and its allowed neighbours.

export interface Violation { readonly rule: string; readonly title: string; readonly file: string; readonly code: string }

type Case = readonly [title: string, file: string, ...code: string[]]

const text = (code: readonly string[]): string => `${code.join('\n')}\n`

const breaking = (rule: string, ...cases: readonly Case[]): Violation[] =>
  cases.map(([title, file, ...code]) => ({ rule, title, file, code: text(code) }))

const repeat = (count: number, line: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => line(n))

const ONE = 'export const a = 1'

const BUDGETS = [
  ...breaking('max-lines', [
    'a file of more than 300 code lines', 'src/engine/long-file.ts', ...repeat(301, (n) => `export const a${String(n)} = ${String(n)}`),
  ]),
  ...breaking('max-lines-per-function', [
    'a function of more than 50 lines', 'src/engine/long-function.ts',
    'export function long(list: number[]): void {', ...repeat(50, (n) => `  list.push(${String(n)})`), '}',
  ]),
  ...breaking('complexity', [
    'a function with more than ten paths', 'src/engine/branching.ts',
    'export function pick(n: number): number {', ...repeat(10, (n) => `  if (n === ${String(n)}) return ${String(-n)}`), '  return 0', '}',
  ]),
]

const impurities = (floor: string): Violation[] => [
  ...breaking('no-restricted-globals',
    [`the clock in ${floor}`, `src/${floor}/clock.ts`, 'export const now = (): number => Date.now()'],
    [`the process in ${floor}`, `src/${floor}/process.ts`, `export const home = (): string | undefined => process.env['HOME']`],
    [`the global object in ${floor}`, `src/${floor}/global-object.ts`, 'export const all = (): unknown => globalThis'],
    [`a timer in ${floor}`, `src/${floor}/timer.ts`, 'export const later = (f: () => void): unknown => setTimeout(f, 1)'],
    [`the console in ${floor}`, `src/${floor}/console.ts`, 'export const say = (): void => console.log(1)'],
    [`the network in ${floor}`, `src/${floor}/network.ts`, `export const get = (): unknown => fetch('http://localhost')`]),
  ...breaking('no-restricted-properties',
    [`randomness in ${floor}`, `src/${floor}/random.ts`, 'export const roll = (): number => Math.random()']),
  ...breaking('no-restricted-syntax',
    [`an async function in ${floor}`, `src/${floor}/async.ts`, 'export const f = async (): PromiseLike<number> => 1'],
    [`await in ${floor}`, `src/${floor}/await.ts`, 'declare const g: () => PromiseLike<number>', 'export const n = await g()'],
    [`a dynamic import in ${floor}`, `src/${floor}/dynamic.ts`, `export const load = (): unknown => import('./clock.ts')`],
    [`the locale in ${floor}`, `src/${floor}/locale.ts`, 'export const order = (a: string, b: string): number => a.localeCompare(b)']),
  ...breaking('no-restricted-imports',
    [`the file system in ${floor}`, `src/${floor}/files.ts`, `import { readFileSync } from 'node:fs'`, 'export const read = readFileSync'],
    [`the file system by its old name in ${floor}`, `src/${floor}/fs.ts`, `import { rmSync } from 'fs'`, 'export const remove = rmSync'],
    [`a package that does I/O in ${floor}`, `src/${floor}/package.ts`, `import { execa } from 'execa'`, 'export const run = execa']),
]

const transition = (object: string): string => `export const config = { states: { acting: { on: { settled: ${object} } } } }`

const MACHINE = [
  ...breaking('no-restricted-syntax',
    ['invoke in a machine', 'src/machine/invoking.ts', `export const state = { invoke: { src: 'x' } }`],
    ['after in a machine', 'src/machine/delaying.ts', `export const state = { after: { 5: 'x' } }`],
    ['spawn in a machine', 'src/machine/spawning.ts', 'export const f = (spawn: () => void): void => spawn()'],
    ['can() in a machine', 'src/machine/asking.ts', 'export const may = (state: { can: () => boolean }): boolean => state.can()']),
  ...breaking('house/machine-transition',
    ['an empty transition', 'src/machine/empty.ts', transition('{}')],
    ['a transition with nothing but a guard', 'src/machine/guarded.ts', transition(`{ guard: 'isOpen' }`)],
    ['an empty alternative', 'src/machine/alternative.ts', transition(`[{ guard: 'isOpen', target: 'judged' }, {}]`)],
    ['an undefined transition', 'src/machine/undefined.ts', transition('undefined')],
    ['an empty transition without event', 'src/machine/always.ts', 'export const state = { always: [{}] }']),
  ...breaking('no-restricted-imports',
    ['an actor in a machine', 'src/machine/acting.ts', `import { createActor } from 'xstate'`, 'export const start = createActor'],
    ['xstate outside the machines', 'src/engine/walking.ts', `import { setup } from 'xstate'`, 'export const make = setup']),
]

const IMPORTS = [
  ...breaking('house/schema-type-import',
    ['a schema imported as a value', 'src/core/reads.ts', `import { noun } from '../model/noun.ts'`, 'export const same = noun'],
    ['a schema imported through another', 'src/core/through.ts', `import { again } from '../model/again.ts'`, 'export const same = again'],
    ['a schema re-exported', 'src/index.ts', `export { noun } from './model/noun.ts'`],
    ['a schema loaded lazily', 'src/engine/lazy.ts', `export const load = (): Promise<unknown> => import('../model/noun.ts')`]),
  ...breaking('no-restricted-imports',
    ['TypeBox outside the model', 'src/engine/makes.ts', `import { Type } from '@sinclair/typebox'`, 'export const text = Type.String()'],
    ['the package by its own name', 'src/cli/own-name.ts', `import * as self from 'flowir-runner'`, 'export const all = self'],
    ['another part of node:crypto', 'src/core/hash/ids.ts', `import { randomUUID } from 'node:crypto'`, 'export const id = randomUUID'],
    ['node:crypto elsewhere in core', 'src/core/digest.ts', `import { createHash } from 'node:crypto'`, 'export const make = createHash']),
  ...breaking('no-restricted-syntax', ['a function in ports', 'src/ports/code.ts', 'export const f = (): number => 1']),
]

const MEANINGLESS = ['utils', 'helpers', 'common', 'types', 'manager', 'run-manager', 'string-utils']

const PLACES = [
  ...breaking('house/file-place',
    ['a name that is not kebab-case', 'src/engine/runLoop.ts', ONE],
    ...MEANINGLESS.map((name): Case => [`a file named ${name}`, `src/engine/${name}.ts`, ONE]),
    ['a folder named helpers', 'src/helpers/thing.ts', ONE],
    ['a file three folders below src', 'src/engine/a/b/deep.ts', ONE],
    ['an index file that is no door', 'src/core/index.ts', ONE]),
  ...breaking('house/no-barrel',
    ['a file of re-exports', 'src/core/everything.ts', `export { a } from './fine.ts'`],
    ['a door that does not name what it exports', 'src/testing/index.ts', `export * from './fine.ts'`]),
]

const OPT_OUTS = [
  ...breaking('house/described-opt-out',
    ['an opt-out without a reason', 'src/engine/quiet.ts', '// eslint-disable-next-line complexity', ONE],
    ['an opt-out of everything', 'src/engine/silent.ts', '/* eslint-disable */', ONE],
    ['an opt-out of everything with a reason', 'src/engine/excused.ts', '/* eslint-disable -- because we are late */', ONE],
    ['a rule reconfigured inline', 'src/engine/eased.ts', '/* eslint complexity: off */', ONE]),
  ...breaking('Unused eslint-disable directive', [
    'an opt-out that is not needed', 'src/engine/idle.ts', '// eslint-disable-next-line complexity -- this was needed once', ONE,
  ]),
  ...breaking('@typescript-eslint/ban-ts-comment', ['a type check switched off', 'src/engine/unchecked.ts', '// @ts-nocheck', ONE]),
]

const TYPED = [
  ...breaking('@typescript-eslint/no-floating-promises', [
    'a promise that nobody waits for', 'src/engine/floating.ts', 'export const f = (g: () => Promise<void>): void => {', '  g()', '}',
  ]),
  ...breaking('@typescript-eslint/no-explicit-any', ['any', 'src/engine/anything.ts', 'export const f = (x: any): unknown => x']),
  ...breaking('@typescript-eslint/consistent-type-imports', [
    'a type imported as a value', 'src/engine/typing.ts', `import { Fine } from '../core/fine.ts'`, 'export const f = (x: Fine): Fine => x',
  ]),
  ...breaking('@typescript-eslint/no-import-type-side-effects', [
    'an import of types that still loads the file', 'src/engine/loading.ts',
    `import { type Fine } from '../core/fine.ts'`, 'export const f = (x: Fine): Fine => x',
  ]),
  ...breaking('@typescript-eslint/switch-exhaustiveness-check', [
    'a switch that forgets a case', 'src/engine/forgetful.ts',
    `export function f(x: 'a' | 'b'): void {`, '  switch (x) {', `    case 'a': return`, '  }', '}',
  ]),
]

const TESTS = breaking('no-restricted-syntax',
  ['a test that runs alone', 'test/unit/lonely.test.ts', `import { it } from 'vitest'`, `it.only('a', () => undefined)`],
  ['a test that is skipped', 'test/unit/skipped.test.ts', `import { it } from 'vitest'`, `it.skip('a', () => undefined)`],
  ['a snapshot', 'test/unit/snapshot.test.ts', `import { expect } from 'vitest'`, 'expect(1).toMatchSnapshot()'])

const STYLE = [
  ...breaking('@stylistic/semi', ['a semicolon', 'src/engine/ended.ts', `${ONE};`]),
  ...breaking('@stylistic/quotes', ['double quotes', 'src/engine/quoted.ts', 'export const a = "a"']),
  ...breaking('@stylistic/max-len', ['a line of more than 140 characters', 'src/engine/wide.ts', `export const a = '${'a'.repeat(140)}'`]),
]

const PURE_FLOORS = ['base', 'model', 'core', 'compile', 'machine']

export const VIOLATIONS: readonly Violation[] = [
  ...BUDGETS, ...PURE_FLOORS.flatMap(impurities), ...MACHINE, ...IMPORTS, ...PLACES, ...OPT_OUTS, ...TYPED, ...TESTS, ...STYLE,
]

const fine = (file: string, ...code: readonly string[]) => [file, text(code)] as const

/** Nothing here is reported. */
export const FINE: Readonly<Record<string, string>> = Object.fromEntries([
  fine('src/core/fine.ts', 'export type Fine = string', ONE),
  fine('src/testing/fine.ts', ONE),
  fine('src/engine/a/deep-enough.ts', ONE),
  fine('src/core/hash/sha.ts', `import { createHash } from 'node:crypto'`, '', 'export const make = createHash'),
  fine('src/core/reads-type.ts', `import type { Noun } from '../model/noun.ts'`, '', 'export const f = (noun: Noun): string => noun'),
  fine('src/core/reads-words.ts', `import { WORDS } from '../model/words.ts'`, '', 'export const f = (): readonly string[] => WORDS'),
  fine('src/model/noun.ts', `import { Type } from '@sinclair/typebox'`, '', 'export const noun = Type.Null()', 'export type Noun = string'),
  fine('src/model/again.ts', `import { noun } from './noun.ts'`, '', 'export const again = noun'),
  fine('src/model/words.ts', `export const WORDS = ['a', 'b']`),
  fine('src/machine/quiet-machine.ts', transition(`{ actions: 'ignoreStale' }`)),
  fine('src/machine/moving-machine.ts', `import { setup } from 'xstate'`, '', 'export const machine = setup({}).createMachine({})'),
  fine('src/machine/destructuring.ts', 'export const f = ({ after }: { after: number }): number => after'),
  fine('src/engine/waiting.ts', 'export const f = async (g: () => Promise<void>): Promise<void> => {', '  await g()', '}'),
  fine('src/engine/described.ts',
    '// eslint-disable-next-line no-eval -- described opt-outs pass', `export const f = (): unknown => eval('1')`),
])
