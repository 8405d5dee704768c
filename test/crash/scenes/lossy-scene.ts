import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { lossy } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: lossy(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
