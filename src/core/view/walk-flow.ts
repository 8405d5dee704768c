import type { FlowIR, Step } from '../../model/flow.ts'

/** Where a step sits in its flow. */
export interface StepSite {
  readonly step: Step
  /** JSON Pointer into the flow: `/body/0/then/1`. */
  readonly irPath: string
  /** The step that holds it. */
  readonly parent?: string
  /** Which of the holder's bodies: `then`, `else`, `body`, a branch; of the flow itself: `body` or `finally`. */
  readonly region: string
  /** The step before it in the same body. */
  readonly before?: string
}

const pointerKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

interface Body { readonly region: string; readonly at: string; readonly steps: readonly Step[] }

/** The bodies of a step, by name, with their place below it. */
function bodiesOf(step: Step): readonly Body[] {
  switch (step.kind) {
    case 'if': return [
      { region: 'then', at: 'then', steps: step.then },
      ...(step.else === undefined ? [] : [{ region: 'else', at: 'else', steps: step.else }]),
    ]
    case 'foreach': return [{ region: 'body', at: 'body', steps: step.body }]
    case 'parallel':
      return Object.entries(step.branches).map(([region, steps]) => ({ region, at: `branches/${pointerKey(region)}`, steps }))
    default: return []
  }
}

function* walkBody(steps: readonly Step[], irPath: string, region: string, parent: string | undefined): Generator<StepSite> {
  let before: string | undefined
  for (const [index, step] of steps.entries()) {
    const at = `${irPath}/${String(index)}`
    yield { step, irPath: at, region, ...(parent === undefined ? {} : { parent }), ...(before === undefined ? {} : { before }) }
    for (const body of bodiesOf(step)) yield* walkBody(body.steps, `${at}/${body.at}`, body.region, step.stepId)
    before = step.stepId
  }
}

/** Every step of a flow in document order, nested ones after their holder, `finally` last. Callees are not entered. */
export function* walkFlow(flow: Pick<FlowIR, 'body' | 'finally'>): Generator<StepSite> {
  yield* walkBody(flow.body, '/body', 'body', undefined)
  yield* walkBody(flow.finally ?? [], '/finally', 'finally', undefined)
}
