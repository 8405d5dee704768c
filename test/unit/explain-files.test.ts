import { describe, expect, it } from 'vitest'
import { newestCaptured, unexplained, type FilesAbout } from '../../src/core/align/explain-files.ts'
import type { StepRecord } from '../../src/model/checkpoint.ts'
import type { Hash } from '../../src/model/flow.ts'

const hash = (text: string): Hash => `sha256:${text.padEnd(64, '0')}`
const files = (contents: Readonly<Record<string, string>>): { path: string; hash: Hash }[] =>
  Object.entries(contents).map(([path, text]) => ({ path, hash: hash(text) }))

/** A record of which only its artifacts matter. */
const made = (ref: string, seq: number, contents: Readonly<Record<string, string>>, name = ref): StepRecord => ({
  ref, artifacts: [{ seq, name, files: files(contents).map((file) => ({ ...file, bytes: 1, mode: 0o644 })) }],
} as unknown as StepRecord)

interface Case {
  readonly before: Readonly<Record<string, string>>
  readonly now: Readonly<Record<string, string>>
  /** Records that captured files; the intent stands at 10. */
  readonly made?: readonly StepRecord[]
  readonly willHold?: Readonly<Record<string, string>>
  readonly excused?: readonly string[]
  /** With the position of the word for it. */
  readonly givenUp?: Readonly<Record<string, number>>
}

function explain({ before, now, made: records = [], willHold = {}, excused = [], givenUp = {} }: Case): readonly string[] {
  const about: FilesAbout = {
    captured: newestCaptured(records), givenUp: new Map(Object.entries(givenUp)), isExcused: (path) => excused.includes(path),
    willHold: (path) => (willHold[path] === undefined ? undefined : hash(willHold[path])),
  }
  return unexplained({ seq: 10, before: files(before), now: files(now) }, about)
}

describe('a file that a step read', () => {
  it.each<[string, Case, readonly string[]]>([
    ['is explained as it was found', { before: { a: '1' }, now: { a: '1' } }, []],
    ['is a change with another content, named among others that are not', { before: { a: '1', b: '2' }, now: { a: 'x', b: '2' } }, ['a']],
    ['is a change where it appeared, and where it is gone', { before: { a: '1' }, now: { b: '1' } }, ['a', 'b']],
    ['is explained by what a later step captured', { before: { a: '1' }, now: { a: '2' }, made: [made('bump', 20, { a: '2' })] }, []],
    ['is explained by the newest capture alone', {
      before: { a: '1' }, now: { a: '2' }, made: [made('bump', 20, { a: '2' }), made('again', 30, { a: '3' })],
    }, ['a']],
    ['is a change where it is as it was before a later step made it another', {
      before: { a: '1' }, now: { a: '1' }, made: [made('bump', 20, { a: '2' })],
    }, ['a']],
    ['is not explained by what a step captured before', {
      before: { a: '2' }, now: { a: '1' }, made: [made('bump', 5, { a: '1' })],
    }, ['a']],
    ['may be new where a later step captured it', { before: {}, now: { a: '2' }, made: [made('bump', 20, { a: '2' })] }, []],
    ['is as it was where its captured version comes back', {
      before: { a: '1' }, now: {}, made: [made('bump', 20, { a: '2' })], willHold: { a: '2' },
    }, []],
    ['is a change where what comes back is older than what was read', {
      before: { a: '2' }, now: {}, made: [made('bump', 5, { a: '1' })], willHold: { a: '1' },
    }, ['a']],
    ['is explained where it is gone and was given up since', { before: { a: '1' }, now: {}, givenUp: { a: 20 } }, []],
    ['is a change where it was given up and is there again', { before: { a: '1' }, now: { a: '1' }, givenUp: { a: 20 } }, ['a']],
    ['is a change where it was given up before, and is gone', { before: { a: '1' }, now: {}, givenUp: { a: 5 } }, ['a']],
    ['is a change where it was made after it was given up, and is gone', {
      before: { a: '1' }, now: {}, givenUp: { a: 20 }, made: [made('again', 30, { a: '2' })],
    }, ['a']],
    ['is not compared while somebody writes it', { before: { a: '1', b: '1' }, now: { a: '2', b: '2' }, excused: ['a'] }, ['b']],
  ])('%s', (_title, about, paths) => { expect(explain(about)).toEqual(paths) })

  it('is another one where a link leads elsewhere, even to the same content', () => {
    const [file] = files({ a: '1' })
    const about: FilesAbout = { captured: new Map(), givenUp: new Map(), isExcused: () => false, willHold: () => undefined }
    const [before, now] = [[{ ...file!, link: 'x' }], [{ ...file!, link: 'y' }]]
    expect(unexplained({ seq: 1, before, now }, about)).toEqual(['a'])
    expect(unexplained({ seq: 1, before, now: before }, about)).toEqual([])
  })
})

it('the newest version of a path is found over all records, whatever became of them', () => {
  const newest = newestCaptured([made('pack', 30, { a: '3', b: '3' }), made('gone', 40, { a: '4' }), made('old', 5, { a: '1' })])
  expect([...newest].map(([path, { ref, seq }]) => [path, ref, seq])).toEqual([['a', 'gone', 40], ['b', 'pack', 30]])
})
