import type { Selector, TextMatch } from '../../model/flow.ts'
import type { UiNode } from '../../ports/provider.ts'

/** Whether a text satisfies a matcher; case folding is Unicode lower case. */
export function matchesText(text: string, match: TextMatch): boolean {
  const [have, want] = match.caseSensitive ? [text, match.value] : [text.toLowerCase(), match.value.toLowerCase()]
  return match.mode === 'exact' ? have === want : have.includes(want)
}

const LITERAL_FIELDS = ['role', 'name', 'identifier', 'value', 'css'] as const

function matchesNode(node: UiNode, selector: Selector): boolean {
  const same = LITERAL_FIELDS.every((field) => selector[field] === undefined || selector[field] === node[field])
  if (!same) return false
  if (selector.text !== undefined && (node.text === undefined || !matchesText(node.text, selector.text))) return false
  return matchesContext(node, selector)
}

function matchesContext(node: UiNode, { context }: Selector): boolean {
  if (context === undefined) return true
  if (node.context?.contextKind !== context.contextKind) return false
  return context.contextId === undefined || node.context.contextId === context.contextId
}

/** Every node of the tree that the selector names, in document order. */
export function findElements(root: UiNode, selector: Selector): readonly UiNode[] {
  const found: UiNode[] = []
  const pending: UiNode[] = [root]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (matchesNode(node, selector)) found.push(node)
    pending.push(...[...node.children ?? []].reverse())
  }
  return found
}
