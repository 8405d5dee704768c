import { entering, hostDrifted, hostLeaving, judging, judgingObserved, leavingOn, observeToJudge, probed } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// An assert step: looks (or reuses what an earlier step archived) and judges. It never touches the world.

const looking = {
  observationRecorded: [{ guard: 'probes', actions: 'probe' }, ...judgingObserved('observing')],
  preflightProbed: [...probed(...judging('probing'))],
} as const

export const assertMachine = stepSetup.createMachine({
  id: 'assert', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering(...judging('ready'))] } },
    ready: { on: { ...looking, ...leavingOn, recovered: [...entering(...judging('ready'))] } },
    drifted: hostDrifted(...judging('probing')),
    probing: { on: { observationRecorded: [...judgingObserved('observing')], ...leavingOn, recovered: { actions: observeToJudge } } },
    observing: { on: { ...leavingOn, recovered: [...judgingObserved('observing')] } },
    ...hostLeaving(
      [{ guard: 'judgeNeedsWorld', actions: observeToJudge }, { guard: 'needsMaterial', actions: 'gatherMaterial' }, { actions: 'judge' }],
      looking,
    ),
  },
})
