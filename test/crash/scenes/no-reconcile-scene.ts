import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { pair } from './fake-flows.ts'
import { journaledFake, withoutReconcile } from './journaled-fake.ts'

export default { flow: pair(), providers: (world) => [journaledFake(world, withoutReconcile)] } satisfies CrashScene
