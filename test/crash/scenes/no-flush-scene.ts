import { overlaid } from '../../../src/testing/crash/overlaid.ts'
import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { pair } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

export default {
  flow: pair(), providers: (world) => [journaledFake(world)],
  store: (store) => overlaid(store, { append: (request) => store.append({ ...request, flush: false }) }),
} satisfies CrashScene
