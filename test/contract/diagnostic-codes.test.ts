import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DIAGNOSTIC_CODES } from '../../src/compile/diagnostic-codes.ts'

const STAGES = ['parse', 'normalize', 'check', 'bind', 'seal']

const textsOf = (folder: string, pattern: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name)).map(
    (name) => readFileSync(join(folder, name), 'utf8')
  ).join('\n')

describe('every code of a diagnostic', () => {
  const codes = Object.keys(DIAGNOSTIC_CODES)

  it('names its stage and a thing, in one form', () => {
    expect(codes.filter((code) => !new RegExp(`^(${STAGES.join('|')})\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(code))).toEqual([])
  })

  it('is given by the compiler', () => {
    const sources = textsOf('src/compile', /(?<!diagnostic-codes)\.ts$/)
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([])
  })

  it('is expected by a test of the compiler', () => {
    const tests = textsOf('test/unit', /compile-.*\.test\.ts$/)
    expect(codes.filter((code) => !tests.includes(code))).toEqual([])
  })
})
