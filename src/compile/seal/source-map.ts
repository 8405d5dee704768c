import type { FlowDraft, HandlerDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import type { SourceMapEntry } from '../../model/flow.ts'
import type { Marks } from '../marks.ts'
import { NO_SPAN, type Place } from '../place.ts'

const pointer = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Writes down where each step of a flow stands in its source. */
class SourceMap {
  readonly entries: SourceMapEntry[] = []

  constructor(private readonly marks: Marks, private readonly fallback: Place) {}

  steps(steps: readonly StepDraft[] | undefined, path: string): void {
    for (const [i, step] of (steps ?? []).entries()) this.step(step, path + pointer(i))
  }

  handlers(handlers: readonly HandlerDraft[] | undefined, path: string): void {
    for (const [i, { action }] of (handlers ?? []).entries()) {
      if (action.kind === 'escalate') this.step(action.human, `${path}${pointer(i)}/action/human`)
    }
  }

  private step(step: StepDraft, irPath: string): void {
    const { file, span = NO_SPAN, origin } = this.marks.wholeOf(step) ?? this.fallback
    this.entries.push({ irPath, file, span, ...(origin === undefined || origin.length === 0 ? {} : { origin: [...origin] }) })
    if (step.kind === 'foreach') this.steps(step.body, `${irPath}/body`)
    if (step.kind === 'if') {
      this.steps(step.then, `${irPath}/then`)
      this.steps(step.else, `${irPath}/else`)
    }
    if (step.kind === 'parallel') {
      for (const [name, steps] of Object.entries(step.branches)) this.steps(steps, `${irPath}/branches${pointer(name)}`)
    }
    this.handlers(step.handlers, `${irPath}/handlers`)
  }
}

/** The source map of a flow: one entry per step, by JSON Pointer into the flow. */
export function sourceMapOf(flow: FlowDraft, marks: Marks, fallback: Place): SourceMapEntry[] {
  const map = new SourceMap(marks, fallback)
  map.steps(flow.body, '/body')
  map.steps(flow.finally, '/finally')
  map.handlers(flow.handlers, '/handlers')
  return map.entries
}
