import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../../src/model/fault.ts'

interface Documented {
  readonly code: string
  readonly exit: number
  readonly title: string
  readonly advice: string
  readonly area: string
}

/** The rows of the page, with the heading each stands under. */
function documentedFaults(): readonly Documented[] {
  let area = ''
  return readFileSync('docs/errors/README.md', 'utf8').split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area
    const cells = /^\| `([^`]+)` \| (\d+) \| ([^|]+) \| ([^|]+) \|$/.exec(line)
    if (cells === null) return []
    const [, code = '', exit = '', title = '', advice = ''] = cells
    return [{ code, exit: Number(exit), title: title.trim(), advice: advice.trim(), area }]
  })
}

describe('the page of faults', () => {
  it('lists every fault once with its exit code and title, and nothing else', () => {
    const listed = documentedFaults().map(({ code, exit, title }) => [code, { exit, title }] as const)
    expect(listed.map(([code]) => code).sort()).toEqual(Object.keys(FAULTS).sort())
    expect(Object.fromEntries(listed)).toEqual(FAULTS)
  })

  it('stands under the area that its code begins with, and says what to do', () => {
    for (const { code, area, advice } of documentedFaults()) {
      expect(code.split('.')[0], code).toBe(area)
      expect(advice.length, code).toBeGreaterThan(8)
    }
  })
})
