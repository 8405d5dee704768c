import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { retried } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: retried(), retries: 1, providers: (world) => [journaledFake(world)] } satisfies CrashScene
