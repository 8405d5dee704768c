import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ActionCall, Provider, ProviderSession } from '../../../src/ports/provider.ts'
import { shell } from '../../../src/providers/shell/shell.ts'
import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import type { CrashWorld } from '../../../src/testing/crash/crash-world.ts'
import { overlaid } from '../../../src/testing/crash/overlaid.ts'
import { hookSpawn } from './hook-spawn.ts'
import { commands } from './shell-flows.ts'

/** The command `publish` goes on once somebody waits for its end; while it is busy is a moment to die at. */
function watched(session: ProviderSession, world: CrashWorld): ProviderSession {
  const go = (): void => { writeFileSync(`${world.file}-go`, '') }
  async function execute(call: ActionCall, signal: AbortSignal): ReturnType<ProviderSession['execute']> {
    const ending = session.execute(call, signal)
    if (call.context.stepId !== 'publish') return ending
    while (!existsSync(`${world.file}-begun`)) await sleep(5)
    world.around('busy', go)
    return ending
  }
  return overlaid(session, {
    execute,
    attach: (callId: string, signal: AbortSignal) => {
      go()
      return session.attach!(callId, signal)
    },
  })
}

const busyShell = (world: CrashWorld): Provider => {
  const provider = shell()
  return { manifest: provider.manifest, open: async (options) => watched(await provider.open(options), world) }
}

export default {
  flow: commands,
  providers: (world) => {
    hookSpawn(world)
    return [busyShell(world)]
  },
} satisfies CrashScene
