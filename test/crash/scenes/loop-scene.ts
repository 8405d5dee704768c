import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { loop } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: loop(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
