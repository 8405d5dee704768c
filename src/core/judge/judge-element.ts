import type { Predicate } from '../../model/flow.ts'
import type { UiNode } from '../../ports/provider.ts'
import { findElements, matchesText } from './match-element.ts'

/** What a channel can say: it completed with a verdict, or it could not see. */
export type ChannelAnswer =
  | { readonly completed: true; readonly verdict: 'pass' | 'fail'; readonly reason: string }
  | { readonly completed: false; readonly reason: string }

const pass = (reason: string): ChannelAnswer => ({ completed: true, verdict: 'pass', reason })
const fail = (reason: string): ChannelAnswer => ({ completed: true, verdict: 'fail', reason })
const blind = (reason: string): ChannelAnswer => ({ completed: false, reason })

type ElementPredicate = Extract<Predicate, { readonly type: 'elementState' | 'elementText' }>

/** Judges an element predicate over a structured snapshot. A platform's `null` is never taken for a value. */
export function judgeElement(root: UiNode, predicate: ElementPredicate): ChannelAnswer {
  const found = findElements(root, predicate.selector)
  if (predicate.type === 'elementState' && (predicate.state === 'present' || predicate.state === 'absent')) {
    const seen = `${String(found.length)} elements match`
    return (found.length > 0) === (predicate.state === 'present') ? pass(seen) : fail(seen)
  }
  const [node, second] = found
  if (node === undefined) return fail('no element matches')
  if (second !== undefined) return fail(`the selector is ambiguous: ${String(found.length)} elements match`)
  return predicate.type === 'elementText' ? judgeText(node, predicate) : judgeFlag(node, predicate.state as 'visible' | 'enabled')
}

function judgeFlag(node: UiNode, flag: 'visible' | 'enabled'): ChannelAnswer {
  const value = node[flag]
  if (value === null || value === undefined) return blind(`the platform reports null for ${flag}`)
  return value ? pass(`the element is ${flag}`) : fail(`the element is not ${flag}`)
}

function judgeText(node: UiNode, predicate: Extract<Predicate, { readonly type: 'elementText' }>): ChannelAnswer {
  if (node.text === undefined) return blind('the element has no text in the snapshot')
  const shown = JSON.stringify(node.text.slice(0, 200))
  const { mode, value } = predicate.match
  if (matchesText(node.text, predicate.match)) return pass(`the text is ${shown}`)
  return fail(`the text is ${shown}, wanted ${mode} ${JSON.stringify(value)}`)
}
