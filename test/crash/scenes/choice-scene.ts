import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { choice } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: choice(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
