import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { continued } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: continued(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
