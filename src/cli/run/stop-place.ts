import { indexFlow, type FlowIndex } from '../../core/flow/flow-index.ts'
import { parseInstanceRef } from '../../core/path/instance-ref.ts'
import { refOfText } from '../../core/view/locate-step.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle, FlowIR } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { meantText } from '../meant-text.ts'

// Instances are not known before a run: its rounds are made as it goes. A path is checked with its rounds left open.

/** A round as its loop names it: by a key, or by its number. */
function roundOf(index: FlowIndex, loop: string): string {
  const { step } = index.site(loop)
  return step.kind === 'foreach' && step.key !== undefined ? `${loop}[KEY]/` : `${loop}[#0]/`
}

/** Every place of a flow where an instance can be, as a person would write it: `each[KEY]/pay`, `checkout/pay`. */
function* places({ flows }: FlowBundle, flow: FlowIR, before: string): Generator<string> {
  const index = indexFlow(flow)
  for (const { step, loops } of index.all()) {
    const place = before + loops.map((loop) => roundOf(index, loop)).join('') + step.stepId
    yield place
    const callee = step.kind === 'call' ? flows.get(step.flowRef.irHash) : undefined
    if (callee !== undefined) yield* places({ root: callee, flows }, callee, `${place}/`)
  }
}

/** The place of an instance: any round stands for all. */
const openRounds = (text: string): string => text.replaceAll(/\[[^\]]*\]/g, '[]')

function refuse(flag: string, text: string, known: readonly string[]): Fault {
  const inside = known.filter((place) => place.endsWith(`/${text}`))
  if (inside.length > 0) {
    return new Fault('run.step-ambiguous', `--${flag} ${text}: the step is in a loop or a call, an instance of it is named by its path`, {
      next: `pass --${flag} '${inside[0] ?? ''}'`, data: { candidates: inside },
    })
  }
  const problem = `--${flag} ${text}: the flow has no such step${meantText(text, known)}`
  return new Fault('run.step-unknown', problem, { next: 'runner graph FLOW' })
}

/**
 * The instance that a flag names, checked against the flow before anything runs.
 * @throws Fault run.step-unknown, run.step-ambiguous
 */
export function stopPlace(bundle: FlowBundle, flag: string, text: string): InstanceRef {
  const known = [...places(bundle, bundle.root, '')]
  const ref = refOfText(text)
  const isKnown = ref.ok && parseInstanceRef(ref.value) !== undefined && known.map(openRounds).includes(openRounds(ref.value))
  if (ref.ok && isKnown) return ref.value
  throw refuse(flag, text, known)
}
