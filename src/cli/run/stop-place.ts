import { nearestNames } from '../../core/expr/nearest-names.ts'
import { indexFlow } from '../../core/flow/flow-index.ts'
import { parseInstanceRef } from '../../core/path/instance-ref.ts'
import { refOfText } from '../../core/view/locate-step.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle, FlowIR } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'

/** Where instances of a flow can be, with rounds left open: `each[]/pay`, `checkout/pay`. */
function* places({ flows }: FlowBundle, flow: FlowIR, before: string): Generator<string> {
  for (const { step, loops } of indexFlow(flow).all()) {
    const around = before + loops.map((loop) => `${loop}[]/`).join('')
    yield around + step.stepId
    const callee = step.kind === 'call' ? flows.get(step.flowRef.irHash) : undefined
    if (callee !== undefined) yield* places({ root: callee, flows }, callee, `${around}${step.stepId}/`)
  }
}

const placeOf = (ref: InstanceRef): string =>
  (parseInstanceRef(ref) ?? []).map(({ name, round }) => (round === undefined ? name : `${name}[]`)).join('/')

/** How a person writes a place whose rounds are not known yet. */
const spelled = (place: string): string => place.replaceAll('[]', '[#0]')

function unknown(flag: string, text: string, known: readonly string[]): Fault {
  const inside = known.filter((place) => place.endsWith(`/${text}`))
  if (inside.length > 0) {
    return new Fault('run.step-ambiguous', `--${flag} ${text}: "${text}" is inside a loop or a call and needs its whole path`, {
      next: `--${flag} '${spelled(inside[0] ?? '')}'`, data: { candidates: inside.map(spelled) },
    })
  }
  const near = nearestNames(text, known.map(spelled))
  return new Fault('run.step-unknown', `--${flag} ${text}: the flow has no such step${near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`}`, {
    next: 'runner graph FLOW',
  })
}

/**
 * The instance that a flag names, checked against the flow before anything runs.
 * @throws Fault run.step-unknown, run.step-ambiguous
 */
export function stopPlace(bundle: FlowBundle, flag: string, text: string): InstanceRef {
  const known = [...places(bundle, bundle.root, '')]
  const ref = refOfText(text)
  if (ref.ok && known.includes(placeOf(ref.value))) return ref.value
  throw unknown(flag, text, known)
}
