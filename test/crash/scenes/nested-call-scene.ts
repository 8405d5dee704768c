import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { nestedCall } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: nestedCall(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
