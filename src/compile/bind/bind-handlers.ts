import type { HandlerActionDraft, HandlerDraft } from '../../core/flow/flow-draft.ts'
import type { AuthoredHandler, AuthoredHuman } from '../normalize/authored.ts'
import { field } from '../normalize/read-node.ts'
import type { BindContext } from './bind-context.ts'
import { bindRetry } from './bind-retry.ts'

/** The human step of a question, without what surrounds it. */
export const humanFields = ({ at: _at, presents, ...human }: AuthoredHuman) => (
  { ...human, presents: [...presents], onTimeout: 'unknown' as const }
)

function bindDisposition(
  action: AuthoredHandler['action'], stepId: string, repeatable: boolean, context: BindContext,
): HandlerActionDraft | undefined {
  switch (action.kind) {
    case 'continue': case 'abort': return { kind: action.kind }
    case 'retry': return { kind: 'retry', policy: bindRetry(action.policy, { repeatable }, context) }
    case 'escalate': {
      const human = { kind: 'human', stepId, ...humanFields(action.human) } as const
      context.marks.place(human, action.human.at)
      return { kind: 'escalate', human }
    }
    case 'repair': {
      const flowRef = context.refTo(action.file)
      return flowRef && { kind: 'repair', flowRef }
    }
  }
}

/** Handlers with the ids of their questions, `<owner>:onFail1`. `repeatable`: whether acting again does no harm. */
export function bindHandlers(
  handlers: readonly AuthoredHandler[], owner: string, repeatable: boolean, context: BindContext,
): HandlerDraft[] {
  const counts = new Map<string, number>()
  return handlers.flatMap((handler) => {
    const { hook, errorClasses, maxTriggers } = handler
    const count = (counts.get(hook) ?? 0) + 1
    counts.set(hook, count)
    const action = bindDisposition(handler.action, `${owner}:${hook}${count}`, repeatable, context)
    if (action === undefined) return []
    const bound: HandlerDraft = {
      hook, action, ...field('errorClasses', errorClasses && [...errorClasses]), ...field('maxTriggers', maxTriggers),
    }
    context.marks.place(bound, handler.at)
    return [bound]
  })
}
