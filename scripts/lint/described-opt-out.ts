import type { Rule } from 'eslint'

const DIRECTIVE = /^\s*eslint(-disable(-next-line|-line)?|-enable)?(\s|$)/
const NAMES_RULES_AND_SAYS_WHY = /^\s*eslint-disable(-next-line|-line)?\s+[a-z@][^]*?\s--\s+\S.{9,}/
const PLAIN_ENABLE = /^\s*eslint-enable(\s|$)/

/**
 * Opting out of a rule names the rule and says why; inline reconfiguration is refused.
 * Reported before the first line, where no directive of the file can silence the report.
 */
export const describedOptOut: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'line {{line}}: an opt-out names its rules and says why: eslint-disable-next-line RULE -- REASON' },
  },
  create: (context) => ({
    Program(node) {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!DIRECTIVE.test(comment.value) || PLAIN_ENABLE.test(comment.value) || NAMES_RULES_AND_SAYS_WHY.test(comment.value)) continue
        const line = String(comment.loc?.start.line ?? 0)
        context.report({ node, loc: { line: 0, column: 0 }, messageId: 'silent', data: { line } })
      }
    },
  }),
}
