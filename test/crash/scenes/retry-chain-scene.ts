import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { retryChain } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: retryChain(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
