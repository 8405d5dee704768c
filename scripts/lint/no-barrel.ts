import type { Rule } from 'eslint'
import { DOORS, linted } from './doors.ts'

/** Only the published doors consist of re-exports; they name each one. */
export const noBarrel: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { barrel: 'a file of re-exports only: import from where the thing is', star: 'export by name' },
  },
  create: (context) => ({
    ExportAllDeclaration(node) { context.report({ node, messageId: 'star' }) },
    Program(node) {
      if (DOORS.includes(linted(context)) || node.body.length === 0) return
      const reexports = node.body.every((each) => each.type === 'ExportNamedDeclaration' && each.source)
      if (reexports) context.report({ node, messageId: 'barrel' })
    },
  }),
}
