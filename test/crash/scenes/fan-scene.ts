import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { fan } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: fan(), providers: (world) => [journaledFake(world)], runner: () => ({ concurrency: 9 }) } satisfies CrashScene
