import { fake } from '../../src/providers/fake/fake.ts'
import { fakeWorld, type FakeScript } from '../../src/providers/fake/fake-world.ts'
import type { PreparedCall, ProviderHarness } from '../../src/testing/provider/harness.ts'
import { checkProvider } from './check-provider.ts'

const call: PreparedCall = { action: 'change', args: { n: 1 }, effect: 'mutating' }

function makeHarness(): ProviderHarness {
  const world = fakeWorld()
  const prepare = (...answers: readonly FakeScript[]) => () => {
    world.script(...answers)
    return call
  }
  return {
    provider: fake({ world }),
    journalDir: '/nonexistent/journal', workDir: '/nonexistent/work',
    effects: () => world.dispatchCount,
    calls: {
      succeeds: prepare({ terminal: 'succeeded', output: { done: true } }),
      fails: prepare({ terminal: 'failed', errorClass: 'action_failed_final', message: 'no' }),
      failsRetryable: prepare({ terminal: 'failed', errorClass: 'action_failed_retryable', message: 'not yet' }),
      timesOut: prepare({ terminal: 'timedOut' }),
      untilCancelled: prepare({ fault: 'untilCancelled' }),
      losesItsEnd: prepare({ fault: 'transportLostAfterDispatch' }),
      offersEvidence: () => {
        world.script({ terminal: 'succeeded', evidence: [world.offer('shot', Buffer.from('bytes'))] })
        return call
      },
      untilReleased: () => {
        world.script({ fault: 'running' })
        return { call, release: () => { world.finish(world.dispatched.at(-1)!.callId, { terminal: 'succeeded', effect: 'landed' }) } }
      },
    },
    damageJournal: () => { world.logUnavailable = 'damaged' },
  }
}

checkProvider('fake', makeHarness, ['secrets appear in no outcome'])
