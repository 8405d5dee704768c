import type { Rule } from 'eslint'
import type { Node, ObjectExpression, Property } from 'estree'

const propertyName = (property: Property): string | undefined => {
  if (property.key.type === 'Identifier' && !property.computed) return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : undefined
}

const properties = (node: ObjectExpression): Property[] => node.properties.filter((each) => each.type === 'Property')

const isUndefined = (node: Node): boolean => node.type === 'Identifier' && node.name === 'undefined'

/** Swallows its event without a trace: neither moves nor does anything, so it cannot be told from a refusal. */
function isSilent(node: Node): boolean {
  if (isUndefined(node)) return true
  if (node.type !== 'ObjectExpression' || node.properties.some((each) => each.type === 'SpreadElement')) return false
  return !properties(node).some((each) => ['target', 'actions'].includes(propertyName(each) ?? ''))
}

const alternatives = (node: Node): Node[] =>
  node.type === 'ArrayExpression' ? node.elements.flatMap((each): Node[] => each === null ? [] : [each]) : [node]

function transitionsOf(property: Property): Node[] {
  const { value } = property
  switch (propertyName(property)) {
    case 'always':
    case 'onDone': return alternatives(value)
    case 'on': return value.type === 'ObjectExpression' ? properties(value).flatMap((each) => alternatives(each.value)) : []
    default: return []
  }
}

/** Every transition of a machine has a target or actions; what is ignored on purpose says so with an action. */
export const machineTransition: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'a transition without target and actions cannot be told from a refused event: write { actions: \'ignoreStale\' }' },
  },
  create: (context) => ({
    Property(node) {
      for (const transition of transitionsOf(node as Property).filter(isSilent)) context.report({ node: transition, messageId: 'silent' })
    },
  }),
}
