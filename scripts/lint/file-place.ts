import { basename } from 'node:path'
import type { Rule } from 'eslint'
import { DOORS, linted } from './doors.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MEANINGLESS = /(^|-)(utils?|helpers?|common|types|managers?|misc|shared)(-|$)/

/** Folders below src. */
const DEEPEST = 2

/** `test/unit`, `test/types` …: named by what the runner does with them. */
const KINDS_OF_TESTS = 2

const withoutEndings = (name: string): string => name.replace(/(\.(test|test-d|d|flow|config))*\.[cm]?[jt]s$/, '')

function* problems(file: string): Generator<string> {
  const folders = file.split('/').slice(0, -1)
  const chosen = folders[0] === 'test' ? folders.slice(KINDS_OF_TESTS) : folders
  const names = [...chosen, withoutEndings(basename(file))].map((name) => name.replace(/^\./, ''))
  for (const name of names) {
    if (!KEBAB.test(name)) yield `"${name}" is not kebab-case`
    if (MEANINGLESS.test(name)) yield `"${name}" says nothing about what is inside`
  }
  if (folders[0] !== 'src') return
  if (folders.length > DEEPEST + 1) yield `is more than ${String(DEEPEST)} folders below src`
  if (basename(file) === 'index.ts' && !DOORS.includes(file)) yield 'index.ts is for the published doors'
}

/** Names and places of files. */
export const filePlace: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { misplaced: '{{problem}}' } },
  create: (context) => ({
    Program(node) {
      for (const problem of problems(linted(context))) {
        context.report({ node, loc: { line: 1, column: 0 }, messageId: 'misplaced', data: { problem } })
      }
    },
  }),
}
