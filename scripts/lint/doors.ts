import { relative, sep } from 'node:path'
import type { Rule } from 'eslint'

/** The published entry points: the only files named index, and the only ones that re-export. */
export const DOORS: readonly string[] = ['src/index.ts', 'src/providers/index.ts', 'src/testing/index.ts']

/** The linted file, from the root of the project, with forward slashes. */
export const linted = (context: Rule.RuleContext): string => relative(context.cwd, context.filename).split(sep).join('/')
