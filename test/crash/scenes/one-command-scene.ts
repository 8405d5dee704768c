import { shell } from '../../../src/providers/shell/shell.ts'
import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { hookSpawn } from './hook-spawn.ts'
import { oneCommand } from './shell-flows.ts'

export default {
  flow: oneCommand,
  providers: (world) => {
    hookSpawn(world)
    return [shell()]
  },
} satisfies CrashScene
