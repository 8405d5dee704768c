import childProcess from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineFlow } from '../../../src/compile/define/define-flow.ts'
import { expr } from '../../../src/compile/define/expression-functions.ts'
import type { ActionCall, Provider, ProviderSession } from '../../../src/ports/provider.ts'
import { session } from '../../../src/providers/session/session.ts'
import type { CrashScene } from '../../../src/testing/crash/crash-scene.ts'
import type { CrashWorld } from '../../../src/testing/crash/crash-world.ts'
import { overlaid } from '../../../src/testing/crash/overlaid.ts'

const AGENT = path.resolve('fixtures/agent/agent.mjs')

/** What an agent accepts is an effect. One step may be given again; of the other a person says whether it was. */
const talk = defineFlow({ id: 'talk' }, ({ action }) => {
  const flags = ['--sid', 'mine', '--gate', 'go']
  const config = { command: AGENT, resumeArgs: ['--resume', '{sid}'], resumeRejected: 'No conversation found' }
  action<{ readonly result: string }>('ask', 'session:run', { ...config, args: flags, message: 'ask' }, {
    effect: 'mutating', idempotent: true, expect: (output) => [expr.ne(output.result, '')],
  })
  action<{ readonly result: string }>('tell', 'session:run', { ...config, args: flags, message: 'tell' }, {
    effect: 'mutating', expect: (output) => [expr.ne(output.result, '')],
  })
})

/** Makes the start of an agent, and each line to it, moments to die at. */
function hookAgents(world: CrashWorld): void {
  const start = childProcess.spawn as (...args: readonly unknown[]) => childProcess.ChildProcessWithoutNullStreams
  const hooked = (...args: readonly unknown[]): childProcess.ChildProcess => {
    if (args[0] !== AGENT) return start(...args)
    const child = world.around('spawn', () => start(...args))
    const write = child.stdin.write.bind(child.stdin) as (...bytes: readonly unknown[]) => boolean
    child.stdin.write = ((...bytes: readonly unknown[]) => world.around('message', () => write(...bytes))) as typeof child.stdin.write
    return child
  }
  childProcess.spawn = hooked as typeof childProcess.spawn
  syncBuiltinESMExports()
}

/** The agent answers once somebody waits for it; while it is at work is a moment to die at. */
function watched(opened: ProviderSession, world: CrashWorld, home: string): ProviderSession {
  async function execute(call: ActionCall, signal: AbortSignal): ReturnType<ProviderSession['execute']> {
    const had = world.effects().length
    const ending = opened.execute(call, signal)
    const ended = ending.then(() => true, () => true)
    while (world.effects().length === had && !await Promise.race([ended, sleep(5, false)]));
    world.around('busy', () => { writeFileSync(path.join(home, 'go'), '') })
    return ending
  }
  return overlaid(opened, { execute })
}

function agents(world: CrashWorld): Provider {
  // Sessions of other runs at the same time have the same name.
  const folder = path.dirname(world.file)
  const home = path.join(folder, 'home')
  mkdirSync(home, { recursive: true })
  process.env['TMPDIR'] = folder
  const provider = session({ env: { ...process.env, AGENT_HOME: home } })
  return {
    manifest: provider.manifest,
    async open(options) {
      if (existsSync(world.file)) writeFileSync(path.join(home, 'go'), '')
      return watched(await provider.open(options), world, home)
    },
  }
}

export default {
  flow: talk,
  providers: (world) => {
    hookAgents(world)
    return [agents(world)]
  },
} satisfies CrashScene
