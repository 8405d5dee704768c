import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { closing } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default { flow: closing(), providers: (world) => [journaledFake(world)] } satisfies CrashScene
