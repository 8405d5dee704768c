import { shell } from '../../../src/providers/shell/shell.ts'
import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import { hookSpawn } from './hook-spawn.ts'
import { fanCommands } from './shell-flows.ts'

export default {
  flow: fanCommands,
  providers: (world) => {
    hookSpawn(world)
    return [shell()]
  },
  runner: () => ({ concurrency: 9 }),
} satisfies CrashScene
