import type { Assertion, Step } from '../../model/flow.ts'
import type { ObservationWant } from '../../ports/provider.ts'

// What judging a step will ask of the world, from the flow alone.

export const assertionsOf = (step: Step): readonly Assertion[] => (step.kind === 'action' || step.kind === 'assert' ? step.assertions : [])

const WANT_OF = { dom: 'dom', uiTree: 'uiTree', vision: 'screenshot' } as const

/** Parts of an observation that the chains of these assertions may look at. */
export function wantsOf(assertions: readonly Assertion[]): readonly ObservationWant[] {
  return [...new Set(assertions.flatMap((assertion) => assertion.verifyVia.map((channel) => WANT_OF[channel])))]
}

export const needsFiles = (assertions: readonly Assertion[]): boolean => assertions.some((assertion) => assertion.predicate.type === 'file')

/** Whether they can be judged from values alone. */
export const needsWorld = (assertions: readonly Assertion[]): boolean => wantsOf(assertions).length > 0 || needsFiles(assertions)
