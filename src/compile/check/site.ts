import type { StepDraft } from '../../core/flow/flow-draft.ts'
import type { FlowIndex, StepSite } from '../../core/flow/flow-index.ts'

/** Where an expression stands, and what it may read there beside what comes before it. */
export interface Site {
  /** The step (or the question of a handler) it belongs to; none: the outputs of the flow. */
  readonly at?: string
  /** Its own result: `raw` as `output`, `projected` as its own `steps.<id>.output` too. */
  readonly own?: 'raw' | 'projected'
  /** Its own `steps.<id>.previous`. */
  readonly previous?: true
  /** The item of the loop whose rounds it names. */
  readonly item?: string
  /** Whether a secret may stand here as a whole value; where exactly is checked with the schema. */
  readonly secrets?: true
}

/** The step that stands for a site in the flow: the owner of a handler for its question. */
export function standpoint(index: FlowIndex, { at }: Site): StepSite | undefined {
  if (at === undefined) return undefined
  const escalation = index.escalation(at)
  if (escalation === undefined) return index.find(at)
  return escalation.host === undefined ? undefined : index.find(escalation.host)
}

/** Whether a step stands in the closing part of a flow. */
export function isInFinally(index: FlowIndex, site: StepSite): boolean {
  const [outermost] = site.containers
  return (outermost === undefined ? site : index.site(outermost)).body === 'finally'
}

/** What a step is called in messages. */
export const KIND_NAMES: Readonly<Record<StepDraft['kind'], string>> = {
  action: 'an action', assert: 'a step that observes', call: 'a call', human: 'a question', if: 'an "if"', foreach: 'a loop',
  let: 'a "let"',
  parallel: 'a "parallel"', wait: 'a wait',
}
