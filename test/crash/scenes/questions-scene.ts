import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { questions } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: questions(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
