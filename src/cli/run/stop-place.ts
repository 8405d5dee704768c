import { parseInstanceRef } from '../../core/path/instance-ref.ts'
import { flowPlaces } from '../../core/view/flow-places.ts'
import { refOfText } from '../../core/view/locate-step.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { meantText } from '../meant-text.ts'

// Instances are not known before a run: its rounds are made as it goes. A path is checked with its rounds left open.

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
  const known = [...flowPlaces(bundle)].map((place) => place.ref)
  const ref = refOfText(text)
  const isKnown = ref.ok && parseInstanceRef(ref.value) !== undefined && known.map(openRounds).includes(openRounds(ref.value))
  if (ref.ok && isKnown) return ref.value
  throw refuse(flag, text, known)
}
