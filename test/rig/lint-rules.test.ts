import { relative } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FINE, VIOLATIONS } from './lint-violations.ts'
import { makeTree, removeTree } from './planted-tree.ts'

let root = ''
const reports = new Map<string, readonly Linter.LintMessage[]>()

beforeAll(async () => {
  const planted = Object.fromEntries(VIOLATIONS.map(({ file, code }) => [file, code]))
  root = makeTree({ ...planted, ...FINE }, ['eslint.config.ts', 'tsconfig.json', 'package.json', 'scripts'])
  const results = await new ESLint({ cwd: root }).lintFiles(['src', 'test'])
  for (const { filePath, messages } of results) reports.set(relative(root, filePath), messages)
})

afterAll(() => removeTree(root))

it.each(VIOLATIONS)('$title is reported by $rule', ({ file, rule }) => {
  expect(reports.get(file)?.map(({ ruleId, message }) => ruleId ?? message.split(' (')[0])).toContain(rule)
})

it.each(Object.keys(FINE))('%s is fine', (file) => {
  expect(reports.get(file)).toEqual([])
})

it('no planted file hides another', () => {
  expect(reports.size).toBe(VIOLATIONS.length + Object.keys(FINE).length)
})
