import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { handled } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: handled(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
