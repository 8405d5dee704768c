import type { InboxRow } from '../../core/view/inbox.ts'
import { oneLine } from './safe-text.ts'

/** What an answer came to: `approve: publish (yes: it passes)`. */
export function answeredText(
  { ref, decisions, means }: Pick<InboxRow, 'ref' | 'decisions' | 'means'>, { decision }: { readonly decision?: string },
): string {
  if (decision === undefined) return oneLine(`${ref}: your input is taken`)
  const text = means?.[decisions?.indexOf(decision) ?? -1]
  return oneLine(`${ref}: ${decision}${text === undefined ? '' : ` (${text})`}`)
}
