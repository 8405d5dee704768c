import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { linear } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: linear(), providers: (world) => [journaledFake(world)], supervise: 'all' } satisfies CrashScene
