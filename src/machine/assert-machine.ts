import { drifted, entering, judging, judgingObserved, leaving, leavingOn, observeToJudge, probed } from './follow-ups.ts'
import { stepSetup } from './step-setup.ts'

// An assert step: looks (or reuses what an earlier step archived) and judges. It never touches the world.

export const assertMachine = stepSetup.createMachine({
  id: 'assert', context: {}, initial: 'pending',
  states: {
    pending: { on: { stepEntered: [...entering(...judging('ready'))] } },
    ready: {
      on: {
        observationRecorded: [{ guard: 'probes', actions: 'probe' }, ...judgingObserved('observing')],
        preflightProbed: [...probed(...judging('probing'))], ...leavingOn, recovered: [...entering(...judging('ready'))],
      },
    },
    drifted: drifted(...judging('probing')),
    probing: { on: { observationRecorded: [...judgingObserved('observing')], ...leavingOn, recovered: { actions: observeToJudge } } },
    observing: { on: { ...leavingOn, recovered: [...judgingObserved('observing')] } },
    ...leaving,
  },
})
