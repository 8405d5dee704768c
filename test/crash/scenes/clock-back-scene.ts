import { randomUUID } from 'node:crypto'
import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { retryChain } from './fake-flows.ts'
import { journaledFake } from './journaled-fake.ts'

/** What was due soon is due so much later by the clock of the next process. */
const BEHIND_MS = 150

export default {
  flow: retryChain(), providers: (world) => [journaledFake(world)],
  runner: (life) => ({ ambient: { now: () => Date.now() - life * BEHIND_MS, newId: randomUUID, random: Math.random } }),
} satisfies CrashScene
