import type { TextNode } from '../parse/authoring-node.ts'
import type { AuthoredFlow, AuthoredHandler, AuthoredStep } from './authored.ts'

const ofHandlers = (handlers: readonly AuthoredHandler[]): readonly TextNode[] =>
  handlers.flatMap(({ action }) => action.kind === 'repair' ? [action.file] : [])

function ofStep(step: AuthoredStep): readonly TextNode[] {
  const own = ofHandlers(step.handlers)
  switch (step.kind) {
    case 'call': return [step.file, ...own]
    case 'if': return [...own, ...step.then.flatMap(ofStep), ...(step.else ?? []).flatMap(ofStep)]
    case 'foreach': return [...own, ...step.body.flatMap(ofStep)]
    case 'parallel': return [...own, ...step.branches.flatMap(([, steps]) => steps.flatMap(ofStep))]
    default: return own
  }
}

/** The flow files that a flow runs, as they are named in it. */
export const calledFiles = ({ body, finally: closing = [], handlers }: AuthoredFlow): readonly TextNode[] =>
  [...[...body, ...closing].flatMap(ofStep), ...ofHandlers(handlers)]
